/** What is asked of whoever sets up a house, and the settings that come of it. */
import { settingsFrom } from '../../server/index.ts'
import { tryMail } from '../../server/people/mail.ts'
import { reasonOf } from '../../server/reason.ts'
import type { Asking } from './ask.ts'

export type Chosen = Readonly<Record<string, string>>

/** Asks until the answers can be used, as the start would use them. */
async function usable(asking: Asking, before: Chosen, question: () => Promise<Chosen>): Promise<Chosen> {
  for (;;) {
    const all = { ...before, ...(await question()) }
    const fault = faultOf(all)
    if (fault === null) return all
    asking.say(fault)
  }
}

/** Why the start would refuse it; null: it would not. */
function faultOf(chosen: Chosen): string | null {
  try {
    settingsFrom({ games: {}, gamesModule: '' }, chosen)
    return null
  } catch (error) {
    return (error as Error).message.split('\n').at(-1)!
  }
}

const isYes = (answer: string, otherwise: boolean) => (answer === '' ? otherwise : /^[yi]/i.test(answer))

/** All questions, one after the other. An empty answer is the one in brackets. */
export async function interview(asking: Asking): Promise<Chosen> {
  const named = await usable(asking, {}, async () => ({
    HOUSE_NAME: await asking.ask('What is the house called? [Interregnum] '),
  }))
  const found = await usable(asking, named, () => place(asking))
  if (!found.ADDRESS) return nonEmpty(found)
  return nonEmpty(await usable(asking, found, () => mail(asking, found)))
}

const nonEmpty = (chosen: Chosen): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''))

async function place({ ask, say }: Asking): Promise<Chosen> {
  const ADDRESS = await ask(
    'Where do people find it, as https://play.example.org? [only on this machine and its network] ',
  )
  if (ADDRESS === '') {
    const isShared = isYes(await ask('May others on your network come in? [y/N] '), false)
    return { ADDRESS, HOST: isShared ? '0.0.0.0' : '' }
  }
  const HOSTS = URL.parse(ADDRESS)?.host ?? ''
  if (!ADDRESS.startsWith('https:')) return { ADDRESS, HOSTS, HOST: '0.0.0.0' }
  say(
    'For https a web server stands in front and brings the certificate: docs/hosting.md has the lines for Caddy and nginx.',
  )
  const isBehind = isYes(await ask('Will it stand on this machine, and all come in through it? [Y/n] '), true)
  if (!isBehind) say('Where nobody gets past it, set TRUST_PROXY=on as well (docs/hosting.md says why).')
  return { ADDRESS, HOSTS, ...(isBehind ? { TRUST_PROXY: 'on' } : { HOST: '0.0.0.0' }) }
}

/** By mail people come back to their seats from any device, and hear that it is their turn. */
async function mail(asking: Asking, before: Chosen): Promise<Chosen> {
  const { ask, say } = asking
  const server = await ask('Which mail server (SMTP) sends our letters? [none: people come back by codes] ')
  if (server === '') return {}
  // Whoever has its address whole, as settings hold it, is asked for nothing that stands in it.
  const SMTP_URL = server.includes('://') ? server : smtpUrl({ server, ...(await signIn(ask)) })
  const MAIL_FROM = await ask('From which address do we write? ')
  const chosen = { SMTP_URL, MAIL_FROM }
  if (faultOf({ ...before, ...chosen }) !== null) return chosen
  say('Trying it ...')
  const fault = await tryMail(SMTP_URL).then(() => null, reasonOf)
  say(fault === null ? 'It lets us in.' : `It does not let us in: ${fault}`)
  if (fault !== null && isYes(await ask('Shall we try again? [Y/n] '), true)) return mail(asking, before)
  return chosen
}

async function signIn(ask: Asking['ask']) {
  const port = (await ask('Its port? [587] ')) || '587'
  const user = await ask('The name to sign in with? [none] ')
  return { port, user, password: user === '' ? '' : await ask('The password? ', true) }
}

interface Server {
  server: string
  port: string
  user: string
  password: string
}

/** Port 465 is encrypted from the first byte. */
function smtpUrl({ server, port, user, password }: Server): string {
  const who = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return `${port === '465' ? 'smtps' : 'smtp'}://${who}${server}:${port}`
}

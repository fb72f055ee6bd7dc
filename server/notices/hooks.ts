/** What programs are told: Discord and Slack in their own forms, any other as signed JSON. docs/protocol.md says how to check it. */
import { createHmac } from 'node:crypto'
import type { Language } from '../../text/index.ts'
import type { Hook } from '../store/noticeWishes.ts'
import type { Letter } from './outside.ts'
import { noticeWords } from './words.ts'

/** A table that waits, as everybody may know of it. */
export interface ToldTable {
  id: string
  name: string
  /** The game, and what it is called. */
  game: string
  title: string
  seat: number
  role: string | null
  person: string
  /** Which round is played; null: the game has none. */
  round: number | null
  /** Since when it waits, in milliseconds since 1970. */
  since: number
  /** Its address; null: the host has not said where it is. */
  url: string | null
}

interface Told {
  /** The same when it is told again, for it is not known whether it was taken. */
  id: string
  language: Language
  now: number
}

const json = { 'content-type': 'application/json' }

export function hookLetter({ kind, url, secret }: Hook, table: ToldTable, told: Told): Letter {
  if (kind === 'discord') {
    const content = sentence(table, told.language, plainForDiscord)
    return { url, headers: json, body: JSON.stringify({ content, allowed_mentions: { parse: [] } }) }
  }
  if (kind === 'slack')
    return { url, headers: json, body: JSON.stringify({ text: sentence(table, told.language, plainForSlack) }) }
  const body = JSON.stringify({ id: told.id, is: 'waits', table })
  const time = Math.floor(told.now / 1000)
  return { url, headers: { ...json, 'interregnum-signature': `t=${time},v1=${signature(secret, time, body)}` }, body }
}

/** Of the time (seconds since 1970), a dot and the body, in hexadecimal. */
export const signature = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

function sentence(
  { person, title, name, round, url }: ToldTable,
  language: Language,
  plain: (text: string) => string,
): string {
  const text = noticeWords[language].waitsFor(plain(person), { game: plain(title), name: plain(name), round })
  return url === null ? text : `${text} ${url}`
}

/** Names are no commands: nobody is called by them, and no link is hidden behind one. */
const plainForDiscord = (text: string): string => text.replace(/[\\*_~`|>[\]()<@#:]/g, '\\$&')
const plainForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Sends one notice, by mail, to a browser or to a program. Whatever it was about may be over by then. */
import type { HookFailure, NoticeSettings } from '../../table/sync/notices.ts'
import type { Language } from '../../text/index.ts'
import { hashOf } from '../http/users.ts'
import { limits } from '../limits.ts'
import type { Mail } from '../people/mail.ts'
import type { Notice } from '../store/noticeQueue.ts'
import type { Hook } from '../store/noticeWishes.ts'
import type { Person } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import type { Row } from '../summary.ts'
import { hookLetter, type ToldTable } from './hooks.ts'
import { dailyLetter, turnLetter } from './letters.ts'
import { type Letter, type Outcome, postOutside } from './outside.ts'
import { type PushKeys, pushLetter } from './push.ts'
import { titleOf } from './titles.ts'
import { unsubscribeToken } from './unsubscribe.ts'
import { quietUntil, type Way } from './when.ts'
import { noticeWords } from './words.ts'

export interface SendNeed {
  store: Store
  mail: Mail
  /** Where the house is found; left out: the host has not said. */
  address: string | undefined
  /** Signs links that end e-mail. */
  secret: string
  /** By which services of browsers know the house, and where they find its operator. */
  pushKeys: PushKeys
  subject: string
  isInsideAllowed: boolean
  now(): number
}

/** What becomes of a notice: it has left, or is not to be sent any more; it is tried again; it waits until a time. */
export type Sent = 'done' | 'failed' | { until: number }

export async function send(need: SendNeed, notice: Notice): Promise<Sent> {
  const { store, now } = need
  const person = await store.people.person(notice.user)
  if (!person) return 'done'
  const settings = await store.noticeWishes.settings(person.id)
  const way = notice.target.split(':')[0] as Way
  if (settings[way] === 'never') return 'done'
  const until = quietUntil(settings, now())
  if (until !== null) return { until }
  const to = { need, notice, person, language: languageOf(person) }
  if (notice.table === null) return sendDaily(to, settings)
  const found = await store.noticeQueue.stillWaits(notice.table)
  if (!found) return 'done'
  const row = JSON.parse(found.row) as Row
  const table = await toldTable(to, row, notice.table)
  if (way === 'mail') return sendMail(to, table)
  if (way === 'push') return tellBrowser(to, row)
  // A channel may be read by others: they learn whom an anonymous question asks when all do.
  return row.hidden ? { until: now() + limits.hiddenRest } : tellHook(to, table)
}

interface To {
  need: SendNeed
  notice: Notice
  person: Person
  language: Language
}

const languageOf = ({ language }: Person): Language => (language === 'hu' ? 'hu' : 'en')

/** By it whoever is sent the same thing twice can tell. */
const idOf = ({ user, about, target }: Notice): string => hashOf(`${user} ${about} ${target}`).slice(0, 24)

async function toldTable(
  { need, language }: To,
  { id, name, game, seats, round }: Row,
  { seat, since }: NonNullable<Notice['table']>,
): Promise<ToldTable> {
  const { name: person, role } = seats[seat]
  const url = need.address === undefined ? null : `${need.address}/table/${id}`
  return {
    id,
    name,
    game,
    title: await titleOf(game, language),
    seat,
    role,
    person: person ?? '',
    round: round ?? null,
    since,
    url,
  }
}

/** How a letter to somebody is addressed; null: there is no address any more. */
function writtenTo({ need, notice, person, language }: To) {
  if (person.email === null) return null
  const token = unsubscribeToken(need.secret, person.id)
  return { to: person.email, language, address: need.address ?? '', token, id: idOf(notice) }
}

const afterMail = async (mail: Mail, letter: Parameters<Mail['send']>[0]): Promise<Sent> =>
  (await mail.send(letter)) ? 'done' : 'failed'

async function sendMail(to: To, table: ToldTable): Promise<Sent> {
  const written = writtenTo(to)
  return written ? afterMail(to.need.mail, turnLetter({ ...table, game: table.title }, written)) : 'done'
}

async function sendDaily(to: To, { mail }: NoticeSettings): Promise<Sent> {
  const written = writtenTo(to)
  const waiting = await to.need.store.noticeQueue.waiting(to.person.id, limits.waitingShown)
  const told = waiting.filter(({ isMuted }) => !isMuted).map(({ row }) => JSON.parse(row) as Row)
  if (!written || mail !== 'daily' || told.length === 0) return 'done'
  const tables = await Promise.all(
    told.map(async ({ id, name, game, round = null }) => {
      return { id, name, game: await titleOf(game, to.language), round }
    }),
  )
  return afterMail(to.need.mail, dailyLetter(tables, written))
}

/** The service says that it knows the browser no more. */
const isGone = (status: number): boolean => status === 404 || status === 410

async function tellBrowser({ need, notice, language }: To, { id, game, name, round }: Row): Promise<Sent> {
  const { noticeWishes: wishes } = need.store
  const push = (await wishes.pushes(notice.user)).find(each => notice.target === `push:${each.id}`)
  if (!push) return 'done'
  const words = noticeWords[language]
  const title = await titleOf(game, language)
  const body = words.waits({ game: title, name, round: round ?? null })
  const told = { title: words.turn(title), body, path: `/table/${id}`, tag: id }
  const from = { keys: need.pushKeys, subject: need.subject, now: need.now() }
  const outcome = await postOutside(pushLetter(push, told, from), need)
  if (!('status' in outcome)) return 'failed'
  if (isGone(outcome.status)) await wishes.removePush(push.id)
  const isLost = outcome.status >= 500 || outcome.status === 429
  return isLost ? 'failed' : 'done'
}

async function tellHook({ need, notice, language }: To, table: ToldTable): Promise<Sent> {
  const { store, now } = need
  const hooks = await store.noticeWishes.hooks(notice.user)
  const hook = hooks.find(({ id }) => notice.target === `hook:${id}`)
  if (!hook || hook.isOff) return 'done'
  const failure = await wordTo(need, hook, hookLetter(hook, table, { id: idOf(notice), language, now: now() }))
  return failure === null ? 'done' : 'failed'
}

/** Sends a word to a program, and notes what came of it; null: it was taken. */
async function wordTo(
  { store, isInsideAllowed, now }: SendNeed,
  { id }: Hook,
  letter: Letter,
): Promise<HookFailure | null> {
  const failure = failureIn(await postOutside(letter, { isInsideAllowed }))
  await store.noticeWishes.noteHook(id, failure, limits.hookFails, now())
  return failure
}

function failureIn(outcome: Outcome): HookFailure | null {
  if ('failure' in outcome) return outcome.failure
  if (outcome.status >= 200 && outcome.status < 300) return null
  return outcome.status >= 300 && outcome.status < 400 ? 'redirect' : 'refused'
}

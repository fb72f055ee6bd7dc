/** Hands a word over by one way: to a mailbox, a browser or a program. What it says is made by who sends it. */

import type { LostTime } from '../../table/index.ts'
import type { HookFailure } from '../../table/sync/notices.ts'
import type { Language } from '../../text/index.ts'
import { hashOf } from '../http/users.ts'
import { limits } from '../limits.ts'
import type { Letter, Mail } from '../people/mail.ts'
import type { Notice } from '../store/noticeQueue.ts'
import type { Person } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import { type HookWord, hookLetter } from './hooks.ts'
import type { Written } from './letters.ts'
import { type Outcome, postOutside } from './outside.ts'
import { type PushKeys, type PushWords, pushLetter } from './push.ts'
import { unsubscribeToken } from './unsubscribe.ts'

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
  /** Time that was nobody's: deadlines are later by it. */
  lost(): LostTime
}

/** Somebody who is told, and by which notice. */
export interface To {
  need: SendNeed
  notice: Notice
  person: Person
  language: Language
}

/**
 * What becomes of a notice. sent: it has left. over: there is nothing to tell any more, or nobody to be told. refused: whoever carries it
 * takes it never. failed: it is tried again. Else it waits until a time.
 */
export type Sent = 'sent' | 'over' | 'refused' | 'failed' | { until: number }

/** By it whoever is sent the same thing twice can tell. */
const idOf = ({ user, about, target }: Notice): string => hashOf(`${user} ${about} ${target}`).slice(0, 24)

export async function byMail({ need, notice, person, language }: To, letter: (to: Written) => Letter): Promise<Sent> {
  if (person.email === null) return 'over'
  const token = unsubscribeToken(need.secret, person.id)
  const to = { to: person.email, language, address: need.address ?? '', token, id: idOf(notice) }
  return (await need.mail.send(letter(to))) ? 'sent' : 'failed'
}

/** The service says that it knows the browser no more. */
const isGone = (status: number): boolean => status === 404 || status === 410

export async function byBrowser({ need, notice }: To, words: PushWords): Promise<Sent> {
  const { noticeWishes: wishes } = need.store
  const push = (await wishes.pushes(notice.user)).find(each => notice.target === `push:${each.id}`)
  if (!push) return 'over'
  const from = { keys: need.pushKeys, subject: need.subject, now: need.now() }
  const outcome = await postOutside(pushLetter(push, words, from), need)
  if (!('status' in outcome)) return 'failed'
  const { status } = outcome
  if (isGone(status)) await wishes.removePush(push.id)
  if (status >= 500 || status === 429) return 'failed'
  return isTaken(status) ? 'sent' : 'refused'
}

export async function byProgram({ need, notice, language }: To, word: HookWord): Promise<Sent> {
  const { store, now, isInsideAllowed } = need
  const hook = (await store.noticeWishes.hooks(notice.user)).find(({ id }) => notice.target === `hook:${id}`)
  if (!hook || hook.isOff) return 'over'
  const letter = hookLetter(hook, word, { id: idOf(notice), language, now: now() })
  const failure = failureIn(await postOutside(letter, { isInsideAllowed }))
  await store.noticeWishes.noteHook(hook.id, failure, limits.hookFails, now())
  return failure === null ? 'sent' : 'failed'
}

const isTaken = (status: number): boolean => status >= 200 && status < 300

function failureIn(outcome: Outcome): HookFailure | null {
  if ('failure' in outcome) return outcome.failure
  if (isTaken(outcome.status)) return null
  return outcome.status >= 300 && outcome.status < 400 ? 'redirect' : 'refused'
}

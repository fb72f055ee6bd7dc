/** Messages on their way: kept in this browser until the server has them, so that none ever vanishes. */
import type { Seat } from '../../../kernel/index.ts'

export interface Unsent {
  id: number
  text: string
  to: Seat | null
  isUnderWay: boolean
}

const keyOf = (table: string) => `interregnum:unsent:${table}`

/** What was not sent when the page was left: it waits for its writer. */
export function readUnsent(table: string): Unsent[] {
  try {
    const kept: Unsent[] = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]')
    return kept.map(each => ({ ...each, isUnderWay: false }))
  } catch {
    return []
  }
}

export function keepUnsent(table: string, unsent: readonly Unsent[]): void {
  try {
    if (unsent.length === 0) localStorage.removeItem(keyOf(table))
    else localStorage.setItem(keyOf(table), JSON.stringify(unsent))
  } catch {
    // Where nothing is kept, the message still stands in the page until it is sent.
  }
}

const draftOf = (table: string) => `interregnum:draft:${table}`

/** What was being written when the page was loaded again. */
export function readDraft(table: string): string {
  try {
    return sessionStorage.getItem(draftOf(table)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(table: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(draftOf(table))
    else sessionStorage.setItem(draftOf(table), text)
  } catch {
    // It stands in the page all the same.
  }
}

/** Makes other messages of those that wait. */
export type Change = (now: readonly Unsent[]) => Unsent[]

export const without =
  ({ id }: Unsent): Change =>
  now =>
    now.filter(each => each.id !== id)

const marked =
  ({ id }: Unsent, isUnderWay: boolean): Change =>
  now =>
    now.map(each => (each.id === id ? { ...each, isUnderWay } : each))

/** Sends a message: it waits no longer only when it is done; refused or unheard, it is marked and stays. */
export async function deliver(
  unsent: Unsent,
  say: (unsent: Unsent) => Promise<string>,
  change: (next: Change) => void,
): Promise<void> {
  change(marked(unsent, true))
  const answer = await say(unsent)
  change(answer === 'done' ? without(unsent) : marked(unsent, false))
}

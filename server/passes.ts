/**
 * Windows that go by unasked (table/windows.ts): the answer comes after a moment that tells nothing. It is drawn anew for
 * each, from nothing that has to do with the game, whatever the hand and whatever the seat wishes.
 */
import { randomInt } from 'node:crypto'
import { type Answer, type Command, type Pass, passesOf, type Table, type Who } from '../table/index.ts'
import type { Live } from './tables.ts'

export interface Passes {
  /** The door to a table, for the person of a seat. */
  move(live: Live, command: Command, who: Who): Promise<Answer>
  /** How long it takes, in milliseconds. */
  moment: { least: number; most: number }
  fault(error: unknown): void
  waiting: Map<Live, Map<string, NodeJS.Timeout>>
}

/** The same seat before the same question: it waits no longer because others move. */
const nameOf = ({ core }: Table, { seat, n }: Pass) => JSON.stringify([seat, n, core.state!.stack.at(-1)])

/** Sees to the windows of a table that are to go by now. */
export function arrangePasses(passes: Passes, live: Live): void {
  const { waiting, moment } = passes
  const before = waiting.get(live) ?? new Map<string, NodeJS.Timeout>()
  const wanted = new Map(passesOf(live.table).map(pass => [nameOf(live.table, pass), pass]))
  for (const [name, timer] of before) if (!wanted.has(name)) clearTimeout(timer)
  const next = new Map(
    [...wanted].map(([name, pass]) => {
      const later = () => setTimeout(letPass, randomInt(moment.least, moment.most + 1), passes, live, pass).unref()
      return [name, before.get(name) ?? later()]
    }),
  )
  if (next.size > 0) waiting.set(live, next)
  else waiting.delete(live)
}

function letPass({ move, fault }: Passes, live: Live, { seat, n, move: pass }: Pass): void {
  const sitter = live.table.core.seats[seat]
  if (sitter.kind !== 'person') return
  // Somebody was faster, or another server: nothing is left to do.
  move(live, { do: 'move', seat, n, move: pass }, sitter).catch(fault)
}

export function stopPasses({ waiting }: Passes): void {
  for (const timers of waiting.values()) for (const timer of timers.values()) clearTimeout(timer)
  waiting.clear()
}

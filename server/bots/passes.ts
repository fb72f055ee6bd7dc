/**
 * Windows that go by unasked (table/windows.ts): the answer comes after a moment that tells nothing. It is drawn anew for
 * each, from nothing that has to do with the game, whatever the hand and whatever the seat wishes.
 */
import { randomInt } from 'node:crypto'
import { type Answer, type Command, type Pass, passesOf, type Table, type Who } from '../../table/index.ts'
import type { LoadedTable } from '../tables.ts'

export interface Passes {
  /** The door to a table, for the person of a seat. */
  move(loaded: LoadedTable, command: Command, who: Who): Promise<Answer>
  /** How long it takes, in milliseconds. */
  moment: { least: number; most: number }
  fault(error: unknown): void
  waiting: Map<LoadedTable, Map<string, NodeJS.Timeout>>
}

/** The same seat before the same question: it waits no longer because others move. */
const nameOf = ({ core }: Table, { seat, n }: Pass) => JSON.stringify([seat, n, core.state!.stack.at(-1)])

/** Sees to the windows of a table that are to go by now. */
export function arrangePasses(passes: Passes, loaded: LoadedTable): void {
  const { waiting, moment } = passes
  const before = waiting.get(loaded) ?? new Map<string, NodeJS.Timeout>()
  const wanted = new Map(passesOf(loaded.table).map(pass => [nameOf(loaded.table, pass), pass]))
  for (const [name, timer] of before) if (!wanted.has(name)) clearTimeout(timer)
  const next = new Map(
    [...wanted].map(([name, pass]) => {
      const later = () => setTimeout(letPass, randomInt(moment.least, moment.most + 1), passes, loaded, pass).unref()
      return [name, before.get(name) ?? later()]
    }),
  )
  if (next.size > 0) waiting.set(loaded, next)
  else waiting.delete(loaded)
}

function letPass({ move, fault }: Passes, loaded: LoadedTable, { seat, n, move: pass }: Pass): void {
  const sitter = loaded.table.core.seats[seat]
  if (sitter.kind !== 'person') return
  // Somebody was faster, or another server: nothing is left to do.
  move(loaded, { do: 'move', seat, n, move: pass }, sitter).catch(fault)
}

export function stopPasses({ waiting }: Passes): void {
  for (const timers of waiting.values()) for (const timer of timers.values()) clearTimeout(timer)
  waiting.clear()
}

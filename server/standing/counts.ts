/** What a game that has ended adds to ratings and statistics. */
import type { Seat } from '../../kernel/index.ts'
import { conductOf, type Entry, ratedPlaces, type Table } from '../../table/index.ts'
import type { Count, Tally } from '../store/standing.ts'

/** Games are sorted by how long they took, in minutes: up to the first, the second, and so on; 'more': longer than all. */
export const lengths = [30, 60, 120, 240, 480, 1440, 4320, 10_080, 43_200] as const

const minute = 60_000

/** `first`: the first entries of the table. Nothing of games that began with a record: nobody has earned what came of them. */
export function countOf(table: Table, first: readonly Entry[], ended: number): Count {
  if (table.core.imported) return { places: null, tallies: [] }
  const tallies = isPublic(table) ? talliesOf(table, first, ended) : []
  return { places: ratedPlaces(table), tallies, conduct: conductOf(table) }
}

/** Statistics are of what everybody could watch, between people, to its end. */
function isPublic({ core }: Table): boolean {
  const people = core.seats.filter(({ kind }) => kind === 'person').length
  return core.status === 'over' && !core.setup.private && people > 1
}

/** What was taken back has never been. */
function heardByAll(entries: readonly Entry[]) {
  const undone = new Set(entries.flatMap(each => each.undone ?? []))
  const left = entries.filter(({ n }) => !undone.has(n))
  return left.flatMap(({ heard = [] }) => heard.flatMap(({ to, event }) => (to === null ? [event] : [])))
}

function talliesOf({ core, game }: Table, first: readonly Entry[], ended: number): Tally[] {
  const { open } = core.state!.g
  const seats = core.seats.length
  const began = first.find(({ command }) => command.do === 'start')?.at
  const one = (what: string, of: string | number = ''): Tally => ({ seats, what, of: String(of), n: 1 })
  const tallies = [one('games')]
  if (began !== undefined) tallies.push(one('minutes', lengths.find(most => ended - began <= most * minute) ?? 'more'))
  const { round } = open as { round?: unknown }
  if (typeof round === 'number') tallies.push(one('rounds', round))
  const winners = game.standing(open).flatMap(({ seat, place }) => (place === 1 ? [seat] : []))
  const heard = heardByAll(first)
  const partsOf = (seat: Seat) => Object.entries(game.playedWith?.(seat, open, heard) ?? {})
  for (const [seat] of core.seats.entries()) {
    for (const [part, of] of partsOf(seat)) {
      tallies.push(one(`played ${part}`, of))
      if (winners.includes(seat)) tallies.push(one(`won ${part}`, of))
    }
    // By what it played with first of all: its House, its side.
    const [[, role] = ['', '']] = partsOf(seat)
    const chosen = game.opening?.(seat, open, heard) ?? []
    if (chosen.length > 0) tallies.push(one(`opened ${role}`))
    for (const name of chosen) {
      tallies.push(one(`opened ${role}`, name))
      if (winners.includes(seat)) tallies.push(one(`opened and won ${role}`, name))
    }
  }
  return tallies
}

/** Another game with the same people: a new table with the same settings, which everybody joins who wants to, one seat further. */
import { defaultLevel } from '../../bots/levels.ts'
import type { Seat } from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import { createTable, hashOf, type Wish } from '../create.ts'
import { longestName } from '../limits.ts'
import type { Person } from '../people/seats.ts'
import { isEnded, rolesOf } from '../sync/tableView.ts'
import { noteOf, type Table, viewerOf } from '../table.ts'
import type { TableSetup } from '../types.ts'

/** The id of the new table: the same whoever asks for it, on whatever server. */
export const rematchIdOf = ({ core }: Table): string => hashOf(`${core.id} ${core.seed} again`).slice(0, 24)

const isAmongPeople = ({ core: { seats } }: Pick<Table, 'core'>): boolean =>
  seats.filter(({ kind }) => kind === 'person').length > 1

/** Where a sitter sits in the rematch: people among themselves move on by a seat; who plays against bots alone keeps its own. */
export const seatInRematch = (table: Pick<Table, 'core'>, seat: Seat): Seat =>
  isAmongPeople(table) ? (seat + 1) % table.core.seats.length : seat

/** The parts of the seats: people among themselves turn those that were drawn, too; against bots alone lots are drawn again. */
const rolesInRematch = (table: Table): TableSetup['roles'] =>
  isAmongPeople(table) ? rolesOf(table) : table.core.setup.roles

/** A table that bears somebody's name is that person's: the rematch is everybody's, and bears the names of all. */
function nameOfRematch(table: Table): string {
  const { name, seats } = table.core
  const people = seats.flatMap(each => (each.kind === 'person' ? [each.name] : []))
  if (!isAmongPeople(table) || !people.includes(name)) return name
  const all = people.join(', ')
  if (all.length <= longestName) return all
  // Half of a pair that writes one sign is none.
  return `${all.slice(0, longestName - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/**
 * The new table, not begun: who asks first owns it and has its seat; those of the other people are free for them. Bots are
 * there already. Among people it begins when all have come.
 */
export function rematchTable(table: Table, { user, name }: Person, seed: string, now: number): Table {
  const { core, game } = table
  const seats: Wish[] = []
  for (const [seat, sitter] of core.seats.entries()) {
    const who: Wish =
      sitter.kind === 'person'
        ? { kind: sitter.user === user ? 'me' : 'open' }
        : { kind: 'bot', bot: sitter.kind === 'bot' ? sitter.bot : defaultLevel }
    seats[seatInRematch(table, seat)] = who
  }
  const { rated, tournament: _, ...unrated } = core.setup
  const roles = rolesInRematch(table)
  // Nobody else takes the seat of somebody who has not come yet; the owner may open the table.
  const isPrivate = core.setup.private || isAmongPeople(table)
  const setup = {
    ...unrated,
    roles,
    private: isPrivate,
    ...(rated && seats.every(({ kind }) => kind !== 'bot') && { rated }),
  }
  const wish = { id: rematchIdOf(table), name: nameOfRematch(table), setup, seats, owner: { user, name }, seed }
  const next = createTable(game, wish, now)
  return {
    ...next,
    core: {
      ...next.core,
      ...(core.word !== undefined && { word: core.word }),
      ...(isAmongPeople(table) && { startsFull: true as const }),
      ...(core.imported && core.setup.carried && { imported: true }),
    },
  }
}

/** Somebody wants to play again: links the table to the new one, where it is given. Whoever runs the table makes that first. */
export function playAgain(table: Table, next: string | undefined, { user }: Person, now: number): Change | Refused {
  const { core } = table
  const { seat } = viewerOf(table, user)
  if (!isEnded(core.status)) return { refused: 'no-rematch' }
  if (seat === null) return { refused: 'not-your-seat' }
  if (next === undefined || core.again !== undefined) return { core, notes: [] }
  return { core: { ...core, again: next }, notes: [noteOf({ is: 'rematch', seat }, now)] }
}

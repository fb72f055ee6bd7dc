/**
 * A series: a chain of tables, each beginning with what the game before it hands on. That comes from the state of the
 * ended game and from nowhere else; it is part of the next table's setup, and of its record.
 */
import { defaultLevel } from '../../bots/levels.ts'
import { type Kinds, meaningfulSettings, type Sequel, type SettingValues } from '../../kernel/index.ts'
import type { Change, Refused } from '../apply.ts'
import { createTable, hashOf, type Wish } from '../create.ts'
import { noteOf, type Table } from '../table.ts'
import type { Series, Sitter } from '../types.ts'

/** What the next game begins with; null when this one is not over, or was the last. */
export const sequelOf = ({ core, game }: Table): Sequel<Kinds> | null =>
  (core.status === 'over' && game.sequel?.(core.state!.g.open)) || null

/** The tables before and after; null where the game is not played in a series. */
export function seriesOf(table: Table): Series | null {
  const { game, core } = table
  if (!game.sequel) return null
  return { earlier: core.earlier ?? null, next: core.next ?? null, more: sequelOf(table) !== null }
}

/** The id of the next table: the same whoever asks for it, on whatever server. */
export const nextIdOf = ({ core }: Table): string => hashOf(`${core.id} ${core.seed} next`).slice(0, 24)

/** The next table, with the same sitters on the same seats, yet to be started. Throws a RangeError when there is none. */
export function nextTable(table: Table, seed: string, now: number): Table {
  const { core, game } = table
  const sequel = sequelOf(table)
  if (!sequel) throw new RangeError('No game follows this one.')
  const { options, carried, roles = core.setup.roles } = sequel
  const settings = meaningfulSettings(game.options, roles.length, options as SettingValues)
  // What is handed on is an edge that no rating knows of.
  const { rated: _, tournament: __, ...kept } = core.setup
  const setup = { ...kept, roles, options: settings, carried }
  const owner = { user: core.owner, name: '' }
  const wish = { id: nextIdOf(table), name: core.name, setup, seats: core.seats.map(wishFor), owner, seed }
  const next = createTable(game, wish, now)
  const seats = next.core.seats.map((fresh, seat) => (core.seats[seat].kind === 'person' ? core.seats[seat] : fresh))
  const { autoPass, imported } = core
  const inherited = { ...(autoPass && { autoPass }), ...(imported && { imported }) }
  return { ...next, core: { ...next.core, seats, earlier: core.id, ...inherited } }
}

/** Nobody is awaited on a seat that was open to the end. */
function wishFor(sitter: Sitter): Wish {
  if (sitter.kind === 'person') return { kind: 'person', user: sitter.user, name: sitter.name }
  return { kind: 'bot', bot: sitter.kind === 'bot' ? sitter.bot : defaultLevel }
}

/** Links the table to the next one, where it is given: whoever runs the table makes that first. */
export function goOn(table: Table, next: string | undefined, now: number): Change | Refused {
  if (!sequelOf(table)) return { refused: 'no-sequel' }
  if (next === undefined || table.core.next !== undefined) return { core: table.core, notes: [] }
  return { core: { ...table.core, next }, notes: [noteOf({ is: 'sequel' }, now)] }
}

/** Another game with the same people: a new table with the same seats and settings, which everybody joins who wants to. */
import { defaultLevel } from '../../bots/levels.ts'
import type { Change, Refused } from '../apply.ts'
import { createTable, hashOf, type Wish } from '../create.ts'
import type { Person } from '../people/seats.ts'
import { isEnded } from '../sync/tableView.ts'
import { noteOf, type Table, viewerOf } from '../table.ts'

/** The id of the new table: the same whoever asks for it, on whatever server. */
export const rematchIdOf = ({ core }: Table): string => hashOf(`${core.id} ${core.seed} again`).slice(0, 24)

/**
 * The new table, not begun: who asks first owns it and sits where it sat; the seats of the other people are free for them.
 * Bots are there already.
 */
export function rematchTable(table: Table, { user, name }: Person, seed: string, now: number): Table {
  const { core, game } = table
  const seats = core.seats.map((sitter): Wish => {
    if (sitter.kind === 'person') return { kind: sitter.user === user ? 'me' : 'open' }
    return { kind: 'bot', bot: sitter.kind === 'bot' ? sitter.bot : defaultLevel }
  })
  const wish = { id: rematchIdOf(table), name: core.name, setup: core.setup, seats, owner: { user, name }, seed }
  const next = createTable(game, wish, now)
  return { ...next, core: { ...next.core, ...(core.imported && core.setup.carried && { imported: true }) } }
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

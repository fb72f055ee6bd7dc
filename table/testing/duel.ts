/** Tables of the duel, a game of windows and clocks, that stand in their first window. */
import { type Seat, seedFrom } from '../../kernel/index.ts'
import { type AutoPass, passesOf, type TableSetup, type TableView, tableViewOf, viewerOf } from '../index.ts'
import { type ben, type Sitting, started } from './play.ts'

export const duelAt = (seats: string, seed = seedFrom('windows'), setup: Partial<TableSetup> = {}): Sitting =>
  started(seats, { game: 'duel', ...setup }, seed)

export const tableView = (here: Sitting, user: string | null): TableView =>
  tableViewOf(here.table, viewerOf(here.table, user))

const hasShield = ({ table }: Sitting, seat: Seat): boolean =>
  (table.core.state!.g.held[seat] as { cards: readonly string[] }).cards.includes('shield')

/** A table whose seat 1 stands in the first window, with a shield in hand or without. */
export function windowWith(shield: boolean, seats = 'AB'): Sitting {
  for (let i = 0; i < 100; i++) {
    const here = duelAt(seats, seedFrom(`window ${i}`))
    if (hasShield(here, 1) === shield) return here
  }
  throw new Error('no such hand')
}

/** A seat says when its windows go by. */
export const set = (here: Sitting, who: typeof ben, seat: Seat, when: AutoPass) =>
  here.do(who, { do: 'auto-pass', seat, when })

/** What the server does when the moment has come. */
export function letPass(here: Sitting): void {
  for (const { seat, n, move } of passesOf(here.table)) {
    const sitter = here.table.core.seats[seat]
    if (sitter.kind === 'person') here.do(sitter, { do: 'move', seat, n, move })
  }
}

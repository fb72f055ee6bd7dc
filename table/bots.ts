/** Whose turn it is among the bots. */
import { asked, type Seat } from '../kernel/index.ts'
import { sealedSeats } from './play.ts'
import type { Table } from './table.ts'
import type { BotKind, Sitter } from './types.ts'

export interface BotTurn {
  seat: Seat
  bot: BotKind
  /** Nobody sees this move, so it needs no pause. */
  quiet: boolean
}

/** The kind of bot that plays for a seat; null when a person plays. */
export function botOn(sitter: Sitter): BotKind | null {
  if (sitter.kind === 'bot') return sitter.bot
  if (sitter.kind === 'open') return 'easy'
  return sitter.absent ? (sitter.bot ?? 'easy') : null
}

/** The next move that a bot must make; null when a person is awaited, a petition is open, or the game does not run. */
export function botTurn({ core, game }: Table): BotTurn | null {
  if (core.status !== 'running' || core.petition) return null
  const seats = asked(game, core.state!)
  for (const seat of seats) {
    const bot = botOn(core.seats[seat])
    if (bot) return { seat, bot, quiet: sealedSeats(game, core.state!) !== null && seats.length > 1 }
  }
  return null
}

/** Does nobody play any more but bots, who stand in for nobody that could come back soon? Then nothing needs to go on. */
export function isLeftToBots({ core }: Table): boolean {
  return core.seats.every(sitter => botOn(sitter) !== null)
}

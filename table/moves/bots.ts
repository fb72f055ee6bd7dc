/** Whose turn it is among the bots. */
import { type BotLevel, defaultLevel } from '../../bots/levels.ts'
import { nextToMove, type Seat, same } from '../../kernel/index.ts'
import type { Table } from '../table.ts'
import type { Sitter } from '../types.ts'
import { isPaused } from './clock.ts'
import { questionIn } from './listed.ts'
import { sealedSeats } from './play.ts'

export interface BotTurn {
  seat: Seat
  bot: BotLevel
  /** Nobody sees this move, so it needs no pause. */
  quiet: boolean
}

/** The level of the bot that plays for a seat; null when a person plays. */
export function botOn(sitter: Sitter): BotLevel | null {
  if (sitter.kind === 'bot') return sitter.bot
  if (sitter.kind === 'open') return defaultLevel
  return sitter.absent ? (sitter.bot ?? defaultLevel) : null
}

/** The next move that a bot must make; null when a person is awaited, an undo request is open, or the game does not run. */
export function botTurn(table: Table): BotTurn | null {
  const { core, game } = table
  if (core.status !== 'running' || core.petition || isPaused(core)) return null
  const spoken = haveSpoken(table)
  const isBots = (seat: Seat) => botOn(core.seats[seat]) !== null && !spoken.includes(seat)
  const seat = nextToMove(game, questionIn(game, core.state!), lastHeard(table), isBots)
  if (seat === undefined) return null
  const quiet = sealedSeats(game, core.state!) !== null && questionIn(game, core.state!)!.toMove.length > 1
  return { seat, bot: botOn(core.seats[seat])!, quiet }
}

/** The bots that wait until a person has spoken: those that have answered a free question since one did. */
function haveSpoken({ core, game, past }: Table): Seat[] {
  const step = core.state!.stack.at(-1)
  const question = questionIn(game, core.state!)
  if (question?.rule.kind !== 'free' || question.toMove.every(seat => botOn(core.seats[seat]) !== null)) return []
  const isHere = ({ seat, question }: Table['past'][number]) => botOn(core.seats[seat]) !== null && same(question, step)
  const moves = past.filter(({ quiet }) => !quiet)
  return moves.slice(moves.findLastIndex(each => !isHere(each)) + 1).map(({ seat }) => seat)
}

/** Who moved last, as far as the others know. */
export const lastHeard = ({ past }: Table): Seat | null => past.findLast(({ quiet }) => !quiet)?.seat ?? null

/** Does nobody play any more but bots, who stand in for nobody that could come back soon? Then nothing needs to go on. */
export function isLeftToBots({ core }: Pick<Table, 'core'>): boolean {
  return core.seats.every(sitter => botOn(sitter) !== null)
}

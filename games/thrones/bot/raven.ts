/** The Messenger Raven. */
import type { Place } from '../data/areas.ts'
import type { WildlingCard } from '../data/wildlingCards.ts'
import type { Move } from '../types.ts'
import { type Board, readBoard } from './board.ts'
import { type BotView, best, type Chooser, either, type Of, of } from './botView.ts'
import { intentOf, ratingOf } from './orders.ts'

/** How much better an exchanged order must be, in points. */
const worthwhile = 1.5

/** Cards that strike every house but one. */
const harmful: readonly WildlingCard[] = [
  'mammoth-riders',
  'crow-killers',
  'the-horde-descends',
  'rattleshirts-raiders',
]

/** Exchanges an order that looks wrong now that all lie open; else looks at the Wildling card if it is not known. */
export const sendRaven: Chooser<'raven'> = (botView, _ask, legalMoves) => {
  const rated = ratedSwaps(botView, legalMoves)
  const first = rated.length > 0 ? best(rated, ({ gain }) => gain) : null
  if (first && first.gain > worthwhile) return first.move
  return either(legalMoves, topCard(botView) === null ? 'look' : 'pass')
}

type Swap = Of<'swap'>

/** The exchanges among the moves, and how much better each would be. */
export function ratedSwaps(botView: BotView, legalMoves: readonly Move[]): { move: Swap; gain: number }[] {
  const swaps = of(legalMoves, 'swap')
  const rated = swaps.map(move => ({ move, gain: 0 }))
  const board = readBoard(botView)
  for (const at of new Set(swaps.map(move => move.at))) rateSwaps(board, at, rated)
  return rated
}

/** How much better each other order would be in one place, all others staying as they are. */
function rateSwaps(board: Board, at: Place, rated: { move: Swap; gain: number }[]): void {
  const now = board.open.orders[at]!.order!
  const bare = readBoard({ ...board, open: { ...board.open, orders: { ...board.open.orders, [at]: null } } })
  const intent = intentOf(bare)
  const before = ratingOf(intent, at, now)
  for (const each of rated) if (each.move.at === at) each.gain = ratingOf(intent, at, each.move.order) - before
}

/** The top Wildling card, if the seat knows it. */
export const topCard = ({ open, own }: BotView): WildlingCard | null =>
  open.wildlingDeck[0] ?? own.seen.find(({ where }) => where === 'top')?.card ?? null

/** Buries what would hurt everybody, unless it can count on the best bid. */
export const keepCard: Chooser<'ravenCard'> = ({ open, me, own }, _ask, legalMoves) => {
  const seen = own.seen.at(-1)
  const rich = open.power.every((power, seat) => seat === me || power < open.power[me])
  const bury = seen !== undefined && harmful.includes(seen.card) && !rich
  return best(of(legalMoves, 'keep'), ({ where }) => (where === (bury ? 'bottom' : 'top') ? 1 : 0))
}

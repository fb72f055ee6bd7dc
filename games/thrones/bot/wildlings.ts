/** What Wildling cards leave to choose, and the Messenger Raven. */
import type { Place } from '../data/areas.ts'
import { places } from '../data/areas.ts'
import type { Track } from '../data/constants.ts'
import type { Order } from '../data/orders.ts'
import type { WildlingCard } from '../data/wildlingCards.ts'
import { positionOf } from '../rules/tracks.ts'
import type { Open } from '../types.ts'
import { type Board, readBoard } from './board.ts'
import { lossOf } from './losses.ts'
import { musterValue } from './muster.ts'
import { intentOf, ratingOf } from './orders.ts'
import { best, type Chooser, either, of, type Sight } from './sight.ts'
import { trackWorth } from './tracks.ts'
import { cardWorth } from './worth.ts'

const weights = {
  /** How much better an exchanged order must be. */
  swap: 1.5,
  /** Two places on the best track. */
  fallBy: 2,
}

/** Cards that strike every house but one. */
const harmful: readonly WildlingCard[] = [
  'mammoth-riders',
  'crow-killers',
  'the-horde-descends',
  'rattleshirts-raiders',
]

/** Exchanges an order that looks wrong now that all lie open; else looks at the Wildling card if it is not known. */
export const sendRaven: Chooser<'raven'> = (sight, _ask, options) => {
  const swaps = of(options, 'swap')
  const rated = swaps.map(move => ({ move, gain: 0 }))
  const board = readBoard(sight)
  for (const at of new Set(swaps.map(move => move.at))) rateSwaps(board, at, rated)
  const first = rated.length > 0 ? best(rated, ({ gain }) => gain) : null
  if (first && first.gain > weights.swap) return first.move
  return either(options, topKnown(sight) ? 'pass' : 'look')
}

/** How much better each other order would be in one place, all others staying as they are. */
function rateSwaps(board: Board, at: Place, rated: { move: { at: Place; order: Order }; gain: number }[]): void {
  const now = board.open.orders[at]!.order!
  const bare = readBoard({ ...board, open: { ...board.open, orders: { ...board.open.orders, [at]: null } } })
  const intent = intentOf(bare)
  const before = ratingOf(intent, at, now)
  for (const each of rated) if (each.move.at === at) each.gain = ratingOf(intent, at, each.move.order) - before
}

const topKnown = ({ open, own }: Sight): boolean =>
  open.wildlingDeck[0] !== null || own.seen.some(({ where }) => where === 'top')

/** Buries what would hurt everybody, unless it can count on the best bid. */
export const keepCard: Chooser<'ravenCard'> = ({ open, me, own }, _ask, options) => {
  const seen = own.seen.at(-1)
  const rich = open.power.every((power, seat) => seat === me || power < open.power[me])
  const bury = seen !== undefined && harmful.includes(seen.card) && !rich
  return best(of(options, 'keep'), ({ where }) => (where === (bury ? 'bottom' : 'top') ? 1 : 0))
}

/** What falling to the end of a track costs. */
const fall = (open: Open, seat: number, track: Track): number =>
  (open.tracks[track].length - positionOf(open, track, seat)) * trackWorth[track]

export const dropTrack: Chooser<'dropTrack'> = ({ open, me }, _ask, options) =>
  best(of(options, 'drop'), ({ what }) => -fall(open, me, what as Track))

export const riseTrack: Chooser<'rise'> = ({ open, me }, _ask, options) =>
  best(of(options, 'rise'), ({ track }) => (positionOf(open, track, me) - 1) * trackWorth[track])

/** Two units or two places, whichever is cheaper. */
export const preempted: Chooser<'preempted'> = (sight, _ask, options) => {
  const board = readBoard(sight)
  const cheapest = cheapestUnits(board, 2)
  return best(of(options, 'drop'), ({ what }) => {
    if (what === 'units') return -cheapest
    return -weights.fallBy * (what === 'track' ? trackWorth.fiefdoms : trackWorth[what])
  })
}

/** What the `n` units cost that are least missed. */
function cheapestUnits(board: Board, n: number): number {
  const { open, me } = board
  const costs = places.flatMap(at => {
    const army = open.armies[at]
    return army?.seat === me ? army.units.map(unit => lossOf(board, at, unit, false)) : []
  })
  return costs
    .sort((a, b) => a - b)
    .slice(0, n)
    .reduce((sum, cost) => sum + cost, 0)
}

export const preemptedTrack: Chooser<'preemptedTrack'> = ({ me }, { of: fallen }, options) =>
  best(of(options, 'drop'), ({ what }) => (fallen === me ? -1 : 1) * trackWorth[what as Track])

/** The Horde: where the two cheapest units of an area are least dear. */
export const hordeArea: Chooser<'hordeArea'> = (sight, _ask, options) => {
  const board = readBoard(sight)
  return best(of(options, 'at'), ({ area }) => {
    const army = board.open.armies[area]!
    return -army.units.reduce((sum, unit) => sum + lossOf(board, area, unit, false), 0) / army.units.length
  })
}

export const hordeMuster: Chooser<'hordeMuster'> = ({ open, me }, _ask, options) => {
  const areas = of(options, 'at')
  return areas.length > 0 ? best(areas, ({ area }) => musterValue(open, me, area)) : options[0]
}

export const loseCard: Chooser<'loseCard'> = (_sight, _ask, options) =>
  best(of(options, 'discard'), ({ card }) => -cardWorth(card))

export const retrieveCard: Chooser<'retrieve'> = (_sight, _ask, options) => {
  const cards = of(options, 'retrieve')
  return cards.length > 0 ? best(cards, ({ card }) => cardWorth(card)) : options[0]
}

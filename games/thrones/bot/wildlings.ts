import { places } from '../data/areas.ts'
import type { Track } from '../data/constants.ts'
import { positionOf } from '../rules/tracks.ts'
import type { Open } from '../types.ts'
import { trackWorth } from './bidding.ts'
import { type Board, readBoard } from './board.ts'
import { lossOf } from './losses.ts'
import { musterValue } from './muster.ts'
import { best, type Chooser, of } from './sight.ts'
import { cardWorth } from './worth.ts'

const weights = {
  /** Two places on the best track. */
  fallBy: 2,
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

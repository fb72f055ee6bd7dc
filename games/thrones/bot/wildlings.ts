import { places } from '../data/areas.ts'
import type { Track } from '../data/constants.ts'
import { positionOf } from '../rules/position/tracks.ts'
import type { Open } from '../types.ts'
import { trackValue } from './bidding.ts'
import { type Board, readBoard } from './board.ts'
import { best, type Chooser, of } from './botView.ts'
import { lossOf } from './losses.ts'
import { musterValue } from './muster.ts'
import { cardValue } from './value.ts'

const weights = {
  /** Two places on the best track. */
  fallBy: 2,
}

/** What falling to the end of a track costs. */
const fall = (open: Open, seat: number, track: Track): number =>
  (open.tracks[track].length - positionOf(open, track, seat)) * trackValue[track]

export const dropTrack: Chooser<'dropTrack'> = ({ open, me }, _ask, legalMoves) =>
  best(of(legalMoves, 'drop'), ({ what }) => -fall(open, me, what as Track))

export const riseTrack: Chooser<'rise'> = ({ open, me }, _ask, legalMoves) =>
  best(of(legalMoves, 'rise'), ({ track }) => (positionOf(open, track, me) - 1) * trackValue[track])

/** Two units or two places, whichever is cheaper. */
export const preempted: Chooser<'preempted'> = (botView, _ask, legalMoves) => {
  const board = readBoard(botView)
  const cheapest = cheapestUnits(board, 2)
  return best(of(legalMoves, 'drop'), ({ what }) => {
    if (what === 'units') return -cheapest
    return -weights.fallBy * (what === 'track' ? trackValue.fiefdoms : trackValue[what])
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

export const preemptedTrack: Chooser<'preemptedTrack'> = ({ me }, { of: fallen }, legalMoves) =>
  best(of(legalMoves, 'drop'), ({ what }) => (fallen === me ? -1 : 1) * trackValue[what as Track])

/** The Horde: where the two cheapest units of an area are least dear. */
export const hordeArea: Chooser<'hordeArea'> = (botView, _ask, legalMoves) => {
  const board = readBoard(botView)
  return best(of(legalMoves, 'at'), ({ area }) => {
    const army = board.open.armies[area]!
    return -army.units.reduce((sum, unit) => sum + lossOf(board, area, unit, false), 0) / army.units.length
  })
}

export const hordeMuster: Chooser<'hordeMuster'> = ({ open, me }, _ask, legalMoves) => {
  const areas = of(legalMoves, 'at')
  return areas.length > 0 ? best(areas, ({ area }) => musterValue(open, me, area)) : legalMoves[0]
}

export const loseCard: Chooser<'loseCard'> = (_sight, _ask, legalMoves) =>
  best(of(legalMoves, 'discard'), ({ card }) => -cardValue(card))

export const retrieveCard: Chooser<'retrieve'> = (_sight, _ask, legalMoves) => {
  const cards = of(legalMoves, 'retrieve')
  return cards.length > 0 ? best(cards, ({ card }) => cardValue(card)) : legalMoves[0]
}

/** How the bot sets up its side before the first round. */
import { rowFromEdge } from '../data/hexes.ts'
import { setupTable } from '../data/setupCards.ts'
import { groundAt } from '../rules/field/ground.ts'
import { boardOf, classOf, sideOf, unitsOf } from '../rules/field/units.ts'
import { best, type Chooser, jitter, of } from './botView.ts'

/** BW-20.2: as much as the summary allows. */
export const commanders: Chooser<'chooseCommanders'> = ({ rng }, _me, moves) =>
  best(of(moves, 'commanders'), ({ cards }) =>
    cards.reduce((sum, card) => sum + setupTable[card].value!, jitter(rng, 0.9)),
  )

/** BW-P4.2: single dice while they take something, and no die is left unused. */
export const breach: Chooser<'breach'> = ({ rng }, _me, moves) =>
  best(moves, move => (move.do === 'use-dice' ? 3 - move.faces.length + jitter(rng, 0.5) : 0))

/** BW-P4.2: the palisade that falls first. */
export const breachAt: Chooser<'breachAt'> = ({ open, rng }, _me, moves) =>
  best(of(moves, 'breach'), ({ hex }) => {
    const tokens = Object.values(open.stakes[hex]!).reduce((sum, n) => sum + n, 0)
    return jitter(rng, 0.5) - tokens
  })

/** Archers and commanders behind, the others in front; near friends, in the middle. */
export const place: Chooser<'placeRecruit'> = ({ open, me, rng }, { recruit }, moves) => {
  const board = boardOf(open)
  const front = recruit.commander || classOf(recruit) === 'ranged' ? 2 : 4
  const friends = unitsOf(open, me)
  return best(of(moves, 'place'), ({ hex }) => {
    const row = rowFromEdge(sideOf(open), open.houses[me], hex)
    const beside = friends.filter(unit => board.adjacent(unit.hex, hex)).length
    const apart = Math.min(...friends.map(unit => board.distance(unit.hex, hex)), 9)
    const forest = groundAt(open, hex).move === 'stop' ? 0.3 : 0
    return Math.min(2, beside) * 0.4 - 0.4 * Math.abs(row - front) - 0.15 * apart - forest + jitter(rng, 0.5)
  })
}

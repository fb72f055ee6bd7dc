/** What the Westeros cards leave to the holder of a dominance token: does the seat gain more by it than the others? */
import type { Seat } from '../../../kernel/index.ts'
import { areaTable, landAreas, musterPoints, places } from '../data/areas.ts'
import { tracks } from '../data/constants.ts'
import { controller } from '../rules/position/control.ts'
import { allowance } from '../rules/position/tokens.ts'
import { positionOf } from '../rules/position/tracks.ts'
import type { Choice, Open } from '../types.ts'
import { best, type Chooser, of } from './botView.ts'
import { valueOfUnits } from './value.ts'

const weights = {
  /** Each Supply step more than the others gain. */
  supplyStep: 0.8,
  /** What is good for all is a little good for the seat. */
  musteringForAll: 0.5,
  collectForAll: 0.5,
  /** A Clash of Kings: each Power more than the others have, each place that it stands lower; it costs everybody. */
  clashPower: 0.5,
  clashPlace: 0.4,
  clashDoubt: 1,
  /** Stronger armies gain when nobody may defend; who has no starred order loses none. */
  army: 0.15,
  star: 1,
}

/** What serves the seat better than the others. */
export const chooseEffect: Chooser<'choose'> = ({ open, me }, _ask, legalMoves) =>
  best(of(legalMoves, 'choose'), ({ choice }) => advantages[choice](open, me))

const advantages: Record<Choice, (open: Open, me: Seat) => number> = {
  supply: (open, me) => weights.supplyStep * lead(open, me, seat => icons(open, seat, 'supply') - open.supply[seat]),
  mustering: (open, me) => weights.musteringForAll + lead(open, me, seat => points(open, seat)),
  clash: (open, me) => {
    const rank = lead(open, me, seat => tracks.reduce((sum, track) => sum + positionOf(open, track, seat), 0))
    return (
      weights.clashPower * lead(open, me, seat => open.power[seat]) + weights.clashPlace * rank - weights.clashDoubt
    )
  },
  collect: (open, me) => weights.collectForAll + lead(open, me, seat => icons(open, seat, 'power')),
  'no-defense': (open, me) => weights.army * lead(open, me, seat => armyValue(open, seat)),
  'no-march-plus-1': (open, me) => (allowance(open, me) === 0 ? weights.star : -weights.star),
  nothing: () => 0,
}

/** By how much the seat is ahead of the average of the others. */
function lead(open: Open, me: Seat, measure: (seat: Seat) => number): number {
  const others = open.houses.map((_, seat) => seat).filter(seat => seat !== me)
  return measure(me) - others.reduce((sum, seat) => sum + measure(seat), 0) / others.length
}

const icons = (open: Open, seat: Seat, kind: 'supply' | 'power'): number =>
  landAreas.reduce((sum, area) => sum + (controller(open, area) === seat ? areaTable[area][kind] : 0), 0)

const points = (open: Open, seat: Seat): number =>
  landAreas.reduce((sum, area) => sum + (controller(open, area) === seat ? musterPoints(area) : 0), 0)

const armyValue = (open: Open, seat: Seat): number =>
  places.reduce((sum, place) => {
    const army = open.armies[place]
    return army?.seat === seat ? sum + valueOfUnits(army.units) : sum
  }, 0)

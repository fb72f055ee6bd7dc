/** Mustering: which units where, and when a Consolidate Power order should muster. */
import type { Seat } from '../../../kernel/index.ts'
import {
  areaTable,
  isLand,
  isPort,
  isSea,
  type LandArea,
  musterPoints,
  neighbours,
  type Place,
  places,
  portSea,
  structureOf,
} from '../data/areas.ts'

import { sizeOf } from '../rules/position/armies.ts'
import { controller } from '../rules/position/control.ts'
import { withinSupply } from '../rules/position/supply.ts'
import type { MusterStep, Open } from '../types.ts'
import { type BotView, best, type Chooser, either, jitter, of } from './botView.ts'
import { future, placeValue, powerValue } from './value.ts'

const weights = {
  /** Points for a mustering point spent on each kind of unit. A knight needs half the supply of two footmen. */
  footman: 2,
  knight: 2.4,
  /** A footman made a knight costs no supply at all. */
  promotion: 2.8,
  engine: 1,
  /** An enemy castle or stronghold next door is what engines are for. */
  engineAtTheGate: 1.5,
  /** The first ship of a sea counts by what the sea is worth; more ships little; where enemies lie near, more. */
  firstShip: 0.6,
  nextShip: 0.8,
  ship: 0.6,
  enemyShips: 0.8,
  /** Beyond a third of the fleet's share ships are worth less. */
  tooManyShips: -1,
  fleetShare: 0.4,
  point: 2.4,
  jitter: 0.2,
}

/** The best step for its points, give or take so many, until nothing is left that is worth having. */
export const musterWith =
  (spread: number): Chooser<'muster'> =>
  (botView, { steps }, legalMoves) => {
    const drafted = steps.flatMap(step => (step.kind === 'new' ? [step] : []))
    const moves = of(legalMoves, 'muster').filter(({ step }) => !isLoneEngine(botView.open, step, drafted))
    if (moves.length === 0) return either(legalMoves, 'done')
    return best(moves, ({ step }) => stepValue(botView, step, drafted) + jitter(botView.rng, spread))
  }

export const musterUnits = musterWith(weights.jitter)

type NewUnit = MusterStep & { kind: 'new' }

/** Points by mustering point. */
function stepValue(botView: BotView, step: MusterStep, drafted: readonly NewUnit[]): number {
  if (step.unit === 'ship' && step.kind === 'new') return shipValue(botView, step.to, drafted)
  if (step.unit === 'siege-engine') return engineValue(botView, step.at)
  if (step.kind === 'upgrade') return weights.promotion
  return step.unit === 'knight' ? weights.knight : weights.footman
}

/** A Siege Engine where nobody else stands or is to be mustered: it holds no area, and is lost with it (AG-8.15.1, AG-8.10.2). */
function isLoneEngine({ armies }: Open, { kind, at, unit }: MusterStep, drafted: readonly NewUnit[]): boolean {
  if (unit !== 'siege-engine') return false
  const units = [...(armies[at]?.units ?? []), ...drafted.flatMap(step => (step.to === at ? [step.unit] : []))]
  return units.filter(each => each !== 'siege-engine').length <= (kind === 'upgrade' ? 1 : 0)
}

const engineValue = ({ open, me }: BotView, at: LandArea): number =>
  weights.engine + (neighbours(at).some(next => isGate(open, me, next)) ? weights.engineAtTheGate : 0)

/** A castle or stronghold that somebody else holds. */
const isGate = (open: Open, me: Seat, area: Place): boolean =>
  isLand(area) && structureOf(area) !== null && (controller(open, area) ?? me) !== me

function shipValue({ open, me }: BotView, to: Place, drafted: readonly NewUnit[]): number {
  const sea = isPort(to) ? portSea(to) : to
  const alone = open.armies[sea]?.seat !== me && !drafted.some(step => step.to === sea)
  const first = alone && isSea(to) ? weights.firstShip * placeValue(open, me, sea) : weights.nextShip
  const near = isSea(sea) ? [sea, ...neighbours(sea)].filter(isSea) : []
  const enemies = near.some(each => (open.armies[each]?.seat ?? me) !== me) ? weights.enemyShips : 0
  return weights.ship + first + enemies + (fleetShare(open, me) > weights.fleetShare ? weights.tooManyShips : 0)
}

/** The part of the seat's units that are ships. */
function fleetShare(open: Open, me: Seat): number {
  const units = places.flatMap(at => (open.armies[at]?.seat === me ? open.armies[at].units : []))
  return units.filter(unit => unit === 'ship').length / Math.max(1, units.length)
}

/** Mustering points that a seat could use in an area: none where neither a unit nor a promotion is allowed. */
export function musterRoom(open: Open, me: Seat, at: Place): number {
  const points = musterPoints(at)
  if (points === 0) return 0
  const army = open.armies[at]
  const sizes = places
    .filter(each => open.armies[each]?.seat === me && each !== at)
    .map(each => sizeOf(open.armies[each]))
  const room = withinSupply(open.supply[me], [...sizes, sizeOf(army) + 1])
  return room || army?.units.includes('footman') ? points : 0
}

/** What the mustering of the starred Consolidate Power is worth there. */
export const musterValue = (open: Open, me: Seat, at: Place): number =>
  musterRoom(open, me, at) * weights.point * future(open)

/** What a Consolidate Power order pays (AG-6.4.1, AG-3.6.7). */
export function incomeAt(open: Open, at: Place): number {
  if (isLand(at)) return 1 + areaTable[at].power
  if (isSea(at)) return 0
  const ships = open.armies[portSea(at)]
  return ships && ships.seat !== open.armies[at]?.seat ? 0 : 1
}

export const consolidate: Chooser<'consolidate'> = ({ open, me }, _ask, legalMoves) =>
  best(of(legalMoves, 'consolidate'), ({ from, muster }) =>
    muster ? musterValue(open, me, from) : incomeAt(open, from) * powerValue(open, me),
  )

/** As many ships as the rules let it have. */
export const takeShips: Chooser<'takeOver'> = (_sight, _ask, legalMoves) =>
  best(of(legalMoves, 'take-over'), ({ ships }) => ships)

/** BL-7.15, BL-9.6: a unit is taken off the board, and what follows from it. */
import { auto, type Seat } from '../../../../kernel/index.ts'
import { board } from '../../data/hexes.ts'
import { type Scenario, scenarioTable } from '../../data/scenarios.ts'
import type { Open, Unit } from '../../types.ts'
import { terrainAt } from '../field/field.ts'
import { type BattleContext, cardOf, type G, gainPoints, unitOf } from '../field/units.ts'
import { annihilated } from '../victory.ts'
import { openWindow, type Rules, rollerSeat } from './fight.ts'

interface Fall {
  readonly unit: Unit
  readonly by: Seat | null
  readonly inCombat: boolean
}

/** By the roll of a ranged unit that stands on a hill. */
function isShotFromHill(open: Open, { inCombat }: Fall): boolean {
  const roller = inCombat ? unitOf(open, open.fights.at(-1)!.roller) : undefined
  return roller !== undefined && cardOf(roller).attack === 'ranged' && terrainAt(open, roller.hex) === 'hill'
}

/** BL-15.5: on water or beside it; with a ford or a bridge it is still water. */
const isAtWater = (open: Open, { unit: { hex } }: Fall): boolean =>
  [hex, ...board.neighbours(hex)].some(each => terrainAt(open, each) === 'water')

/** BL-19.2: what the scenario card of a seat gives for an enemy that falls. */
function prizeFor(open: Open, fall: Fall, seat: Seat, scenario: Scenario): number {
  const hook = scenarioTable[scenario].destroyed
  if (!hook || fall.unit.seat === seat) return 0
  if (hook.when === 'class') return hook.points[cardOf(fall.unit).class] ?? 0
  const deserved = hook.when === 'at-water' ? isAtWater(open, fall) : isShotFromHill(open, fall)
  return fall.by === seat && deserved ? hook.points : 0
}

function awardPrizes(g: G, fall: Fall, ctx: BattleContext): void {
  g.open.scenarios.forEach((scenario, seat) => {
    if (scenario) gainPoints(g, seat, prizeFor(g.open, fall, seat, scenario), scenario, ctx)
  })
}

/** The combats in which the unit is the target know that it is gone (BL-7.10). */
function tellFights(g: G, { unit, by, inCombat }: Fall): void {
  g.open.fights = g.open.fights.map(fight =>
    fight.target === unit.id
      ? { ...fight, destroyed: true, byRoller: inCombat && by === rollerSeat(g.open, fight) }
      : fight,
  )
}

function takeOff(g: G, { unit, by }: Fall, ctx: BattleContext): void {
  const turn = g.open.turn!
  g.open.units = g.open.units.filter(({ id }) => id !== unit.id)
  g.open.turn = { ...turn, ordered: turn.ordered.filter(order => order.unit !== unit.id) }
  ctx.log({ is: 'destroyed', seat: unit.seat, unit: unit.type, hex: unit.hex, by })
}

export const destroyRules: Rules<'destroy'> = {
  destroy: auto((g, me, ctx) => {
    const unit = unitOf(g.open, me.unit)
    if (!unit) return []
    const fall = { ...me, unit }
    takeOff(g, fall, ctx)
    tellFights(g, fall)
    awardPrizes(g, fall, ctx)
    const reapers = me.inCombat && me.by !== null ? openWindow(g.open, 'combat.afterEnemyDestroyed', unit.id) : []
    // BL-20.1: at this moment, whatever the points.
    return annihilated(g, ctx) ?? reapers
  }),
}

/** BL-7.15, BL-9.6: a unit is taken off the board, and what follows from it. */
import { auto, type Seat } from '../../../kernel/index.ts'
import { board } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import type { Open, Unit } from '../types.ts'
import { terrainAt } from './field.ts'
import { openWindow, type Rules, rollerSeat } from './fight.ts'
import { type BattleKit, type G, gainPoints, unitOf } from './units.ts'
import { annihilated } from './victory.ts'

interface Fall {
  readonly unit: Unit
  readonly by: Seat | null
  readonly inCombat: boolean
}

/** BL-19.2: the scenario cards that give victory points when a unit falls, and how many to the owner of the card. */
const prizes = {
  /** For one of the owner's ranged units that stands on a hill. */
  'watch-on-the-heights': (open: Open, { by, inCombat }: Fall, owner: Seat) => {
    const roller = inCombat && by === owner ? unitOf(open, open.fights.at(-1)!.roller) : undefined
    if (!roller || unitTable[roller.type].attack !== 'ranged') return 0
    return terrainAt(open, roller.hex) === 'hill' ? 1 : 0
  },
  /** For a unit on water or beside it. BL-15.5: with a ford or a bridge it is still water. */
  'blood-in-the-water': (open: Open, { unit, by }: Fall, owner: Seat) => {
    const isWater = [unit.hex, ...board.neighbours(unit.hex)].some(hex => terrainAt(open, hex) === 'water')
    return by === owner && isWater ? 1 : 0
  },
  /** For whatever destroyed it. */
  'feast-of-flesh': (_: Open, { unit }: Fall, owner: Seat) =>
    unit.seat === owner ? 0 : { infantry: 0, cavalry: 1, elite: 1, legend: 2 }[unitTable[unit.type].class],
} as const

function awardPrizes(g: G, fall: Fall, kit: BattleKit): void {
  g.open.scenarios.forEach((scenario, owner) => {
    if (scenario && scenario in prizes) {
      gainPoints(g, owner, prizes[scenario as keyof typeof prizes](g.open, fall, owner), scenario, kit)
    }
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

function takeOff(g: G, { unit, by }: Fall, kit: BattleKit): void {
  const { turn } = g.open
  g.open.units = g.open.units.filter(({ id }) => id !== unit.id)
  if (turn) g.open.turn = { ...turn, ordered: turn.ordered.filter(order => order.unit !== unit.id) }
  kit.say({ is: 'destroyed', seat: unit.seat, unit: unit.type, hex: unit.hex, by })
}

export const destroyRules: Rules<'destroy'> = {
  destroy: auto((g, me, kit) => {
    const unit = unitOf(g.open, me.unit)
    if (!unit) return []
    const fall = { ...me, unit }
    takeOff(g, fall, kit)
    tellFights(g, fall)
    awardPrizes(g, fall, kit)
    const reapers = me.inCombat && me.by !== null ? openWindow(g.open, 'combat.afterEnemyDestroyed', unit.id) : []
    // BL-20.1: at this moment, whatever the points.
    return annihilated(g, kit) ?? reapers
  }),
}

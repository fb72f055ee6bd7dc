/** What a unit could do: where it can move, how far it reaches, whom it can attack and why not. From the open facts alone. */
import type { Reach } from '../../../hex/index.ts'
import { type Look, type Outlook, outlookFrom } from '../../../hex/ui/useStudy.ts'
import type { Ledger } from '../../../kernel/index.ts'
import { board, type Hex } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { countDice } from '../rules/combat/dice.ts'
import { rollerOf, targetOf } from '../rules/combat/fight.ts'
import { oddsOf, type RollOdds } from '../rules/combat/odds.ts'
import { linesOf, terrainAt } from '../rules/field/field.ts'
import { reachOf } from '../rules/field/paths.ts'
import { clearLines, type Obstacle, obstacle, rangeOf } from '../rules/field/sight.ts'
import { unitAt } from '../rules/field/units.ts'
import { orderFor } from '../rules/turn/orders.ts'
import type { Why } from '../steps.ts'
import type { Open, Unit } from '../types.ts'
import { type PlayerView, question } from './moveTargets.ts'

/** Why units move just now; null: nobody does. */
const whyNow = (view: PlayerView): Why | null =>
  question(view, 'moveUnit')?.why ?? question(view, 'selectMover')?.why ?? null

/** Where the unit could move from where it stands, or go on to from where it has got to; null: it cannot, or no battle is on. */
export function reachNow(view: PlayerView, unit: Unit): Reach<Hex> | null {
  if (unit.stunned || view.open.turn === null) return null
  const step = question(view, 'moveUnit')
  if (step?.unit === unit.id) {
    return reachOf(view.open, unit, step.why, step.path.at(-1) ?? unit.hex, step.spent + step.path.length)
  }
  const order = orderFor(view.open, unit.id)
  const why = (order && whyNow(view)) ?? 'move'
  return order?.done && why === 'move' ? null : reachOf(view.open, unit, why, unit.hex, 0)
}

/** What a unit could attack from its hex. */
export function outlookOf(open: Open, unit: Unit): Outlook<Hex> {
  const enemies = open.units.filter(({ seat }) => seat !== unit.seat).map(({ hex }) => hex)
  const canAttack = (hex: Hex) => !unit.stunned && obstacle(open, unit, hex) === null
  return outlookFrom(board, unit.hex, rangeOf(open, unit), enemies, canAttack)
}

export interface UnitSight extends Look<Hex> {
  distance: number
  obstacle: Obstacle | null
  /** Both sides of a line along sides of hexes are clear (BL-13.4). */
  eitherSide: boolean
}

/** How a unit looks at a hex: of a clear line, else of the first. */
export function lookAt(open: Open, unit: Unit, at: Hex): UnitSight {
  const clear = clearLines(open, unit, at)
  const [line] = clear.length > 0 ? clear : linesOf(unit.hex, at)
  const hindrance = obstacle(open, unit, at)
  return {
    from: unit.hex,
    at,
    distance: board.distance(unit.hex, at),
    obstacle: hindrance,
    isBlocked: hindrance !== null,
    blockedAt: hindrance && 'hex' in hindrance ? hindrance.hex : null,
    crossed: line?.crossed ?? [],
    eitherSide: clear.length > 1,
  }
}

/** The dice that a unit would roll against a target as they stand, without cards still to come. */
export function diceAgainst(open: Open, roller: Unit, target: Unit): Ledger {
  const ranged = unitTable[roller.type].attack === 'ranged'
  return countDice(open, { roller: roller.id, counter: false, ranged, cards: [], aside: null }, roller, target)
}

/** What an attack would bring as the field stands; null: the target is none. */
export function attackOdds(open: Open, attacker: Unit, at: Hex): RollOdds | null {
  const target = unitAt(open, at)
  if (!open.turn || !target || target.seat === attacker.seat || attacker.stunned) return null
  if (obstacle(open, attacker, at) !== null) return null
  const ranged = unitTable[attacker.type].attack === 'ranged'
  return oddsOf(open, { counter: false, ranged, cards: [], aside: null, away: null }, attacker, target)
}

/** The odds of the counter that the target of the combat under way may make (BL-11.2). */
export function counterOdds(open: Open): RollOdds | null {
  const [attacker, target] = open.fights.length > 0 ? [rollerOf(open), targetOf(open)] : []
  if (!attacker || !target) return null
  const ranged = unitTable[target.type].attack === 'ranged'
  const away = board.direction(target.hex, attacker.hex)
  return oddsOf(open, { counter: true, ranged, cards: [], aside: null, away }, target, attacker)
}

/** The name of what blocks in a hex: terrain, or the unit there. */
export const blocker = (open: Open, hex: Hex) => ({
  terrain: terrainAt(open, hex),
  unit: open.units.find(unit => unit.hex === hex),
})

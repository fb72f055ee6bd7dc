/** BL-7.5, BL-8: how many dice a roll has, and rolling them. */
import type { Ledger } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { commandCardTable } from '../../data/commandCards.ts'
import { type Face, faces } from '../../data/dice.ts'
import { board } from '../../data/hexes.ts'
import { loreCardTable } from '../../data/loreCards.ts'
import { hasAbility, unitTable } from '../../data/units.ts'
import type { Fight, Open, Unit } from '../../types.ts'
import { groundUnder } from '../field/field.ts'
import { armyOf, type BattleContext, missing } from '../field/units.ts'
import { orderFor } from '../turn/orders.ts'

/** What the number of dice depends on, beside the two units: also of a combat that is only thought of. */
export type Roll = Pick<Fight, 'roller' | 'counter' | 'ranged' | 'cards' | 'aside'>

/** BL-7.5.2: the limit of the ground under a unit. */
const diceCap = (open: Open, unit: Unit): number => groundUnder(open, unit).diceCap ?? Number.POSITIVE_INFINITY

/** BL-16.3: another friendly unit with Flanking beside the target. */
const isFlanked = (open: Open, roller: Unit, target: Unit): boolean =>
  armyOf(open, roller.seat).some(
    unit => unit.id !== roller.id && hasAbility(unit.type, 'flanking') && board.adjacent(unit.hex, target.hex),
  )

/** BL-18.5: the first attack of a unit that the card has ordered and that has not moved. */
function standingLines(open: Open, fight: Roll): Ledger {
  const { card, mode } = open.turn!
  const order = orderFor(open, fight.roller)
  // BL-18.7: what the card gives belongs to the units that it has ordered.
  if (fight.counter || !card || mode !== 'text' || order?.by !== 'card') return []
  return order.moved || order.doubleShot || order.pursued
    ? []
    : [{ why: card, n: commandCardTable[card].standingDice ?? 0 }]
}

/** The dice that lore cards add (BL-17.6.9). */
const cardLines = (fight: Roll): Ledger => fight.cards.map(card => ({ why: card, n: loreCardTable[card].dice ?? 0 }))

/** BL-7.5.1 to BL-7.5.3: what the two units and their ground give. */
function unitDice(open: Open, { ranged }: Roll, roller: Unit, target: Unit) {
  // BL-7.5.1, BL-24.4: whatever the number of figures.
  const { combatValue } = unitTable[roller.type]
  // BL-7.5.2, BL-14.1, BL-24.3
  const limited = Math.min(combatValue, diceCap(open, roller), diceCap(open, target))
  return {
    combatValue,
    forest: limited - combatValue,
    rage: hasAbility(roller.type, 'rage') ? missing(roller) : 0,
    flanking: isFlanked(open, roller, target) ? 1 : 0,
    flying: !ranged && hasAbility(target.type, 'flying') ? -1 : 0,
  }
}

/** BL-7.5, BL-24.11: the number of dice of any roll as a sum, in the order of the rule. */
export function countDice(open: Open, fight: Roll, roller: Unit, target: Unit): Ledger {
  // BL-17.6.1: exactly these, whatever else is said.
  if (fight.aside !== null) return [{ why: 'runeblade', n: loreCardTable.runeblade.dice! }]
  const { combatValue, forest, rage, flanking, flying } = unitDice(open, fight, roller, target)
  // BL-7.5.3
  const lines = [
    { why: 'combat-value', n: combatValue },
    { why: 'forest', n: forest },
    { why: 'rage', n: rage },
    { why: 'flanking', n: flanking },
    { why: 'flying', n: flying },
    ...standingLines(open, fight),
    ...cardLines(fight),
  ]
  return lines.filter(({ n }) => n !== 0)
}

/** BL-7.5.4: never below 0. */
export const diceIn = (count: Ledger): number => Math.max(0, totalOf(count))

/** The sum of `countDice` alone, without lore cards: for who reckons through many attacks. */
export function plainDice(open: Open, fight: Roll, roller: Unit, target: Unit): number {
  const { combatValue, forest, rage, flanking, flying } = unitDice(open, fight, roller, target)
  return Math.max(0, combatValue + forest + rage + flanking + flying + totalOf(standingLines(open, fight)))
}

/** BL-8.1, BL-8.2: so many dice from the game's own chance. */
export const roll = (n: number, ctx: BattleContext): Face[] =>
  Array.from({ length: n }, () => faces[ctx.below(faces.length)])

/** BW-9.3, BW-9.5: how many dice are rolled, and what they do. */
import type { Ledger, LedgerLine } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { planOf } from '../../data/battles.ts'
import { commanderTable } from '../../data/commanders.ts'
import type { Face } from '../../data/dice.ts'
import { rankTable } from '../../data/ranks.ts'
import { unitTable } from '../../data/units.ts'
import type { Attack, Open, Unit } from '../../types.ts'
import { groundAt, terrainAt } from '../field/ground.ts'
import { abilityOf, defendingRank, hasHeavyArmor, isUnsteady } from '../field/keywords.ts'
import { isInForce } from '../field/modifiers.ts'
import { classOf, friendsBeside, isReduced, unitOf } from '../field/units.ts'
import { orderOf } from './attack.ts'

/** What the number of dice hangs on, thrown or not. */
export type Shot = Pick<
  Attack,
  'kind' | 'attacker' | 'from' | 'at' | 'target' | 'flank' | 'second' | 'support' | 'rank'
>
/** Dice that lie there. */
export type Throw = Shot & Pick<Attack, 'dice'>

/** BW-9.3.3: never below 0. */
export const diceIn = (count: Ledger): number => Math.max(0, totalOf(count))

/** BW-9.3.1: dice before everything else. */
function baseDice(open: Open, { kind, rank }: Shot, unit: Unit | undefined): number {
  if (!unit) return planOf(open.options.battle)!.special.archers!.dice
  if (kind === 'extra') return commanderTable[unit.commander!].commitAbility.extraAttack!.dice
  return rankTable[rank ?? unit.rank].dice
}

/** BW-9.3.2: the caps of terrain. BW-P3.2: archers in hiding are not hindered by their forest. */
function capsOf(open: Open, { kind, from, at }: Shot, unit: Unit | undefined): { why: string; n: number }[] {
  const there = groundAt(open, at)
  const here = groundAt(open, from)
  const isRanged = kind === 'dogs' || (unit !== undefined && classOf(unit) === 'ranged')
  const onHill = unit !== undefined && terrainAt(open, from) === 'hill'
  const against = terrainAt(open, at) === 'hill' && onHill ? undefined : there.capAgainst
  return [
    { why: `against-${terrainAt(open, at)}`, n: against },
    { why: `from-${terrainAt(open, from)}`, n: unit && here.capFrom },
    { why: `from-${terrainAt(open, from)}`, n: unit && isRanged ? here.capFromRanged : undefined },
    { why: `from-${terrainAt(open, from)}`, n: kind === 'counter' ? here.capFromCounter : undefined },
  ].filter((cap): cap is { why: string; n: number } => cap.n !== undefined)
}

/** The base, and what the lowest cap takes from it. */
function cappedDice(open: Open, shot: Shot, unit: Unit | undefined): LedgerLine[] {
  const base = baseDice(open, shot, unit)
  const [lowest] = capsOf(open, shot, unit).toSorted((a, b) => a.n - b.n)
  const over = lowest ? Math.min(0, lowest.n - base) : 0
  return [{ why: 'rank', n: base }, ...(over < 0 ? [{ why: lowest.why, n: over }] : [])]
}

/** BW-9.3.3: what a commander adds. */
function leaderDice(open: Open, { kind, flank, second, target }: Shot, unit: Unit): LedgerLine[] {
  const ability = abilityOf(unit)
  const melee = kind === 'melee'
  const lines = [
    { holds: kind === 'counter', n: ability.counterDice },
    { holds: melee && flank, n: ability.flankDice },
    { holds: melee && second, n: ability.pursuitDice },
    { holds: melee && unitOf(open, target)?.commander != null, n: ability.diceAgainstCommanders },
  ]
  return lines.flatMap(({ holds, n }) => (holds && n ? [{ why: 'commander', n, of: unit.commander! }] : []))
}

/** BW-18.21: it and a friend beside it have been ordered. */
const isClose = (open: Open, unit: Unit): boolean =>
  orderOf(open, unit.id) !== undefined && friendsBeside(open, unit).some(({ id }) => orderOf(open, id) !== undefined)

/** BW-18.5, BW-18.21: what cards and abilities give to an attack. */
function modifierDice(open: Open, { flank }: Shot, unit: Unit): LedgerLine[] {
  const counts = (key: string) =>
    key === 'dice' || (key === 'flank-dice' && flank) || (key === 'close-dice' && isClose(open, unit))
  return open.boons
    .filter(({ key, of }) => of === unit.id && counts(key))
    .map(({ n, by }) => ({ why: 'boon', n, of: by }))
}

/** BW-21.1: what supporting units add: their dice after caps and changes, less one. Their commanders do nothing for them. */
const supportDice = (open: Open, shot: Shot): LedgerLine[] =>
  shot.support.flatMap(id => {
    const unit = unitOf(open, id)
    if (!unit) return []
    const own = diceOf(open, { ...shot, attacker: id, from: unit.hex, support: [], second: false })
    const n = diceIn(own.filter(({ why }) => why !== 'commander'))
    return [{ why: 'support', n: Math.max(0, n - 1), of: unit.type }]
  })

/** BW-9.3: the dice of an attack, line by line. Counterattacks and parting blows know no effects of attacks (BW-9.6.2, BW-10.8). */
export function diceOf(open: Open, shot: Shot): Ledger {
  const unit = shot.attacker === null ? undefined : unitOf(open, shot.attacker)
  const lines = cappedDice(open, shot, unit)
  if (!unit || shot.kind === 'extra') return lines
  const isOwn = shot.kind !== 'counter' && shot.kind !== 'parting'
  const hasMoved = open.turn?.walked.includes(unit.id)
  const offBalance = isOwn && isUnsteady(unit) && hasMoved && !isInForce(open, 'steady', unit.id)
  return [
    ...lines,
    ...(offBalance ? [{ why: 'off-balance', n: -1 }] : []),
    ...leaderDice(open, shot, unit),
    ...(isOwn ? modifierDice(open, shot, unit) : []),
    ...(isReduced(open, unit) ? [{ why: 'reduced', n: -1 }] : []),
    ...supportDice(open, shot),
  ]
}

/** BW-9.5.3, BW-14.4, R-11: what valor does to this target: it hits, or does so against all but cavalry, or nothing. */
function valorOf(open: Open, { kind, attacker, target }: Shot): 'hits' | 'lost-on-cavalry' | 'nothing' {
  const unit = attacker === null ? undefined : unitOf(open, attacker)
  const aim = unitOf(open, target)!
  if (!unit || (unitTable[unit.type].noValor && kind !== 'dogs')) return 'nothing'
  if (aim.rank === 'red' && hasHeavyArmor(open, aim)) return 'nothing'
  const isLost = classOf(aim) === 'cavalry' && classOf(unit) !== 'cavalry' && !isInForce(open, 'valor-hits', unit.id)
  return isLost ? 'lost-on-cavalry' : 'hits'
}

export const valorHits = (open: Open, shot: Shot): boolean => valorOf(open, shot) === 'hits'
/** Only because its target rides does valor not hit. */
export const valorIsLost = (open: Open, shot: Shot): boolean => valorOf(open, shot) === 'lost-on-cavalry'

const countOf = (dice: readonly Face[], face: Face): number => dice.filter(each => each === face).length

/** Effects of the own attack alone. */
const helpsOwnAttack = (open: Open, attack: Shot, key: 'morale-hits' | 'valor-twice' | 'reroll'): boolean =>
  attack.kind !== 'counter' &&
  attack.kind !== 'parting' &&
  attack.attacker !== null &&
  isInForce(open, key, attack.attacker)

/** BW-9.5.2, BW-9.5.3: the hits of the dice, line by line. */
export function hitsOf(open: Open, attack: Throw): Ledger {
  const rank = defendingRank(open, unitOf(open, attack.target)!)
  const valor = valorHits(open, attack) ? countOf(attack.dice, 'valor') : 0
  const twice = helpsOwnAttack(open, attack, 'valor-twice')
  const lines = [
    { why: 'shields', n: countOf(attack.dice, rank), of: rank },
    { why: 'valor', n: twice ? 2 * valor : valor },
    { why: 'morale-hits', n: helpsOwnAttack(open, attack, 'morale-hits') ? countOf(attack.dice, 'morale') : 0 },
  ]
  return lines.filter(({ n }) => n > 0)
}

/** BW-9.5.6: hexes of retreat; BW-10.8, BW-18.23: not from a parting blow or an extra roll. BW-18.27 */
export const retreatsOf = (open: Open, attack: Throw): number =>
  attack.kind === 'parting' || attack.kind === 'extra' || helpsOwnAttack(open, attack, 'morale-hits')
    ? 0
    : countOf(attack.dice, 'morale')

/** BW-9.4.1: Gregor's dice for each valor of the first roll. */
export const dicePerValor = ({ kind }: Shot, unit: Unit | undefined): number =>
  unit && kind === 'melee' ? (abilityOf(unit).extraDicePerValor ?? 0) : 0

/** BW-18.13: the re-roll that an effect gives to the unit's own attacks. */
export const effectRerolls = (open: Open, shot: Shot): number => (helpsOwnAttack(open, shot, 'reroll') ? 1 : 0)

/** BW-9.4.2: a face that neither hits nor makes the target retreat. */
export const isUseless = (open: Open, attack: Throw, face: Face): boolean =>
  face !== 'morale' && totalOf(hitsOf(open, { ...attack, dice: [face] })) === 0

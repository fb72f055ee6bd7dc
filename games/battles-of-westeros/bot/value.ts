/** What units and blows are worth to the bot, about in figures of a green unit: rules of thumb, not rules. */
import { commanderTable } from '../data/commanders.ts'
import type { Hex } from '../data/hexes.ts'
import { rankTable } from '../data/ranks.ts'
import { unitTable } from '../data/units.ts'
import { diceIn, diceOf, valorHits } from '../rules/combat/dice.ts'
import { edgeHexes, retreatHexes } from '../rules/combat/retreat.ts'
import { scorchable, targetsOf } from '../rules/combat/targets.ts'
import { burns } from '../rules/field/ground.ts'
import { defendingRank, isStalwart, shieldOf } from '../rules/field/keywords.ts'
import { classOf, foeOf, ordinaryFigures } from '../rules/field/units.ts'
import type { AttackKind, Open, Unit } from '../types.ts'

export const faceChance = { green: 3 / 8, blue: 2 / 8, red: 1 / 8 } as const

/** What a figure of the unit is worth; a commander lends more to those around him. */
const figureValue = ({ rank, type }: Unit): number => (rankTable[rank].value + 1) * (2 / unitTable[type].strength)

/** What the fall of a unit is worth beyond its figures: morale, points, a commander. */
const fallValue = ({ rank, commander }: Unit): number => 1 + rankTable[rank].moraleLoss + (commander ? 3 : 0)

export const unitValue = (unit: Unit): number => unit.figures * figureValue(unit) + fallValue(unit)

export const isRanged = (unit: Unit): boolean => classOf(unit) === 'ranged'

/** BW-10.2: an attack on somebody who is engaged with another. */
function flanks(open: Open, attacker: Unit, target: Unit): boolean {
  const foe = foeOf(open, target.id)
  return !isRanged(attacker) && foe !== undefined && foe.id !== attacker.id
}

/** BW-11.6: morale results are hits where no way back is open. BW-14.10: who is Stalwart ignores the first. */
function isCornered(open: Open, attacker: Unit, target: Unit): boolean {
  const goesToEdge = open.options.rangedRetreatTowardsEdge && isRanged(attacker)
  const ways = goesToEdge ? edgeHexes(open, target) : retreatHexes(open, target, attacker.hex)
  return ways.length === 0 && !isStalwart(open, target)
}

/** An attack from where the unit stands, a counterattack, or an attack from wherever the unit may come. */
type Blow = 'attack' | 'counter' | 'threat'

/** Hits that a roll of one unit against another can be expected to bring, before Cover and Toughness, and its dice. */
function roll(open: Open, attacker: Unit, target: Unit, blow: Blow): { dice: number; chance: number } {
  const kind: AttackKind = blow === 'counter' ? 'counter' : isRanged(attacker) ? 'ranged' : 'melee'
  const flank = blow !== 'counter' && flanks(open, attacker, target)
  const shot = {
    kind,
    attacker: attacker.id,
    from: attacker.hex,
    at: target.hex,
    target: target.id,
    flank,
    second: false,
    support: [],
    rank: null,
  }
  const shield = faceChance[defendingRank(open, target)]
  const valor = valorHits(open, shot) ? 1 / 8 : 0
  const morale = blow === 'attack' && isCornered(open, attacker, target) ? 1 / 8 : 0
  const chance = shield + valor + morale
  return { dice: diceIn(diceOf(open, shot)), chance: flank ? chance * (1.6 - 0.6 * chance) : chance }
}

/** The chance of at least so many hits. */
function atLeast(dice: number, chance: number, hits: number): number {
  if (hits <= 0) return 1
  if (dice < hits) return 0
  return chance * atLeast(dice - 1, chance, hits - 1) + (1 - chance) * atLeast(dice - 1, chance, hits)
}

/** BW-12.1, BW-12.3: hits that end a unit. */
const hitsToFall = (unit: Unit): number =>
  ordinaryFigures(unit) + (unit.commander ? commanderTable[unit.commander].rating : 0)

/** What a roll can be expected to take from its target. */
export function harm(open: Open, attacker: Unit, target: Unit, blow: Blow): { harm: number; fall: number } {
  const { dice, chance } = roll(open, attacker, target, blow)
  const shield = shieldOf(open, target)
  const figures = Math.min(Math.max(0, dice * chance - shield), ordinaryFigures(target))
  const fall = atLeast(dice, chance, hitsToFall(target) + shield)
  return { harm: figures * figureValue(target) + fall * fallValue(target) + (dice / 8) * 0.5, fall }
}

/** What an attack can be expected to bring: what it takes, less what the counterattack costs. */
export function attackValue(open: Open, attacker: Unit, target: Unit): number {
  const own = harm(open, attacker, target, 'attack')
  const answers = !isRanged(attacker) && isStalwart(open, target)
  const stays = (1 - own.fall) * 0.75
  return own.harm - (answers ? stays * harm(open, target, attacker, 'counter').harm : 0)
}

/** The best attack of a unit from where it stands: its worth, 0 where none is worth making. */
export const bestAttack = (open: Open, unit: Unit): number =>
  burns(open, unit.hex) ? 0 : Math.max(0, ...targetsOf(open, unit).map(target => attackValue(open, unit, target)))

/** What scorching a hex is worth, by what is there. */
export function scorchValue(open: Open, hex: Hex): number {
  if (open.pieces[hex] === 'tent' || open.pieces[hex] === 'siege-tower') return 6
  if (open.pieces[hex] === 'wood-bridge') return 1.2
  return open.ground[hex] === 'building' && !open.devastated.includes(hex) ? 2.5 : 0
}

/** The best that a unit can do from where it stands: attack or scorch. */
export const bestAction = (open: Open, unit: Unit): number =>
  burns(open, unit.hex)
    ? 0
    : Math.max(bestAttack(open, unit), ...scorchable(open, unit).map(hex => scorchValue(open, hex)))

/** What units, blows and hexes are worth to the bot, in muster points: rules of thumb, not rules. */
import { commandCardTable } from '../data/commandCards.ts'
import { board, type Hex, inHalf } from '../data/hexes.ts'
import { scenarioTable } from '../data/scenarios.ts'
import { hasAbility, unitTable } from '../data/units.ts'
import { plainDice } from '../rules/combat/dice.ts'
import { groundUnder, terrainAt } from '../rules/field/field.ts'
import { obstacle, targetsOf } from '../rules/field/sight.ts'
import { armyOf, isWeak, other, unitAt } from '../rules/field/units.ts'
import type { Open, Unit } from '../types.ts'

/** A victory point is worth this many muster points. */
export const pointValue = 3

/** A whole unit counts for its price; a worn one for less, but never for nothing: its last figure still fights. */
export function value(unit: Unit): number {
  const { cost, health } = unitTable[unit.type]
  return cost * (0.3 + 0.7 * (unit.health / health))
}

/** What one point of damage to the unit takes away. */
export const woundValue = (unit: Unit): number => unitTable[unit.type].cost / unitTable[unit.type].health

/** The dice that one unit would roll against another now, without cards. */
export function diceAgainst(open: Open, roller: Unit, target: Unit, counter = false): number {
  const fight = { roller: roller.id, target: target.id, counter, cards: [], aside: null, ranged: isRanged(roller) }
  return plainDice(open, fight, roller, target)
}

export const isRanged = (unit: Unit): boolean => unitTable[unit.type].attack === 'ranged'

/** The chance that one die of the unit hurts. */
export function hitChance(open: Open, roller: Unit, target: Unit): number {
  const faces = isRanged(roller) || isWeak(roller) ? 1 : 2
  const commits = ['frenzy', 'rend'].some(ability => hasAbility(roller.type, ability as 'frenzy')) ? 0.6 : 0
  const venom = target.poisoned ? 1 : 0
  const cornered = target.stunned || terrainAt(open, target.hex) === 'empty' ? 0.2 : 0.1
  return (faces + commits + venom + cornered) / 6
}

/** What the fall of a unit is worth beyond its last figure. */
const fallValue = 1.5

/** What an attack can be expected to bring: damage, the fall of the target, and what the counter costs. */
export function attackValue(open: Open, attacker: Unit, target: Unit): number {
  const dice = diceAgainst(open, attacker, target)
  const chance = hitChance(open, attacker, target)
  const damage = Math.min(dice * chance, target.health)
  const fall = fallChance(dice, chance, target.health)
  const onBanner = open.banners.includes(target.hex) ? pointValue * 0.5 * (1 - (5 / 6) ** dice) : 0
  const last = armyOf(open, target.seat).length === 1 ? 30 * fall : 0
  const gain = damage * woundValue(target) + fall * (fallValue + prize(open, attacker, target)) + onBanner + last
  return gain - counterCost(open, attacker, target, fall)
}

/** The chance of at least so many hits. */
export function fallChance(dice: number, chance: number, needed: number): number {
  if (needed <= 0) return 1
  if (dice < needed) return 0
  return chance * fallChance(dice - 1, chance, needed - 1) + (1 - chance) * fallChance(dice - 1, chance, needed)
}

/** Victory points of the own scenario card for the fall of the target. */
function prize(open: Open, attacker: Unit, target: Unit): number {
  const scenario = open.scenarios[attacker.seat]
  const hook = scenario && scenarioTable[scenario].destroyed
  if (!hook) return 0
  return (typeof hook.points === 'number' ? hook.points : (hook.points[unitTable[target.type].class] ?? 0)) * pointValue
}

/** BL-17.6.4: strike and cleave hurt whoever is ridden down, two faces of six. */
const rideChance = 2 / 6

/** BL-17.6.4: what the dice for the enemies on a way can be expected to bring. */
export function rideValue(open: Open, rider: Unit, path: readonly Hex[]): number {
  const ridden = path.flatMap(hex => open.units.filter(foe => foe.hex === hex && foe.seat !== rider.seat))
  const wound = (foe: Unit) => woundValue(foe) + (foe.health === 1 ? fallValue + prize(open, rider, foe) : 0)
  return ridden.reduce((sum, foe) => sum + rideChance * wound(foe), 0)
}

function counterCost(open: Open, attacker: Unit, target: Unit, fall: number): number {
  if (!board.adjacent(attacker.hex, target.hex) || target.stunned || hasAbility(attacker.type, 'vigilant')) return 0
  const stays = hasAbility(target.type, 'ferocious') ? 1 : (1 - fall) * 0.7
  const dice = diceAgainst(open, target, attacker, true)
  const chance = hitChance(open, target, attacker)
  const damage = Math.min(dice * chance, attacker.health) * woundValue(attacker)
  return stays * (damage + fallChance(dice, chance, attacker.health) * fallValue) * 0.8
}

/** The best attack of a unit from where it stands: its worth, 0 where none is worth making. */
export const bestAttack = (open: Open, unit: Unit): number =>
  Math.max(0, ...targetsOf(open, unit).map(target => attackValue(open, unit, target)))

/** A unit thought to stand elsewhere: the others are where they were, and so is its own shadow in `open.units`. */
export const standingAt = (unit: Unit, hex: Hex): Unit => (hex === unit.hex ? unit : { ...unit, hex })

/** What it is worth to have the unit in a hex at the end of the turn, without its attack. */
export function placeValue(open: Open, unit: Unit): number {
  return bannerValue(open, unit) + scenarioValue(open, unit) + coverValue(open, unit) - dangerValue(open, unit)
}

/** Banners give points turn after turn; a unit that cannot reach one should come nearer. */
function bannerValue(open: Open, unit: Unit): number {
  if (open.banners.includes(unit.hex)) return pointValue * 1.6
  let nearest = 9
  for (const hex of open.banners) {
    const there = unitAt(open, hex)
    const isFriend = there?.seat === unit.seat && there.id !== unit.id
    if (!isFriend) nearest = Math.min(nearest, board.distance(unit.hex, hex))
  }
  let foe = 9
  for (const { hex } of armyOf(open, other(unit.seat))) foe = Math.min(foe, board.distance(unit.hex, hex))
  return -0.45 * nearest - 0.25 * Math.max(0, foe - (isRanged(unit) ? 3 : 1))
}

/** What the own scenario card asks for in the VP step. */
function scenarioValue(open: Open, unit: Unit): number {
  const scenario = open.scenarios[unit.seat]
  const vp = scenario && scenarioTable[scenario].vp
  if (!vp) return 0
  const faction = open.factions[unit.seat]
  const serves =
    (vp.when === 'terrain-held' &&
      terrainAt(open, unit.hex) === vp.terrain &&
      (!vp.ownHalf || inHalf(unit.hex, faction))) ||
    (vp.when === 'water-held' && open.terrain[unit.hex] === 'water' && inHalf(unit.hex, faction)) ||
    (vp.when === 'bridge-guarded' && scenarioTable[scenario].bridges.includes(unit.hex)) ||
    (vp.when === 'beyond-middle' && !inHalf(unit.hex, faction)) ||
    (vp.when === 'banner-held' && unit.hex === vp.at)
  return serves ? pointValue * 0.5 : 0
}

/** Forests and buildings shelter whoever is under attack. */
function coverValue(open: Open, unit: Unit): number {
  const { cover, diceCap } = groundUnder(open, unit)
  return cover > 0 ? 0.9 : diceCap !== null && (isRanged(unit) || isWeak(unit)) ? 0.6 : 0
}

/** Enemies that could strike the unit next turn, three of them at most. */
export function dangerValue(open: Open, unit: Unit): number {
  const foes = armyOf(open, other(unit.seat)).filter(foe => couldStrike(open, foe, unit))
  const blows = foes.map(foe => Math.min(diceAgainst(open, foe, unit) * hitChance(open, foe, unit), unit.health))
  const worst = blows.sort((a, b) => b - a).slice(0, 3)
  return worst.reduce((sum, damage) => sum + damage, 0) * woundValue(unit) * 0.3
}

function couldStrike(open: Open, foe: Unit, unit: Unit): boolean {
  if (foe.stunned) return false
  const distance = board.distance(foe.hex, unit.hex)
  if (isRanged(foe)) return distance <= unitTable[foe.type].range[1] && obstacle(open, foe, unit.hex)?.why !== 'terrain'
  return distance <= unitTable[foe.type].move + 1
}

/** How good a command card is to have, other things equal: the number of units it orders. */
export function commandValue(card: keyof typeof commandCardTable): number {
  const { order, ...bonus } = commandCardTable[card]
  const units = order.kind === 'filter' ? order.most : order.left + order.center + order.right
  return units + (Object.keys(bonus).length > 1 ? 0.5 : 0)
}

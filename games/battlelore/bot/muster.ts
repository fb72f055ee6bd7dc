/** The army that the strong bot musters. */
import { jitter, type Plan, type Rng, type View } from '../../../kernel/index.ts'
import { startingLoreMax } from '../data/constants.ts'
import { type UnitType, unitsOf } from '../data/units.ts'
import { cardLimit, costOf, pointsLeft } from '../rules/setup/muster.ts'
import type { BattleLore, Move } from '../types.ts'

/**
 * What a unit adds to the points of a logistic model of who wins: fitted to 1,000 games of two easy bots with armies of all kinds
 * (standard error of the infantry 0.1, of legends 0.3), rounded and drawn a little towards the prices.
 */
export const unitPoints: Readonly<Record<UnitType, number>> = {
  'yeoman-archers': 0.15,
  'citadel-guards': 0.22,
  'riverwatch-riders': 0.45,
  'rune-golems': 0.37,
  'roc-warrior': 0.6,
  'blood-harvesters': 0.22,
  'viper-legion': 0,
  'flesh-ripper-brutes': 0.33,
  obscenes: 0.16,
  'chaos-lord': 0.22,
}

/** What a muster point is good for that is left over. */
const lorePoints = 0.03

/** By so much tastes differ from battle to battle, about what the fit leaves open: nobody shall know an army beforehand. */
const taste = 0.12

interface Kind {
  unit: UnitType
  cost: number
  points: number
  most: number
}

interface Army {
  units: readonly UnitType[]
  points: number
}

/** The best army of these kinds for so many muster points. */
function bestArmy([kind, ...others]: readonly Kind[], left: number): Army {
  if (!kind) return { units: [], points: Math.min(startingLoreMax, left) * lorePoints }
  const { unit, cost, points, most } = kind
  const armies = Array.from({ length: 1 + Math.min(most, Math.floor(left / cost)) }, (_, n): Army => {
    const rest = bestArmy(others, left - n * cost)
    return { units: [...Array<UnitType>(n).fill(unit), ...rest.units], points: n * points + rest.points }
  })
  return armies.reduce((top, army) => (army.points > top.points ? army : top))
}

/** The whole muster as one plan; none where an army card has been taken. */
export function musters({ open, seat, own }: View<BattleLore>, rng: Rng): readonly Plan<BattleLore>[] {
  const { units, army } = own!.muster
  if (army !== null) return []
  const kinds = unitsOf(open.factions[seat!]).map(unit => ({
    unit,
    cost: costOf(unit, open.scenarios[seat!]),
    points: unitPoints[unit] + jitter(rng, taste),
    most: cardLimit(open, unit) - units.filter(each => each === unit).length,
  }))
  const bought = bestArmy(kinds, pointsLeft(open, seat!, own!.muster)).units
  return [[...bought.map((unit): Move => ({ do: 'buy', unit })), { do: 'mustered' }]]
}

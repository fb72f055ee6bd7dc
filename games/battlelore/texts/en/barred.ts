import { line, type Rich } from '../../../../text/index.ts'
import type { ArmyCard } from '../../data/armies.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import type { Hex } from '../../data/hexes.ts'
import { type LoreCard, loreCardTable } from '../../data/loreCards.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { UnitType } from '../../data/units.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { effects } from './effects.ts'
import { names } from './names.ts'
import { card, hex, lore, many, unit } from './phrases.ts'

/** What a reason speaks of is one word or several, as its rule gives them. */
const lines: Record<Bar, (...of: string[]) => Rich> = {
  points: (type, cost, left) =>
    line`${unit(type as UnitType)}: ${many(Number(cost), 'muster point')}, and you have ${left} left`,
  'cards-taken': (type, n) => line`${unit(type as UnitType)}: all ${n} deployment cards are taken`,
  'no-room': () => ['There is no deployment hex left for one more card'],
  'army-card': of => line`You lead the army of ${card(of as ArmyCard)} as it is printed`,
  'tent-spent': () => ['The points that the command tent gives are spent'],
  'no-unit': () => ['An army has at least one unit'],
  'not-by-card': of => line`${card(of as CommandCard)}: ${effects.commandCards[of as CommandCard]}`,
  'orders-given': () => ['Played for one unit, the card orders no more'],
  'ordered-once': () => ['A unit is ordered once a turn'],
  'order-lost': of => line`${card(of as LoreCard)} has taken its order`,
  stunned: () => ['A stunned unit neither moves nor attacks'],
  'not-ordered-move': () => ['Only units that were ordered move'],
  moved: () => ['A unit moves once in the Move step'],
  'no-way': () => ['There is no hex to which it could move'],
  'not-ordered-attack': () => ['Only units that were ordered attack'],
  attacked: () => ['A unit attacks once a turn'],
  'no-attack': of => line`Units ordered by ${card(of as CommandCard)} do not attack`,
  'behind-terrain': (terrain, at) =>
    line`Out of sight: ${names.terrain[terrain as Terrain].toLowerCase()} in ${hex(at as Hex)}`,
  'behind-unit': at => line`Out of sight: a unit stands in ${hex(at as Hex)}`,
  'lore-missing': (of, have) =>
    line`${card(of as LoreCard)} costs ${lore(loreCardTable[of as LoreCard].cost)}, and you have ${have}`,
  'other-moment': of => line`${card(of as LoreCard)} has another moment: ${effects.timings[of as LoreCard]}`,
  silenced: of => line`${card(of as LoreCard)} keeps you from playing lore cards this turn`,
  'no-use': of => line`${card(of as LoreCard)} finds no target now: ${effects.loreCards[of as LoreCard]}`,
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(...of.split(' ')) ?? [why]

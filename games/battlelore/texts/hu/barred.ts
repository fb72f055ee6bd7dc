import { capital, line, type Rich } from '../../../../text/index.ts'
import type { ArmyCard } from '../../data/armies.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import type { Hex } from '../../data/hexes.ts'
import { type LoreCard, loreCardTable } from '../../data/loreCards.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { UnitType } from '../../data/units.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { effects } from './effects.ts'
import { names } from './names.ts'
import { card, hex, unit } from './phrases.ts'

/** What a reason speaks of is one word or several, as its rule gives them. */
const lines: Record<Bar, (...of: string[]) => Rich> = {
  points: (type, cost, left) => line`${unit(type as UnitType)}: ára ${cost} pont, és ${left} pontod maradt`,
  'cards-taken': (type, n) => line`${unit(type as UnitType)}: mind a ${n} csatarendkártya elfogyott`,
  'no-room': () => ['Nincs több felállási mező még egy kártyának'],
  'army-card': of => line`Kártya szerinti sereget vezetsz: ${card(of as ArmyCard)}`,
  'tent-spent': () => ['A parancsnoki sátor pontjait már elköltötted'],
  'no-unit': () => ['A seregben legalább egy egység kell'],
  'not-by-card': of => line`${card(of as CommandCard)}: ${effects.commandCards[of as CommandCard]}`,
  'orders-given': () => ['Egyetlen egységre játszottad ki a kártyát: többet nem utasít'],
  'ordered-once': () => ['Egy egység körönként egyszer kap utasítást'],
  'order-lost': of => line`${card(of as LoreCard)}: ettől elveszítette az utasítását`,
  stunned: () => ['Elkábított egység nem mozog és nem támad'],
  'not-ordered-move': () => ['Csak utasított egység mozog'],
  moved: () => ['Egy egység egyszer mozog a mozgáslépésben'],
  'no-way': () => ['Nincs mező, ahová mozoghatna'],
  'not-ordered-attack': () => ['Csak utasított egység támad'],
  attacked: () => ['Egy egység körönként egyszer támad'],
  'no-attack': of => line`${card(of as CommandCard)}: akit ez utasít, nem támad`,
  'behind-terrain': (terrain, at) =>
    line`Nincs rálátás: ${names.terrain[terrain as Terrain].toLowerCase()} (${hex(at as Hex)})`,
  'behind-unit': at => line`Nincs rálátás: útban van egy egység (${hex(at as Hex)})`,
  'lore-missing': (of, have) =>
    line`${card(of as LoreCard)}: ára ${loreCardTable[of as LoreCard].cost} tudás, és neked ${have} van`,
  'other-moment': of => line`${card(of as LoreCard)}: más pillanatban játszható ki. ${effects.timings[of as LoreCard]}`,
  silenced: of => line`${card(of as LoreCard)}: ebben a körben nem játszhatsz ki tudáskártyát`,
  'no-use': of => line`${card(of as LoreCard)}: most nincs célpontja. ${effects.loreCards[of as LoreCard]}`,
}

export const barred = (why: string, of = ''): Rich => capital(lines[why as Bar]?.(...of.split(' ')) ?? [why])

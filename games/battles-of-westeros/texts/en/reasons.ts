import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { Rank } from '../../data/ranks.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { UnitType } from '../../data/units.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { names } from './names.ts'
import { card, keyword, leader, terrain, type } from './phrases.ts'

const lines: Readonly<Record<string, Rich>> = {
  rank: ['Rank'],
  'off-balance': [keyword('off-balance')],
  reduced: ['Reduced unit'],
  valor: ['Valor'],
  'morale-hits': ['Morale results'],
  won: ['Victory'],
  points: ['Victory points'],
  morale: ['Morale'],
  units: ['Units left'],
}

/** A card or a commander that gives something. */
const giver = (of: string): Rich => [of in names.cards ? card(of as Card) : leader(of as Commander)]

export const reasons: GameTexts<BattlesOfWesteros>['reasons'] = (why, of) => {
  if (why.startsWith('against-')) return line`Target in ${terrain(why.slice(8) as Terrain)}`
  if (why.startsWith('from-')) return line`Attacker in ${terrain(why.slice(5) as Terrain)}`
  if (why === 'shields') return of ? capital([`${names.ranks[of as Rank]} shields`]) : ['Shields']
  if (why === 'support') return of ? line`Support of ${type(of as UnitType)}` : ['Support']
  if (why === 'boon' || why === 'commander') return of ? giver(of) : ['Effect']
  return lines[why] ?? [why]
}

/** What cards, commanders, units, keywords, terrain and dice do, in our own words: for card faces, tooltips and prompts. */
import type { BattleId } from '../../data/battles.ts'
import type { Card } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { Sign } from '../../data/dice.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { Keyword, UnitType } from '../../data/units.ts'

export interface Effects {
  /** The commands of a card, each with its sentence. */
  commands: Readonly<Record<Card, readonly string[]>>
  /** The tactics of those that have one: when, what must be so, what they do. */
  tactics: Readonly<Partial<Record<Card, string>>>
  /** What a commander does for the unit that he leads, all the time. */
  unitAbilities: Readonly<Record<Commander, string>>
  /** What he does once in a battle. */
  commitAbilities: Readonly<Record<Commander, string>>
  units: Readonly<Record<UnitType, string>>
  keywords: Readonly<Record<Keyword, string>>
  terrain: Readonly<Record<Terrain, string>>
  /** What a token of this kind orders. */
  tokens: Readonly<Record<Sign, string>>
  /** The goal of each battle. */
  battles: Readonly<Record<BattleId, string>>
}

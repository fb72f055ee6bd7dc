/** What cards, units, abilities, terrain and dice do, in our own words: for card faces, tooltips and prompts. */
import type { Ability } from '../../data/abilities.ts'
import type { ArmyCard } from '../../data/armies.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import type { Condition } from '../../data/constants.ts'
import type { Face } from '../../data/dice.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import type { Scenario } from '../../data/scenarios.ts'
import type { Crossing, Terrain } from '../../data/terrain.ts'
import type { UnitType } from '../../data/units.ts'

export interface Effects {
  units: Readonly<Record<UnitType, string>>
  /** The same where a scenario card has changed the price. */
  unitFor(type: UnitType, cost: number, scenario: Scenario): string
  abilities: Readonly<Record<Ability, string>>
  conditions: Readonly<Record<Condition, string>>
  faces: Readonly<Record<Face, string>>
  terrain: Readonly<Record<Terrain, string>>
  crossings: Readonly<Record<Crossing, string>>
  commandCards: Readonly<Record<CommandCard, string>>
  loreCards: Readonly<Record<LoreCard, string>>
  /** When a lore card can be played, and by whom. */
  timings: Readonly<Record<LoreCard, string>>
  scenarios: Readonly<Record<Scenario, string>>
  armies: Readonly<Record<ArmyCard, string>>
}

/** What everything in the game is called: the labels of board, cards and panels in one language. */
import type { Ability } from '../../data/abilities.ts'
import type { ArmyCard } from '../../data/armies.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import type { Condition } from '../../data/constants.ts'
import type { Face } from '../../data/dice.ts'
import type { Faction } from '../../data/factions.ts'
import type { Section } from '../../data/hexes.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import type { Scenario } from '../../data/scenarios.ts'
import type { Crossing, Terrain } from '../../data/terrain.ts'
import type { UnitClass, UnitType } from '../../data/units.ts'

export type AnyCard = CommandCard | LoreCard | Scenario | ArmyCard

/** The terms of the game, one word for one thing (see glossary.test.ts). */
export type Term =
  | 'player'
  | 'activePlayer'
  | 'firstPlayer'
  | 'hex'
  | 'section'
  | 'half'
  | 'unit'
  | 'figure'
  | 'weak'
  | 'ordered'
  | 'supported'
  | 'damage'
  | 'damageMarker'
  | 'health'
  | 'combatValue'
  | 'moveValue'
  | 'range'
  | 'lineOfSight'
  | 'melee'
  | 'ranged'
  | 'musterCost'
  | 'musterPoint'
  | 'deploymentCard'
  | 'decoy'
  | 'commandTent'
  | 'commandCard'
  | 'loreCard'
  | 'scenarioCard'
  | 'armyCard'
  | 'loreToken'
  | 'victoryPoint'
  | 'banner'
  | 'portal'
  | 'initiative'
  | 'attack'
  | 'counter'
  | 'retreat'
  | 'advance'
  | 'die'
  | 'hand'
  | 'deck'
  | 'discards'
  | 'round'
  | 'turn'

export interface Names {
  /** The faction in short: 'Daqan'. */
  factions: Readonly<Record<Faction, string>>
  /** The faction in full: 'Daqan Lords'. */
  factionTitles: Readonly<Record<Faction, string>>
  units: Readonly<Record<UnitType, string>>
  classes: Readonly<Record<UnitClass, string>>
  abilities: Readonly<Record<Ability, string>>
  terrain: Readonly<Record<Terrain, string>>
  crossings: Readonly<Record<Crossing, string>>
  sections: Readonly<Record<Section, string>>
  conditions: Readonly<Record<Condition, string>>
  faces: Readonly<Record<Face, string>>
  cards: Readonly<Record<AnyCard, string>>
  terms: Readonly<Record<Term, string>>
}

/** What everything in the game is called: the labels of board, cards and panels in one language. */
import type { BattleId } from '../../data/battles.ts'
import type { Card } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { Sign } from '../../data/dice.ts'
import type { House } from '../../data/houses.ts'
import type { Zone } from '../../data/morale.ts'
import type { Entry } from '../../data/plans/plan.ts'
import type { Rank } from '../../data/ranks.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { Keyword, UnitClass, UnitType } from '../../data/units.ts'

/** The terms of the game, one word for one thing (see glossary.test.ts). */
export type Term =
  | 'hex'
  | 'unit'
  | 'figure'
  | 'rank'
  | 'active'
  | 'inactive'
  | 'commander'
  | 'zoneOfControl'
  | 'commandLimit'
  | 'captureRating'
  | 'commandToken'
  | 'orderToken'
  | 'leadershipCard'
  | 'command'
  | 'tactic'
  | 'commitAbility'
  | 'engagement'
  | 'flankAttack'
  | 'partingBlow'
  | 'counterattack'
  | 'retreat'
  | 'withdrawal'
  | 'hit'
  | 'morale'
  | 'rout'
  | 'momentum'
  | 'firstPlayer'
  | 'victoryPoint'
  | 'objective'
  | 'lineOfSight'
  | 'fire'
  | 'devastation'
  | 'round'
  | 'turn'
  | 'hand'
  | 'deck'
  | 'discards'

export interface Names {
  /** The House in short: 'Stark'. */
  houses: Readonly<Record<House, string>>
  houseTitles: Readonly<Record<House, string>>
  units: Readonly<Record<UnitType, string>>
  classes: Readonly<Record<UnitClass, string>>
  ranks: Readonly<Record<Rank, string>>
  keywords: Readonly<Record<Keyword, string>>
  terrain: Readonly<Record<Terrain, string>>
  /** Faces of dice, and order tokens. */
  signs: Readonly<Record<Sign, string>>
  /** Without a title: 'Robb Stark'. */
  commanders: Readonly<Record<Commander, string>>
  /** The title alone: 'the Young Wolf'. */
  titles: Readonly<Record<Commander, string>>
  cards: Readonly<Record<Card, string>>
  battles: Readonly<Record<BattleId, string>>
  zones: Readonly<Record<Zone, string>>
  entries: Readonly<Record<Entry, string>>
  terms: Readonly<Record<Term, string>>
}

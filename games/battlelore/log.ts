/** What the log of BattleLore tells, event by event, and to whom. */
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { CommandCard } from './data/commandCards.ts'
import type { Condition } from './data/constants.ts'
import type { Face } from './data/dice.ts'
import type { Faction } from './data/factions.ts'
import type { Hex } from './data/hexes.ts'
import type { LoreCard } from './data/loreCards.ts'
import type { Scenario } from './data/scenarios.ts'
import type { UnitType } from './data/units.ts'
import type { Commitment } from './types.ts'

/** What caused damage, healing, victory points or lore outside the dice of a combat. */
export type Cause =
  | 'combat'
  | 'retreat'
  | 'frenzy'
  | 'soul-feast'
  | 'banner'
  | 'tent'
  | 'dice'
  | 'upkeep'
  | 'muster'
  | 'cure'
  | CommandCard
  | LoreCard
  | Scenario

export type Event =
  | { is: 'start'; factions: readonly Faction[]; learning: boolean }
  | { is: 'scenarios'; scenarios: readonly (Scenario | null)[]; first: Seat }
  | { is: 'ford'; seat: Seat; hex: Hex }
  | { is: 'mustered'; seat: Seat; cards: number; lore: number }
  | { is: 'deployed'; seat: Seat; hex: Hex }
  | { is: 'revealed'; seat: Seat; units: readonly { type: UnitType; hex: Hex }[]; tent: Hex | null; decoys: number }
  | { is: 'opening-hands'; commands: number; lores: number }
  | { is: 'opening-discards'; seat: Seat; commands: readonly CommandCard[]; lores: readonly LoreCard[] }
  | { is: 'round'; round: number }
  | { is: 'turn'; seat: Seat }
  | { is: 'tent-removed'; seat: Seat; hex: Hex }
  | { is: 'command'; seat: Seat; card: CommandCard; mode: 'text' | 'single' }
  | { is: 'ordered'; seat: Seat; unit: UnitType; hex: Hex; by: 'card' | LoreCard }
  | { is: 'unordered'; seat: Seat; unit: UnitType; hex: Hex }
  | { is: 'healed'; unit: UnitType; hex: Hex; n: number; cause: Cause }
  | { is: 'cured'; seat: Seat; unit: UnitType; hex: Hex; of: Condition }
  | {
      is: 'moved'
      seat: Seat
      unit: UnitType
      path: readonly Hex[]
      why: 'move' | 'onslaught' | 'mobility' | 'advance' | 'pursue'
    }
  | { is: 'overran'; seat: Seat; unit: UnitType; hex: Hex; face: Face; hit: boolean }
  | { is: 'placed'; unit: UnitType; from: Hex; to: Hex; cause: LoreCard }
  | { is: 'pushed'; unit: UnitType; from: Hex; to: Hex; cause: LoreCard }
  | { is: 'portals'; hexes: readonly Hex[] }
  | { is: 'portals-removed'; seat: Seat }
  | {
      is: 'attack'
      seat: Seat
      roller: UnitType
      from: Hex
      target: UnitType
      at: Hex
      counter: boolean
      ranged: boolean
    }
  | { is: 'rolled'; seat: Seat; dice: readonly Face[]; count: Ledger; counter: boolean }
  | { is: 'rerolled'; seat: Seat; aside: readonly Face[]; dice: readonly Face[] }
  | { is: 'committed'; seat: Seat; face: Face; to: Commitment }
  | { is: 'ignored-damage'; seat: Seat; n: number; cause: 'building' | 'shield-wall' }
  | { is: 'ignored-retreats'; seat: Seat; n: number; cause: 'immovable' | 'hold-the-line' }
  | { is: 'damage'; seat: Seat; unit: UnitType; hex: Hex; n: number; cause: Cause }
  | { is: 'removed-figures'; seat: Seat; unit: UnitType; hex: Hex; n: number; cause: Cause }
  | { is: 'destroyed'; seat: Seat; unit: UnitType; hex: Hex; by: Seat | null }
  | { is: 'condition'; seat: Seat; unit: UnitType; hex: Hex; of: Condition; cause: 'combat' | LoreCard }
  | { is: 'retreated'; seat: Seat; unit: UnitType; path: readonly Hex[] }
  | { is: 'supported'; seat: Seat; unit: UnitType; hex: Hex; by: UnitType }
  | { is: 'lore'; seat: Seat; n: number; cause: Cause }
  | { is: 'points'; seat: Seat; n: number; cause: Cause }
  | { is: 'lore-card'; seat: Seat; card: LoreCard; at: readonly Hex[] }
  | { is: 'lore-cancelled'; seat: Seat; card: LoreCard }
  | { is: 'drew'; seat: Seat; commands: number; lores: number }
  /** Heard by the player alone. */
  | { is: 'drew-cards'; seat: Seat; commands: readonly CommandCard[]; lores: readonly LoreCard[] }
  | { is: 'discarded'; seat: Seat; commands: readonly CommandCard[]; lores: readonly LoreCard[] }
  | { is: 'reshuffled'; deck: 'command' | Faction }
  | {
      is: 'won'
      seat: Seat | null
      by: 'points' | 'annihilation' | 'rounds' | 'resignation' | 'agreement'
      points: readonly number[]
    }
  | { is: 'campaign'; totals: Readonly<Record<Faction, number>>; winner: Faction | null }

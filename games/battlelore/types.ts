/**
 * The type family of BattleLore: what lies in the drawers, and the moves and events of the game.
 * The steps stand in steps.ts, chapter by chapter.
 */
import type { Direction } from '../../hex/index.ts'
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { ArmyCard } from './data/armies.ts'
import type { CommandCard } from './data/commandCards.ts'
import type { Condition, LoreChoice } from './data/constants.ts'
import type { Face } from './data/dice.ts'
import type { Faction } from './data/factions.ts'
import type { Hex } from './data/hexes.ts'
import type { LoreCard } from './data/loreCards.ts'
import type { Scenario } from './data/scenarios.ts'
import type { Terrain } from './data/terrain.ts'
import type { UnitType } from './data/units.ts'
import type { Event } from './log.ts'
import type { Asks, Autos } from './steps.ts'

export type { Cause, Event } from './log.ts'

export interface Options {
  freeScenarioChoice: boolean
  randomFour: boolean
  simultaneousDeployment: boolean
  presetHands: boolean
  coreSets: '1' | '2' | '3'
  campaign: boolean
  learning: boolean
  maxRounds: '20' | '40' | '60' | '100'
}

/** A unit by its name for the whole game: its type and a number, 'blood-harvesters-2'. */
export type UnitId = string

/** All the figures in one hex (BL-1.9). */
export interface Unit {
  readonly id: UnitId
  readonly seat: Seat
  readonly type: UnitType
  readonly hex: Hex
  /** Figures left; for a unit of one figure the damage it can still take (BL-9.1). */
  readonly health: number
  readonly poisoned: boolean
  readonly stunned: boolean
}

/** What lies face down on a deployment hex (BL-3.8.1). */
export type DeployCard = UnitType | 'command-tent' | 'decoy'

/** What a unit may still do this turn. */
export interface Ordered {
  readonly unit: UnitId
  /** Ordered by the command card, or by a lore card (BL-17.6.14). */
  readonly by: 'card' | 'lore'
  /** Its turn in the Move step is over. */
  readonly done: boolean
  /** It entered a hex in the Move step (BL-6.9). */
  readonly moved: boolean
  /** It has moved by Onslaught, or said that it stays. */
  readonly stormed: boolean
  readonly attacked: boolean
  readonly doubleShot: boolean
  readonly pursued: boolean
  /** Its Mobility move is over. */
  readonly roamed: boolean
}

/** What belongs to one turn (BL-2.2). */
export interface Turn {
  readonly seat: Seat
  readonly card: CommandCard | null
  readonly mode: 'text' | 'single'
  readonly ordered: readonly Ordered[]
  /** Units that Nightmare Visions took the order from: not to be ordered again (BL-17.6.10). */
  readonly unordered: readonly UnitId[]
  /** Overrun is in force (BL-17.6.4). */
  readonly overrun: boolean
  /** Who may play no more lore cards this turn (BL-17.6.2). */
  readonly silenced: Seat | null
  /** Wisdom of the Knight was played (BL-17.6.13). */
  readonly wisdom: boolean
  /** Lore cards shown and not yet discarded, the last shown last. */
  readonly shown: readonly LoreCard[]
  /** The hexes that the last flight of this Move step went over, for Take to the Skies (BL-17.6.3). */
  readonly flown: readonly Hex[]
}

/** What a die can be committed to (BL-7.6, BL-15.1): unit abilities, lore cards, a poisoned target. */
export type Commitment = 'frenzy' | 'poison' | 'rend' | 'concussion' | 'soul-feast' | 'venom' | 'fury' | 'dread'

export interface Die {
  readonly face: Face
  readonly to: Commitment | null
}

/** One combat roll and what follows from it (BL-7.13): an attack, or the counter to one. */
export interface Fight {
  readonly roller: UnitId
  readonly target: UnitId
  /** The hexes at the declaration (BL-7.13.1). */
  readonly from: Hex
  readonly at: Hex
  readonly counter: boolean
  readonly ranged: boolean
  /** The direction of all retreats (BL-10.2); null until the side of a nudged line is chosen (BL-13.6). */
  readonly away: Direction | null
  /** The lore cards that bear on this roll. */
  readonly cards: readonly LoreCard[]
  /** The roller was weak when the roll was made (BL-9.3). */
  readonly weak: boolean
  /** The target had suffered damage before the roll (for Rend). */
  readonly hurt: boolean
  /** How the number of dice came about (BL-7.5); null before the roll. */
  readonly count: Ledger | null
  readonly dice: readonly Die[]
  /** Runeblade: how many dice of the list, from its beginning, are set aside; null when it is not in play. */
  readonly aside: number | null
  /** Damage still to be suffered and retreats still to be made (BL-7.13). */
  readonly damage: number
  readonly retreats: number
  /** What the owner of the target may still ignore: damage by a building it stands in and by Shield Wall (BL-7.7). */
  readonly shelter: number
  readonly wall: number
  /** Hexes retreated in this combat. */
  readonly fled: number
  /** The target has countered this attack (BL-11.7). */
  readonly countered: boolean
  /** The target was destroyed in this combat; `byRoller`: by the owner of the roll (BL-7.15). */
  readonly destroyed: boolean
  readonly byRoller: boolean
  /** Unstoppable was played because the pending damage would destroy the target (BL-7.15). */
  readonly unstoppable: boolean
}

/** A scenario of the campaign that is over (BL-21.3.2): victory points by faction. */
export interface Chapter {
  readonly points: Readonly<Record<Faction, number>>
  readonly winner: Faction | null
}

/** Everything that lies open on the table. */
export interface Open {
  options: Options
  /** The faction of each seat. */
  factions: readonly Faction[]
  /** The scenario card of each seat; null before the reveal and in the learning scenario. */
  scenarios: readonly (Scenario | null)[]
  /** Who has the first player token; null before BL-3.3. */
  first: Seat | null
  round: number
  terrain: Readonly<Partial<Record<Hex, Terrain>>>
  fords: readonly Hex[]
  bridges: readonly Hex[]
  banners: readonly Hex[]
  /** Where the tent of each seat stands. */
  tents: readonly (Hex | null)[]
  /** Face-down deployment cards on the field: whose. */
  backs: Readonly<Partial<Record<Hex, Seat>>>
  /** Deployment cards still to be placed, by seat: their number is open (BL-3.8.1). */
  toDeploy: readonly number[]
  units: readonly Unit[]
  portals: readonly Hex[]
  /** Victory points and lore tokens by seat. */
  points: readonly number[]
  lore: readonly number[]
  /** Numbers of cards in the hands (BL-22.1). */
  commandHands: readonly number[]
  loreHands: readonly number[]
  /** Numbers of cards in the decks. */
  commandDeck: number
  loreDecks: readonly number[]
  commandDiscard: readonly CommandCard[]
  loreDiscards: readonly (readonly LoreCard[])[]
  /** The turn under way; null during setup. */
  turn: Turn | null
  /** The combats under way, the innermost last: an attack, and the counter that interrupts it. */
  fights: readonly Fight[]
  /** Earlier scenarios of the campaign. */
  chapters: readonly Chapter[]
  /** How the game ended; null while it runs. A winner of null is a draw. */
  result: {
    readonly winner: Seat | null
    readonly by: 'points' | 'annihilation' | 'rounds' | 'resignation' | 'agreement'
  } | null
}

/** The army under construction (BL-3.6). */
export interface Muster {
  readonly units: readonly UnitType[]
  readonly tent: boolean
  readonly army: ArmyCard | null
  readonly decoys: number
}

/** What one player alone knows. */
export interface Held {
  /** Scenario cards to choose from. */
  scenarios: readonly Scenario[]
  muster: Muster
  /** Deployment cards not yet placed. */
  pile: readonly DeployCard[]
  /** The card taken up, to be placed next. */
  picked: DeployCard | null
  /** The faces of one's own cards on the field. */
  faces: Readonly<Partial<Record<Hex, DeployCard>>>
  commands: readonly CommandCard[]
  lores: readonly LoreCard[]
  /** Cards marked to be discarded from the opening hands (BL-3.10). */
  marked: { readonly commands: readonly CommandCard[]; readonly lores: readonly LoreCard[] }
  /** Command cards just drawn, of which one is kept (BL-17.6.13). */
  drawn: readonly CommandCard[]
}

export interface Hidden {
  /** Each deck, top card first. */
  commandDeck: readonly CommandCard[]
  loreDecks: readonly (readonly LoreCard[])[]
}

/** The moves of one name. */
export type MoveOf<Name extends Move['do']> = Extract<Move, { do: Name }>

export type Move =
  // setup
  | { do: 'scenario'; scenario: Scenario }
  | { do: 'ford'; hex: Hex }
  | { do: 'buy'; unit: UnitType }
  | { do: 'sell'; unit: UnitType }
  | { do: 'tent'; take: boolean }
  | { do: 'army'; army: ArmyCard | null }
  | { do: 'decoy'; more: boolean }
  | { do: 'mustered' }
  | { do: 'pick'; card: DeployCard }
  | { do: 'unpick' }
  | { do: 'deploy'; hex: Hex }
  | { do: 'take-up'; hex: Hex }
  | { do: 'deployed' }
  | { do: 'mark'; card: CommandCard | LoreCard }
  | { do: 'unmark'; card: CommandCard | LoreCard }
  | { do: 'discard-marked' }
  // the turn
  | { do: 'remove-tent'; yes: boolean }
  | { do: 'command'; card: CommandCard; mode: 'text' | 'single' }
  | { do: 'order'; hex: Hex }
  | { do: 'cure'; hex: Hex; of: Condition }
  | { do: 'select'; hex: Hex }
  | { do: 'unselect' }
  | { do: 'through'; hex: Hex }
  | { do: 'go'; to: Hex }
  | { do: 'remove-portals'; yes: boolean }
  | { do: 'attack'; from: Hex; at: Hex }
  // combat
  | { do: 'side'; away: Direction }
  | { do: 'set-aside'; face: Face }
  | { do: 'reroll' }
  | { do: 'commit'; face: Face; to: Commitment }
  | { do: 'ignore'; n: number }
  | { do: 'counter'; yes: boolean }
  | { do: 'advance' }
  | { do: 'pursue'; to: Hex }
  // lore
  | { do: 'lore'; card: LoreCard }
  | { do: 'aim'; hex: Hex }
  // upkeep
  | { do: 'spend-lore' }
  | { do: 'sacrifice'; hex: Hex }
  | { do: 'keep'; card: CommandCard }
  | { do: 'gain'; what: LoreChoice }
  | { do: 'discard'; card: LoreCard }
  // letting a window go by; having done enough; not doing what one may do
  | { do: 'pass' }
  | { do: 'done' }

/** What a scenario of a campaign hands on to the next (BL-21.3). */
export interface Carried {
  chapters: readonly Chapter[]
}

export interface BattleLore {
  open: Open
  held: Held
  hidden: Hidden
  autos: Autos
  asks: Asks
  move: Move
  event: Event
  options: Options
  carried: Carried
}

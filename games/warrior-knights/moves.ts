/** The moves of the game, in the order of a round. */
import type { Seat } from '../../kernel/index.ts'
import type { BaronCard, SpecialArea } from './data/actionCards.ts'
import type { Agenda } from './data/agendas.ts'
import type { Area } from './data/areas.ts'
import type { ArmyId, NobleId } from './data/barons.ts'
import type { City } from './data/cities.ts'
import type { EventCard } from './data/events.ts'
import type { Expedition } from './data/expeditions.ts'
import type { FateCard } from './data/fate.ts'
import type { Mercenary, Troop } from './data/troops.ts'
import type { Mark, Proposal, Site, VoteSide } from './types.ts'

/** The moves of one name. */
export type MoveOf<Name extends Move['do']> = Extract<Move, { do: Name }>

export type Move =
  // setup, and Troop cards that are hired
  | { do: 'assign'; card: Troop; to: ArmyId }
  | { do: 'unassign'; card: Troop }
  | { do: 'commit' }
  | { do: 'noble'; noble: NobleId }
  | { do: 'place'; area: Area }
  // planning
  | { do: 'plan'; stack: number; card: BaronCard }
  | { do: 'unplan'; stack: number; card: BaronCard }
  // cards
  | { do: 'use' }
  | { do: 'decline' }
  | { do: 'area'; to: SpecialArea }
  | { do: 'mark'; spot: number }
  | { do: 'gain'; what: 'crowns' | 'vote' }
  // marches: `path` without the area it begins in
  | { do: 'go'; noble: NobleId; path: readonly Area[] }
  | { do: 'sail'; noble: NobleId; to: Area }
  | { do: 'take'; card: Troop; from: ArmyId }
  | { do: 'take-all'; from: ArmyId }
  | { do: 'done' }
  | { do: 'back' }
  // permissions, and laws that bind
  | { do: 'grant' }
  | { do: 'refuse' }
  | { do: 'comply' }
  // battles
  | { do: 'attack'; area: Area; seat: Seat }
  | { do: 'assault'; site: Site }
  | { do: 'siege'; site: Site }
  | { do: 'bench'; noble: NobleId }
  | { do: 'unbench'; noble: NobleId }
  | { do: 'toss'; card: FateCard }
  | { do: 'untoss'; card: FateCard }
  /** null: a breach in the walls. */
  | { do: 'hit'; army: ArmyId | null }
  | { do: 'raze' }
  | { do: 'spare' }
  | { do: 'city'; city: City }
  // deserters and losses
  | { do: 'desert'; card: Mercenary }
  | { do: 'lose'; card: Mercenary }
  // events
  | { do: 'draw' }
  | { do: 'name'; seat: Seat }
  | { do: 'pledge'; faith: number }
  | { do: 'aim'; at: Mark }
  // expeditions
  | { do: 'start'; expedition: Expedition }
  | { do: 'invest'; crowns: number }
  // defenses and troops
  | { do: 'repair'; site: Site; n: number }
  | { do: 'fortify'; city: City }
  | { do: 'heal'; army: ArmyId; n: number }
  // money
  | { do: 'pay'; card: Mercenary }
  | { do: 'pay-all' }
  | { do: 'pay-faith' }
  | { do: 'pay-crowns' }
  | { do: 'let-go' }
  | { do: 'hire'; card: Mercenary }
  | { do: 'drop'; spot: number }
  // Assembly
  | { do: 'propose'; motion: Proposal }
  | { do: 'next'; agenda: Agenda }
  | { do: 'vote'; votes: number }
  | { do: 'side'; side: VoteSide }
  | { do: 'write'; item: number; side: VoteSide }
  | { do: 'more'; item: number }
  | { do: 'less'; item: number }
  // Upkeep
  | { do: 'test'; city: City }
  | { do: 'shift'; card: Troop; from: ArmyId; to: ArmyId }
  | { do: 'shift-all'; from: ArmyId; to: ArmyId }
  // at any time
  | { do: 'give'; to: Seat; crowns: number }
  | { do: 'hand-heir'; noble: NobleId; to: Seat }
  | { do: 'return-heir'; noble: NobleId }
  | { do: 'kill-heir'; noble: NobleId }
  | { do: 'miracle'; card: EventCard; seat: Seat | null; noble: NobleId | null }

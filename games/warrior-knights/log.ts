/** What happens, as events: the log of a table is made of them. */
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { ActionCard, SpecialArea } from './data/actionCards.ts'
import type { Agenda, Charge, Law, Motion, Office } from './data/agendas.ts'
import type { Area } from './data/areas.ts'
import type { ArmyId, Baron, NobleId } from './data/barons.ts'
import type { City } from './data/cities.ts'
import type { Token } from './data/effects.ts'
import type { EventCard } from './data/events.ts'
import type { Expedition, VoyageResult } from './data/expeditions.ts'
import type { FateCard } from './data/fate.ts'
import type { Ban, Decree } from './data/presets.ts'
import type { Mercenary, Troop } from './data/troops.ts'
import type { Ballot, BattleSide, Proposal, Site, Subject, Target, VoteSide } from './types.ts'

/** Why an amount changes. */
export type Why =
  | ActionCard
  | EventCard
  | Motion
  | Law
  | Charge
  | Ban
  | Decree
  | 'taxation'
  | 'wages'
  | 'hiring'
  | 'spot'
  | 'expedition'
  | 'blessing'
  | 'cancelling'
  | 'miracle'
  | 'repair'
  | 'fortify'
  | 'muster'
  | 'razing'
  | 'revolt'
  | 'cities'
  | 'assembly'
  | 'voting'
  | 'treasury'
  | 'plunder'
  | 'sanctuary'
  | 'elimination'

/** What a seat has so much of. */
export type Goods = 'crowns' | 'votes' | 'faith' | 'influence'

/** Why a Fate card is drawn. */
export type FateWhy =
  | 'raze'
  | 'chairman'
  | 'church'
  | 'drawer'
  | 'target'
  | 'deserters'
  | 'expedition'
  | 'revolt'
  | 'proposer'
  | 'tie'

export type Event =
  // Setup
  | { is: 'start'; barons: readonly Baron[] }
  | { is: 'dealt'; seat: Seat; cards: readonly Troop[] }
  | { is: 'assigned'; seat: Seat; army: ArmyId; cards: readonly Troop[] }
  | { is: 'founded'; seat: Seat; area: Area }
  | { is: 'placed'; noble: NobleId; area: Area }
  | { is: 'round'; round: number }
  /** How many cards lie in each stack, by seat. */
  | { is: 'planned'; counts: readonly (readonly number[])[] }
  // Cards
  | { is: 'revealed'; stack: number; seat: Seat | null; card: ActionCard }
  | { is: 'declined'; seat: Seat; card: ActionCard }
  | { is: 'allocated'; card: ActionCard; seat: Seat; to: SpecialArea | 'hand' }
  | { is: 'returned'; area: SpecialArea }
  | { is: 'phase'; phase: 'taxation' | 'wages' | 'draft' | 'assembly' | 'upkeep' }
  /** `n` is below nothing where it is lost or paid; `to` is the Baron who is paid. */
  | { is: 'changed'; seat: Seat; what: Goods; n: number; why: Why; to?: Seat }
  | { is: 'token'; token: Token; seat: Seat | null }
  | { is: 'marked'; seat: Seat; spot: number }
  | { is: 'fate'; card: FateCard; why: FateWhy }
  | { is: 'fateShuffled' }
  // Marching
  | { is: 'marched'; noble: NobleId; path: readonly Area[] }
  | { is: 'sailed'; noble: NobleId; to: Area }
  | { is: 'landed'; noble: NobleId; area: Area }
  | { is: 'took'; army: ArmyId; from: ArmyId; cards: readonly Troop[]; tokens: number }
  | { is: 'permission'; seat: Seat; of: Seat; area: Area; why: 'passage' | 'attack'; granted: boolean }
  | { is: 'defied'; seat: Seat; law: Law | Ban }
  // Attacks
  | { is: 'besieged'; site: Site; by: Seat; nobles: readonly NobleId[] }
  | { is: 'siegeLifted'; site: Site; by: Seat }
  | { is: 'attacked'; seat: Seat; defender: Seat | null; area: Area; site: Site | null; nobles: readonly NobleId[] }
  | { is: 'commands'; noble: NobleId; side: BattleSide }
  | { is: 'drew'; side: BattleSide; seat: Seat | null; cards: number; draws: Ledger }
  /** To the seat alone. */
  | { is: 'hand'; seat: Seat; cards: readonly FateCard[] }
  | { is: 'discarded'; side: BattleSide; seat: Seat | null; cards: number }
  | { is: 'showed'; side: BattleSide; seat: Seat | null; cards: readonly FateCard[]; more: readonly FateCard[] }
  | { is: 'ability'; noble: NobleId; used: boolean }
  | { is: 'hits'; side: BattleSide; seat: Seat | null; hits: Ledger; n: number }
  | { is: 'victories'; attacker: Ledger; defender: Ledger; winner: BattleSide | null; full: boolean }
  | { is: 'saved'; noble: NobleId }
  | { is: 'captured'; site: Site; by: Seat; how: 'assault' | 'siege' | 'walls' }
  | { is: 'razed'; city: City; by: Seat | null }
  | { is: 'control'; city: City; seat: Seat | null; why: Why }
  | { is: 'fell'; seat: Seat }
  // Armies
  | { is: 'casualties'; army: ArmyId; n: number; why: Why | 'battle' }
  | { is: 'breaches'; site: Site; n: number; why: Why | 'battle' }
  | { is: 'fortified'; city: City; why: Why }
  | { is: 'deserted'; army: ArmyId; cards: readonly Mercenary[]; why: Why | 'deserters' }
  | { is: 'lost'; army: ArmyId; cards: readonly Mercenary[] }
  | { is: 'died'; noble: NobleId; gone: boolean }
  | { is: 'left'; noble: NobleId; why: 'no-troops' | 'recall' }
  | { is: 'retreated'; noble: NobleId; area: Area }
  | { is: 'exhausted'; noble: NobleId; exhausted: boolean }
  | { is: 'eliminated'; seat: Seat }
  // Events
  | { is: 'drawn'; seat: Seat; card: EventCard }
  | { is: 'target'; card: EventCard; target: Target | null }
  | { is: 'pledged'; seat: Seat; faith: number }
  | { is: 'cancelled'; card: EventCard }
  | { is: 'noEffect'; card: EventCard | Motion; seat: Seat }
  | { is: 'lasting'; card: EventCard | Decree; seat: Seat | null; noble: NobleId | null }
  | { is: 'ended'; card: EventCard | Decree; seat: Seat | null }
  | { is: 'heirless'; noble: NobleId }
  | { is: 'barred'; seat: Seat }
  // Expeditions
  | { is: 'expedition'; expedition: Expedition; what: 'chosen' | 'sent' | 'blessed' | 'unfunded' }
  | { is: 'advanced'; expedition: Expedition; spot: number }
  | { is: 'news'; expedition: Expedition; result: VoyageResult }
  // Draft
  | { is: 'offer'; cards: readonly Mercenary[] }
  | { is: 'hired'; seat: Seat; card: Mercenary; army: ArmyId }
  | { is: 'passed'; seat: Seat; spot: number }
  | { is: 'turnedUp'; card: Mercenary }
  // Assembly
  | { is: 'attending'; seats: readonly Seat[] }
  | { is: 'presides'; seat: Seat }
  | { is: 'proposer'; seat: Seat }
  | { is: 'proposed'; seat: Seat; motion: Proposal | null }
  | { is: 'ordered'; agendas: readonly Agenda[] }
  | { is: 'voted'; subject: Subject; ballots: readonly (Ballot | null)[] }
  | { is: 'side'; seat: Seat; side: VoteSide; votes: number }
  | { is: 'tie'; seat: Seat; side: VoteSide }
  | { is: 'outcome'; subject: Subject; winner: VoteSide }
  | { is: 'law'; card: Law | Ban }
  | { is: 'charge'; seat: Seat; card: Charge }
  | { is: 'office'; noble: NobleId; card: Office }
  | { is: 'discardedCard'; card: Agenda | Ban }
  | { is: 'refused'; seat: Seat; card: Motion | Charge | Office }
  | { is: 'banned'; seat: Seat; banned: boolean }
  | { is: 'postponed' }
  | { is: 'agendas'; cards: readonly Agenda[] }
  // Upkeep
  | { is: 'quiet'; city: City; ignored: boolean }
  | { is: 'revolt'; city: City; seat: Seat }
  | { is: 'refreshed' }
  | { is: 'shifted'; from: ArmyId; to: ArmyId; cards: readonly Troop[]; tokens: number }
  | { is: 'cameBack'; noble: NobleId; area: Area }
  // At any time
  | { is: 'gave'; from: Seat; to: Seat; crowns: number }
  | { is: 'heir'; noble: NobleId; to: Seat | null }
  | { is: 'over'; winners: readonly Seat[]; by: 'cities' | 'influence' | 'last' | 'rounds' }

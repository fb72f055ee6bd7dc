/** The steps of the game, in the order of a round (WK-2): name -> local values. Local values are open facts. */
import type { Asking as AskingOf, Seat } from '../../kernel/index.ts'
import type { BaronCard, NeutralCard, SpecialArea } from './data/actionCards.ts'
import type { Agenda, Charge, Law, Motion, Office, PrivateMotion } from './data/agendas.ts'
import type { Area } from './data/areas.ts'
import type { ArmyId, NobleId } from './data/barons.ts'
import type { City } from './data/cities.ts'
import type { EventCard } from './data/events.ts'
import type { Expedition } from './data/expeditions.ts'
import type { Ban } from './data/presets.ts'
import type { Mercenary, Nationality, Troop } from './data/troops.ts'
import type { BattleSide, Mark, Move, MoveOf, Site, Subject, Target } from './types.ts'

/** Whose permission is needed for what (WK-8.4, WK-9.1.4). */
export interface Permission {
  /** Who stands there, or has the city, and is asked. */
  readonly seat: Seat
  /** Who wishes to pass, or to attack. */
  readonly of: Seat
  readonly area: Area
  readonly why: 'passage' | 'attack'
}

/** A law that binds a Baron now: he pays, or keeps to it, or refuses it (WK-7.6.3). */
export interface Binding {
  readonly seat: Seat
  readonly law: Law | Ban
  readonly price: number
  /** What else he must be able to pay now. */
  readonly beside: number
  /** Who is paid; null: the treasury. */
  readonly to: Seat | null
}

/** A move that has been declared. `path` begins with the area where it starts. */
export interface Journey {
  readonly noble: NobleId
  readonly path: readonly Area[]
  readonly bySea: boolean
  /** Whose permission, and which laws, are still to come. */
  readonly permissions: readonly Permission[]
  readonly bindings: readonly Binding[]
}

/** An attack that has been declared: on a site, or on a Baron's Nobles in an area. */
export interface Attack {
  readonly seat: Seat
  readonly kind: 'field' | 'assault' | 'siege'
  readonly area: Area
  readonly site: Site | null
  readonly defender: Seat | null
}

/** An effect: whose it is, the card, what Fate has named. */
export interface EffectOf {
  readonly seat: Seat
  readonly by: EventCard | Motion | Law | Charge
  readonly target: Target | null
}

/** Steps that run by themselves. */
export interface Autos {
  // Setup
  strongholds: object
  nobles: { turn: Seat }
  // A round
  round: object
  actions: object
  nextCard: object
  /** The top card of a stack is revealed and resolved. */
  turnUp: { stack: number }
  /** WK-5.3: the card goes to this area, or back to the hand. */
  allocate: { to: SpecialArea | 'hand' | 'neutral' }
  /** WK-5.4 */
  triggers: { area: SpecialArea }
  returnCards: { area: SpecialArea }
  checkDraft: object
  neutral: { card: NeutralCard }
  // Marching and attacking
  /** What is to be done next with the card in `open.order`. */
  order: object
  endOrder: object
  journey: Journey
  travel: { noble: NobleId; path: readonly Area[]; bySea: boolean }
  attack: Attack & {
    nobles: readonly NobleId[]
    permissions: readonly Permission[]
    bindings: readonly Binding[]
  }
  besiege: Attack & { nobles: readonly NobleId[] }
  // Battle
  razing: { seat: Seat; city: City }
  battle: Attack & { nobles: readonly NobleId[] }
  drawHands: object
  reveal: object
  casualties: object
  tally: object
  takeHits: { side: BattleSide; left: number }
  victories: object
  countVictories: object
  sanctuary: { rest: readonly NobleId[] }
  endBattle: object
  battleOver: object
  /** WK-9.3.7: the site changes hands. */
  capture: { site: Site; by: Seat; how: 'assault' | 'siege' | 'walls'; rewards: boolean }
  askRazing: { site: Site; by: Seat }
  /** WK-9.6: half the crowns and a city for the victor. */
  plunder: { seat: Seat; by: Seat }
  strongholdFalls: { seat: Seat }
  // Armies: losses, deaths, retreats
  /** WK-1.5, WK-10.4: armies that have lost too much. `deserted`: by desertion (WK-16.7). */
  checkArmies: { deserted: boolean }
  deserters: { army: ArmyId }
  losses: { army: ArmyId }
  death: { noble: NobleId; deserted: boolean }
  buried: { noble: NobleId; deserted: boolean }
  retreats: { nobles: readonly NobleId[] }
  retreat: { noble: NobleId }
  retreatOn: { noble: NobleId; from: Area }
  eliminate: { seat: Seat }
  // Events and other effects
  event: { seat: Seat }
  pledges: { rest: readonly Seat[] }
  eventEffect: object
  eventDone: object
  effects: { seats: readonly Seat[]; by: EffectOf['by']; target: Target | null }
  effect: EffectOf
  act: EffectOf & { i: number }
  unpaid: { seat: Seat; nationality: Nationality }
  // Expeditions
  fund: { expedition: Expedition; rest: readonly Seat[] }
  sendOff: { expedition: Expedition | null }
  advance: { started: Expedition | null }
  voyages: object
  // Defenses and troops
  defenses: { rest: readonly Seat[] }
  musters: { rest: readonly Seat[] }
  // Taxation, Wages, Draft
  taxation: object
  taxLaws: { laws: readonly Law[] }
  taxLaw: { law: Law; rest: readonly Seat[] }
  wages: object
  wagesOf: { seat: Seat }
  endWages: object
  /** `served`: whose first marker has come (WK-6.3.1). */
  draft: { served: readonly Seat[] }
  /** `spot`: the marker that hires; null: one more card of the same nationality. */
  hiring: { seat: Seat; card: Mercenary; spot: number | null; first: boolean; bindings: readonly Binding[] }
  endDraft: object
  // Assembly
  assembly: object
  privateMotions: { rest: readonly PrivateMotion[] }
  privateMotion: { card: PrivateMotion }
  voting: object
  nextAgenda: object
  ballots: { subject: Subject; proposer: Seat | null }
  /** Somebody presides: the Chairman, or whom he names (WK-7.1.2). */
  presiding: object
  votes: object
  sides: { rest: readonly Seat[] }
  count: object
  enact: { subject: Subject; winner: 'yes' | 'no' | Seat }
  motionOnEach: { card: Motion; rest: readonly Seat[] }
  charge: { seat: Seat; card: Charge }
  endAssembly: object
  // Upkeep
  upkeep: object
  influence: object
  revolts: { rest: readonly Seat[]; kingdomOnly: boolean }
  revoltsOf: { seat: Seat; cities: readonly City[]; ignored: boolean; kingdomOnly: boolean }
  revoltTest: { seat: Seat; city: City; rest: readonly City[]; ignored: boolean; kingdomOnly: boolean }
  landings: object
  refresh: object
  regroups: { rest: readonly Seat[] }
  returns: { seat: Seat }
  endRound: object
}

/** A question: the names of its moves, and the local values of its step. */
type Asking<Names extends Move['do'], Me = object> = AskingOf<MoveOf<Names>, Me>

/** Steps that ask somebody. */
export interface Asks {
  // Setup
  /** Sealed: every Baron assigns his Troop cards (WK-3.8). */
  assign: Asking<'assign' | 'unassign' | 'commit'>
  placeStronghold: Asking<'place', { seat: Seat }>
  /** First which Noble, then where; `noble` is the one taken up (WK-3.10). */
  placeNoble: Asking<'noble' | 'place' | 'back', { seat: Seat; noble: NobleId | null }>
  // Planning
  /** Sealed (WK-4.1). */
  plan: Asking<'plan' | 'unplan' | 'commit'>
  // Action cards
  useCard: Asking<'use' | 'decline', { seat: Seat; card: BaronCard }>
  draftSoldiers: Asking<'mark' | 'decline', { seat: Seat }>
  versatile: Asking<'gain' | 'mark' | 'go' | 'sail' | 'attack' | 'assault' | 'siege' | 'decline', { seat: Seat }>
  mobilize: Asking<'go' | 'sail' | 'attack' | 'assault' | 'siege' | 'done', { seat: Seat }>
  chooseArea: Asking<'area', { seat: Seat; among: readonly SpecialArea[] }>
  // Marching and attacking
  permission: Asking<'grant' | 'refuse', Permission>
  obey: Asking<'comply' | 'refuse' | 'back', Binding>
  takeTroops: Asking<'take' | 'take-all' | 'done', { seat: Seat; noble: NobleId; area: Area }>
  /** Who fights: those benched stay out of it. */
  chooseNobles: Asking<'bench' | 'unbench' | 'commit' | 'back', Attack & { nobles: readonly NobleId[] }>
  // Battle
  command: Asking<'noble', { seat: Seat; side: BattleSide; among: readonly NobleId[] }>
  /** Sealed: both sides discard (WK-9.2.3). */
  discard: Asking<'toss' | 'untoss' | 'commit'>
  ability: Asking<'use' | 'decline', { seat: Seat; side: BattleSide; noble: NobleId }>
  /** One hit after another (WK-9.2.7). */
  hits: Asking<'hit', { seat: Seat; side: BattleSide; left: number }>
  saveNoble: Asking<'pay-faith' | 'let-go', { seat: Seat; noble: NobleId }>
  raze: Asking<'raze' | 'spare', { seat: Seat; city: City }>
  ransom: Asking<'city', { seat: Seat; by: Seat }>
  // Armies
  deserter: Asking<'desert', { seat: Seat; army: ArmyId; nationality: Nationality }>
  /** One card after another, until enough is lost (WK-10.2.2). */
  lose: Asking<'lose', { seat: Seat; army: ArmyId; due: number; chosen: readonly Mercenary[] }>
  nextRetreat: Asking<'noble', { seat: Seat; nobles: readonly NobleId[] }>
  retreatTo: Asking<'place', { seat: Seat; noble: NobleId; among: readonly Area[] }>
  // Events and other effects
  importantEvent: Asking<'draw' | 'name', { seat: Seat }>
  pledge: Asking<'pledge', { seat: Seat; due: number; most: number }>
  /** What an act works on; with `optional` one may leave it. `i` is the number of the act. */
  aim: Asking<
    'aim' | 'done',
    EffectOf & { i: number; chooser: Seat; among: readonly Mark[]; optional: boolean; more: number }
  >
  faithOrCrowns: Asking<'pay-faith' | 'pay-crowns', { seat: Seat; crowns: number }>
  payUnpaid: Asking<
    'pay' | 'pay-all' | 'done',
    { seat: Seat; due: readonly Mercenary[]; why: 'wages' | 'unpaid-companies' }
  >
  freeLance: Asking<'use' | 'decline', { seat: Seat; card: Mercenary }>
  assignHired: Asking<'assign', { seat: Seat; card: Mercenary }>
  // Expeditions
  startExpedition: Asking<'start' | 'decline', { seat: Seat }>
  invest: Asking<'invest', { seat: Seat; expedition: Expedition }>
  bless: Asking<'pay-faith' | 'decline', { seat: Seat; expedition: Expedition }>
  // Defenses and troops
  upgrade: Asking<'repair' | 'fortify' | 'decline', { seat: Seat }>
  muster: Asking<'heal' | 'decline', { seat: Seat }>
  // Taxation
  tax: Asking<'comply' | 'refuse', { seat: Seat; law: Law; crowns: number }>
  // Draft: `first` is the first marker of its owner; `nationality` stands once he hires several
  hire: Asking<'hire' | 'decline', { seat: Seat; spot: number; first: boolean }>
  hireMore: Asking<'hire' | 'done', { seat: Seat; nationality: Nationality }>
  dropMarker: Asking<'drop', { seat: Seat }>
  // Assembly
  actingChairman: Asking<'name', { seat: Seat }>
  propose: Asking<'propose' | 'decline', { seat: Seat }>
  orderAgendas: Asking<'next', { seat: Seat; left: readonly Agenda[]; ordered: readonly Agenda[] }>
  /** Sealed: Votes are committed (WK-7.3.1). */
  vote: Asking<'vote', { subject: Subject }>
  /** Sealed: with two Barons, sides and Votes for every item (WK-7.7). */
  write: Asking<'write' | 'more' | 'less' | 'commit', { items: readonly Subject[] }>
  takeSide: Asking<'side', { seat: Seat }>
  breakTie: Asking<'side', { seat: Seat; among: readonly ('yes' | 'no' | Seat)[] }>
  accept: Asking<'comply' | 'refuse', { seat: Seat; card: Motion | Charge | Office }>
  dropCharge: Asking<'aim', { seat: Seat; card: Charge }>
  giveOffice: Asking<'noble' | 'decline', { seat: Seat; card: Office }>
  // Upkeep
  revoltOrder: Asking<'test', { seat: Seat; cities: readonly City[]; ignored: boolean; kingdomOnly: boolean }>
  revolt: Asking<'pay-faith' | 'pay-crowns' | 'let-go', { seat: Seat; city: City }>
  rebuild: Asking<'place' | 'decline', { seat: Seat }>
  /** Each card moves once at most; `moved` have. */
  regroup: Asking<'shift' | 'shift-all' | 'done', { seat: Seat; moved: readonly (ArmyId | Troop)[] }>
  comeBack: Asking<'place' | 'decline', { seat: Seat; noble: NobleId }>
}

/** The steps of the game, in the order of a round (IT-2.1): name -> local values. Local values are open facts. */
import type { Asking as AskingOf, Seat } from '../../kernel/index.ts'
import type { EffectId } from './data/abilities.ts'
import type { EventCard } from './data/events.ts'
import type { Character } from './data/houses.ts'
import type { Moment } from './data/moments.ts'
import type { Gift, Move, MoveOf, Offer, Side, Stage, Why } from './types.ts'

/**
 * IT-20.2: a timing window. `of` is the player it is about (IT-1.13). `used` are the leaders' abilities used in this
 * occurrence; `declined` are the leaders who have passed since the last effect; `turn` is where the cards go on.
 */
export interface Window {
  at: Moment
  of: Seat | null
  used: readonly Seat[]
  declined: readonly Seat[]
  turn: Seat
}

/** Steps that run by themselves. */
export interface Autos {
  // The round
  round: object
  stage: { stage: Stage }
  /** IT-2.2: has the game ended? Comes after every batch and every effect. */
  check: object
  window: Window
  // Effects: `effect` begins one, `act` carries out its part number `i`, `effectDone` ends it
  effect: { seat: Seat; by: EffectId; of: Seat | null }
  act: { i: number }
  effectDone: object
  // Start of the round: `passed` have passed since the last move; `turn` goes on
  hostages: { turn: Seat; passed: readonly Seat[] }
  releaseDraw: { seat: Seat }
  // Preparation
  preparation: object
  event: object
  prepare: object
  // Support phase: players still to come
  supportPhase: object
  opportunities: { rest: readonly Seat[] }
  opportunity: { seat: Seat }
  // Conflict phase
  conflict: object
  layFirst: object
  decide: object
  // Resolution phase
  deal: { offer: Offer }
  /** Hostages under a deal: the places agreed and still to be taken, in order. */
  dealHostages: { seat: Seat; victim: Seat; places: Gift['hostages']; before: number }
  dealDone: object
  resolution: object
  rewards: object
  reward: { seat: Seat }
  punishments: object
  spoils: object
  // End of the round
  cleanup: object
  drawUps: { rest: readonly Seat[] }
  drawUp: { seat: Seat }
  nextChallenger: object
}

/** A question: the names of its moves, and the local values of its step. */
type Asking<Names extends Move['do'], Me = object> = AskingOf<MoveOf<Names>, Me>

/** Steps that ask somebody. */
export interface Asks {
  /** Sealed: every seat keeps one of the leader sheets it was dealt (IT-3.4). */
  chooseLeader: Asking<'lead'>
  // Windows: one may pass
  useAbility: Asking<'use' | 'pass', Window & { seat: Seat }>
  /** One after the other of these, in order; who has passed is known to that seat alone (IT-25.6). */
  playCard: Asking<'play' | 'pass', Window & { among: readonly Seat[] }>
  /** Releases or tortures one hostage; `passed` have passed since the last move (IT-4.2). */
  hostage: Asking<'release' | 'torture' | 'pass', { seat: Seat; passed: readonly Seat[] }>
  // Start of the round
  /** IT-18.11: the torturer names who loses power; `house` is the seat whose card was tortured. */
  torment: Asking<'target', { seat: Seat; house: Seat }>
  // Preparation
  nameDefender: Asking<'name', { seat: Seat; among: readonly Seat[]; by: EventCard | EffectId }>
  chooseCharacter: Asking<'choose', { seat: Seat; side: Side }>
  // Support phase
  support: Asking<'offer' | 'pass', { seat: Seat }>
  answerSupport: Asking<'accept' | 'refuse', { seat: Seat; supporter: Seat; character: Character; side: Side }>
  // Conflict phase
  /** IT-7.2.1: plays first and face up. */
  playOpen: Asking<'card', { seat: Seat }>
  /** Sealed: the active players choose their cards (IT-7.2). */
  playCards: Asking<'card'>
  // Resolution phase
  /** Free: either active player moves at any time (IT-9.5). */
  negotiate: Asking<
    | 'influence'
    | 'power'
    | 'hostage'
    | 'unhostage'
    | 'adopt'
    | 'propose'
    | 'withdraw'
    | 'agree'
    | 'reject'
    | 'break-off'
  >
  /** One unit of power at a time to one of these; with `optional` one may stop (IT-13.1 to IT-13.3). */
  distribute: Asking<
    'empower' | 'done',
    { seat: Seat; left: number; optional: boolean; among: readonly Character[]; why: Why }
  >
  nameVictim: Asking<'name', { seat: Seat; among: readonly Seat[]; why: Why }>
  /** Where from; in a deal only hostages up to number `before` that the victim holds, and only cards it had before. */
  takeHostage: Asking<'take', { seat: Seat; victim: Seat; why: Why; before: number | null }>
  // Choices inside effects: `act` is the number of the part of the effect that asks
  aimCharacter: Asking<
    'target' | 'done',
    { seat: Seat; act: number; among: readonly Character[]; chosen: readonly Character[]; more: number }
  >
  aimSeat: Asking<'name', { seat: Seat; act: number; among: readonly Seat[] }>
  /** Cards from hand, one by one: at least `least`, at most `most` more. */
  discard: Asking<'discard' | 'done', { seat: Seat; least: number; most: number; type: 'hostility' | null; why: Why }>
  gather: Asking<'drain' | 'done', { seat: Seat; left: number; moved: number }>
  foresee: Asking<'event', { seat: Seat }>
  /** The event cards not chosen go under the deck: the one named first lies above. */
  orderEvents: Asking<'event', { seat: Seat }>
  keepCard: Asking<'keep', { seat: Seat }>
  /** The cards not kept go back onto the deck: the one named first lies on top, the next one below it. */
  orderCards: Asking<'put', { seat: Seat; at: number }>
  replaceCard: Asking<'replace' | 'done', { seat: Seat; side: Side }>
  ransom: Asking<'give-cards' | 'give-hostage', { seat: Seat; to: Seat; n: number }>
  bury: Asking<'put', { seat: Seat }>
  /** May join the side without being accepted (IT-19.3). */
  lateSupport: Asking<'choose' | 'pass', { seat: Seat; by: Seat; side: Side }>
}

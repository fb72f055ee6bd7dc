/** The log of a game of The Iron Throne: everything that is told, to all or to one seat alone. */
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { EffectId } from './data/abilities.ts'
import type { HouseCard } from './data/cards.ts'
import type { EventCard } from './data/events.ts'
import type { Character, House } from './data/houses.ts'
import type { Ending, Fighter, Offer, Outcome, Purse, Side, Stage } from './types.ts'

/** Why cards, power, influence or hostages move. */
export type Why =
  | 'preparation'
  | 'reward'
  | 'punishment'
  | 'deal'
  | 'hostility'
  | 'betrayal'
  | 'torture'
  | 'release'
  | 'draw-up'
  | EffectId

export type Event =
  // setup and round
  | { is: 'start'; houses: readonly House[]; challenger: Seat }
  /** To one seat alone. */
  | { is: 'offered'; seat: Seat; leaders: readonly Character[] }
  | { is: 'leaders'; leaders: readonly Character[] }
  | { is: 'round'; round: number; challenger: Seat }
  | { is: 'stage'; stage: Stage }
  // effects: used and played come before what they do
  | { is: 'used'; seat: Seat; leader: Character }
  | { is: 'played'; seat: Seat; card: Character }
  // cards
  | { is: 'drew'; seat: Seat; n: number; why: Why }
  /** To one seat alone: the faces of what it drew, looked at, or was left with. `of` is the seat whose cards they are. */
  | { is: 'saw'; seat: Seat; of: Seat; cards: readonly HouseCard[]; what: 'drawn' | 'deck' | 'hand' | 'kept' }
  | { is: 'foresaw'; seat: Seat; cards: readonly EventCard[] }
  /** All see that somebody looks: at `of`'s hand or deck (null: at the event deck). */
  | { is: 'looked'; seat: Seat; what: 'hand' | 'deck' | 'events'; of: Seat | null; n: number }
  | { is: 'discarded'; seat: Seat; cards: readonly HouseCard[]; why: Why }
  | { is: 'buried'; seat: Seat; n: number; by: EffectId }
  | { is: 'reshuffled'; seat: Seat; n: number }
  | { is: 'events-reshuffled'; n: number }
  // power, influence, death
  | { is: 'power'; from: Purse; to: Purse; n: number; why: Why }
  | { is: 'died'; character: Character; seat: Seat; why: Why }
  | { is: 'influence'; seat: Seat; over: Seat; why: Why }
  // hostages: `n` is the number with the victim, `number` the new one; null where it had or has none (own hand)
  | {
      is: 'hostage'
      seat: Seat
      victim: Seat
      from: 'deck' | 'hand' | 'held'
      house: Seat
      n: number | null
      number: number | null
      why: Why
    }
  /** To the taker alone. */
  | { is: 'hostage-face'; seat: Seat; victim: Seat; card: HouseCard; number: number | null }
  /** To the victim alone: which card of the hand is gone. */
  | { is: 'hostage-lost'; seat: Seat; taker: Seat; card: HouseCard }
  | { is: 'released'; seat: Seat; n: number; house: Seat }
  /** To the owner alone. */
  | { is: 'returned'; seat: Seat; card: HouseCard }
  | { is: 'tortured'; seat: Seat; n: number; house: Seat; card: HouseCard }
  // preparation and support
  | { is: 'event'; card: EventCard }
  /** `by` is the event, or the ability that named the defender; `seat` chose where `chosen`. */
  | { is: 'defender'; seat: Seat; by: EventCard | EffectId; chosen: boolean }
  | { is: 'forbidden'; character: Character; by: EffectId }
  | { is: 'committed'; fighter: Fighter; by: EffectId | null }
  | { is: 'stayed-out'; seat: Seat }
  | { is: 'offered-support'; seat: Seat; character: Character; side: Side }
  | { is: 'answered'; seat: Seat; supporter: Seat; character: Character; accepted: boolean }
  | { is: 'support-skipped'; by: EffectId }
  | { is: 'declined'; seat: Seat; by: EffectId }
  | { is: 'retreated'; seat: Seat; character: Character; by: EffectId }
  | { is: 'switched'; seat: Seat; character: Character; side: Side; by: EffectId }
  // conflict
  | { is: 'open-first'; seat: Seat; by: EffectId }
  | { is: 'laid-open'; seat: Seat; card: HouseCard | null; fromDeck: boolean }
  | {
      is: 'revealed'
      cards: Readonly<Record<Side, HouseCard | null>>
      /** Seats that had no card in hand and played the top of their deck. */
      fromDeck: readonly Seat[]
      outcome: Outcome
    }
  | { is: 'added'; side: Side; n: number; by: EffectId }
  | { is: 'turned-up'; seat: Seat; card: HouseCard; by: EffectId }
  /** `card` is null where there was no higher one. */
  | { is: 'replaced'; seat: Seat; old: HouseCard; card: HouseCard | null; by: EffectId }
  | { is: 'outcome'; outcome: Outcome; by: EffectId }
  | { is: 'ransom'; seat: Seat; gives: 'cards' | 'hostage'; by: EffectId }
  // negotiation
  | { is: 'talks' }
  | { is: 'proposed'; seat: Seat; version: number; offer: Offer }
  | { is: 'withdrawn'; seat: Seat; version: number }
  | { is: 'rejected'; seat: Seat; version: number }
  | { is: 'agreed'; seat: Seat; version: number; offer: Offer }
  | { is: 'broke-off'; seat: Seat }
  // resolution: `sums` only for a hostility
  | {
      is: 'ending'
      ending: Ending
      winner: Side | null
      challenger: Seat
      defender: Seat
      sums: Readonly<Record<Side, Ledger>> | null
    }
  | { is: 'no-reward'; seats: readonly Seat[]; by: EffectId }
  | { is: 'no-punishment'; seats: readonly Seat[]; by: EffectId }
  | { is: 'no-betrayal-hostages'; by: EffectId }
  // end
  | { is: 'resigned'; seat: Seat }
  | { is: 'cleanup' }
  | { is: 'won'; seats: readonly Seat[]; spread: number; by: 'influence' | 'death'; fallen: readonly Seat[] }

/** The two things that are played as scenes of their own: the Assembly (WK-7) and a battle (WK-9). */
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { Agenda, Charge, Law, Office } from './data/agendas.ts'
import type { Area } from './data/areas.ts'
import type { ArmyId, NobleId } from './data/barons.ts'
import type { FateCard } from './data/fate.ts'
import type { Ban, Decree } from './data/presets.ts'
import type { Site } from './types.ts'

/** What is put to the vote. */
export type Subject = { readonly agenda: Agenda } | { readonly motion: Proposal }

/** A Private Motion (WK-7.4.2, WK-16.2). */
export type Proposal =
  | { readonly is: 'lift'; readonly seat: Seat }
  | { readonly is: 'repeal'; readonly card: Law | Ban | Charge | Office | Decree }
  | { readonly is: 'postpone' }
  | { readonly is: 'revive'; readonly card: Agenda }
  | { readonly is: 'preset'; readonly preset: Ban | Decree }
  | { readonly is: 'treasury'; readonly crowns: number }
  /** What it says is said in the talk of the table. */
  | { readonly is: 'words' }

/** A side in a vote: yes or no, or a Baron. */
export type VoteSide = 'yes' | 'no' | Seat

/** What one seat has written for one Agenda, or said in a vote. */
export interface Ballot {
  readonly votes: number
  readonly side: VoteSide | null
}

/** WK-7: the Assembly under way. */
export interface Assembly {
  readonly attending: readonly Seat[]
  /** Who presides in the place of an absent Chairman. */
  readonly acting: Seat | null
  /** The Agendas still to be voted on, in the order declared; null until it is declared. */
  readonly order: readonly Agenda[] | null
  /** What is being voted on, and by whom it was proposed. */
  readonly subject: Subject | null
  readonly proposer: Seat | null
  /** The votes on it, by seat, once they are revealed. */
  readonly ballots: readonly (Ballot | null)[]
  /** With two Barons: what was written on the Agendas to come (WK-7.7). */
  readonly written: readonly (readonly Ballot[])[]
  /** Who becomes Chairman when it ends (WK-17.11). */
  readonly elected: Seat | null
  readonly postponed: boolean
}

export type BattleSide = 'attacker' | 'defender'

export interface Side {
  /** null: a neutral city. */
  readonly seat: Seat | null
  readonly armies: readonly ArmyId[]
  readonly commander: NobleId | null
  /** The number of Fate cards drawn, and what it is made of: strengths in hundreds. */
  readonly draws: Ledger
  /** Fate cards in hand, and laid aside. */
  readonly hand: number
  readonly discarded: number
  /** Once revealed, with those drawn for them. */
  readonly cards: readonly FateCard[]
  /** Is the commander's ability used? null: not decided, or none. */
  readonly ability: boolean | null
  /** Hits that it suffers, and victories that it has. */
  readonly hits: Ledger
  readonly victories: Ledger
}

export interface Battle {
  readonly area: Area
  readonly kind: 'field' | 'assault'
  /** What is assaulted. */
  readonly site: Site | null
  readonly attacker: Side
  readonly defender: Side
  /** Nobles shot down: their deaths are carried out at the end (WK-9.2.10). */
  readonly dead: readonly NobleId[]
  /** Nobles saved by Right of Sanctuary (WK-17.7). */
  readonly saved: readonly NobleId[]
  readonly ending: 'full' | 'partial' | 'stalemate' | 'destroyed' | null
  readonly winner: BattleSide | null
}

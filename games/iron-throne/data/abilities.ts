/**
 * The language of effects (IT-21): when an ability or a character card can be used, and what it does, act after act.
 * All of it is plain data, so that a group can put its own values in the place of ours (see local/read.ts).
 */
import type { Outcome, Side } from '../types.ts'
import { type Character, characters } from './houses.ts'
import type { Moment } from './moments.ts'

/** Where an effect comes from: a leader's ability, or the text of a character card. */
export type EffectId = `leader-${Character}` | `card-${Character}`

export const effectIds: readonly EffectId[] = characters.flatMap((each): EffectId[] => [
  `leader-${each}`,
  `card-${each}`,
])

/** Conditions, all of which must hold (IT-21.3). The player is the one who uses the effect. */
export interface Needs {
  /** `active` or `supporter` is a `participant`; a `bystander` is none. */
  readonly role?: 'challenger' | 'active' | 'supporter' | 'participant' | 'bystander'
  readonly side?: Side
  /** The type of outcome as it is now. */
  readonly outcome?: Outcome
  readonly result?: 'won' | 'lost' | 'truce-failed'
  /** The least power on the own leader sheet. */
  readonly sheet?: number
  /** The least number of supporters. */
  readonly supporters?: number
  /** The least number of own influence tokens on the board of the player whom the moment is about. */
  readonly influence?: number
  /** The moment is about the opposing active player, who has at least so many living characters. */
  readonly opponentLiving?: number
}

/** One thing that an effect does (IT-21.5). `n` is a number of cards, of power, or an amount added to a total. */
export type Act =
  // cards
  | { readonly do: 'draw'; readonly n: number; readonly per?: 'supporter' }
  /** Own choice of `least` to `most` cards from hand, shown; `most` 0 means the whole hand. */
  | { readonly do: 'discard'; readonly least: number; readonly most: number; readonly type?: 'hostility' }
  | { readonly do: 'reshuffle' }
  | { readonly do: 'bury'; readonly n: 1 }
  | { readonly do: 'peek'; readonly n: number }
  | { readonly do: 'look-hand' }
  /** Oneself and another participant of one's choice draw. */
  | { readonly do: 'share'; readonly n: number }
  /** The opposing active player discards `n` cards or gives a hostage. */
  | { readonly do: 'ransom'; readonly n: number }
  | { readonly do: 'take-hostage' }
  // power
  | { readonly do: 'pay'; readonly n: number }
  | { readonly do: 'distribute'; readonly upTo: number; readonly per?: 'supporter'; readonly if?: 'lost' }
  /** From the leader sheet to the own participating character. */
  | { readonly do: 'reinforce'; readonly upTo: number }
  /** From own characters that do not participate to the one that does. */
  | { readonly do: 'gather'; readonly upTo: number }
  /** From one own character that does not participate to the leader sheet. */
  | { readonly do: 'sacrifice'; readonly n: number }
  /** From the participating characters of these players, to their own leader sheets. */
  | {
      readonly do: 'drain'
      readonly whose: 'opposing-active' | 'opposing-supporters' | 'losers'
      readonly n: number | 'all but 1'
    }
  /** From one living participating character to its own leader sheet. */
  | { readonly do: 'strike'; readonly whose: 'any' | 'opposing'; readonly n: number }
  /** From up to so many living participating characters, `n` each, to the leader sheet of whoever uses it. */
  | { readonly do: 'pluck'; readonly n: number; readonly characters: number }
  // the round
  | { readonly do: 'choose-event'; readonly n: number }
  | { readonly do: 'name-defender' }
  | { readonly do: 'forbid' }
  | { readonly do: 'skip-support' }
  | { readonly do: 'force-support' }
  | { readonly do: 'rally' }
  | { readonly do: 'retreat' }
  | { readonly do: 'switch-side' }
  | { readonly do: 'open-first' }
  // the outcome
  /** A betrayal cannot be set: nobody would have betrayed. */
  | { readonly do: 'outcome'; readonly is: Exclude<Outcome, 'betrayal'> }
  | { readonly do: 'add'; readonly n: number; readonly per?: 'discarded' | 'fighter' }
  | { readonly do: 'add-half-discarded' }
  | { readonly do: 'turn-up' }
  | { readonly do: 'replace-card' }
  | { readonly do: 'no-reward' }
  | { readonly do: 'no-punishment'; readonly whose: 'own' | 'side' }
  | { readonly do: 'no-betrayal-hostages' }
  /** In the place of the printed number: power of a torture, cards drawn by whoever releases, hand to draw up to. */
  | { readonly do: 'instead'; readonly n: number }

export type ActName = Act['do']
export type ActOf<Name extends ActName> = Extract<Act, { do: Name }>

export interface Ability {
  readonly at: Moment
  readonly needs: Needs
  readonly acts: readonly Act[]
  /** Where our values come from: the rulebook, or the house (see RULINGS.md). */
  readonly from: 'printed' | 'house' | 'local'
}

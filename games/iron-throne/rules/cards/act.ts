/** What an act is: one part of an effect (IT-21.5). The acts themselves stand in acts.ts and the files it names. */
import type { Context, Seat } from '../../../../kernel/index.ts'
import type { Act } from '../../data/abilities.ts'
import type { HouseCard } from '../../data/cards.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone } from '../../types.ts'
import type { G, Steps } from '../seats.ts'
import type { Self } from './abilities.ts'

type Do<A, Extra extends unknown[] = []> = (
  g: G,
  self: Self,
  act: A,
  ctx: Context<IronThrone>,
  ...extra: Extra
) => Steps

export interface ActRule<A extends Act> {
  /** Has it something to work on, as far as all know? Left out: always. Where it has not, it is not carried out. */
  possible?(self: Self, act: A): boolean
  /** Does the hand allow it? Looked at by its owner alone. */
  allows?(hand: readonly HouseCard[], act: A): boolean
  /** Carries it out; `i` is its number in the effect, for questions that lead back to it. */
  run: Do<A, [i: number]>
  /** Carries it out on the characters, or the player, who were chosen for it. */
  onCharacters?: Do<A, [chosen: readonly Character[]]>
  onSeat?: Do<A, [chosen: Seat]>
}

/** An act whose player chooses a character, or up to `most` of them. */
export const atCharacter = <A extends Act>(
  pool: (self: Self, act: A) => readonly Character[],
  onCharacters: Do<A, [chosen: readonly Character[]]>,
  most: (act: A) => number = () => 1,
): ActRule<A> => ({
  possible: (self, act) => pool(self, act).length > 0,
  run: (_g, self, act, _kit, i) => [
    { do: 'aimCharacter', seat: self.seat, act: i, among: pool(self, act), chosen: [], more: most(act) },
  ],
  onCharacters,
})

/** An act whose player chooses another player. */
export const atSeat = <A extends Act>(
  pool: (self: Self, act: A) => readonly Seat[],
  onSeat: Do<A, [chosen: Seat]>,
): ActRule<A> => ({
  possible: (self, act) => pool(self, act).length > 0,
  run: (_g, self, act, _kit, i) => [{ do: 'aimSeat', seat: self.seat, act: i, among: pool(self, act) }],
  onSeat,
})

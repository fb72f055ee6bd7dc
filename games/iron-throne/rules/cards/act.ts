/** What an act is: one part of an effect (IT-21.5). The acts themselves stand in acts.ts and the files it names. */
import type { Context, Seat } from '../../../../kernel/index.ts'
import { atTarget, type ActRule as RuleOfAct } from '../../../../kit/effects.ts'
import type { Act } from '../../data/abilities.ts'
import type { HouseCard } from '../../data/cards.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone } from '../../types.ts'
import type { G, Steps } from '../seats.ts'
import type { Effects, Self } from './abilities.ts'

// biome-ignore lint/suspicious/noExplicitAny: each act says itself what can be chosen for it
export interface ActRule<A extends Act, Target = any> extends RuleOfAct<Effects, A, Target> {
  /** Does the hand allow it? Looked at by its owner alone. */
  allows?(hand: readonly HouseCard[], act: A): boolean
}

type On<A, Chosen> = (g: G, self: Self, act: A, ctx: Context<IronThrone>, chosen: Chosen) => Steps

/** An act whose player chooses a character, or up to `most` of them. */
export const atCharacter = <A extends Act>(
  pool: (self: Self, act: A) => readonly Character[],
  onChosen: On<A, readonly Character[]>,
  most: (act: A) => number = () => 1,
): ActRule<A, Character> =>
  atTarget<Effects, A, Character>(
    pool,
    ({ seat }, act, among, i) => ({ do: 'aimCharacter', seat, act: i, among, chosen: [], more: most(act) }),
    onChosen,
  )

/** An act whose player chooses another player. */
export const atSeat = <A extends Act>(
  pool: (self: Self, act: A) => readonly Seat[],
  onSeat: On<A, Seat>,
): ActRule<A, Seat> =>
  atTarget<Effects, A, Seat>(
    pool,
    ({ seat }, _act, among, i) => ({ do: 'aimSeat', seat, act: i, among }),
    (g, self, act, ctx, [seat]) => onSeat(g, self, act, ctx, seat),
  )

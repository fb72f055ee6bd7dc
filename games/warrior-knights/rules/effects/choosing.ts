/** What the acts on the board share: what Fate has named, and choices. */
import { atTarget } from '../../../../kit/effects.ts'
import type { NobleId } from '../../data/barons.ts'
import type { ActName, ActOf } from '../../data/effects.ts'
import type { Mark, Site } from '../../types.ts'
import { type G, type KnightsContext, noblesOfSeat, type Steps, seatsIn } from '../seats.ts'
import type { ActRule, Effects, Self } from './self.ts'

/** The Noble, the site that Fate has named. */
export const nobleNamed = ({ target }: Self): NobleId | null => (target && 'noble' in target ? target.noble : null)
export const siteNamed = ({ target }: Self): Site | null => (target && 'site' in target ? target.site : null)

/** A choice of the effect's Baron: of one mark, or up to `more`; with `optional` he may leave it. */
export function chosen<Name extends ActName>(
  pool: (self: Self) => readonly Mark[],
  carryOut: (g: G, self: Self, mark: Mark, ctx: KnightsContext) => Steps,
  { optional = false, most = () => 1 }: { optional?: boolean; most?: (act: ActOf<Name>) => number } = {},
): ActRule<Name> {
  return atTarget<Effects, ActOf<Name>, Mark>(
    pool,
    ({ seat, by, target }, act, among, i) => ({
      do: 'aim',
      seat,
      by,
      target,
      i,
      chooser: seat,
      among,
      optional,
      more: most(act),
    }),
    (g, self, _act, ctx, [mark]) => carryOut(g, self, mark, ctx),
  )
}

export const after: Steps = [{ do: 'checkArmies', deserted: false }]

/** Every Noble in the game. */
export const allNobles = ({ open }: Self): NobleId[] => seatsIn(open).flatMap(seat => noblesOfSeat(open, seat))

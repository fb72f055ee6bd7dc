/** Acts that move power (IT-13), from Mother to the Queen of Thorns. */
import { amountOf } from '../../../../kit/amounts.ts'
import type { ActOf } from '../../data/abilities.ts'
import type { Character } from '../../data/houses.ts'
import { activeOf, livingFighter, livingFighters, losers, otherSide, supportersOf } from '../encounter/encounter.ts'
import { distribution, movePower, powerIn, weaken } from '../power.ts'
import { livingOf } from '../seats.ts'
import { countFor, ownSide, type Self } from './abilities.ts'
import { type ActRule, atCharacter } from './act.ts'

/** Own living characters that do not participate. */
const idle = ({ open, seat }: Self): Character[] =>
  livingOf(open, seat).filter(each => each !== livingFighter(open, seat))

function drained(self: Self, whose: ActOf<'drain'>['whose']): Character[] {
  const { open } = self
  if (whose === 'losers') return living(self, losers(open))
  const foe = otherSide(ownSide(self))
  return living(self, whose === 'opposing-active' ? [activeOf(open, foe)] : supportersOf(open, foe))
}

const living = ({ open }: Self, seats: readonly number[]): Character[] =>
  seats.flatMap(seat => livingFighter(open, seat) ?? [])

export const pay: ActRule<ActOf<'pay'>> = {
  // IT-17.3
  possible: ({ open, seat }, { n }) => open.sheets[seat] >= n,
  run: (g, { seat, by }, { n }, ctx) => {
    movePower(g, ctx, seat, 'box', n, by)
    return []
  },
}

export const distribute: ActRule<ActOf<'distribute'>> = {
  run: (g, self, { upTo, per, if: when }) => {
    const isDue = when === undefined || losers(g.open).includes(self.seat)
    return isDue ? distribution(g.open, self.seat, amountOf({ n: upTo, per }, countFor(self)), true, self.by) : []
  },
}

export const reinforce: ActRule<ActOf<'reinforce'>> = {
  possible: ({ open, seat }) => open.sheets[seat] > 0 && livingFighter(open, seat) !== null,
  run: (g, { seat, by }, { upTo }, ctx) => {
    const fighter = livingFighter(g.open, seat)!
    movePower(g, ctx, seat, fighter, 1, by)
    const left = Math.min(upTo - 1, g.open.sheets[seat])
    return left > 0 ? [{ do: 'distribute', seat, left, optional: true, among: [fighter], why: by }] : []
  },
}

export const gather: ActRule<ActOf<'gather'>> = {
  possible: self => idle(self).length > 0 && livingFighter(self.open, self.seat) !== null,
  run: (_g, { seat }, { upTo }) => [{ do: 'gather', seat, left: upTo, moved: 0 }],
}

export const sacrifice: ActRule<ActOf<'sacrifice'>> = atCharacter(idle, (g, { by }, { n }, ctx, chosen) => {
  for (const each of chosen) weaken(g, ctx, each, n, by)
  return []
})

export const drain: ActRule<ActOf<'drain'>> = {
  run: (g, self, { whose, n }, ctx) => {
    for (const each of drained(self, whose)) {
      weaken(g, ctx, each, n === 'all but 1' ? powerIn(g.open, each) - 1 : n, self.by)
    }
    return []
  },
}

export const strike: ActRule<ActOf<'strike'>> = atCharacter(
  (self, { whose }) =>
    livingFighters(self.open)
      .filter(({ side }) => whose === 'any' || side !== ownSide(self))
      .map(({ character }) => character),
  (g, { by }, { n }, ctx, chosen) => {
    for (const each of chosen) weaken(g, ctx, each, n, by)
    return []
  },
)

/** IT-22.22: an exception to IT-13.4: it goes to the sheet of whoever takes it. */
export const pluck: ActRule<ActOf<'pluck'>> = atCharacter(
  ({ open }) => livingFighters(open).map(({ character }) => character),
  (g, { seat, by }, { n }, ctx, chosen) => {
    for (const each of chosen) movePower(g, ctx, each, seat, n, by)
    return []
  },
  ({ characters }) => characters,
)

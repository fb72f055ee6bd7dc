/** BW-6.7: the conditions of tactics. */
import { putAt, type Seat } from '../../../../kernel/index.ts'
import { type Conditions, needsHold } from '../../../../kit/effects.ts'
import { cardTable } from '../../data/cards.ts'
import { signs } from '../../data/dice.ts'
import type { Needs } from '../../data/effects.ts'
import type { CardPlay, Open } from '../../types.ts'
import { isOrBetter, isOrWorse } from '../end/morale.ts'
import { type G, other } from '../field/units.ts'
import { possible } from './acts.ts'
import type { Effects, Self } from './effects.ts'

/** BW-6.7: tokens are counted, not spent; by the switch a token counts once a round. */
function hasTokens({ open, seat }: Self, tokens: NonNullable<Needs['tokens']>): boolean {
  const counted = open.options.countTokensPerRound ? open.counted[seat] : {}
  return signs.every(token => open.pools[seat][token] - (counted[token] ?? 0) >= (tokens[token] ?? 0))
}

const conditions: Conditions<Effects> = {
  tokens: hasTokens,
  ownMorale: ({ open, seat }, zone) => isOrBetter(open, seat, zone),
  enemyMorale: ({ open, seat }, zone) => isOrWorse(open, other(seat), zone),
}

/** BW-6.4, BW-6.7: can the tactic of the card be used now? */
export function canUseTactic(open: Open, { card, commander, tacticUsed }: CardPlay, at: 'before' | 'after'): boolean {
  const { tactic } = cardTable[card]
  if (!tactic || tacticUsed || (tactic.when !== at && tactic.when !== 'either')) return false
  const self: Self = { open, seat: open.turn!.seat, by: card, commander, source: { of: 'tactic', card } }
  return needsHold<Effects>(conditions, self, tactic.needs) && possible(self, tactic.acts[0])
}

export function countTokens(g: G, seat: Seat, { tokens = {} }: Needs): void {
  const counted = g.open.counted[seat]
  const all = Object.fromEntries(signs.map(token => [token, (counted[token] ?? 0) + (tokens[token] ?? 0)]))
  g.open.counted = putAt(g.open.counted, seat, all)
}

/** BW-4.4: the Regroup Phase. */
import { ask, auto, putAt, type Seat, sealed } from '../../../../kernel/index.ts'
import { lastingPast } from '../../../../kit/modifiers.ts'
import { yesOrNo } from '../../../../kit/yesOrNo.ts'
import { signs } from '../../data/dice.ts'
import type { MoveOf } from '../../types.ts'
import { discard, setHand } from '../cards/decks.ts'
import { recoveryOf } from '../end/morale.ts'
import type { BattleContext, G, Rules, Steps } from '../field/units.ts'
import { noTokens } from '../orders/tokens.ts'

/** BW-4.4.4, R-32: one card and one token, or less. */
function keeps({ open, held }: G, seat: Seat): MoveOf<'keep'>[] {
  const cards = [...new Set(held[seat].hand), null]
  const tokens = [...signs.filter(token => open.pools[seat][token] > 0), null]
  return cards.flatMap(card => tokens.map((token): MoveOf<'keep'> => ({ do: 'keep', card, token })))
}

function keep(g: G, seat: Seat, { card, token }: MoveOf<'keep'>, ctx: BattleContext): void {
  const { hand } = g.held[seat]
  const thrown = hand.filter(each => each !== card)
  const pool = g.open.pools[seat]
  const tokens = signs.flatMap(each => Array.from({ length: pool[each] - (each === token ? 1 : 0) }, () => each))
  setHand(g, seat, card === null ? [] : [card])
  discard(g, seat, thrown)
  g.open.pools = putAt(g.open.pools, seat, token === null ? noTokens : { ...noTokens, [token]: 1 })
  ctx.log({ is: 'kept', seat, token, cards: thrown, tokens })
}

export const regroupRules: Rules<'keep' | 'recovery' | 'recover' | 'nextRound'> = {
  keep: sealed({
    rule: 'BW-4.4.4',
    who: g => [...g.open.houses.keys()].filter(seat => keeps(g, seat).length > 1),
    legalMoves: (g, _me, seat) => keeps(g, seat),
    reveal: (g, _me, answers, ctx) => {
      for (const [seat, answer] of answers.entries()) if (answer) keep(g, seat, answer, ctx)
      return []
    },
  }),

  // BW-13.4
  recovery: auto((g): Steps => {
    const seat = [...g.open.houses.keys()].find(each => recoveryOf(g.open, each) !== null)
    return seat === undefined ? [] : [{ do: 'recover', seat }]
  }),

  recover: ask({
    rule: 'BW-13.4',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('recover'),
    take: (g, { seat }, _seat, move, ctx) => {
      if (!move.yes) return []
      const [from, to] = [g.open.morale, recoveryOf(g.open, seat)!]
      g.open.morale = to
      ctx.log({ is: 'recovered', seat, from, to })
      return []
    },
  }),

  // BW-4.4.6
  nextRound: auto((g): Steps => {
    g.open.passed = g.open.houses.map(() => false)
    g.open.counted = g.open.houses.map(() => ({}))
    g.open.boons = lastingPast(g.open.boons, 'round')
    g.open.archers = { ...g.open.archers, shot: [] }
    return [{ do: 'round' }]
  }),
}

/** BW-18.9, BW-18.10, BW-18.16, BW-18.28: acts that concern morale, cards and tokens. */
import { ask, less } from '../../../../kernel/index.ts'
import { signs, type Token } from '../../data/dice.ts'
import type { MoveOf, Open } from '../../types.ts'
import { canRise, changeMorale } from '../end/morale.ts'
import { rollDie } from '../field/chance.ts'
import { other, type Rules, type Steps } from '../field/units.ts'
import { addToken, poolSize, supplyOf, takeToken } from '../orders/tokens.ts'
import { canDraw, discard, draw, setHand } from './decks.ts'
import type { ActRule } from './effects.ts'

const none: Steps = []

export const moraleAct: ActRule<'morale'> = {
  possible: ({ open, seat }) => canRise(open, seat),
  run: (g, { seat, by }, { n }, ctx) => {
    changeMorale(g, seat, n, by, ctx)
    return none
  },
}

export const drawAct: ActRule<'draw'> = {
  possible: ({ open, seat }) => canDraw(open, seat),
  run: (g, { seat }, { n }, ctx) => {
    draw(g, seat, n, ctx)
    return none
  },
}

export const enemyTokenAct: ActRule<'enemy-token'> = {
  possible: ({ open, seat }) => poolSize(open, other(seat)) > 0,
  run: (_g, { seat }) => [{ do: 'giveUp', seat: other(seat) }],
}

/** BW-22.2: shown to both. */
export const enemyCardAct: ActRule<'enemy-card'> = {
  possible: ({ open, seat }) => open.hands[other(seat)] > 0,
  run: (g, { seat }, _act, ctx) => {
    const enemy = other(seat)
    const { hand } = g.held[enemy]
    const card = hand[ctx.below(hand.length)]
    setHand(g, enemy, less(hand, card))
    discard(g, enemy, [card])
    ctx.log({ is: 'discarded-card', seat: enemy, card })
    return none
  },
}

/** BW-18.16: the token that a die shows, if there is one. */
export const takeTokenAct: ActRule<'take-token'> = {
  run: (g, { seat }, _act, ctx) => {
    const face = rollDie(ctx)
    const taken = takeToken(g, seat, face) ? [face] : []
    ctx.log({ is: 'tokens-rolled', seat, dice: [face], taken })
    return none
  },
}

const exchanges = (open: Open, seat: number): MoveOf<'exchange'>[] =>
  signs
    .filter(give => open.pools[seat][give] > 0)
    .flatMap(give =>
      signs
        .filter(take => take !== give && supplyOf(open, take) > 0)
        .map((take): MoveOf<'exchange'> => ({ do: 'exchange', give, take })),
    )

export const exchangeTokenAct: ActRule<'exchange-token'> = {
  possible: ({ open, seat }) => exchanges(open, seat).length > 0,
  run: (_g, { seat }) => [{ do: 'exchange', seat }],
}

export const returnTokensAct: ActRule<'return-tokens'> = {
  // BW-12.7: not from the card of a captured one
  possible: ({ open, commander }) => {
    const { tokens, where } = open.commanders[commander]!
    return tokens > 0 && where === 'field'
  },
  run: (g, { seat, commander }, { n }, ctx) => {
    const card = g.open.commanders[commander]!
    const back = Math.min(n, card.tokens)
    g.open.commanders = { ...g.open.commanders, [commander]: { ...card, tokens: card.tokens - back } }
    g.open.commandTokens = g.open.commandTokens.map((tokens, each) => (each === seat ? tokens + back : tokens))
    ctx.log({ is: 'returned', seat, commander, n: back })
    return none
  },
}

export const handRules: Rules<'giveUp' | 'exchange'> = {
  // BW-18.10
  giveUp: ask({
    rule: 'BW-18.10',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) =>
      signs.filter(token => g.open.pools[seat][token] > 0).map((token: Token) => ({ do: 'give-up', token })),
    take: (g, _me, seat, { token }, ctx) => {
      addToken(g, seat, token, -1)
      ctx.log({ is: 'gave-up', seat, token })
      return []
    },
  }),

  // BW-18.28
  exchange: ask({
    rule: 'BW-18.28',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => exchanges(g.open, seat),
    take: (g, _me, seat, { give, take }, ctx) => {
      addToken(g, seat, give, -1)
      addToken(g, seat, take, 1)
      ctx.log({ is: 'exchanged', seat, give, take })
      return []
    },
  }),
}

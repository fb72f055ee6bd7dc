/** BW-2.6, BW-4.2.1, BW-5: order tokens. */
import { ask, putAt, type Seat } from '../../../../kernel/index.ts'
import { signs, type Token, tokensOfAKind } from '../../data/dice.ts'
import type { MoveOf, Open, Unit } from '../../types.ts'
import { canRise, canSink, changeMorale } from '../end/morale.ts'
import { type BattleContext, change, type G, named, type Rules, unitAt, unitsOf } from '../field/units.ts'
import { carryOut, giveOrder, plainOrder } from './order.ts'

export const noTokens: Readonly<Record<Token, number>> = { green: 0, blue: 0, red: 0, valor: 0, morale: 0 }

export const poolSize = (open: Open, seat: Seat): number =>
  signs.reduce((sum, token) => sum + open.pools[seat][token], 0)

/** BW-2.5: what is left of a kind for both. */
export const supplyOf = (open: Open, token: Token): number =>
  tokensOfAKind - open.pools.reduce((sum, pool) => sum + pool[token], 0)

export function addToken(g: G, seat: Seat, token: Token, n: number): void {
  const pool = g.open.pools[seat]
  g.open.pools = putAt(g.open.pools, seat, { ...pool, [token]: pool[token] + n })
  // a token that goes is one that has been counted, if there is one.
  const counted = g.open.counted[seat]
  if (n < 0 && counted[token]) {
    g.open.counted = putAt(g.open.counted, seat, { ...counted, [token]: Math.max(0, counted[token] + n) })
  }
}

/** BW-2.6: takes a token from the supply, if there is one. */
export function takeToken(g: G, seat: Seat, token: Token): boolean {
  if (supplyOf(g.open, token) === 0) return false
  addToken(g, seat, token, 1)
  return true
}

const orderable = (open: Open, seat: Seat): readonly Unit[] => unitsOf(open, seat).filter(({ active }) => active)
const resting = (open: Open, seat: Seat): readonly Unit[] => unitsOf(open, seat).filter(({ active }) => !active)

/** BW-5.2: the units that this token, or a pair of it, can order. */
function unitsFor(open: Open, seat: Seat, token: Token, pair: boolean): readonly Unit[] {
  if (pair || token === 'valor') return orderable(open, seat)
  return token === 'morale' ? [] : orderable(open, seat).filter(({ rank }) => rank === token)
}

/** BW-5.2, BW-5.4: what a token can be used for. */
export function usesOf(open: Open, seat: Seat, token: Token, pair: boolean): MoveOf<'order' | 'raise' | 'rally'>[] {
  const single = token === 'morale' && !pair
  const rallied = single && canSink(open, seat) ? resting(open, seat) : []
  return [
    ...unitsFor(open, seat, token, pair).map(({ hex }): MoveOf<'order'> => ({ do: 'order', hex })),
    ...(single && canRise(open, seat) ? [{ do: 'raise' } as const] : []),
    ...rallied.map(({ hex }): MoveOf<'rally'> => ({ do: 'rally', hex })),
  ]
}

/** BW-5.1, BW-5.4: the tokens, and pairs of them, that can do something. */
export const tokenMoves = (open: Open, seat: Seat): MoveOf<'token'>[] =>
  signs.flatMap(token =>
    [false, true]
      .filter(pair => open.pools[seat][token] >= (pair ? 2 : 1) && usesOf(open, seat, token, pair).length > 0)
      .map((pair): MoveOf<'token'> => ({ do: 'token', token, pair })),
  )

function spend(
  g: G,
  seat: Seat,
  token: Token,
  pair: boolean,
  why: 'order' | 'raise' | 'rally',
  ctx: BattleContext,
): void {
  const n = pair ? 2 : 1
  addToken(g, seat, token, -n)
  ctx.log({ is: 'token', seat, tokens: Array.from({ length: n }, () => token), for: why })
}

export function rally(g: G, unit: Unit, ctx: BattleContext): void {
  change(g, unit.id, { active: true })
  ctx.log({ is: 'rallied', seat: unit.seat, unit: named(unit), hex: unit.hex })
}

export const tokenRules: Rules<'useToken'> = {
  useToken: ask({
    rule: 'BW-5.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat, token, pair }) => [...usesOf(g.open, seat, token, pair), { do: 'unselect' }],
    take: (g, { seat, token, pair }, _seat, move, ctx) => {
      if (move.do === 'unselect') return [{ do: 'action', seat }]
      spend(g, seat, token, pair, move.do, ctx)
      switch (move.do) {
        case 'raise':
          changeMorale(g, seat, 1, 'token', ctx)
          return [{ do: 'endTurn' }]
        case 'rally': {
          rally(g, unitAt(g.open, move.hex)!, ctx)
          changeMorale(g, seat, -1, 'rally', ctx)
          return [{ do: 'endTurn' }]
        }
        case 'order':
          return [...giveOrder(g, unitAt(g.open, move.hex)!, plainOrder, ctx), ...carryOut, { do: 'endTurn' }]
      }
    },
  }),
}

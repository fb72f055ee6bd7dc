/**
 * A game of windows, clocks and haggling, in a few lines, played in a series without whispers.
 *
 * Everybody holds two cards, shields or blanks. In each round one seat strikes the next: whoever has cards may block with
 * a shield, within 20 seconds, or takes a wound. Then the two haggle for up to a minute: each may offer a point, take an
 * offer back, accept the other's, or leave. Two strikes each; who has most points wins. A series has three games.
 */
import {
  type Asking,
  ask,
  auto,
  type Drawers,
  free,
  type Game,
  hold,
  type LedgerLine,
  less,
  putAt,
  type Seat,
  type Standing,
  stay,
} from '../index.ts'

type Card = 'shield' | 'blank'
export interface Pair {
  striker: Seat
  target: Seat
}

type Block = { do: 'pass' } | { do: 'block' }
type Haggle =
  | { do: 'offer'; coins: number }
  | { do: 'withdraw' }
  | { do: 'accept'; coins: number }
  | { do: 'leave' }
  | { do: 'ponder' }

export interface Duel {
  open: {
    round: number
    points: readonly number[]
    cards: readonly number[]
    used: number
    offer: { by: Seat; coins: number } | null
    /** The number of the game in its series, from 1. */
    game: number
  }
  /** `ponders`: what the seat thinks, a draft that nobody else sees. */
  held: { cards: readonly Card[]; ponders: boolean }
  hidden: { deck: readonly Card[] }
  autos: { round: object; wound: Pair }
  asks: {
    block: Asking<Block, Pair>
    haggle: Asking<Haggle, Pair>
  }
  move: Block | Haggle
  event: { is: 'wound'; seat: Seat } | { is: 'blocked'; seat: Seat } | { is: 'sold'; by: Seat; coins: number }
  options: { quick: boolean }
  carried: { game: number; points: readonly number[] }
}
type G = Drawers<Duel>

const gamesInSeries = 3
const pile = (seats: number): Card[] =>
  Array.from({ length: 3 * seats }, (_, i) => (i % 3 === 0 ? ('shield' as const) : ('blank' as const)))

const give = (g: G, seat: Seat, points: number) => {
  g.open.points = putAt(g.open.points, seat, g.open.points[seat] + points)
}

const rules: Game<Duel>['rules'] = {
  round: auto(g => {
    const seats = g.held.length
    if (g.open.round === 2 * seats) return []
    const pair = { striker: g.open.round % seats, target: (g.open.round + 1) % seats }
    g.open.round++
    const canBlock = g.open.cards[pair.target] > 0
    return [canBlock ? { do: 'block', ...pair } : { do: 'wound', ...pair }, { do: 'haggle', ...pair }, { do: 'round' }]
  }),
  block: ask({
    rule: 'D-2',
    who: (_g, { target }) => target,
    pass: () => ({ do: 'pass' }),
    limit: () => ({ seconds: 20, move: { do: 'pass' } }),
    legalMoves: (g, _me, seat) =>
      g.held[seat].cards.includes('shield') ? [{ do: 'block' }, { do: 'pass' }] : [{ do: 'pass' }],
    take: (g, { striker, target }, _seat, move, ctx) => {
      if (move.do === 'pass') return [{ do: 'wound', striker, target }]
      hold<Duel>(g, target, { cards: less(g.held[target].cards, 'shield') })
      g.open.cards = putAt(g.open.cards, target, g.open.cards[target] - 1)
      g.open.used++
      ctx.log({ is: 'blocked', seat: target })
      return []
    },
  }),
  wound: auto((g, { striker, target }, ctx) => {
    give(g, striker, 2)
    ctx.log({ is: 'wound', seat: target })
    return []
  }),
  haggle: free({
    rule: 'D-3',
    who: (_g, { striker, target }) => [striker, target],
    limit: () => ({ seconds: 60, move: { do: 'leave' } }),
    legalMoves: (g, _me, seat) => {
      const { offer, points } = g.open
      const ponder = { do: 'ponder' as const }
      if (offer?.by === seat) return [{ do: 'withdraw' }, ponder, { do: 'leave' }]
      if (offer) return [{ do: 'accept', coins: offer.coins }, ponder, { do: 'leave' }]
      const coins = Array.from({ length: Math.min(2, points[seat]) }, (_, i) => i + 1)
      return [...coins.map(each => ({ do: 'offer' as const, coins: each })), ponder, { do: 'leave' }]
    },
    take: (g, _me, seat, move, ctx) => {
      if (move.do === 'ponder') {
        hold<Duel>(g, seat, { ponders: !g.held[seat].ponders })
        return stay
      }
      const { offer } = g.open
      g.open.offer = move.do === 'offer' ? { by: seat, coins: move.coins } : null
      if (move.do === 'offer' || move.do === 'withdraw') return stay
      if (move.do === 'accept' && offer) {
        give(g, offer.by, -offer.coins)
        give(g, seat, offer.coins)
        ctx.log({ is: 'sold', ...offer })
      }
      return []
    },
  }),
}

function standing({ points }: Pick<Duel['open'], 'points'>): Standing[] {
  const keys = (n: number): LedgerLine[] => [{ why: 'points', n }]
  return points
    .map((n, seat) => ({ seat, place: points.filter(each => each > n).length + 1, keys: keys(n) }))
    .sort((a, b) => a.place - b.place)
}

export const duel: Game<Duel> = {
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'quick', kind: 'flag', default: false, rule: 'D-1' }],
  roles: () => [],
  setup: (seats, _roles, _options, ctx, carried) => {
    const deck = ctx.shuffle(pile(seats))
    const everySeat = Array.from({ length: seats }, (_, seat) => seat)
    return {
      drawers: {
        open: {
          round: 0,
          points: carried?.points ?? everySeat.map(() => 0),
          cards: everySeat.map(() => 2),
          used: 0,
          offer: null,
          game: carried?.game ?? 1,
        },
        held: everySeat.map(seat => ({ cards: deck.slice(2 * seat, 2 * seat + 2), ponders: false })),
        hidden: { deck: deck.slice(2 * seats) },
      },
      steps: [{ do: 'round' }],
    }
  },
  rules,
  whispers: false,
  // Who resigns keeps nothing and gives every other a point; a draw makes all alike.
  settle: {
    resign: (g, seat) => {
      g.open.points = g.open.points.map((n, each) => (each === seat ? 0 : n + 1))
    },
    draw: g => {
      g.open.points = g.open.points.map(() => 0)
    },
  },
  sequel: ({ game, points }) =>
    game < gamesInSeries ? { options: { quick: true }, carried: { game: game + 1, points } } : null,
  readCarried: json => {
    const { game, points } = json as Partial<Duel['carried']>
    const isList = Array.isArray(points) && points.every(n => Number.isInteger(n) && n >= 0)
    if (!Number.isInteger(game) || game! < 2 || game! > gamesInSeries) throw new RangeError('"game" must be 2 or 3.')
    if (!isList) throw new RangeError('"points" must be whole numbers.')
    return { game: game!, points }
  },
  standing,
  imagine: (view, ctx) => {
    const own = view.own?.cards ?? []
    const spent: Card[] = Array.from({ length: view.open.used }, () => 'shield')
    let rest: readonly Card[] = pile(view.open.cards.length)
    for (const card of [...own, ...spent]) rest = less(rest, card)
    const deck = ctx.shuffle(rest)
    const held = view.open.cards.map((n, seat) => ({
      cards: seat === view.seat ? own : deck.splice(0, n),
      ponders: seat === view.seat ? view.own!.ponders : ctx.below(2) === 1,
    }))
    return { held, hidden: { deck } }
  },
  isRetraction: move => move.do === 'withdraw',
  opening: (seat, _open, events) =>
    events.some(event => event.is === 'wound' && event.seat === seat) ? ['wounded'] : [],
  invariants: {
    'cards are counted': g => (g.held.every(({ cards }, i) => cards.length === g.open.cards[i]) ? null : 'miscounted'),
    'no debts': g => (g.open.points.every(n => n >= 0) ? null : `points ${g.open.points}`),
  },
  longest: seats => 400 * seats,
}

/**
 * The game that kernel, bots, table, store and server are tested with: small enough to hold in the head, with a hidden
 * deck, secret looks, sealed bids with drafts, chance, and a question that may have one answer only.
 *
 * Each round a card (1 to 9) lies face up and everybody bids coins, sealed; ties are settled by a die, or by the host, the
 * first seat. The winner sets up to three stones on spots a to d, one by one, and may then look at the next card. Most
 * points win when the cards run out.
 */
import {
  type Asking,
  ask,
  auto,
  type Drawers,
  type Game,
  hold,
  putAt,
  type Seat,
  type Standing,
  sealed,
} from '../index.ts'

type Move =
  | { do: 'offer'; coins: number }
  | { do: 'wave' }
  | { do: 'seal' }
  | { do: 'give'; seat: Seat }
  | { do: 'stone'; on: string }
  | { do: 'done' }
  | { do: 'look' }
  | { do: 'pass' }
type MoveOf<Name extends Move['do']> = Extract<Move, { do: Name }>

export interface Toy {
  open: {
    colours: readonly string[]
    coins: readonly number[]
    points: readonly number[]
    left: number
    ties: 'die' | 'host'
    seen: readonly number[]
    stones: Readonly<Record<string, Seat | null>>
    /** Who has waved during this bidding: a draft that everybody sees. */
    waved: readonly Seat[]
  }
  held: { offer: number; next: number | null }
  hidden: { deck: readonly number[] }
  autos: { round: object; award: { bids: readonly number[]; best: readonly Seat[] } }
  asks: {
    bid: Asking<MoveOf<'offer' | 'wave' | 'seal'>>
    settle: Asking<MoveOf<'give'>, { bids: readonly number[]; tied: readonly Seat[] }>
    build: Asking<MoveOf<'stone' | 'done'>, { seat: Seat; left: number }>
    look: Asking<MoveOf<'look' | 'pass'>, { seat: Seat }>
  }
  move: Move
  event:
    | { is: 'card'; card: number }
    | { is: 'won'; seat: Seat; card: number; bids: readonly number[] }
    | { is: 'stone'; seat: Seat; on: string }
    | { is: 'looked'; seat: Seat }
    | { is: 'saw'; card: number }
  options: { cards: 'few' | 'many'; rich: boolean; ties: 'die' | 'host' }
}

const colours = ['red', 'green', 'blue', 'white']
const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const spots = ['a', 'b', 'c', 'd']
const seatsIn = (g: Drawers<Toy>): Seat[] => g.held.map((_, seat) => seat)

const rules: Game<Toy>['rules'] = {
  round: auto((g, _me, ctx) => {
    const [card, ...deck] = g.hidden.deck
    if (card === undefined) return []
    g.hidden.deck = deck
    g.open.left = deck.length
    g.open.seen = [...g.open.seen, card]
    g.held = g.held.map(drawer => ({ ...drawer, next: null }))
    ctx.log({ is: 'card', card })
    return [{ do: 'bid' }, { do: 'round' }]
  }),
  bid: sealed({
    rule: 'T-4',
    who: seatsIn,
    legalMoves: (g, _me, seat) => [
      ...Array.from({ length: g.open.coins[seat] + 1 }, (_, coins) => ({ do: 'offer' as const, coins })).filter(
        ({ coins }) => coins !== g.held[seat].offer,
      ),
      ...(g.open.waved.includes(seat) ? [] : [{ do: 'wave' as const }]),
      { do: 'seal' },
    ],
    seals: move => move.do === 'seal',
    draft: (g, _me, seat, move) => {
      if (move.do === 'offer') hold<Toy>(g, seat, { offer: move.coins })
      if (move.do === 'wave') g.open.waved = [...g.open.waved, seat].sort()
    },
    reveal: g => {
      const bids = g.held.map(({ offer }) => offer)
      g.open.coins = g.open.coins.map((coins, seat) => coins - bids[seat] + 1)
      g.held = g.held.map(drawer => ({ ...drawer, offer: 0 }))
      g.open.waved = []
      const best = seatsIn(g).filter(seat => bids[seat] === Math.max(...bids))
      return [g.open.ties === 'host' ? { do: 'settle', bids, tied: best } : { do: 'award', bids, best }]
    },
  }),
  settle: ask({
    rule: 'T-3',
    who: () => 0,
    legalMoves: (_g, { tied }) => tied.map(seat => ({ do: 'give' as const, seat })),
    take: (_g, { bids }, _seat, move) => [{ do: 'award', bids, best: [move.seat] }],
  }),
  award: auto((g, { bids, best }, ctx) => {
    const seat = best[best.length > 1 ? ctx.below(best.length) : 0]
    const card = g.open.seen.at(-1)!
    g.open.points = putAt(g.open.points, seat, g.open.points[seat] + card)
    ctx.log({ is: 'won', seat, card, bids })
    return [
      { do: 'build', seat, left: 3 },
      { do: 'look', seat },
    ]
  }),
  build: ask({
    rule: 'T-5',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => [
      ...spots.filter(on => g.open.stones[on] !== seat).map(on => ({ do: 'stone' as const, on })),
      { do: 'done' },
    ],
    take: (g, { left }, seat, move, ctx) => {
      if (move.do !== 'stone') return []
      g.open.stones = { ...g.open.stones, [move.on]: seat }
      ctx.log({ is: 'stone', seat, on: move.on })
      return left > 1 ? [{ do: 'build', seat, left: left - 1 }] : []
    },
  }),
  look: ask({
    rule: 'T-6',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'look' }, { do: 'pass' }],
    take: (g, { seat }, _seat, move, ctx) => {
      if (move.do !== 'look') return []
      const card = g.hidden.deck[0] ?? null
      hold<Toy>(g, seat, { next: card })
      ctx.log({ is: 'looked', seat })
      if (card !== null) ctx.log({ is: 'saw', card }, seat)
      return []
    },
  }),
}

export const toy: Game<Toy> = {
  id: 'toy',
  version: 3,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'cards', kind: 'choice', choices: ['few', 'many'], default: 'many', rule: 'T-1' },
    { id: 'rich', kind: 'flag', default: false, rule: 'T-2' },
    { id: 'ties', kind: 'choice', choices: ['die', 'host'], default: 'die', rule: 'T-3' },
  ],
  roles: () => colours,
  setup: (seats, roles, options, ctx) => {
    const free = ctx.shuffle(colours.filter(colour => !roles.includes(colour)))
    const everySeat = Array.from({ length: seats }, (_, seat) => seat)
    const deck = ctx.shuffle(cards).slice(0, options.cards === 'few' ? 3 : 9)
    return {
      drawers: {
        open: {
          colours: roles.map(role => role ?? free.pop()!),
          coins: everySeat.map(() => (options.rich ? 9 : 5)),
          points: everySeat.map(() => 0),
          left: deck.length,
          ties: options.ties,
          seen: [],
          waved: [],
          stones: { a: null, b: null, c: null, d: null },
        },
        held: everySeat.map(() => ({ offer: 0, next: null })),
        hidden: { deck },
      },
      steps: [{ do: 'round' }],
    }
  },
  rules,
  standing: open =>
    open.points
      .map(
        (points, seat): Standing => ({
          seat,
          place: open.points.filter(each => each > points).length + 1,
          keys: [{ why: 'points', n: points }],
        }),
      )
      .sort((a, b) => a.place - b.place),
  imagine: (view, ctx) => {
    const known = view.own?.next ?? null
    const unseen = ctx.shuffle(cards.filter(card => !view.open.seen.includes(card) && card !== known))
    const deck = (known === null ? unseen : [known, ...unseen]).slice(0, view.open.left)
    const bidding = view.stack.at(-1)?.do === 'bid'
    const held = view.open.coins.map((coins, seat) =>
      seat === view.seat && view.own ? view.own : { offer: bidding ? ctx.below(coins + 1) : 0, next: null },
    )
    return { held, hidden: { deck } }
  },
  isRetraction: () => false,
  invariants: { 'no debts': g => (g.open.coins.every(coins => coins >= 0) ? null : `coins ${g.open.coins}`) },
  longest: seats => 400 * seats,
}

/**
 * A game small enough to hold in the head, with everything the kernel offers: a hidden deck, secret looks, sealed bids
 * with drafts, chance, a choice with one option, and an early end.
 *
 * Each round a card (1 to 9) lies face up. Everybody bids coins, sealed; the highest takes the card, ties are settled by
 * the first seat. The winner rolls a die for coins and may look at the next card. Most points win; 20 points end it.
 */
import {
  ask,
  auto,
  type Drawers,
  type Game,
  hold,
  over,
  putAt,
  type Seat,
  type Standing,
  sealed,
  type View,
} from '../index.ts'

export interface Toy {
  open: { coins: readonly number[]; points: readonly number[]; left: number; card: number; seen: readonly number[] }
  held: { offer: number; next: number | null }
  hidden: { deck: readonly number[] }
  autos: { round: object; score: { seat: Seat } }
  asks: { bid: object; settle: { tied: readonly Seat[] }; look: { seat: Seat } }
  move: { do: 'offer'; coins: number } | { do: 'seal' } | { do: 'give'; seat: Seat } | { do: 'look' } | { do: 'pass' }
  event:
    | { is: 'card'; card: number }
    | { is: 'bids'; bids: readonly number[] }
    | { is: 'won'; seat: Seat; card: number; coins: number }
    | { is: 'looked'; seat: Seat }
    | { is: 'saw'; card: number }
  options: { goal: number }
}
type G = Drawers<Toy>

const seatsIn = (g: G): Seat[] => g.held.map((_, seat) => seat)

const rules: Game<Toy>['rules'] = {
  round: auto((g, _me, kit) => {
    if (g.hidden.deck.length === 0) return over
    const [card, ...deck] = g.hidden.deck
    g.hidden.deck = deck
    g.open.card = card
    g.open.left = deck.length
    g.open.seen = [...g.open.seen, card]
    g.held = g.held.map(drawer => ({ ...drawer, next: null }))
    kit.say({ is: 'card', card })
    return [{ do: 'bid' }, { do: 'round' }]
  }),
  bid: sealed({
    who: seatsIn,
    options: (g, _me, seat) => [
      ...Array.from({ length: g.open.coins[seat] + 1 }, (_, coins) => ({ do: 'offer' as const, coins })).filter(
        ({ coins }) => coins !== g.held[seat].offer,
      ),
      { do: 'seal' },
    ],
    seals: move => move.do === 'seal',
    draft: (g, _me, seat, move) => {
      if (move.do === 'offer') hold<Toy>(g, seat, { offer: move.coins })
    },
    reveal: (g, _me, _answers, kit) => {
      const bids = g.held.map(({ offer }) => offer)
      g.open.coins = g.open.coins.map((coins, seat) => coins - bids[seat])
      g.held = g.held.map(drawer => ({ ...drawer, offer: 0 }))
      kit.say({ is: 'bids', bids })
      const best = Math.max(...bids)
      return [{ do: 'settle', tied: seatsIn(g).filter(seat => bids[seat] === best) }]
    },
  }),
  settle: ask({
    who: () => 0,
    options: (_g, { tied }) => tied.map(seat => ({ do: 'give' as const, seat })),
    take: (_g, _me, _seat, move) => (move.do === 'give' ? [{ do: 'score', seat: move.seat }] : []),
  }),
  score: auto((g, { seat }, kit) => {
    const coins = kit.below(6) + 1
    g.open.points = putAt(g.open.points, seat, g.open.points[seat] + g.open.card)
    g.open.coins = putAt(g.open.coins, seat, g.open.coins[seat] + coins)
    kit.say({ is: 'won', seat, card: g.open.card, coins })
    if (g.open.points[seat] >= 20) return over
    return g.open.left > 0 ? [{ do: 'look', seat }] : []
  }),
  look: ask({
    who: (_g, { seat }) => seat,
    options: () => [{ do: 'look' }, { do: 'pass' }],
    take: (g, { seat }, _seat, move, kit) => {
      if (move.do === 'look') {
        hold<Toy>(g, seat, { next: g.hidden.deck[0] })
        kit.say({ is: 'looked', seat })
        kit.say({ is: 'saw', card: g.hidden.deck[0] }, seat)
      }
      return []
    },
  }),
}

function imagineToy(view: View<Toy>, shuffle: <T>(list: readonly T[]) => T[], below: (n: number) => number) {
  const known = view.own?.next ?? null
  const unseen = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(card => !view.open.seen.includes(card) && card !== known)
  const deck = known === null ? shuffle(unseen) : [known, ...shuffle(unseen)]
  const held = view.open.coins.map((coins, seat) =>
    seat === view.seat && view.own ? view.own : { offer: below(coins + 1), next: null },
  )
  return { held, hidden: { deck } }
}

export const toy: Game<Toy> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [],
  roles: () => [],
  setup: (seats, _roles, _options, kit) => ({
    drawers: {
      open: {
        coins: Array.from({ length: seats }, () => 5),
        points: Array.from({ length: seats }, () => 0),
        left: 9,
        card: 0,
        seen: [],
      },
      held: Array.from({ length: seats }, () => ({ offer: 0, next: null })),
      hidden: { deck: kit.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) },
    },
    steps: [{ do: 'round' }],
  }),
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
  imagine: (view, kit) => imagineToy(view, kit.shuffle, kit.below),
  backward: () => false,
  invariants: {
    'no debts': g => (g.open.coins.every(coins => coins >= 0) ? null : `coins ${g.open.coins}`),
    'nine cards': g => (g.open.seen.length + g.hidden.deck.length === 9 ? null : 'a card is missing'),
  },
  longest: seats => 400 * seats,
}

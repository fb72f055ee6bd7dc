/**
 * A game of side moves, of seats that fall out, and of answers given ahead, in a few lines.
 *
 * Every baron begins with three crowns and may hand one to another at any time. In each round the barons ask, one after the
 * other, for passage through the land of the next one who is left: who grants it is paid a crown, who refuses it is not; who
 * was refused, or has none to pay with, loses a crown to the box. Who has no crown is out of the game and watches. The game
 * ends when one is left, or after twelve rounds; most crowns win.
 */
import { type Asking, ask, auto, type Drawers, type Game, putAt, type Seat, type Standing, stay } from '../index.ts'

type Passage = { do: 'grant' } | { do: 'refuse' }

export interface Barons {
  open: { round: number; crowns: readonly number[]; fallen: readonly Seat[] }
  /** What the baron thinks of the others: a secret without meaning. */
  held: { grudge: Seat }
  hidden: object
  autos: { round: object; travel: { seat: Seat }; count: object }
  asks: { passage: Asking<Passage, { seat: Seat; traveller: Seat }> }
  move: Passage | { do: 'give'; to: Seat }
  event: { is: 'gave'; from: Seat; to: Seat } | { is: 'fell'; seat: Seat } | { is: 'passed'; seat: Seat; yes: boolean }
  options: object
}
type G = Drawers<Barons>

const rounds = 12
const seatsIn = ({ open }: G): Seat[] => [...open.crowns.keys()].filter(seat => !open.fallen.includes(seat))

function change(g: G, seat: Seat, n: number): void {
  g.open.crowns = putAt(g.open.crowns, seat, g.open.crowns[seat] + n)
}

/** The next baron who is left. */
function neighbour(g: G, seat: Seat): Seat {
  const left = seatsIn(g)
  return left.find(each => each > seat) ?? left[0]
}

const rules: Game<Barons>['rules'] = {
  round: auto(g => {
    if (g.open.round === rounds || seatsIn(g).length < 2) return []
    g.open.round++
    return [...seatsIn(g).map(seat => ({ do: 'travel', seat }) as const), { do: 'round' }]
  }),
  travel: auto((g, { seat }) => {
    if (g.open.fallen.includes(seat) || seatsIn(g).length < 2) return []
    return [{ do: 'passage', seat: neighbour(g, seat), traveller: seat }, { do: 'count' }]
  }),
  passage: ask({
    rule: 'B-2',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'grant' }, { do: 'refuse' }],
    take: (g, { seat, traveller }, _seat, move, ctx) => {
      const yes = move.do === 'grant' && g.open.crowns[traveller] > 0
      if (g.open.crowns[traveller] > 0) change(g, traveller, -1)
      if (yes) change(g, seat, 1)
      ctx.log({ is: 'passed', seat: traveller, yes })
      return []
    },
  }),
  count: auto((g, _me, ctx) => {
    for (const seat of seatsIn(g)) {
      if (g.open.crowns[seat] > 0) continue
      g.open.fallen = [...g.open.fallen, seat]
      ctx.log({ is: 'fell', seat })
    }
    return []
  }),
}

export const barons: Game<Barons> = {
  id: 'barons',
  version: 1,
  seats: { min: 2, max: 5 },
  options: [],
  roles: () => [],
  setup: (seats, _roles, _options, ctx) => {
    const each = Array.from({ length: seats }, (_, seat) => seat)
    return {
      drawers: {
        open: { round: 0, crowns: each.map(() => 3), fallen: [] },
        held: each.map(() => ({ grudge: ctx.below(seats) })),
        hidden: {},
      },
      steps: [{ do: 'round' }],
    }
  },
  rules,
  sideMoves: {
    give: {
      legalMoves: (g, seat) =>
        g.open.crowns[seat] > 1 ? seatsIn(g).flatMap(to => (to === seat ? [] : [{ do: 'give' as const, to }])) : [],
      take: (g, seat, { to }, ctx) => {
        change(g, seat, -1)
        change(g, to, 1)
        ctx.log({ is: 'gave', from: seat, to })
        return stay
      },
    },
  },
  // An answer to a traveller holds as long as nobody falls, and the traveller is rich or poor as before.
  ahead: {
    passage: {
      topics: (g, seat) =>
        Object.fromEntries(
          seatsIn(g).flatMap(other => (other === seat ? [] : [[`${other}`, [{ do: 'grant' }, { do: 'refuse' }]]])),
        ),
      topic: ({ traveller }) => `${traveller}`,
      basis: ({ open }, _seat, topic) => ({ fallen: open.fallen, isRich: open.crowns[Number(topic)] > 3 }),
    },
  },
  out: ({ fallen }) => fallen,
  settle: {
    resign: (g, seat) => {
      g.open.crowns = putAt(g.open.crowns, seat, 0)
    },
    draw: g => {
      g.open.crowns = g.open.crowns.map(() => 0)
    },
  },
  standing: ({ crowns }) =>
    crowns
      .map(
        (n, seat): Standing => ({
          seat,
          place: crowns.filter(each => each > n).length + 1,
          keys: [{ why: 'crowns', n }],
        }),
      )
      .sort((a, b) => a.place - b.place),
  imagine: (view, ctx) => ({
    held: view.open.crowns.map((_, seat) =>
      seat === view.seat ? view.own! : { grudge: ctx.below(view.open.crowns.length) },
    ),
    hidden: {},
  }),
  isRetraction: () => false,
  invariants: { 'no debts': g => (g.open.crowns.every(n => n >= 0) ? null : `crowns ${g.open.crowns}`) },
  longest: seats => 200 * seats,
}

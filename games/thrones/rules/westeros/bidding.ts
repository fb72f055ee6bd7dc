/** AG-4.6: bids, and the order on the tracks that follows from them. */
import { ask, auto, type Chapter, type Context, put, type Seat, type Step, sealed } from '../../../../kernel/index.ts'
import { powerTokens, type Track, tracks } from '../../data/constants.ts'
import type { MoveOf, Thrones } from '../../types.ts'
import type { G } from '../position/armies.ts'
import { holderOf } from '../position/tracks.ts'
import { wildlingBids } from '../wildlings/wildlings.ts'

type Steps = readonly Step<Thrones>[]

export const biddingRules: Chapter<Thrones, 'clash' | 'bid' | 'rank'> = {
  // AG-4.6.2: one track after the other; AG-4.6.4: each token has passed before the next bid
  clash: auto(() => tracks.map(on => ({ do: 'bid', on, strength: 0, without: null }))),

  // AG-4.6.2, AG-9.2; a house without Power bids 0 by itself (AG-1.6.1)
  bid: sealed({
    rule: 'AG-4.6.2',
    who: (g, { without }) => bidders(g, without),
    legalMoves: (g, _me, seat) => bidMoves[g.open.power[seat]],
    reveal: (g, { on, strength, without }, answers, ctx) => {
      const amounts = answers.map((answer, seat) => (seat === without ? null : amountOf(answer)))
      ctx.log({ is: 'bids', on, bids: amounts })
      pay(g, amounts)
      if (on === 'wildlings') return wildlingBids(g, ctx, strength, amounts)
      return ranking(g, ctx, on, [], groupsOf(amounts as number[]))
    },
  }),

  // AG-4.6.3
  rank: ask({
    rule: 'AG-4.6.3',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { tied }) => tied.map((seat): MoveOf<'rank'> => ({ do: 'rank', seat })),
    take: (g, { track, ranked, tied, rest }, _seat, move, ctx) => {
      const { seat } = move
      return ranking(g, ctx, track, [...ranked, seat], [tied.filter(each => each !== seat), ...rest])
    },
  }),
}

function bidders(g: G, without: Seat | null): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < g.open.power.length; seat++)
    if (seat !== without && g.open.power[seat] > 0) seats.push(seat)
  return seats
}

const allBids = Array.from({ length: powerTokens + 1 }, (_, power): MoveOf<'bid'> => ({ do: 'bid', power }))
/** The bids open to a house, by its available Power (AG-4.6.1, AG-4.6.5). */
const bidMoves = allBids.map((_, power) => allBids.slice(0, power + 1))

const amountOf = (answer: MoveOf<'bid'> | null): number => answer?.power ?? 0

/** AG-4.6.2, AG-9.4: all Power bid goes to the pool. */
function pay(g: G, amounts: readonly (number | null)[]): void {
  g.open.power = g.open.power.map((power, seat) => power - (amounts[seat] ?? 0))
}

/** Seats by bid, the highest first; equal bids together, in seat order. */
function groupsOf(amounts: readonly number[]): Seat[][] {
  const levels = [...new Set(amounts)].sort((a, b) => b - a)
  return levels.map(level => amounts.flatMap((amount, seat) => (amount === level ? [seat] : [])))
}

/** AG-4.6.3: the Iron Throne holder orders each group of equal bids; then the track is filled (AG-4.6.4). */
function ranking(
  g: G,
  ctx: Context<Thrones>,
  track: Track,
  ranked: readonly Seat[],
  groups: readonly (readonly Seat[])[],
): Steps {
  const [tied, ...rest] = groups
  if (!tied) {
    g.open.tracks = put(g.open.tracks, track, ranked)
    ctx.log({ is: 'track', track, order: ranked, cause: 'clash' })
    return []
  }
  if (tied.length > 1) return [{ do: 'rank', seat: holderOf(g.open, 'iron-throne'), track, ranked, tied, rest }]
  return ranking(g, ctx, track, [...ranked, ...tied], rest)
}

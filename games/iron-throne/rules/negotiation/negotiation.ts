/** IT-9.5: the two active players negotiate: any of them may move at any time. */
import { type Chapter, type Context, free, hold, type MovesAt, put, type Seat, stay } from '../../../../kernel/index.ts'
import { negotiationSeconds } from '../../data/constants.ts'
import type { Gift, IronThrone, Offer, Open, Proposal, Side, Talks } from '../../types.ts'
import { endEncounter } from '../encounter/conflict.ts'
import { activeOf, otherSide, setEncounter, sideOf, sides } from '../encounter/encounter.ts'
import type { G } from '../seats.ts'
import { bind } from './binding.ts'
import { canGive, isValid, mostInfluence, mostPower, placesOf, sameOffer, sortPlaces } from './offers.ts'

const talksOf = (open: Open): Talks => open.encounter!.talks!

function setStanding(g: G, side: Side, proposal: Proposal | null): void {
  const talks = talksOf(g.open)
  const version = proposal?.version ?? talks.version
  setEncounter(g, { talks: { version, standing: put(talks.standing, side, proposal) } })
}

type Talk = MovesAt<IronThrone, 'negotiate'>

/** Every way to change what one side gives in the draft. */
function giftMoves(open: Open, by: Side, { influence, power, hostages }: Gift): Talk[] {
  const otherInfluence = influence === 0 ? 1 : 0
  const moves: Talk[] = []
  if (otherInfluence <= mostInfluence(open, by)) moves.push({ do: 'influence', by, n: otherInfluence })
  for (const n of [0, 1, 2, 3] as const) if (n !== power && n <= mostPower(open, by)) moves.push({ do: 'power', by, n })
  for (const place of placesOf(open, by)) {
    if (canGive(open, by, [...hostages, place])) moves.push({ do: 'hostage', by, place })
  }
  hostages.forEach((_, index) => {
    moves.push({ do: 'unhostage', by, index })
  })
  return moves
}

function proposalMoves(open: Open, side: Side, draft: Offer): Talk[] {
  const { [side]: own, [otherSide(side)]: other } = talksOf(open).standing
  const moves: Talk[] = []
  if (isValid(open, draft) && !(own && sameOffer(own.offer, draft))) moves.push({ do: 'propose' })
  if (own) moves.push({ do: 'withdraw', version: own.version })
  if (!other) return moves
  if (isValid(open, other.offer)) moves.push({ do: 'agree', version: other.version })
  if (!sameOffer(other.offer, draft)) moves.push({ do: 'adopt', version: other.version })
  return [...moves, { do: 'reject', version: other.version }]
}

/** What a move makes of the draft, which the seat alone sees; null where it is said aloud. */
function redraft(draft: Offer, move: Talk, other: Proposal | null): Offer | null {
  const change = (by: Side, part: Partial<Gift>): Offer => put(draft, by, { ...draft[by], ...part })
  switch (move.do) {
    case 'influence':
      return change(move.by, { influence: move.n })
    case 'power':
      return change(move.by, { power: move.n })
    case 'hostage':
      return change(move.by, { hostages: sortPlaces([...draft[move.by].hostages, move.place]) })
    case 'unhostage':
      return change(move.by, { hostages: draft[move.by].hostages.filter((_, i) => i !== move.index) })
    case 'adopt':
      return other!.offer
    default:
      return null
  }
}

/** A proposal of one's own; the same as the other's is an acceptance of it. */
function propose(g: G, ctx: Context<IronThrone>, seat: Seat, side: Side) {
  const offer = g.held[seat].draft
  const other = talksOf(g.open).standing[otherSide(side)]
  if (other && sameOffer(other.offer, offer)) return agree(ctx, seat, other)
  const version = talksOf(g.open).version + 1
  setStanding(g, side, { version, offer })
  ctx.log({ is: 'proposed', seat, version, offer })
  return stay
}

function agree(ctx: Context<IronThrone>, seat: Seat, { version, offer }: Proposal) {
  ctx.log({ is: 'agreed', seat, version, offer })
  return [{ do: 'deal', offer } as const]
}

/** IT-8.4: a truce without a deal. */
function breakOff(g: G, ctx: Context<IronThrone>, seat: Seat) {
  ctx.log({ is: 'broke-off', seat })
  endEncounter(g, ctx, 'failure', null)
  return []
}

/** Takes a proposal off the table. */
function remove(g: G, side: Side): typeof stay {
  setStanding(g, side, null)
  return stay
}

/** What is said aloud binds. */
function speak(g: G, ctx: Context<IronThrone>, seat: Seat, move: Talk) {
  const side = sideOf(g.open, seat)!
  bind(g, seat)
  switch (move.do) {
    case 'propose':
      return propose(g, ctx, seat, side)
    case 'agree':
      return agree(ctx, seat, talksOf(g.open).standing[otherSide(side)]!)
    case 'withdraw':
      ctx.log({ is: 'withdrawn', seat, version: move.version })
      return remove(g, side)
    case 'reject':
      ctx.log({ is: 'rejected', seat, version: move.version })
      return remove(g, otherSide(side))
    default:
      return breakOff(g, ctx, seat)
  }
}

export const negotiationRules: Chapter<IronThrone, 'negotiate'> = {
  // IT-9.1: nobody but the two
  negotiate: free({
    rule: 'IT-9.5',
    who: ({ open }) => sides.map(side => activeOf(open, side)),
    legalMoves: (g, _me, seat) => {
      const side = sideOf(g.open, seat)!
      const { draft } = g.held[seat]
      return [
        ...proposalMoves(g.open, side, draft),
        ...sides.flatMap(by => giftMoves(g.open, by, draft[by])),
        { do: 'break-off' },
      ]
    },
    // IT-27.2: when the time is up there is no deal
    limit: ({ open }) => ({ seconds: negotiationSeconds[open.options.negotiation], move: { do: 'break-off' } }),
    take: (g, _me, seat, move, ctx) => {
      const other = talksOf(g.open).standing[otherSide(sideOf(g.open, seat)!)]
      const draft = redraft(g.held[seat].draft, move, other)
      if (!draft) return speak(g, ctx, seat, move)
      hold(g, seat, { draft })
      return stay
    },
  }),
}

/** WK-5.6: the six Baron cards. */
import { ask, type Chapter, putAt, type Seat } from '../../../../kernel/index.ts'
import { specialAreas } from '../../data/actionCards.ts'
import { spotFees } from '../../data/constants.ts'
import type { MoveOf, Open, WarriorKnights } from '../../types.ts'
import { areaOf } from '../armies.ts'
import { changeFor } from '../modifiers.ts'
import { change, pay } from '../money.ts'
import { type G, type KnightsContext, noblesOfSeat, type Steps, spareMarkers } from '../seats.ts'
import { claimToken } from '../tokens.ts'

/** WK-5.6.1: areas in which the Baron has at least one Noble. */
export const areasHeld = (open: Open, seat: Seat): number =>
  new Set(noblesOfSeat(open, seat).flatMap(noble => areaOf(open, noble) ?? [])).size

/** WK-5.6.2: the empty spots, where the Baron has a marker to spare. */
export const freeSpots = (open: Open, seat: Seat): number[] =>
  spareMarkers(open, seat) > 0 ? [...open.track.keys()].filter(spot => open.track[spot] === null) : []

export function placeMarker({ open }: G, ctx: KnightsContext, seat: Seat, spot: number): void {
  open.track = putAt(open.track, spot, seat)
  ctx.log({ is: 'marked', seat, spot })
}

/** WK-5.6.7: what Versatile Strategy offers beside marching and fighting. */
export const versatileMoves = (open: Open, seat: Seat): MoveOf<'gain' | 'mark' | 'decline'>[] => [
  { do: 'gain', what: 'crowns' },
  { do: 'gain', what: 'vote' },
  ...freeSpots(open, seat)
    .filter(spot => spotFees[spot] <= open.crowns[seat])
    .map(spot => ({ do: 'mark' as const, spot })),
  { do: 'decline' },
]

const versatileCrowns = 2

export function versatile(g: G, ctx: KnightsContext, seat: Seat, move: MoveOf<'gain' | 'mark' | 'decline'>): Steps {
  g.open.order = null
  if (move.do === 'mark') {
    pay(g, ctx, seat, spotFees[move.spot], 'spot')
    placeMarker(g, ctx, seat, move.spot)
  } else if (move.do === 'decline') {
    ctx.log({ is: 'declined', seat, card: 'versatile-strategy' })
  } else if (move.what === 'vote') {
    change(g, ctx, seat, 'votes', 1, 'versatile-strategy')
  } else {
    change(g, ctx, seat, 'crowns', versatileCrowns + changeFor(g.open, 'versatileCrowns', seat), 'versatile-strategy')
  }
  return [{ do: 'allocate', to: 'hand' }]
}

function use(g: G, ctx: KnightsContext, seat: Seat, card: 'levy-taxes' | 'rally-support' | 'serve-the-church'): void {
  if (card === 'levy-taxes') change(g, ctx, seat, 'crowns', areasHeld(g.open, seat), card)
  if (card === 'rally-support') {
    change(g, ctx, seat, 'votes', 2, card)
    claimToken(g, ctx, 'chairman', seat)
  }
  if (card === 'serve-the-church') {
    change(g, ctx, seat, 'faith', 1, card)
    claimToken(g, ctx, 'church', seat)
  }
}

export const baronCardRules: Chapter<WarriorKnights, 'useCard' | 'draftSoldiers'> = {
  // WK-5.2: he may decline; the card is allocated all the same
  useCard: ask({
    rule: 'WK-5.2',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'use' }, { do: 'decline' }],
    take: (g, { seat, card }, _seat, move, ctx) => {
      if (move.do === 'use') use(g, ctx, seat, card as Parameters<typeof use>[3])
      else ctx.log({ is: 'declined', seat, card })
      if (card === 'serve-the-church') return [{ do: 'chooseArea', seat, among: specialAreas }]
      return [{ do: 'allocate', to: card === 'levy-taxes' ? 'taxation' : 'assembly' }]
    },
  }),
  draftSoldiers: ask({
    rule: 'WK-5.6.2',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => [
      ...freeSpots(open, seat).map(spot => ({ do: 'mark' as const, spot })),
      { do: 'decline' },
    ],
    take: (g, { seat }, _seat, move, ctx) => {
      if (move.do === 'mark') placeMarker(g, ctx, seat, move.spot)
      else ctx.log({ is: 'declined', seat, card: 'draft-soldiers' })
      return [{ do: 'allocate', to: 'wages' }]
    },
  }),
}

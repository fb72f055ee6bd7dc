/** WK-3.8 to WK-3.11: troops are assigned, strongholds and Nobles come onto the board. */
import { ask, auto, type Chapter, hold, type Seat, sealed } from '../../../kernel/index.ts'
import { type Area, kingdomAreaIds, kingdomAreas } from '../data/areas.ts'
import type { NobleId } from '../data/barons.ts'
import { innerStrongholdsUpTo } from '../data/constants.ts'
import type { Troop } from '../data/troops.ts'
import type { MoveOf, Open, WarriorKnights } from '../types.ts'
import { armiesOf, armyOf, moveNoble, othersIn, setArmy, troopsOf } from './armies.ts'
import { setFateDeck } from './fate.ts'
import {
  chairmanFirst,
  type G,
  isOffBoard,
  type KnightsContext,
  nobleAt,
  noblesOfSeat,
  seatsIn,
  strongholdOfSeat,
} from './seats.ts'
import { setStronghold, siteIn } from './sites.ts'

type AssignMove = MoveOf<'assign' | 'unassign' | 'commit'>

/** The cards that are dealt to a seat and wait to be assigned. */
const dealt = (open: Open, seat: Seat): readonly Troop[] => armyOf(open, strongholdOfSeat(open, seat)).cards

function assignments({ open, held }: G, seat: Seat): AssignMove[] {
  const { assigned } = held[seat]
  const left = dealt(open, seat).filter(card => !assigned.some(each => each.card === card))
  const moves: AssignMove[] = left.flatMap(card =>
    armiesOf(open, seat).map(to => ({ do: 'assign' as const, card, to })),
  )
  if (left.length === 0) moves.push({ do: 'commit' })
  return [...moves, ...assigned.map(({ card }) => ({ do: 'unassign' as const, card }))]
}

/** WK-3.8: all armies lie open together. */
function revealAssignments(g: G, ctx: KnightsContext, seat: Seat): void {
  const { assigned } = g.held[seat]
  const all = dealt(g.open, seat)
  for (const army of armiesOf(g.open, seat)) {
    const cards = all.filter(card => assigned.some(each => each.card === card && each.to === army))
    setArmy(g, army, { cards })
    if (cards.length > 0) ctx.log({ is: 'assigned', seat, army, cards })
  }
  hold(g, seat, { assigned: [] })
}

/** WK-3.9, WK-11.6a: where a stronghold may be placed. */
export const strongholdAreas = (open: Open): Area[] =>
  kingdomAreaIds.filter(area => {
    const isOuter = kingdomAreas[area].outer && open.barons.length <= innerStrongholdsUpTo
    return !isOuter && siteIn(open, area) === null
  })

/** WK-3.10 */
const nobleAreas = (open: Open, seat: Seat): Area[] =>
  kingdomAreaIds.filter(area => {
    const stronghold = open.strongholds.findIndex(each => each.area === area)
    return othersIn(open, seat, area).length === 0 && (stronghold < 0 || stronghold === seat)
  })

/** Nobles with troops who are not on the board yet. */
const waiting = (open: Open, seat: Seat): NobleId[] =>
  noblesOfSeat(open, seat).filter(noble => isOffBoard(nobleAt(open, noble)) && troopsOf(open, noble) > 0)

export const placingRules: Chapter<
  WarriorKnights,
  'assign' | 'strongholds' | 'placeStronghold' | 'nobles' | 'placeNoble'
> = {
  assign: sealed({
    rule: 'WK-3.8',
    who: ({ open }) => seatsIn(open),
    legalMoves: (g, _me, seat) => assignments(g, seat),
    seals: move => move.do === 'commit',
    draft: (g, _me, seat, move) => {
      const { assigned } = g.held[seat]
      if (move.do === 'assign') hold(g, seat, { assigned: [...assigned, { card: move.card, to: move.to }] })
      if (move.do === 'unassign') hold(g, seat, { assigned: assigned.filter(({ card }) => card !== move.card) })
    },
    reveal: (g, _me, _answers, ctx) => {
      for (const seat of seatsIn(g.open)) revealAssignments(g, ctx, seat)
      return []
    },
  }),
  // WK-3.9: Chairman first; WK-3.10: whoever was last begins, counter-clockwise
  strongholds: auto(({ open }) => {
    const order = chairmanFirst(open)
    return [...order.map(seat => ({ do: 'placeStronghold', seat }) as const), { do: 'nobles', turn: order.at(-1)! }]
  }),
  placeStronghold: ask({
    rule: 'WK-3.9',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }) => strongholdAreas(open).map(area => ({ do: 'place', area })),
    take: (g, { seat }, _seat, { area }, ctx) => {
      setStronghold(g, seat, { area })
      ctx.log({ is: 'founded', seat, area })
      return []
    },
  }),
  nobles: auto((g, { turn }, ctx) => {
    const n = g.open.barons.length
    const order = g.open.barons.map((_, i) => (turn - i + n) % n)
    const seat = order.find(each => waiting(g.open, each).length > 0)
    if (seat === undefined) {
      // WK-3.11
      setFateDeck(g, ctx.shuffle(g.hidden.fateDeck))
      ctx.log({ is: 'fateShuffled' })
      return []
    }
    return [
      { do: 'placeNoble', seat, noble: null },
      { do: 'nobles', turn: (seat - 1 + n) % n },
    ]
  }),
  placeNoble: ask({
    rule: 'WK-3.10',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat, noble }) => {
      if (noble === null) return waiting(open, seat).map(each => ({ do: 'noble', noble: each }))
      return [
        ...nobleAreas(open, seat).map(area => ({ do: 'place' as const, area })),
        ...(waiting(open, seat).length > 1 ? [{ do: 'back' as const }] : []),
      ]
    },
    take: (g, { seat, noble }, _seat, move, ctx) => {
      if (move.do === 'noble') return [{ do: 'placeNoble', seat, noble: move.noble }]
      if (move.do === 'back') return [{ do: 'placeNoble', seat, noble: null }]
      moveNoble(g, ctx, noble!, 'board', move.area)
      ctx.log({ is: 'placed', noble: noble!, area: move.area })
      return []
    },
  }),
}

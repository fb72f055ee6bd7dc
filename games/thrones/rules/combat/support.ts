/** AG-8.2: support. */
import type { Chapter, Seat } from '../../../../kernel/index.ts'
import { ask, auto, put } from '../../../../kernel/index.ts'
import { type Area, areas, isSea, neighbours, type Place, portsOfSea } from '../../data/areas.ts'
import type { Combat, MoveOf, Open, Side, Thrones } from '../../types.ts'
import { ordersOf } from '../position/orders.ts'
import { inTurnOrder, turnOrder } from '../position/tracks.ts'
import { type Steps, setCombat, sideOf, sidesInTurnOrder } from './fight.ts'

/**
 * AG-8.2.1, AG-3.6.4: the places that can support a fight there: land fights from land and sea, sea fights by ships.
 * Ships carry no support (AG-7.2.3), and the embattled area gives itself none (AG-8.2.6).
 */
const supportersOf = Object.fromEntries(
  areas.map(area => [area, isSea(area) ? [...neighbours(area).filter(isSea), ...portsOfSea(area)] : neighbours(area)]),
) as Record<Area, readonly Place[]>

/** The places with a Support order, and the units to give it, next to a fight; of one seat, in official order. */
export const supportPlaces = (open: Open, at: Area, seat: Seat): Place[] =>
  ordersOf({ open }, seat, 'support').filter(
    place => supportersOf[at].includes(place) && open.armies[place]?.seat === seat,
  )

/** AG-8.2.7: does any area, own or foreign and whatever its strength, support that side now? */
export const isSupported = (combat: Combat, side: Side): boolean => Object.values(combat.supports).includes(side)

/** The places that support a side, in the order of their declaration. */
export const supportsFor = (combat: Combat, side: Side): Place[] =>
  (Object.keys(combat.supports) as Place[]).filter(place => combat.supports[place] === side)

/** AG-8.2.2: fighters support only themselves (UR-013); another house only one side in one combat. */
function sidesOpenTo(open: Open, seat: Seat): readonly MoveOf<'support'>[] {
  const combat = open.combat!
  const bound = sideOf(combat, seat) ?? sideSupported(open, seat)
  return bound ? [supportMoves[bound], supportMoves.none] : Object.values(supportMoves)
}

const supportMoves = {
  attacker: { do: 'support', side: 'attacker' },
  defender: { do: 'support', side: 'defender' },
  none: { do: 'support', side: null },
} as const satisfies Record<string, MoveOf<'support'>>

function sideSupported(open: Open, seat: Seat): Side | undefined {
  const { supports } = open.combat!
  const place = (Object.keys(supports) as Place[]).find(each => open.armies[each]?.seat === seat)
  return place && supports[place]
}

/** AG-8.2.3: each fighter, in turn order, judges each other house that offers it support. */
function offers(open: Open): Steps {
  const combat = open.combat!
  return sidesInTurnOrder(open).flatMap(side => {
    const { seat } = combat[side]
    const seats = supportsFor(combat, side).map(place => open.armies[place]!.seat)
    return inTurnOrder(open, seats)
      .filter(supporter => supporter !== seat)
      .map(supporter => ({ do: 'refuseSupport' as const, seat, supporter }))
  })
}

export const supportRules: Chapter<Thrones, 'callSupport' | 'support' | 'refuseSupports' | 'refuseSupport'> = {
  // AG-8.2.2: in turn order, for each eligible area. The orders stay for other combats (AG-8.2.5).
  callSupport: auto(({ open }) =>
    turnOrder(open).flatMap(seat =>
      supportPlaces(open, open.combat!.at, seat).map(place => ({ do: 'support' as const, seat, place })),
    ),
  ),
  support: ask({
    rule: 'AG-8.2.2',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => sidesOpenTo(open, me.seat),
    take: (g, me, seat, move, ctx) => {
      const { side } = move
      if (side) setCombat(g, { supports: put(g.open.combat!.supports, me.place, side) })
      ctx.log({ is: 'supported', seat, from: me.place, side })
      return []
    },
  }),
  refuseSupports: auto(({ open }) => offers(open)),
  refuseSupport: ask({
    rule: 'AG-8.2.3',
    who: (_, me) => me.seat,
    legalMoves: () => [{ do: 'accept' }, { do: 'refuse' }],
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'accept') return []
      const kept = Object.entries(g.open.combat!.supports).filter(
        ([place]) => g.open.armies[place as Place]?.seat !== me.supporter,
      )
      setCombat(g, { supports: Object.fromEntries(kept) })
      ctx.log({ is: 'refused', seat, supporter: me.supporter })
      return []
    },
  }),
}

/** WK-5.7: the neutral cards. Important Event goes on in events.ts, Fund Expeditions in expeditions.ts. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import type { NeutralCard } from '../../data/actionCards.ts'
import { fortifyPrice, repairPrice } from '../../data/constants.ts'
import type { MoveOf, Open, Site, WarriorKnights } from '../../types.ts'
import { addCasualties, armiesOf, armyOf } from '../armies.ts'
import { refillEvents } from '../effects/decks.ts'
import { randomSeat, shuffleFate } from '../fate.ts'
import { change, pay } from '../money.ts'
import {
  chairmanFirst,
  citiesOf,
  type G,
  type KnightsContext,
  type Steps,
  seatsIn,
  strongholdOfSeat,
} from '../seats.ts'
import { areaOfSite, breachesOf, canFortify, fortify, isBesieged, removeBreaches } from '../sites.ts'

/** What follows when a neutral card is turned up. */
export function inTurn(g: G, ctx: KnightsContext, card: NeutralCard): Steps {
  switch (card) {
    case 'important-event':
      return importantEvent(g, ctx)
    case 'fund-expeditions':
      return g.open.chairman === null
        ? [{ do: 'advance', started: null }]
        : [{ do: 'startExpedition', seat: g.open.chairman }]
    case 'upgrade-defenses':
      return [{ do: 'defenses', rest: chairmanFirst(g.open) }]
    case 'muster-troops':
      return [{ do: 'musters', rest: chairmanFirst(g.open) }]
    case 'uncertain-times':
      shuffleFate(g, ctx)
      return []
  }
}

/** WK-5.7.1: without a Head of the Church a random Baron draws. */
function importantEvent(g: G, ctx: KnightsContext): Steps {
  refillEvents(g, ctx)
  if (g.open.eventTop === null) return []
  if (g.open.church !== null) return [{ do: 'importantEvent', seat: g.open.church }]
  return [{ do: 'event', seat: randomSeat(g, ctx, 'drawer', seatsIn(g.open))! }]
}

/** WK-5.7.1: who may draw; red on another and green on oneself cost a Faith. */
function drawers(open: Open, seat: Seat): MoveOf<'draw' | 'name'>[] {
  const hasFaith = open.faith[seat] > 0
  const others = seatsIn(open)
    .filter(each => each !== seat)
    .map(each => ({ do: 'name' as const, seat: each }))
  return [
    ...(open.eventTop !== 'green' || hasFaith ? [{ do: 'draw' as const }] : []),
    ...(open.eventTop !== 'red' || hasFaith ? others : []),
  ]
}

/** Does it cost the Head of the Church a Faith? */
export const costsFaith = ({ eventTop }: Open, move: MoveOf<'draw' | 'name'>): boolean =>
  move.do === 'draw' ? eventTop === 'green' : eventTop === 'red'

/** The cities and the stronghold of a seat that are not under siege. */
export const freeSites = (open: Open, seat: Seat): Site[] => {
  const stronghold = strongholdOfSeat(open, seat)
  const all: Site[] = [...citiesOf(open, seat), ...(areaOfSite(open, stronghold) === null ? [] : [stronghold])]
  return all.filter(site => !isBesieged(open, site))
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)

/** WK-5.7.3 */
function upgrades(open: Open, seat: Seat): MoveOf<'repair' | 'fortify' | 'decline'>[] {
  const affordable = Math.floor(open.crowns[seat] / repairPrice)
  const repairs = freeSites(open, seat).flatMap(site =>
    upTo(Math.min(affordable, breachesOf(open, site))).map(n => ({ do: 'repair' as const, site, n })),
  )
  const cities = open.crowns[seat] < fortifyPrice ? [] : citiesOf(open, seat).filter(city => canFortify(open, city))
  return [...repairs, ...cities.map(city => ({ do: 'fortify' as const, city })), { do: 'decline' }]
}

/** WK-5.7.4 */
function healings(open: Open, seat: Seat): MoveOf<'heal' | 'decline'>[] {
  const affordable = Math.floor(open.crowns[seat] / repairPrice)
  const heals = armiesOf(open, seat).flatMap(army =>
    upTo(Math.min(affordable, armyOf(open, army).tokens)).map(n => ({ do: 'heal' as const, army, n })),
  )
  return [...heals, { do: 'decline' }]
}

export const neutralRules: Chapter<WarriorKnights, 'importantEvent' | 'defenses' | 'upgrade' | 'musters' | 'muster'> = {
  importantEvent: ask({
    rule: 'WK-5.7.1',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => drawers(open, seat),
    take: (g, { seat }, _seat, move, ctx) => {
      if (costsFaith(g.open, move)) change(g, ctx, seat, 'faith', -1, 'important-event')
      return [{ do: 'event', seat: move.do === 'draw' ? seat : move.seat }]
    },
  }),
  defenses: auto((_g, { rest: [seat, ...rest] }) =>
    seat === undefined
      ? []
      : [
          { do: 'upgrade', seat },
          { do: 'defenses', rest },
        ],
  ),
  upgrade: ask({
    rule: 'WK-5.7.3',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => upgrades(open, seat),
    take: (g, { seat }, _seat, move, ctx) => {
      if (move.do === 'repair') {
        pay(g, ctx, seat, repairPrice * move.n, 'repair')
        removeBreaches(g, ctx, move.site, move.n, 'upgrade-defenses')
      } else if (move.do === 'fortify') {
        pay(g, ctx, seat, fortifyPrice, 'fortify')
        fortify(g, ctx, move.city, 'upgrade-defenses')
      }
      return []
    },
  }),
  musters: auto((_g, { rest: [seat, ...rest] }) =>
    seat === undefined
      ? []
      : [
          { do: 'muster', seat },
          { do: 'musters', rest },
        ],
  ),
  muster: ask({
    rule: 'WK-5.7.4',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => healings(open, seat),
    take: (g, { seat }, _seat, move, ctx) => {
      if (move.do === 'heal') {
        pay(g, ctx, seat, repairPrice * move.n, 'muster')
        addCasualties(g, ctx, move.army, -move.n, 'muster-troops')
      }
      return []
    },
  }),
}

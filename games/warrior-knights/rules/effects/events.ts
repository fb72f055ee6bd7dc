/** WK-5.8: an Event is drawn, its targets are named, it may be cancelled, it is carried out. */
import { ask, auto, type Chapter, putAt, type Seat } from '../../../../kernel/index.ts'
import type { NobleId } from '../../data/barons.ts'
import { type City, cities } from '../../data/cities.ts'
import type { FateAim } from '../../data/effects.ts'
import { type EventCard, eventTable } from '../../data/events.ts'
import type { CurrentEvent, Open, Target, WarriorKnights } from '../../types.ts'
import { areaOf, armiesOf, isPresent, mercenariesIn } from '../armies.ts'
import { drawFate, randomCity, randomNoble, randomNobleOf } from '../fate.ts'
import { changeFor } from '../modifiers.ts'
import { change } from '../money.ts'
import {
  chairmanFirst,
  citiesOf,
  type G,
  type KnightsContext,
  noblesOfSeat,
  type Steps,
  seatsIn,
  strongholdOfSeat,
} from '../seats.ts'
import { areaOfSite } from '../sites.ts'
import { hasEffect, victimsOf } from './acts.ts'
import { discardEvent, takeEvent } from './decks.ts'

const asNoble = (noble: NobleId | null): Target | null => (noble === null ? null : { noble })
const asSite = (site: City | null): Target | null => (site === null ? null : { site })

const onBoard = (open: Open, seat: Seat): NobleId[] =>
  noblesOfSeat(open, seat).filter(noble => areaOf(open, noble) !== null)

/** Cities of the Baron in whose area he has no Noble. */
const unguarded = (open: Open, seat: Seat): City[] =>
  citiesOf(open, seat).filter(city => !isPresent(open, seat, areaOfSite(open, city)!))

/** What Fate names (WK-5.8.2, WK-17.4); null: there is nothing that fits. */
function nameTarget(g: G, ctx: KnightsContext, aim: FateAim, seat: Seat): Target | null {
  const { open } = g
  switch (aim) {
    case 'own-noble-on-board':
      return asNoble(randomNobleOf(g, ctx, seat, onBoard(open, seat)))
    case 'own-noble':
      return asNoble(randomNobleOf(g, ctx, seat, noblesOfSeat(open, seat)))
    case 'any-noble':
      return asNoble(
        randomNoble(
          g,
          ctx,
          seatsIn(open).flatMap(each => onBoard(open, each)),
        ),
      )
    case 'own-city-unguarded':
      return asSite(randomCity(g, ctx, 'target', unguarded(open, seat)))
    case 'own-city-or-stronghold': {
      const city = randomCity(g, ctx, 'target', citiesOf(open, seat))
      const stronghold = strongholdOfSeat(open, seat)
      return city !== null ? { site: city } : areaOfSite(open, stronghold) === null ? null : { site: stronghold }
    }
    case 'any-city':
      return asSite(
        randomCity(
          g,
          ctx,
          'target',
          cities.filter(city => !open.cities[city].razed),
        ),
      )
    case 'nationality': {
      const drawn = drawFate(g, ctx, 'target')
      return drawn === null ? null : { nationality: drawn.nationality }
    }
  }
}

/** WK-5.8.5: is there anything for the event to work on, before Fate is asked? */
function hasVictims(open: Open, card: EventCard, seat: Seat): boolean {
  const { aim, acts } = eventTable[card]
  if (aim === undefined) return hasEffect(open, { seat, by: card, target: null })
  if (aim !== 'nationality') return true
  const seats = acts.some(act => act.do === 'pay-or-desert') ? seatsIn(open) : [seat]
  return seats.some(each => armiesOf(open, each).some(army => mercenariesIn(open, army).length > 0))
}

/** WK-17.18: what a Baron pays who cancels an event alone. */
const aloneCost = (open: Open, seat: Seat, cost: number): number =>
  Math.max(1, cost + changeFor(open, 'cancelCost', seat))

/** WK-5.8.3: who may pay. */
function window({ open }: G, { card, seat }: CurrentEvent): Steps {
  const { cost, colour } = eventTable[card]
  if (cost === null) return []
  if (colour === 'blue') return [{ do: 'pledges', rest: chairmanFirst(open) }]
  const due = aloneCost(open, seat, cost)
  return open.faith[seat] >= due ? [{ do: 'pledge', seat, due, most: due }] : []
}

/** What each seat pays, if it is enough; null: nobody pays anything. */
function payments(open: Open, { card, seat, pledges }: CurrentEvent): readonly number[] | null {
  const { cost, colour } = eventTable[card]
  const total = pledges.reduce((sum, n) => sum + n, 0)
  if (cost === null || total === 0) return null
  if (colour === 'red') return pledges[seat] > 0 ? pledges : null
  if (total >= cost) {
    const alone = pledges.indexOf(total)
    return alone < 0 ? pledges : pledges.map(n => (n === 0 ? 0 : aloneCost(open, alone, cost)))
  }
  const alone = pledges.indexOf(total)
  const price = alone < 0 ? cost : aloneCost(open, alone, cost)
  return alone >= 0 && total >= price ? pledges.map(n => (n === 0 ? 0 : price)) : null
}

function isCancelled(g: G, ctx: KnightsContext): boolean {
  const event = g.open.event!
  // Faith may have been spent meanwhile
  const pledges = event.pledges.map((n, seat) => Math.min(n, g.open.faith[seat]))
  const paid = payments(g.open, { ...event, pledges })
  if (paid === null) return false
  paid.forEach((n, seat) => {
    change(g, ctx, seat, 'faith', -n, 'cancelling')
  })
  ctx.log({ is: 'cancelled', card: event.card })
  return true
}

export const eventRules: Chapter<WarriorKnights, 'event' | 'pledges' | 'pledge' | 'eventEffect' | 'eventDone'> = {
  event: auto((g, { seat }, ctx) => {
    const card = takeEvent(g, ctx)
    ctx.log({ is: 'drawn', seat, card })
    const none = g.open.barons.map(() => 0)
    g.open.event = { card, seat, target: null, pledges: none }
    const { aim } = eventTable[card]
    if (!hasVictims(g.open, card, seat)) {
      ctx.log({ is: 'noEffect', card, seat })
      return [{ do: 'eventDone' }]
    }
    if (aim) {
      const target = nameTarget(g, ctx, aim, seat)
      ctx.log({ is: 'target', card, target })
      if (target === null) return [{ do: 'eventDone' }]
      g.open.event = { ...g.open.event, target }
    }
    return [...window(g, g.open.event), { do: 'eventEffect' }]
  }),
  pledges: auto(({ open }, { rest: [seat, ...rest] }) => {
    if (seat === undefined) return []
    const { card, pledges } = open.event!
    const missing = eventTable[card].cost! - pledges.reduce((sum, n) => sum + n, 0)
    const most = Math.min(missing, open.faith[seat])
    const asked = most > 0 ? [{ do: 'pledge', seat, due: missing, most } as const] : []
    return [...asked, { do: 'pledges', rest }]
  }),
  pledge: ask({
    rule: 'WK-5.8.3',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat, due, most }) => {
      // Red: all or nothing; blue: any part of what is missing
      const isRed = eventTable[open.event!.card].colour === 'red'
      const amounts = isRed ? [0, due] : Array.from({ length: most + 1 }, (_, n) => n)
      return amounts.filter(faith => faith <= open.faith[seat]).map(faith => ({ do: 'pledge', faith }))
    },
    take: (g, { seat }, _seat, { faith }, ctx) => {
      const event = g.open.event!
      g.open.event = { ...event, pledges: putAt(event.pledges, seat, faith) }
      ctx.log({ is: 'pledged', seat, faith })
      return []
    },
  }),
  // WK-5.8.4
  eventEffect: auto((g, _me, ctx) => {
    if (isCancelled(g, ctx)) return [{ do: 'eventDone' }]
    const { card, seat, target } = g.open.event!
    const seats = victimsOf(g.open, card, seat, chairmanFirst(g.open))
    return [{ do: 'effects', seats, by: card, target }, { do: 'eventDone' }]
  }),
  eventDone: auto(g => {
    const { card } = g.open.event!
    g.open.event = null
    const lies = g.open.lasting.some(each => each.card === card) || g.open.eventDiscards.includes(card)
    if (!lies) discardEvent(g, card)
    return []
  }),
}

/** IT-5.2, IT-24: the event deck, and whom an event makes the defender. */
import { ask, auto, type Chapter, type Context, type Seat } from '../../../../kernel/index.ts'
import { type PilePlace, pileOfAll, type Shuffling, shuffledUnder, takeFrom } from '../../../../kit/piles.ts'
import { type EventCard, isSpecial, type SpecialEvent } from '../../data/events.ts'
import type { IronThrone, Open } from '../../types.ts'
import { openEncounter } from '../encounter/encounter.ts'
import { leaveEvents } from '../memory.ts'
import { fromChallenger, type G, spreadOf, takesPart, totalPower } from '../seats.ts'

const eventPile: PilePlace<G, EventCard> = pileOfAll('events', 'eventsUsed', 'when-due')

const shufflingBy = ({ shuffle, log }: Context<IronThrone>): Shuffling => ({
  shuffle,
  shuffled: n => log({ is: 'events-reshuffled', n }),
})

/** The used event cards are shuffled and go under the deck. */
export const shuffleEventsUnder = (g: G, ctx: Context<IronThrone>): void =>
  eventPile.write(g, shuffledUnder(eventPile.read(g), shufflingBy(ctx)))

/** IT-5.2.1: the top card; an empty deck is made anew of the used ones. */
function drawEvent(g: G, ctx: Context<IronThrone>): EventCard {
  leaveEvents(g, 1)
  return takeFrom(eventPile, g, 1, shufflingBy(ctx))[0]
}

/** Turns an event card up, for all to see. */
export function turnUpEvent(g: G, ctx: Context<IronThrone>, card: EventCard): void {
  g.open.event = card
  ctx.log({ is: 'event', card })
}

// IT-24.1 to IT-24.3
const measures: Readonly<Record<SpecialEvent, (open: Open, seat: Seat) => number>> = {
  influential: spreadOf,
  resourceful: ({ hands }, seat) => hands[seat],
  powerful: totalPower,
}

/** IT-5.2, IT-24: the players whom the challenger may make the defender. Nobody, when the House named lies dead (IT-28.4). */
export function defendersBy(open: Open, card: EventCard): Seat[] {
  const others = fromChallenger(open).filter(seat => seat !== open.challenger && takesPart(open, seat))
  if (!isSpecial(card)) {
    const named = open.houses.indexOf(card)
    return named === open.challenger ? others : others.filter(seat => seat === named)
  }
  const most = Math.max(...others.map(seat => measures[card](open, seat)))
  return others.filter(seat => measures[card](open, seat) === most)
}

export const eventRules: Chapter<IronThrone, 'event' | 'nameDefender'> = {
  event: auto((g, _me, ctx) => {
    // IT-22.17: an ability has named the defender
    if (g.open.encounter) return []
    // IT-22.11: or has chosen the event
    if (!g.open.event) turnUpEvent(g, ctx, drawEvent(g, ctx))
    const card = g.open.event!
    const among = defendersBy(g.open, card)
    if (among.length > 0) return [{ do: 'nameDefender', seat: g.open.challenger, among, by: card }]
    g.open.eventsUsed = [...g.open.eventsUsed, card]
    g.open.event = null
    return [{ do: 'event' }]
  }),
  nameDefender: ask({
    rule: 'IT-5.2',
    who: (_, me) => me.seat,
    legalMoves: (_, me) => me.among.map(seat => ({ do: 'name', seat })),
    take: (g, me, _, move, ctx) => {
      const { seat } = move
      openEncounter(g, seat)
      ctx.log({ is: 'defender', seat, by: me.by, chosen: me.among.length > 1 })
      return []
    },
  }),
}

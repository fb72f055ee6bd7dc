/** WK-5.8.7, WK-12.4, WK-12.5: the decks of Events and Agendas, and cards that lie open until they are used up. */
import { type PilePlace, shuffledUnder, takeFrom } from '../../../../kit/piles.ts'
import type { Agenda } from '../../data/agendas.ts'
import { type EventCard, eventTable } from '../../data/events.ts'
import { isDecree } from '../../data/presets.ts'
import type { LastingCard } from '../../types.ts'
import type { G, KnightsContext } from '../seats.ts'

const events: PilePlace<G, EventCard> = {
  read: ({ open, hidden }) => ({ deck: hidden.events, used: open.eventDiscards }),
  write: ({ open, hidden }, { deck, used }) => {
    hidden.events = deck
    open.eventDeck = deck.length
    // WK-5.7.1: the back of the top card is public
    open.eventTop = deck.length > 0 ? eventTable[deck[0]].colour : null
    open.eventDiscards = used
  },
  refilling: 'when-due',
}

const agendas: PilePlace<G, Agenda> = {
  read: ({ open, hidden }) => ({ deck: hidden.agendas, used: open.agendaDiscards }),
  write: ({ open, hidden }, { deck, used }) => {
    hidden.agendas = deck
    open.agendaDeck = deck.length
    open.agendaDiscards = used
  },
  refilling: 'when-due',
}

/** An empty deck is made anew of the discard pile; cards that lie open stay out. */
export function refillEvents(g: G, ctx: KnightsContext): void {
  if (g.open.eventDeck === 0) events.write(g, shuffledUnder(events.read(g), ctx))
}

export const takeEvent = (g: G, ctx: KnightsContext): EventCard => takeFrom(events, g, 1, ctx)[0]

export function discardEvent({ open }: G, card: EventCard): void {
  open.eventDiscards = [...open.eventDiscards, card]
}

/** Lasting cards of which this is true are used up, or have lost their meaning. */
export function endLasting(g: G, ctx: KnightsContext, isOver: (each: LastingCard) => boolean): void {
  const ended = g.open.lasting.filter(isOver)
  if (ended.length === 0) return
  g.open.lasting = g.open.lasting.filter(each => !ended.includes(each))
  for (const { card, seat } of ended) {
    if (!isDecree(card)) discardEvent(g, card)
    ctx.log({ is: 'ended', card, seat })
  }
}

/** WK-12.5: Agendas off the top; when too few are left the discarded ones are shuffled and go on. */
export const takeAgendas = (g: G, ctx: KnightsContext, n: number): readonly Agenda[] => takeFrom(agendas, g, n, ctx)

export function discardAgenda({ open }: G, card: Agenda): void {
  open.agendaDiscards = [...open.agendaDiscards, card]
}

/** What has been voted on lies on the discard pile until it takes effect. */
export function tableAgenda(g: G, card: Agenda): void {
  const { open } = g
  open.agendas = open.agendas.filter(each => each !== card)
  if (!open.agendaDiscards.includes(card)) discardAgenda(g, card)
}

export function putInPlay({ open }: G, card: Agenda): void {
  open.agendaDiscards = open.agendaDiscards.filter(each => each !== card)
}

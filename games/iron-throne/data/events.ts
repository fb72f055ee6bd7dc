/** IT-3.9, IT-24: the event cards. Copies of a House event are alike. */
import type { House } from './houses.ts'

export const specialEvents = ['influential', 'resourceful', 'powerful'] as const
export type SpecialEvent = (typeof specialEvents)[number]
export type EventCard = House | SpecialEvent

export const copiesOfHouseEvent = 3

/** The event cards for the Houses in play. */
export const eventDeck = (inPlay: readonly House[]): EventCard[] => [
  ...inPlay.flatMap(house => Array<EventCard>(copiesOfHouseEvent).fill(house)),
  ...specialEvents,
]

export const isSpecial = (card: EventCard): card is SpecialEvent => specialEvents.includes(card as SpecialEvent)

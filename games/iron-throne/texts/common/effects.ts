/** What leaders, cards and events do, in our own words: for card faces, tooltips and prompts. */
import type { EffectId } from '../../data/abilities.ts'
import type { CardType } from '../../data/cards.ts'
import type { EventCard } from '../../data/events.ts'

export interface Effects {
  /** The abilities of leaders and the texts of character cards; a table may have its own (see words.ts). */
  abilities: Readonly<Record<EffectId, string>>
  events: Readonly<Record<EventCard, string>>
  /** What a House card of each type does when it decides a conflict. */
  cards: Readonly<Record<CardType, string>>
}

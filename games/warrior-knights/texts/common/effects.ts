/** What cards and abilities do, in our own words. */
import type { ActionCard } from '../../data/actionCards.ts'
import type { Agenda } from '../../data/agendas.ts'
import type { Shape } from '../../data/barons.ts'
import type { EventCard } from '../../data/events.ts'
import type { BattleResult } from '../../data/fate.ts'
import type { Ban, Decree } from '../../data/presets.ts'

export interface Effects {
  actions: Readonly<Record<ActionCard, string>>
  events: Readonly<Record<EventCard, string>>
  agendas: Readonly<Record<Agenda, string>>
  presets: Readonly<Record<Ban | Decree, string>>
  /** The abilities of Nobles. */
  shapes: Readonly<Record<Shape, string>>
  battleResults: Readonly<Record<BattleResult, string>>
}

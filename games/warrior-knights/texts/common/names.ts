/** The labels that a language has to give. */
import type { ActionCard, SpecialArea } from '../../data/actionCards.ts'
import type { Agenda } from '../../data/agendas.ts'
import type { Baron, NobleId, Shape } from '../../data/barons.ts'
import type { City } from '../../data/cities.ts'
import type { Token } from '../../data/effects.ts'
import type { Colour, EventCard } from '../../data/events.ts'
import type { Expedition, VoyageResult } from '../../data/expeditions.ts'
import type { BattleResult } from '../../data/fate.ts'
import type { Ban, Decree } from '../../data/presets.ts'
import type { Nationality } from '../../data/troops.ts'
import type { BattleSide, Phase } from '../../types.ts'

export type Term =
  | 'baron'
  | 'noble'
  | 'heir'
  | 'army'
  | 'stronghold'
  | 'city'
  | 'crowns'
  | 'votes'
  | 'faith'
  | 'influence'
  | 'pool'
  | 'regulars'
  | 'mercenary'
  | 'maintained'
  | 'strength'
  | 'income'
  | 'casualties'
  | 'breaches'
  | 'fortified'
  | 'razed'
  | 'exhausted'
  | 'unexhausted'
  | 'siege'
  | 'assault'
  | 'field'
  | 'revolt'
  | 'banned'
  | 'track'
  | 'offer'
  | 'stack'
  | 'motion'
  | 'law'
  | 'charge'
  | 'office'
  | 'concession'
  | 'private-motion'
  | 'port'
  | 'treasury'
  | 'fate'
  | 'event'
  | 'agenda'

export interface Names {
  barons: Readonly<Record<Baron, string>>
  baronTitles: Readonly<Record<Baron, string>>
  colours: Readonly<Record<Baron, string>>
  nobles: Readonly<Record<NobleId, string>>
  shapes: Readonly<Record<Shape, string>>
  cities: Readonly<Record<City, string>>
  nationalities: Readonly<Record<Nationality, string>>
  actions: Readonly<Record<ActionCard, string>>
  specialAreas: Readonly<Record<SpecialArea, string>>
  phases: Readonly<Record<Phase, string>>
  events: Readonly<Record<EventCard, string>>
  eventColours: Readonly<Record<Colour, string>>
  agendas: Readonly<Record<Agenda, string>>
  presets: Readonly<Record<Ban | Decree, string>>
  expeditions: Readonly<Record<Expedition, string>>
  voyages: Readonly<Record<VoyageResult, string>>
  battleResults: Readonly<Record<BattleResult, string>>
  tokens: Readonly<Record<Token, string>>
  sides: Readonly<Record<BattleSide, string>>
  terms: Readonly<Record<Term, string>>
}

/** All cards that have a title, of whatever kind. */
import type { Ref } from '../../../../text/index.ts'
import { type ActionCard, baronCards, neutralCards } from '../../data/actionCards.ts'
import { type Agenda, agendaTable } from '../../data/agendas.ts'
import { type EventCard, eventTable } from '../../data/events.ts'
import { type Ban, type Decree, isBan, isDecree } from '../../data/presets.ts'
import type { Names } from './names.ts'

export type CardId = ActionCard | EventCard | Agenda | Ban | Decree

const actions: readonly string[] = [...baronCards, ...neutralCards]
export const isAction = (id: string): id is ActionCard => actions.includes(id)
export const isEvent = (id: string): id is EventCard => id in eventTable
const isAgenda = (id: string): id is Agenda => id in agendaTable

export const isCardId = (id: string): id is CardId =>
  isAction(id) || isEvent(id) || isAgenda(id) || isBan(id) || isDecree(id)

/** The title of a card, knowing what it speaks of: `event:famine`. */
export function cardRef(id: CardId, names: Pick<Names, 'actions' | 'events' | 'agendas' | 'presets'>): Ref {
  if (isAction(id)) return { text: names.actions[id], on: `action:${id}` }
  if (isEvent(id)) return { text: names.events[id], on: `event:${id}` }
  if (isAgenda(id)) return { text: names.agendas[id], on: `agenda:${id}` }
  return { text: names.presets[id], on: `preset:${id}` }
}

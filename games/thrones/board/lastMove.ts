import type { MoveMark } from '../../../ui/board/LastMove.tsx'
import type { Place } from '../data/areas.ts'
import type { Event } from '../types.ts'
import { middleOf, orderSpot } from './layout.ts'

const way = (from: Place, to: Place): MoveMark => ({ from: middleOf(from), to: middleOf(to) })
const at = (place: Place): MoveMark => ({ from: null, to: orderSpot(place) })

/** What an event of a move leaves on the map until the next move. */
export function moveMarksOf(event: Event): readonly MoveMark[] {
  switch (event.is) {
    case 'marched':
      return event.groups.length > 0 ? event.groups.map(({ to }) => way(event.from, to)) : [at(event.from)]
    case 'battle':
    case 'retreated':
      return [way(event.from, event.is === 'battle' ? event.at : event.to)]
    case 'raided':
      return event.target ? [{ from: orderSpot(event.from), to: orderSpot(event.target) }] : [at(event.from)]
    case 'consolidated':
      return [at(event.from)]
    case 'mustered':
      return [{ from: null, to: middleOf(event.to) }]
    case 'upgraded':
    case 'conquered':
      return [{ from: null, to: middleOf(event.at) }]
    case 'swapped':
      return [at(event.at)]
    default:
      return []
  }
}

/** With these the moves before are over. */
export const isPhaseOver = ({ is }: Event): boolean => is === 'phase' || is === 'round' || is === 'cleanup'

import type { MoveMark } from '../../../ui/board/LastMove.tsx'
import type { Area } from '../data/areas.ts'
import { cityTable } from '../data/cities.ts'
import { isCity } from '../rules/sites.ts'
import type { Event } from '../types.ts'
import { middleOf, siteSpot } from './layout.ts'

const at = (area: Area): MoveMark => ({ from: null, to: middleOf(area) })

/** What an event of a move leaves on the map until the next move. */
export function moveMarksOf(event: Event): readonly MoveMark[] {
  switch (event.is) {
    case 'marched':
      return event.path.slice(1).map((to, i) => ({ from: middleOf(event.path[i]), to: middleOf(to) }))
    case 'sailed':
      return [at(event.to)]
    case 'placed':
    case 'founded':
    case 'attacked':
    case 'cameBack':
    case 'retreated':
      return [at(event.area)]
    case 'besieged':
    case 'captured':
      return isCity(event.site) ? [{ from: null, to: siteSpot(cityTable[event.site].area) }] : []
    default:
      return []
  }
}

/** With these the moves before are over. */
export const isPhaseOver = ({ is }: Event): boolean => is === 'phase' || is === 'round'

/** Short marks on the map where something has just happened. */
import { FloatingMarks as Marks, useFloatingMarks } from '../../../ui/board/FloatingMarks.tsx'
import type { Area } from '../data/areas.ts'
import { cityTable } from '../data/cities.ts'
import { isCity } from '../rules/sites.ts'
import type { Event, Site } from '../types.ts'
import { siteSpot } from './layout.ts'
import { brickWall, crossedSwords, crown, fist, flame } from './markIcons.ts'

const atSite = (site: Site, d: string) => (isCity(site) ? { area: cityTable[site].area as Area, d } : null)

/** Where an event happened and what stands for it; null: it needs no mark. */
function markOf(event: Event): { area: Area; d: string } | null {
  switch (event.is) {
    case 'attacked':
      return { area: event.area, d: crossedSwords }
    case 'captured':
      return atSite(event.site, crown)
    case 'razed':
      return atSite(event.city, flame)
    case 'revolt':
      return atSite(event.city, fist)
    case 'cameBack':
      return { area: event.area, d: crown }
    case 'fortified':
      return atSite(event.city, brickWall)
    default:
      return null
  }
}

/** The marks of the last news; they leave by themselves. */
export function FloatingMarks({ news }: { news: readonly Event[] }) {
  const [marks, onGone] = useFloatingMarks(news, markOf)
  return (
    <Marks marks={marks} at={({ area }) => siteSpot(area)} className="knights-spark" onGone={onGone}>
      {({ d }) => (
        <>
          <circle r="18" />
          <path d={d} transform="translate(-11 -11) scale(.043)" />
        </>
      )}
    </Marks>
  )
}

/** Short marks on the map where something has just happened, and the crossed swords where armies fight. */
import { FloatingMarks as Marks, useFloatingMarks } from '../../../ui/board/FloatingMarks.tsx'
import type { Place } from '../data/areas.ts'
import type { Combat, Event } from '../types.ts'
import { middleOf, orderSpot } from './layout.ts'
import type { Pictogram } from './pictograms.ts'
import { Picture } from './Tokens.tsx'

/** Where an event happened and what stands for it; null: it needs no mark. */
function floatingMarkOf(event: Event): { place: Place; picture: Pictogram } | null {
  switch (event.is) {
    case 'raided':
      return event.target ? { place: event.target, picture: 'raid' } : null
    case 'neutral-beaten':
    case 'conquered':
      return { place: event.at, picture: 'battle' }
    case 'garrison-lost':
      return { place: event.at, picture: 'castle' }
    case 'consolidated':
      return event.n > 0 ? { place: event.from, picture: 'consolidate' } : null
    default:
      return null
  }
}

/** The marks of the last news; they leave by themselves. */
export function FloatingMarks({ news }: { news: readonly Event[] }) {
  const [marks, onGone] = useFloatingMarks(news, floatingMarkOf)
  return (
    <Marks marks={marks} at={({ place }) => orderSpot(place)} className="thrones-spark" onGone={onGone}>
      {({ picture }) => (
        <>
          <circle r="17" />
          <Picture name={picture} size={20} />
        </>
      )}
    </Marks>
  )
}

/** The embattled area. */
export function Clash({ combat }: { combat: Combat | null }) {
  if (combat === null) return null
  const { x, y } = middleOf(combat.at)
  return (
    <g transform={`translate(${x} ${y - 30})`}>
      <g key={`${combat.from}>${combat.at}`} className="thrones-clash">
        <circle r="14" />
        <Picture name="battle" size={19} />
      </g>
    </g>
  )
}

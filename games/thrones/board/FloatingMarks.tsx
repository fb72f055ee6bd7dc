/** Short marks on the map where something has just happened, and the crossed swords where armies fight. */
import { useEffect, useRef, useState } from 'react'
import type { Place } from '../data/areas.ts'
import type { Combat, Event } from '../types.ts'
import { middleOf, orderSpot, type Spot } from './layout.ts'
import type { Pictogram } from './pictograms.ts'
import { Picture } from './Tokens.tsx'

interface FloatingMark {
  key: number
  at: Spot
  picture: Pictogram
}

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

const most = 6

/** The marks of the last news; they leave by themselves. */
export function useFloatingMarks(
  news: readonly Event[],
): [floatingMarks: readonly FloatingMark[], gone: (key: number) => void] {
  const count = useRef(0)
  const [floatingMarks, setFloatingMarks] = useState<readonly FloatingMark[]>([])
  useEffect(() => {
    const fresh = news.flatMap(event => {
      const floatingMark = floatingMarkOf(event)
      if (!floatingMark) return []
      count.current++
      return [{ key: count.current, at: orderSpot(floatingMark.place), picture: floatingMark.picture }]
    })
    if (fresh.length > 0) setFloatingMarks(fresh.slice(-most))
  }, [news])
  return [floatingMarks, key => setFloatingMarks(all => all.filter(floatingMark => floatingMark.key !== key))]
}

export function FloatingMarks({
  floatingMarks,
  onGone,
}: {
  floatingMarks: readonly FloatingMark[]
  onGone(key: number): void
}) {
  return floatingMarks.map(({ key, at, picture }) => (
    <g key={key} transform={`translate(${at.x} ${at.y})`}>
      <g className="thrones-spark" onAnimationEnd={() => onGone(key)}>
        <circle r="17" />
        <Picture name={picture} size={20} />
      </g>
    </g>
  ))
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

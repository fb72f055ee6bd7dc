/** Short marks over the field where something has just happened: damage, healing, points. */

import { useEffect, useRef, useState } from 'react'
import type { Board } from '../../../hex/index.ts'
import { placed, spotOf } from '../../../hex/ui/geometry.ts'
import type { Hex } from '../data/hexes.ts'
import type { Event } from '../types.ts'

interface FloatingMark {
  key: number
  hex: Hex
  tone: 'bad' | 'good'
  text: string
}

/** What an event leaves over a hex; null: nothing. */
function floatingMarkOf(event: Event): Omit<FloatingMark, 'key'> | null {
  switch (event.is) {
    case 'damage':
    case 'removed-figures':
      return { hex: event.hex, tone: 'bad', text: `−${event.n}` }
    case 'healed':
      return { hex: event.hex, tone: 'good', text: `+${event.n}` }
    case 'destroyed':
      return { hex: event.hex, tone: 'bad', text: '✝' }
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
      count.current++
      return floatingMark ? [{ key: count.current, ...floatingMark }] : []
    })
    if (fresh.length > 0) setFloatingMarks(fresh.slice(-most))
  }, [news])
  return [floatingMarks, key => setFloatingMarks(all => all.filter(floatingMark => floatingMark.key !== key))]
}

interface Props {
  field: Board<Hex>
  floatingMarks: readonly FloatingMark[]
  onGone(key: number): void
}

export const FloatingMarks = ({ field, floatingMarks, onGone }: Props) =>
  floatingMarks.map(({ key, hex, tone, text }) => (
    <g key={key} transform={placed(spotOf(field, hex))}>
      <g className={`lore-spark ${tone}`} onAnimationEnd={() => onGone(key)}>
        <circle r="19" />
        <text y="7">{text}</text>
      </g>
    </g>
  ))

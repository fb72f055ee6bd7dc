/** Short marks over the field where something has just happened: damage, healing, points. */

import { useEffect, useRef, useState } from 'react'
import type { Board } from '../../../hex/index.ts'
import { placed, spotOf } from '../../../hex/ui/geometry.ts'
import type { Hex } from '../data/hexes.ts'
import type { Event } from '../types.ts'

interface Spark {
  key: number
  hex: Hex
  tone: 'bad' | 'good'
  text: string
}

/** What an event leaves over a hex; null: nothing. */
function sparkOf(event: Event): Omit<Spark, 'key'> | null {
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
export function useSparks(news: readonly Event[]): [sparks: readonly Spark[], gone: (key: number) => void] {
  const count = useRef(0)
  const [sparks, setSparks] = useState<readonly Spark[]>([])
  useEffect(() => {
    const fresh = news.flatMap(event => {
      const spark = sparkOf(event)
      count.current++
      return spark ? [{ key: count.current, ...spark }] : []
    })
    if (fresh.length > 0) setSparks(fresh.slice(-most))
  }, [news])
  return [sparks, key => setSparks(all => all.filter(spark => spark.key !== key))]
}

interface Props {
  field: Board<Hex>
  sparks: readonly Spark[]
  onGone(key: number): void
}

export const Sparks = ({ field, sparks, onGone }: Props) =>
  sparks.map(({ key, hex, tone, text }) => (
    <g key={key} transform={placed(spotOf(field, hex))}>
      <g className={`lore-spark ${tone}`} onAnimationEnd={() => onGone(key)}>
        <circle r="19" />
        <text y="7">{text}</text>
      </g>
    </g>
  ))

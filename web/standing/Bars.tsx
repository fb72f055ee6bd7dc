/** Figures as bars, each with its name and its words: a list to whoever reads it with a screen reader. */
import './standing.css'
import type { CSSProperties } from 'react'

export interface Bar {
  name: string
  n: number
  /** The figure in words. */
  text: string
}

export function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  if (bars.length === 0) return null
  const most = Math.max(...bars.map(({ n }) => n), Number.MIN_VALUE)
  return (
    <section>
      <h2>{title}</h2>
      <ul className="bars">
        {bars.map(({ name, n, text }) => (
          <li key={name} style={{ '--part': n / most } as CSSProperties}>
            <span>{name}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

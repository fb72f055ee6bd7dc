/** Whose land it is: a hand-coloured border as in old atlases, and the hatching by which engravers print a colour. */

import { memo } from 'react'
import styles from './tints.module.css'

/** Lines of a hatching on a tile of 8 by 8. */
export interface Hatching {
  owner: string
  /** The class that sets `--wash`, the owner's colour on the map. */
  className: string
  d: string
  /** Strokes of 0.9 by default; dots are broader. */
  stroke?: number
}

/** What tints refer to: the outline of every area, and the hatchings. `outlines` and `hatchings` stay the same objects. */
export const TintDefs = memo(function TintDefs(props: {
  outlines: Readonly<Record<string, string>>
  hatchings: readonly Hatching[]
}) {
  return (
    <defs>
      {Object.entries(props.outlines).map(([area, d]) => (
        <clipPath key={area} id={`map-clip-${area}`}>
          <path d={d} clipRule="evenodd" />
        </clipPath>
      ))}
      {props.hatchings.map(({ owner, className, d, stroke }) => (
        <pattern
          key={owner}
          id={`map-hatch-${owner}`}
          className={className}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path className={styles.line} d={d} strokeWidth={stroke ?? 0.9} />
        </pattern>
      ))}
    </defs>
  )
})

interface TintProps {
  area: string
  /** Its outline. */
  path: string
  /** null: nobody's. */
  owner: string | null
  /** The class that sets `--wash`. */
  className?: string
  /** Out of the game: darkened. */
  isClosed?: boolean
}

export const Tint = memo(function Tint({ area, path, owner, className = '', isClosed = false }: TintProps) {
  if (isClosed) return <path className={styles.closed} d={path} fillRule="evenodd" />
  if (owner === null) return null
  return (
    <g className={className} clipPath={`url(#map-clip-${area})`}>
      <path className={styles.wash} d={path} fillRule="evenodd" />
      <path className={styles.hatch} d={path} fillRule="evenodd" style={{ fill: `url(#map-hatch-${owner})` }} />
      <path className={styles.rim} d={path} />
    </g>
  )
})

/** The ground of a map to touch: every place as a shape, marked where something may be done or is spoken of. */

import { memo } from 'react'
import type { Box } from '../useZoom.ts'
import styles from './areas.module.css'
import { Layer } from './Sheet.tsx'

/** begin: moves begin here; end: moves lead here; hostile: to a fight; source: the place from which they lead. */
export type AreaMark = 'begin' | 'end' | 'hostile' | 'source'

export interface AreaShape<Place extends string> {
  place: Place
  /** Its outline, as an SVG path. */
  path: string
  /** What it is called and what stands there. */
  words: string
}

interface AreaProps extends AreaShape<string> {
  mark: AreaMark | undefined
  hasTip: boolean
  isHighlighted: boolean
  /** Does the Tab key lead here? Others are reached by arrows (`TouchField`). */
  isStop: boolean
}

const Area = memo(function Area({ place, path, words, mark, hasTip, isHighlighted, isStop }: AreaProps) {
  const marks = mark ? `live ${styles.live} ${styles[mark] ?? ''}` : ''
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it only carries the words as a tip for the pointer
    <g role="presentation">
      {hasTip && <title>{words}</title>}
      <path
        className={`${styles.area} ${marks} ${isHighlighted ? styles.highlighted : ''}`}
        d={path}
        fillRule="evenodd"
        data-place={place}
        role={mark ? 'button' : 'img'}
        tabIndex={isStop ? 0 : -1}
        aria-label={words}
      />
    </g>
  )
})

interface Props<Place extends string> {
  plane: Box
  /** In the order of the Tab key. */
  areas: readonly AreaShape<Place>[]
  marks: ReadonlyMap<Place, AreaMark>
  /** References `place:id` that are spoken of. */
  highlighted: readonly string[]
  /** The words as the browser's tip; false where the board has a `PlaceCard`. */
  hasTips?: boolean
}

export function Areas<Place extends string>({ plane, areas, marks, highlighted, hasTips = true }: Props<Place>) {
  // Where nothing can be done anywhere, the map is still read.
  const isAllDead = !areas.some(({ place }) => marks.has(place))
  return (
    <Layer plane={plane}>
      {areas.map((area, i) => (
        <Area
          key={area.place}
          {...area}
          hasTip={hasTips}
          mark={marks.get(area.place)}
          isStop={marks.has(area.place) || (isAllDead && i === 0)}
          isHighlighted={highlighted.includes(`place:${area.place}`)}
        />
      ))}
    </Layer>
  )
}

import { memo } from 'react'
import type { Language } from '../../../text/index.ts'
import type { Place } from '../data/areas.ts'
import { middleOf } from './layout.ts'
import type { Zoom } from './useZoom.ts'
import { wordsIn } from './words.ts'

const signs = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  aim: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7',
}

function Sign({ d, label, onClick }: { d: string; label: string; onClick(): void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  )
}

/** Room around the places shown, in map units. */
const margin = 110

function boxAround(live: readonly Place[]) {
  const spots = live.map(middleOf)
  const [xs, ys] = [spots.map(spot => spot.x), spots.map(spot => spot.y)]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

interface Props {
  zoom: Zoom
  /** Places where something may be done. */
  live: readonly Place[]
  language: Language
}

export const ZoomButtons = memo(function ZoomButtons({ zoom, live, language }: Props) {
  const words = wordsIn(language)
  return (
    <div className="thrones-zoom" data-over>
      <Sign d={signs.in} label={words.zoomIn} onClick={() => zoom.by(1.5)} />
      <Sign d={signs.out} label={words.zoomOut} onClick={() => zoom.by(1 / 1.5)} />
      <Sign d={signs.fit} label={words.fit} onClick={zoom.fit} />
      {live.length > 0 && <Sign d={signs.aim} label={words.aim} onClick={() => zoom.show(boxAround(live))} />}
    </div>
  )
})

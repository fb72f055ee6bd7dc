import { memo } from 'react'
import type { Box, Zoom } from './useZoom.ts'

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

interface Props {
  zoom: Zoom
  /** The part of the board where something may be done; null: nowhere. */
  part: Box | null
  words: ZoomWords
  className?: string
}

export interface ZoomWords {
  zoomIn: string
  zoomOut: string
  fit: string
  aim: string
}

/** The buttons at the corner of a board: nearer, farther, all of it, and what is to be done. */
export const ZoomButtons = memo(function ZoomButtons({ zoom, part, words, className = '' }: Props) {
  return (
    <div className={`zoom-buttons ${className}`} data-over>
      <Sign d={signs.in} label={words.zoomIn} onClick={() => zoom.by(1.5)} />
      <Sign d={signs.out} label={words.zoomOut} onClick={() => zoom.by(1 / 1.5)} />
      <Sign d={signs.fit} label={words.fit} onClick={zoom.fit} />
      {part && <Sign d={signs.aim} label={words.aim} onClick={() => zoom.show(part)} />}
    </div>
  )
})

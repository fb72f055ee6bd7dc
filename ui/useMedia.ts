import { useSyncExternalStore } from 'react'

const known = new Map<string, MediaQueryList>()

/** To ask for it anew would make the browser lay out the page. */
function mediaOf(query: string): MediaQueryList {
  const media = known.get(query) ?? matchMedia(query)
  known.set(query, media)
  return media
}

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    tell => {
      const media = mediaOf(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => mediaOf(query).matches,
    () => false,
  )
}

/** What the reader points with: a mouse clicks, a finger taps. */
export type Pointer = 'mouse' | 'finger'

export const usePointer = (): Pointer => (useMedia('(pointer: coarse)') ? 'finger' : 'mouse')

/** Whether the reader wants things to stay still. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')

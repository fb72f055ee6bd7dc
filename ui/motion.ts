import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the reader wants things to stay still. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    tell => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

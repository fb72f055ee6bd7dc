/** How fast what has happened is told. The page gives it to all boards; see useRecent.ts. */
import { createContext, use } from 'react'
import { useReducedMotion } from '../useMedia.ts'

export type Pace = 'slow' | 'normal' | 'fast' | 'off'

/** How long each pace takes, of the usual time; 0: all at once. */
const lengths: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 }

export const PaceContext = createContext<Pace>('normal')

/** The length of a beat in usual ones; 0 where everything is told at once, as where the reader wants things to stay still. */
export function usePace(): number {
  const length = lengths[use(PaceContext)]
  return useReducedMotion() ? 0 : length
}

import { useCallback, useMemo, useState } from 'react'
import type { Light } from './context.ts'

const nothing: readonly string[] = []

/** A list that stays the same object while it stays empty. */
function useRefs(): [readonly string[], (refs: readonly string[]) => void] {
  const [refs, setRefs] = useState(nothing)
  const set = useCallback((next: readonly string[]) => setRefs(next.length === 0 ? nothing : next), [])
  return [refs, set]
}

export function useLighting(): Light {
  const [lit, light] = useRefs()
  const [pointed, point] = useRefs()
  return useMemo(() => ({ lit, light, pointed, point }), [lit, light, pointed, point])
}

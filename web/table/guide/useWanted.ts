import { useMemo } from 'react'
import { guidePlace, labelOf } from '../../../text/index.ts'
import { refsOf } from '../../../ui/RichText.tsx'
import type { AnyMove } from '../anyGame.ts'
import { useTable } from '../context.ts'

const nothing: readonly string[] = []

/** The move that a guide wants now; null: none, or nobody is guided. */
export function useWanted(): AnyMove | null {
  const { link, scene, view, isEarlier } = useTable()
  const now = scene.guide
  if (!link.guide || !now || isEarlier || view.legalMoves.length === 0) return null
  return guidePlace(link.guide.guide, view.moved, now.at)?.wanted[0] ?? null
}

/** What the guide lights on the board: what its next move speaks of, and what the step names. */
export function useGuideLights(): readonly string[] {
  const { link, scene, texts, view } = useTable()
  const wanted = useWanted()
  const lights = scene.guide ? link.guide?.guide.steps[scene.guide.at].lights : undefined
  return useMemo(() => {
    const refs = [...(wanted === null ? [] : refsOf(labelOf(texts, wanted, view))), ...(lights ?? [])]
    return refs.length === 0 ? nothing : refs
  }, [wanted, lights, texts, view])
}

import { useMemo } from 'react'
import { guidePlace, labelOf } from '../../../text/index.ts'
import { refsOf } from '../../../ui/RichText.tsx'
import type { AnyMove } from '../anyGame.ts'
import { useTable } from '../context.ts'

const nothing: readonly string[] = []

/** The move that a guide wants now, or that advice speaks of; null: there is none. */
export function useWanted(): AnyMove | null {
  const { link, scene, view, isEarlier, advice } = useTable()
  const now = scene.guide
  if (isEarlier || view.legalMoves.length === 0) return null
  if (!link.guide || !now) return advice.given?.next ?? null
  return guidePlace(link.guide.guide, view.moved, now.at)?.wanted[0] ?? null
}

/** What guide and advice light on the board: what the next move speaks of, and what the step of the guide names. */
export function useGuideLights(): readonly string[] {
  const { link, scene, texts, view } = useTable()
  const wanted = useWanted()
  const lights = scene.guide ? link.guide?.guide.steps[scene.guide.at].lights : undefined
  return useMemo(() => {
    const refs = [...(wanted === null ? [] : refsOf(labelOf(texts, wanted, view))), ...(lights ?? [])]
    return refs.length === 0 ? nothing : refs
  }, [wanted, lights, texts, view])
}

/** Asks what the strong bot would do, and remembers it as long as it is followed. */
import { useCallback, useMemo, useRef, useState } from 'react'
import { type Advice, type Kinds, same } from '../../../kernel/index.ts'
import { allowsAdvice } from '../../../table/advice.ts'
import type { TableView } from '../../../table/types.ts'
import type { TableLink } from '../../link/link.ts'
import type { AnyMove, AnyView } from '../anyGame.ts'

export interface AdviceAtTable {
  /** May be asked for in this position. */
  isAllowed: boolean
  isThinking: boolean
  /** What was advised, and the move of its plan that comes next; null: nothing, or it is not followed any more. */
  given: (Advice<Kinds> & { next: AnyMove; isBegun: boolean }) | null
  /** Asks; what goes wrong is thrown. */
  ask(): Promise<void>
  /** It is read, or something else is done. */
  drop(): void
  /** These moves are made: what belongs to the plan leads on in it, anything else ends it. null: one is taken back. */
  follow(moves: readonly AnyMove[] | null): void
}

/** Advice, where it was given, and how many of its moves were made. */
interface Kept {
  advice: Advice<Kinds>
  seat: number
  moved: number
}

/** `isGiven`: somebody gives advice in this game, and no guide leads through it. */
export function useAdvice(link: TableLink, tableView: TableView, isGiven: boolean): AdviceAtTable {
  const view = tableView.view!
  const [kept, setKept] = useState<Kept | null>(null)
  const [isThinking, setIsThinking] = useState(false)
  const next = kept === null ? undefined : nextIn(kept, view)
  const now = useRef({ view, kept })
  now.current = { view, kept }
  const drop = useCallback(() => setKept(null), [])
  const ask = useCallback(async () => {
    const { seat, moved } = now.current.view
    setIsThinking(true)
    try {
      const advice = await link.advise()
      const { view } = now.current
      if (seat !== null && view.seat === seat && view.moved === moved) setKept({ advice, seat, moved })
    } finally {
      setIsThinking(false)
    }
  }, [link])
  const follow = useCallback((moves: readonly AnyMove[] | null) => {
    const { view, kept } = now.current
    if (kept === null) return
    const rest = kept.advice.plan.slice(view.moved - kept.moved)
    if (!moves?.every((move, i) => same(move, rest[i]))) setKept(null)
  }, [])
  const isAsked = view.legalMoves.length > 0
  const isAllowed = isGiven && isAsked && allowsAdvice(tableView)
  const isBegun = kept !== null && view.moved > kept.moved
  return useMemo(
    () => ({
      isAllowed,
      isThinking,
      given: kept && next ? { ...kept.advice, next, isBegun } : null,
      ask,
      drop,
      follow,
    }),
    [isAllowed, isThinking, kept, next, isBegun, ask, drop, follow],
  )
}

/** The move of the plan that comes next, if it can be made now. */
function nextIn({ advice: { plan }, seat, moved }: Kept, view: AnyView): AnyMove | undefined {
  const next = view.seat === seat ? plan[view.moved - moved] : undefined
  return view.legalMoves.find(move => same(move, next))
}

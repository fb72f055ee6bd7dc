import type { ReactNode } from 'react'
import { same } from '../../../kernel/index.ts'
import { plain } from '../../../text/index.ts'
import { refsOf } from '../../../ui/RichText.tsx'
import { useIsPointed, useLighter, useTable, useTaken } from '../context.ts'
import { useWanted } from '../guide/useWanted.ts'
import type { Choice } from './groups.ts'

interface ChoiceButtonProps {
  choice: Choice
  /** What the move means. */
  about: string | null
  children: ReactNode
}

/** A choice: pointing at it highlights what it speaks of. */
export function ChoiceButton({ choice: { move, label, isRetraction, isCommit }, about, children }: ChoiceButtonProps) {
  const { make, isEarlier } = useTable()
  const taken = useTaken()
  const light = useLighter()
  const refs = refsOf(label)
  const isTaken = taken === move
  const isPointed = useIsPointed(refs)
  const isWanted = same(useWanted(), move)
  return (
    <button
      type="button"
      className={`choice ${isTaken ? 'taken' : ''} ${isPointed ? 'pointed' : ''} ${isRetraction ? 'backward' : ''} ${isCommit ? 'committing' : ''} ${isWanted ? 'wanted' : ''}`}
      data-rove
      aria-label={plain(label)}
      aria-description={about ?? undefined}
      data-about={about ?? undefined}
      title={about ?? undefined}
      aria-disabled={taken !== null || isEarlier || undefined}
      aria-busy={isTaken || undefined}
      onClick={() => {
        if (taken === null && !isEarlier) make(move)
      }}
      onPointerEnter={() => light(refs)}
      onPointerLeave={() => light([])}
      onFocus={() => light(refs)}
      onBlur={() => light([])}
    >
      {children}
    </button>
  )
}

import './rich.css'
import type { ReactNode } from 'react'
import type { Ref, Rich } from '../text/index.ts'

interface Props {
  rich: Rich
  /** What stands before a name (an emblem). */
  before?(ref: Ref): ReactNode
}

/** A sentence whose names know what they stand for. */
export function RichText({ rich, before }: Props) {
  return rich.map((part, i) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name than their place
      <span key={i} className="ref" data-on={part.on}>
        {before?.(part)}
        {part.text}
      </span>
    ),
  )
}

/** What a sentence speaks of, as `kind:id`. */
export const refsOf = (rich: Rich): readonly string[] =>
  rich.flatMap(part => (typeof part === 'string' ? [] : [part.on]))

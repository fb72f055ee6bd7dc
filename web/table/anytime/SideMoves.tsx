/** What the seat may do whoever is asked what, in groups; what differs in a number is one entry with an amount. */
import './anytime.css'
import { useMemo } from 'react'
import { labelOf } from '../../../text/index.ts'
import { useRoving } from '../../../ui/useRoving.ts'
import { Groups } from '../ask/Choices.tsx'
import { groupsOf } from '../ask/groups.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'
import { sideMovesIn } from './sideMoves.ts'

/** So many moves that differ in one number are an amount. */
const fewest = 3

export function SideMoves() {
  const { texts, view } = useTable()
  const { anytime } = useTableWords()
  const roving = useRoving<HTMLDivElement>()
  const groups = useMemo(
    () => groupsOf(sideMovesIn(view).map(move => ({ move, label: labelOf(texts, move, view) }))),
    [texts, view],
  )
  return (
    <div className="anytime">
      <p className="quiet">{groups.length > 0 ? anytime.about : anytime.none}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and name each button twice */}
      <div className="choices" role="group" aria-label={anytime.title} {...roving}>
        <Groups groups={groups} fewest={fewest} />
      </div>
    </div>
  )
}

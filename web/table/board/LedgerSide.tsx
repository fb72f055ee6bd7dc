/** Beside a board with a ledger, where there is room: the stage, what is always in sight, and what happened last. */
import { useTable } from '../context.ts'
import { LastEvents } from '../log/LastEvents.tsx'
import { Part } from '../Part.tsx'
import { useTableWords } from '../words.ts'
import { Stage, useBoardProps } from './Board.tsx'

/** `hasLog`: the log is in sight elsewhere. */
export function LedgerSide({ hasLog }: { hasLog: boolean }) {
  const { board } = useTable()
  const words = useTableWords()
  const props = useBoardProps()
  if (!board.Ledger) return null
  return (
    <aside className="ledger-side" aria-label={words.ledger}>
      {!board.isStageApart && <Stage />}
      <div className="at-a-glance">
        <Part is="ledger">
          <board.Ledger {...props} />
        </Part>
        {!hasLog && <LastEvents />}
      </div>
    </aside>
  )
}

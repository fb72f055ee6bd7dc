/** Parts of the table page that may break while they are drawn, each alone: the others stay, and the game goes on. */
import './part.css'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Fault } from '../Fault.tsx'
import { useTable, useTaken } from './context.ts'
import { bareWords } from './guardTexts.ts'
import { useTableWords } from './words.ts'

interface Props {
  /** What is drawn, as the server's log calls it. */
  is: string
  Instead?: ComponentType<{ onAgain(): void }>
  children: ReactNode
}

/** A part that says so when it cannot be drawn, and is tried again in the next position. */
export function Part({ is, Instead = NotDrawn, children }: Props) {
  const { scene, view } = useTable()
  return (
    // Another part in the same place is not broken.
    <Fault key={is} part={is} game={scene.tableView.setup.game} drawn={view} Instead={Instead}>
      {children}
    </Fault>
  )
}

function NotDrawn({ onAgain }: { onAgain(): void }) {
  const { fault } = useTableWords()
  return (
    <div className="not-drawn" role="alert">
      <p>
        <strong>{fault.title}</strong> {fault.part}
      </p>
      <Button small onClick={onAgain}>
        {fault.again}
      </Button>
    </div>
  )
}

/** Instead of a question that cannot be drawn: its choices, each in the bare words of the move. */
export function BareQuestion({ onAgain }: { onAgain(): void }) {
  const { view, make, isEarlier } = useTable()
  const { fault, choices } = useTableWords()
  const isBusy = useTaken() !== null || isEarlier
  return (
    <div className="question">
      <div className="not-drawn" role="alert">
        <p>
          <strong>{fault.title}</strong> {fault.question}
        </p>
        <Button small onClick={onAgain}>
          {fault.again}
        </Button>
      </div>
      {view.legalMoves.length > 0 && (
        <ul className="choices choice-list" aria-label={choices}>
          {view.legalMoves.map(move => (
            <li key={JSON.stringify(move)}>
              <button
                type="button"
                className="choice"
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && make(move)}
              >
                {bareWords(move)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

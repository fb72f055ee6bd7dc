/** Told first: what happened while the reader was away, what concerns the reader before all else, also step by step on the board. */
import './away.css'
import { useEffect, useState } from 'react'
import type { LogLine } from '../../../table/types.ts'
import { sentenceOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { refsOf } from '../../../ui/RichText.tsx'
import { useLighter, useTable, useTaken } from '../context.ts'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { type AwayLines, awayLines } from './awaySteps.ts'

function useAwayLines(since: number | null): { told: AwayLines; count: number } {
  const { scene, texts, seat } = useTable()
  const [made] = useState(() => {
    const lines = since === null ? [] : scene.log.filter(line => line.n >= since)
    const view = scene.tableView.view!
    const concernsReader = ({ event }: LogLine) =>
      seat !== null && refsOf(sentenceOf(texts, event, view)).includes(`seat:${seat}`)
    return { told: awayLines(lines, concernsReader), count: lines.length }
  })
  return made
}

/** It goes with the reader's next move: whoever acts is here again. */
export function Away({ since }: { since: number | null }) {
  const { scene, isEarlier, openTab, showPosition } = useTable()
  const hasActed = useTaken() !== null
  const { away: words } = useTableWords()
  const { told, count } = useAwayLines(since)
  const [isOpen, setIsOpen] = useState(true)
  const [step, setStep] = useState<number | null>(null)
  useEffect(() => {
    if (hasActed) setIsOpen(false)
  }, [hasActed])
  if (!isOpen || count === 0) return null
  const close = () => setIsOpen(false)
  const readOn = () => {
    close()
    openTab('log')
  }
  const walk = () => {
    setStep(0)
    showPosition(told.steps[0].move)
  }
  // Whoever has gone back to now by another way walks no more.
  const isWalking = step !== null && (isEarlier || told.steps[step].move >= scene.tableView.moves)
  if (isWalking) return <Walk steps={told.steps} at={step} onStep={setStep} />
  return (
    <aside className="away" aria-label={words.title}>
      <h2>
        {words.title} <small>{words.lines(count)}</small>
      </h2>
      <div className="away-lines">
        <Lines title={words.mine} lines={told.mine} />
        <Lines title={words.others} lines={told.others} />
      </div>
      <div className="away-ways">
        <Button small kind="primary" onClick={walk}>
          {words.walk}
        </Button>
        <Button small onClick={close}>
          {words.close}
        </Button>
        <Button small kind="quiet" onClick={readOn}>
          {words.read}
        </Button>
      </div>
    </aside>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly LogLine[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ol>
        {lines.map(line => (
          <li key={line.n}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface WalkProps {
  steps: readonly LogLine[]
  at: number
  /** null: to the list again. */
  onStep(at: number | null): void
}

/** One step after the other, each on the board. */
function Walk({ steps, at, onStep }: WalkProps) {
  const { showPosition } = useTable()
  const { away: words } = useTableWords()
  const go = (next: number | null) => {
    onStep(next)
    showPosition(next === null ? null : steps[next].move)
  }
  return (
    <aside className="away walking" aria-label={words.title}>
      <h2>
        {words.title} <small>{words.step(at + 1, steps.length)}</small>
      </h2>
      <div role="status">
        <Line line={steps[at]} />
      </div>
      <div className="away-ways">
        <Button small disabled={at === 0} onClick={() => go(at - 1)}>
          {words.back}
        </Button>
        <Button small kind="primary" disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
          {words.next}
        </Button>
        <Button small kind="quiet" onClick={() => go(null)}>
          {words.now}
        </Button>
      </div>
    </aside>
  )
}

/** An event, which shows the position after it; what it speaks of is highlighted while one points at it. */
function Line({ line }: { line: LogLine }) {
  const { scene, texts, showPosition } = useTable()
  const light = useLighter()
  const { log: words } = useTableWords()
  const rich = sentenceOf(texts, line.event, scene.tableView.view!)
  const on = () => light(refsOf(rich))
  const off = () => light([])
  return (
    <button
      type="button"
      title={words.show}
      onClick={() => showPosition(line.move)}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={on}
      onBlur={off}
    >
      <Say rich={rich} />
    </button>
  )
}

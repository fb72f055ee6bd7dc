/** Told first: what happened while the reader was away, from the last lines of the log. */
import './away.css'
import { useState } from 'react'
import type { LogLine } from '../../../table/types.ts'
import { sentenceOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { refsOf } from '../../../ui/RichText.tsx'
import { useLighter, useTable } from '../context.ts'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'

const shown = 6

export function Away({ since }: { since: number | null }) {
  const { scene, openTab } = useTable()
  const { away: words } = useTableWords()
  const [lines] = useState(() => (since === null ? [] : scene.log.filter(line => line.n >= since)))
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  const readOn = () => {
    close()
    openTab('log')
  }
  if (!isOpen || lines.length === 0) return null
  return (
    <aside className="away" aria-label={words.title}>
      <h2>
        {words.title} <small>{words.lines(lines.length)}</small>
      </h2>
      <ol>
        {lines.slice(-shown).map(line => (
          <li key={line.n}>
            <Line line={line} />
          </li>
        ))}
      </ol>
      <div>
        <Button small kind="primary" onClick={close}>
          {words.close}
        </Button>
        <Button small kind="quiet" onClick={readOn}>
          {words.read}
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

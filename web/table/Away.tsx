/** Told first: what happened while the reader was away, from the last lines of the log. */
import './away.css'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { refsOf } from '../../ui/RichText.tsx'
import { useLighter, useTable } from './context.ts'
import { Say } from './Say.tsx'
import { eventLine } from './speak.ts'
import { useTableWords } from './words.ts'

const shown = 6

export function Away({ since }: { since: number | null }) {
  const { scene, texts, openTab, showPosition } = useTable()
  const light = useLighter()
  const { away: words, log } = useTableWords()
  const [lines] = useState(() => (since === null ? [] : scene.log.filter(line => line.n >= since)))
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen || lines.length === 0) return null
  return (
    <aside className="away" aria-label={words.title}>
      <h2>
        {words.title} <small>{words.lines(lines.length)}</small>
      </h2>
      <ol>
        {lines.slice(-shown).map(line => {
          const rich = eventLine(texts, line.event, scene.sight.view!)
          return (
            <li key={line.n}>
              <button
                type="button"
                title={log.show}
                onClick={() => showPosition(line.move)}
                onPointerEnter={() => light(refsOf(rich))}
                onPointerLeave={() => light([])}
                onFocus={() => light(refsOf(rich))}
                onBlur={() => light([])}
              >
                <Say rich={rich} />
              </button>
            </li>
          )
        })}
      </ol>
      <div>
        <Button small kind="primary" onClick={() => setIsOpen(false)}>
          {words.close}
        </Button>
        <Button
          small
          kind="quiet"
          onClick={() => {
            setIsOpen(false)
            openTab('log')
          }}
        >
          {words.read}
        </Button>
      </div>
    </aside>
  )
}

/** What has happened, in sentences. Each line lights on the board what it speaks of. */
import './log.css'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { LogLine } from '../../table/types.ts'
import { plain } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { refsOf } from '../../ui/RichText.tsx'
import { useRoving } from '../../ui/useRoving.ts'
import { useTable } from './context.ts'
import { type Chapter, chaptersOf } from './lines.ts'
import { Say } from './Say.tsx'
import { eventLine } from './speak.ts'
import { useTableWords } from './words.ts'

export function LogPanel({ since }: { since: number | null }) {
  const { log, readOlder } = useTable()
  const words = useTableWords()
  const chapters = useMemo(() => chaptersOf(log), [log])
  const roving = useRoving<HTMLDivElement>()
  const end = useStayAtEnd(log)
  if (log.length === 0) return <p className="panel-empty">{words.log.empty}</p>
  return (
    <div className="log" {...roving}>
      {readOlder !== null && (
        <Button small kind="quiet" onClick={readOlder}>
          {words.log.earlier}
        </Button>
      )}
      {chapters.map(chapter => (
        <ChapterLines key={chapter.head?.n ?? -1} chapter={chapter} since={since} />
      ))}
      <div ref={end} />
    </div>
  )
}

function ChapterLines({ chapter: { head, parts }, since }: { chapter: Chapter; since: number | null }) {
  const words = useTableWords()
  return (
    <section className="log-chapter">
      <h3>{head === null ? words.log.before : <Heading line={head} />}</h3>
      {parts.map(part => (
        <div key={part.head?.n ?? -1}>
          {part.head !== null && (
            <h4>
              <Heading line={part.head} />
            </h4>
          )}
          <ol>
            {part.lines.map(line => (
              <Line key={line.n} line={line}>
                {line.n === since && <span className="log-since">{words.log.since}</span>}
              </Line>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** The sentence as a heading: without its full stop. */
function Heading({ line }: { line: LogLine }) {
  const { texts, view } = useTable()
  return plain(eventLine(texts, line.event, view)).replace(/\.$/, '')
}

function Line({ line, children }: { line: LogLine; children: ReactNode }) {
  const { texts, view, light, pointed, showPosition } = useTable()
  const words = useTableWords()
  const rich = eventLine(texts, line.event, view)
  const refs = refsOf(rich)
  const isPointed = refs.some(ref => pointed.includes(ref))
  return (
    <li className={isPointed ? 'pointed' : ''}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a line is read, lit and walked to, not pressed */}
      <div
        className="log-line"
        role="article"
        tabIndex={-1}
        data-rove
        onPointerEnter={() => light(refs)}
        onPointerLeave={() => light([])}
        onFocus={() => light(refs)}
        onBlur={() => light([])}
        onKeyDown={event => event.key === 'Enter' && showPosition(line.move)}
      >
        <Say rich={rich} />
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.log.show}
          title={words.log.show}
          onClick={() => showPosition(line.move)}
        >
          <Glyph is="undo" />
        </button>
      </div>
    </li>
  )
}

/** Follows the newest line, unless the reader has scrolled away from it. */
function useStayAtEnd(log: readonly LogLine[]) {
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const panel = end.current?.closest('.tab-panel')
    if (!panel) return
    const note = () => {
      isAtEnd.current = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 48
    }
    panel.addEventListener('scroll', note, { passive: true })
    return () => panel.removeEventListener('scroll', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useLayoutEffect(() => {
    const panel = end.current?.closest('.tab-panel')
    if (panel && isAtEnd.current) panel.scrollTop = panel.scrollHeight
  }, [log])
  return end
}

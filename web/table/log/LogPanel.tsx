/** What has happened, in sentences. Each line lights on the board what it speaks of. */
import './log.css'
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { LogLine } from '../../../table/types.ts'
import { plain, type Rich, sentenceOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { refsOf } from '../../../ui/RichText.tsx'
import { useRoving } from '../../../ui/useRoving.ts'
import { useIsPointed, useLighter, useTable } from '../context.ts'
import { Part } from '../Part.tsx'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { type Chapter, chaptersOf } from './lines.ts'

export function LogPanel({ since }: { since: number | null }) {
  const { scene, wholeLog: log, at, isEarlier, readOlder } = useTable()
  const words = useTableWords()
  const chapters = useMemo(() => chaptersOf(log), [log])
  const roving = useRoving<HTMLDivElement>()
  const end = useStayAtEnd(log)
  useShowLines(end, isEarlier ? at : null)
  const say = useSentences()
  if (log.length === 0) return <p className="panel-empty">{words.log.empty}</p>
  return (
    <div className="log" {...roving}>
      {scene.tableView.fromRecord && <p role="note">{words.notes['known-seed']}</p>}
      {readOlder !== null && (
        <Button small kind="quiet" onClick={readOlder}>
          {words.log.earlier}
        </Button>
      )}
      {chapters.map(chapter => (
        <ChapterLines key={chapter.head?.n ?? -1} chapter={chapter} since={since} say={say} />
      ))}
      <div ref={end} />
    </div>
  )
}

/** Where there is room the log is always in sight. */
export function SideLog({ since }: { since: number | null }) {
  const { log } = useTableWords()
  return (
    <section className="side-log" data-scroll aria-label={log.title}>
      <Part is="panel log">
        <LogPanel since={since} />
      </Part>
    </section>
  )
}

/** A sentence is made once for each reader and language; what has happened does not change. */
export function useSentences(): (line: LogLine) => Rich {
  const { texts, view } = useTable()
  const { seat } = view
  const latest = useRef(view)
  latest.current = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader hears other sentences
  return useMemo(() => {
    const made = new WeakMap<object, Rich>()
    return ({ event }: LogLine) => {
      const known = made.get(event)
      if (known) return known
      const rich = sentenceOf(texts, event, latest.current)
      made.set(event, rich)
      return rich
    }
  }, [texts, seat])
}

interface ChapterProps {
  chapter: Chapter
  since: number | null
  say(line: LogLine): Rich
}

function ChapterLines({ chapter: { head, parts }, since, say }: ChapterProps) {
  const { showPosition, at, isEarlier } = useTable()
  const words = useTableWords()
  const timeOf = ({ move }: LogLine) => (!isEarlier || move < at ? '' : move === at ? 'shown' : 'later')
  /** As a heading: without its full stop. */
  const heading = (line: LogLine) => plain(say(line)).replace(/\.$/, '')
  return (
    <section className="log-chapter">
      <h3>{head === null ? words.log.before : heading(head)}</h3>
      {parts.map(part => (
        <div key={part.head?.n ?? -1}>
          {part.head !== null && <h4>{heading(part.head)}</h4>}
          <ol>
            {part.lines.map(line => (
              <li key={line.n}>
                {line.n === since && <span className="log-since">{words.log.since}</span>}
                <Line rich={say(line)} move={line.move} time={timeOf(line)} onShow={showPosition} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

const noRefs: readonly string[] = []

interface LineProps {
  rich: Rich
  move: number
  /** In an earlier position: what has just happened in it, and what was still to come. */
  time: '' | 'shown' | 'later'
  onShow(move: number): void
}

/** Drawn once: a long log must not be drawn anew with every step of the pointer. */
export const Line = memo(function Line({ rich, move, time, onShow }: LineProps) {
  const words = useTableWords()
  const light = useLighter()
  const refs = refsOf(rich)
  const isPointed = useIsPointed(refs)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line is read, lit and walked to, not pressed
    <div
      className={`log-line ${time} ${isPointed ? 'pointed' : ''}`}
      role="article"
      tabIndex={-1}
      data-rove
      onPointerEnter={() => light(refs)}
      onPointerLeave={() => light(noRefs)}
      onFocus={() => light(refs)}
      onBlur={() => light(noRefs)}
      onClick={() => getSelection()?.isCollapsed !== false && onShow(move)}
      onKeyDown={event => event.key === 'Enter' && onShow(move)}
    >
      <Say rich={rich} />
      <button type="button" tabIndex={-1} aria-label={words.log.show} title={words.log.show}>
        <Glyph is="undo" />
      </button>
    </div>
  )
})

/** In an earlier position its lines are kept in sight. */
function useShowLines(end: RefObject<HTMLDivElement | null>, at: number | null) {
  useEffect(() => {
    const panel = end.current?.closest('[data-scroll]')
    const lines = panel?.querySelectorAll('.log-line.shown')
    if (at === null || !panel || !lines?.length) return
    const { top, bottom } = panel.getBoundingClientRect()
    const [first, last] = [lines[0].getBoundingClientRect(), lines[lines.length - 1].getBoundingClientRect()]
    if (first.top < top || last.bottom > bottom) panel.scrollTop += first.top - (top + bottom) / 2
  }, [end, at])
}

/**
 * Follows the newest line, unless the reader has scrolled away from it; a log that is opened begins with what is new.
 * Chapters get their true height only when they are drawn: the end moves then, too, and is followed.
 */
function useStayAtEnd(log: readonly LogLine[]) {
  const end = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const panel = end.current?.closest('[data-scroll]')
    if (!panel) return
    const news = panel.querySelector('.log-since')
    if (news && panel.matches('.tab-panel')) news.scrollIntoView({ block: 'center' })
    let top = panel.scrollTop
    // Only who scrolls up leaves the end: new lines push it away, too, and then it is followed.
    const note = () => {
      const left = panel.scrollHeight - panel.scrollTop - panel.clientHeight
      isAtEnd.current = left < 48 || (isAtEnd.current && panel.scrollTop >= top)
      top = panel.scrollTop
    }
    note()
    panel.addEventListener('scroll', note, { passive: true })
    const growth = new ResizeObserver(() => {
      if (isAtEnd.current) panel.scrollTop = panel.scrollHeight
    })
    growth.observe(end.current!.parentElement!)
    return () => {
      panel.removeEventListener('scroll', note)
      growth.disconnect()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useLayoutEffect(() => {
    const panel = end.current?.closest('[data-scroll]')
    if (panel && isAtEnd.current) panel.scrollTop = panel.scrollHeight
  }, [log])
  return end
}

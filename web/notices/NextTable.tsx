/** The numbers of tables and rounds that wait, and the way to the next one. */
import './notices.css'
import { Link, useLocation } from 'wouter'
import { Glyph } from '../../ui/Glyph.tsx'
import { useSettings } from '../settings.ts'
import { titleOf } from './tell.ts'
import { useCalls, useWaiting } from './waiting.ts'
import { useNoticeWords } from './words.ts'

/** How many tables wait, beside a word of the navigation. */
export function WaitingCount() {
  const words = useNoticeWords()
  const { length } = useWaiting()
  return <Count n={length} words={words.count(length)} />
}

/** How many rounds of tournaments wait. */
export function CallCount() {
  const words = useNoticeWords()
  const { length } = useCalls()
  return <Count n={length} words={words.calls(length)} />
}

/** Nothing where there is none. */
function Count({ n, words }: { n: number; words: string }) {
  if (n === 0) return null
  return (
    <>
      {' '}
      <span className="waiting-count" aria-hidden="true">
        {n}
      </span>
      <span className="visually-hidden">({words})</span>
    </>
  )
}

/** Where the reader is awaited: rounds first, for their time runs out, then the table that has waited longest. */
function useNext() {
  const words = useNoticeWords()
  const { language } = useSettings()
  const calls = useCalls().map(({ id, name, round }) => {
    const title = words.called(round, name)
    return { path: `/tournaments/${id}`, word: words.nextRound, title, name: title }
  })
  const tables = useWaiting().map(({ id, game, name }) => {
    const title = titleOf(game, language)
    return { path: `/table/${id}`, word: words.next, title: words.nextOf(title, name), name: `${title}, ${name}` }
  })
  return [...calls, ...tables]
}

/** To the next of those that are not open here; nothing where there is none. */
export function NextTable() {
  const [here] = useLocation()
  const others = useNext().filter(({ path }) => here !== path)
  const [next] = others
  if (!next) return null
  return (
    <Link href={next.path} className="button plain small next-table" title={next.title}>
      <span className="next-table-word visually-hideable">{next.word}</span>{' '}
      <span className="waiting-count">{others.length}</span> <span className="visually-hidden">{next.name}</span>
      <Glyph is="forward" size={16} />
    </Link>
  )
}

/** The number of tables that wait, and the way to the next one. */
import './notices.css'
import { Link, useLocation } from 'wouter'
import { Glyph } from '../../ui/Glyph.tsx'
import { useSettings } from '../settings.ts'
import { titleOf } from './tell.ts'
import { useWaiting } from './waiting.ts'
import { useNoticeWords } from './words.ts'

/** How many tables wait, beside a word of the navigation; nothing where none does. */
export function WaitingCount() {
  const words = useNoticeWords()
  const { length } = useWaiting()
  if (length === 0) return null
  return (
    <>
      {' '}
      <span className="waiting-count" aria-hidden="true">
        {length}
      </span>
      <span className="visually-hidden">({words.count(length)})</span>
    </>
  )
}

/** To the table that has waited longest, of those that are not open here; nothing where there is none. */
export function NextTable() {
  const words = useNoticeWords()
  const { language } = useSettings()
  const [here] = useLocation()
  const others = useWaiting().filter(({ id }) => here !== `/table/${id}`)
  const [next] = others
  if (!next) return null
  const game = titleOf(next.game, language)
  return (
    <Link href={`/table/${next.id}`} className="button plain small next-table" title={words.nextOf(game, next.name)}>
      <span className="next-table-word">{words.next}</span> <span className="waiting-count">{others.length}</span>{' '}
      <span className="visually-hidden">
        {game}, {next.name}
      </span>
      <Glyph is="forward" size={16} />
    </Link>
  )
}

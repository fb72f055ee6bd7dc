/** What has just happened, one beat after the other. */
import { sentenceOf } from '../../../text/index.ts'
import { useRecent } from '../../../ui/board/useRecent.ts'
import type { BoardProps as Props } from '../../../ui/board.ts'
import { RichText } from '../../../ui/RichText.tsx'
import type { NewGameTexts } from '../texts/common/types.ts'
import type { Event, NewGame } from '../types.ts'
import styles from './table.module.css'

/** How long each is told before what comes next, in milliseconds; all else is no beat. */
const beats: Partial<Record<Event['is'], number>> = { turned: 1200, won: 2000, kept: 1200, sold: 1200, revealed: 2600 }

export function Recent(props: Props<NewGame, NewGameTexts>) {
  const { recent } = useRecent<Event | null, Event>({
    props,
    nothing: null,
    beat: ({ is }) => beats[is] ?? 0,
    tell: (before, events) => events.findLast(({ is }) => beats[is] !== undefined) ?? before,
    lasts: event => (event === null ? null : 6000),
  })
  return (
    <p className={styles.recent} role="status">
      {recent && <RichText rich={sentenceOf(props.texts, recent, props.view)} />}
    </p>
  )
}

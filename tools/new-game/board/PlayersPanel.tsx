/** Everybody at a glance: coins, points so far, cards kept, and who made the last move. */
import { useMemo } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import { plain } from '../../../text/index.ts'
import { lastMarks } from '../../../ui/board/lastMove.ts'
import type { BoardProps as Props } from '../../../ui/board.ts'
import { pointsOf } from '../rules/end.ts'
import type { NewGameTexts } from '../texts/common/types.ts'
import type { Event, NewGame } from '../types.ts'
import { Emblem } from './Emblem.tsx'
import styles from './table.module.css'

/** Whose an event is; nobody's where it is no part of a move. */
const moversOf = (event: Event): Seat[] => ('seat' in event ? [event.seat] : [])

export function PlayersPanel({ view, texts, highlighted, log }: Props<NewGame, NewGameTexts>) {
  const last = useMemo(() => lastMarks(log, moversOf), [log])
  const { open, asked } = view
  const { words, names } = texts
  return (
    <ul className={styles.players}>
      {open.colours.map((colour, seat) => (
        <li
          key={colour}
          data-ref={`seat:${seat}`}
          data-asked={asked.includes(seat) || undefined}
          data-last={last.includes(seat) || undefined}
          data-highlighted={highlighted.includes(`seat:${seat}`) || undefined}
        >
          <Emblem role={colour} />
          <strong>{plain(texts.seat(seat, view))}</strong>
          <span>{`${words.coins}: ${open.coins[seat]}`}</span>
          <span>{`${words.points}: ${pointsOf(open, seat)}`}</span>
          <span>{`${words.kept}: ${open.kept[seat].map(card => names.cards[card]).join(', ') || '–'}`}</span>
        </li>
      ))}
    </ul>
  )
}

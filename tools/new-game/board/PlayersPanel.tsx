/** Everybody at a glance: coins, points so far, cards kept. */
import { plain } from '../../../text/index.ts'
import type { BoardProps as Props } from '../../../ui/board.ts'
import { pointsOf } from '../rules/end.ts'
import type { NewGameTexts } from '../texts/common/types.ts'
import type { NewGame } from '../types.ts'
import { Emblem } from './Emblem.tsx'
import styles from './table.module.css'

export function PlayersPanel({ view, texts, highlighted }: Props<NewGame, NewGameTexts>) {
  const { open, asked } = view
  const { words, names } = texts
  return (
    <ul className={styles.players}>
      {open.colours.map((colour, seat) => (
        <li
          key={colour}
          data-ref={`seat:${seat}`}
          data-asked={asked.includes(seat) || undefined}
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

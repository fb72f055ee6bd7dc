/** Everybody at a glance. */
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'

export function BaronsPanel({ view: { open }, texts }: BoardProps) {
  const { words, names } = texts
  return (
    <ul>
      {open.barons.map((baron, seat) => (
        <li key={baron} data-on={`seat:${seat}`}>
          <Emblem role={baron} /> <b>{names.barons[baron]}</b>:{' '}
          {[
            words.crowns(open.crowns[seat]),
            words.votes(open.votes[seat]),
            words.faith(open.faith[seat]),
            words.influence(open.influence[seat]),
          ].join(', ')}
        </li>
      ))}
    </ul>
  )
}

/** WK-4.2: how many cards everybody has put on each stack, as all see it. */
import { neutralPerStack } from '../../data/actionCards.ts'
import { ActionBack } from '../cards.tsx'
import type { BoardProps } from '../props.ts'

export function StackCounts({ counts, props }: { counts: readonly (readonly number[])[]; props: BoardProps }) {
  const { view, texts } = props
  const { words, names } = texts
  return (
    <ol className="knights-stacks">
      {counts.map((stack, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stacks are numbered
        <li key={i}>
          <h4>{words.stack(i + 1)}</h4>
          <ul>
            {stack.map((n, seat) =>
              n === 0 ? null : (
                <li key={view.open.barons[seat]}>
                  <ActionBack
                    baron={view.open.barons[seat]}
                    label={`${names.barons[view.open.barons[seat]]}: ${words.cardsLeft(n)}`}
                  />
                  <b>{n}</b>
                </li>
              ),
            )}
            <li>
              <ActionBack baron={null} label={words.neutralCards(neutralPerStack)} />
              <b>{neutralPerStack}</b>
            </li>
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** The three stacks: whose cards still lie in each (WK-4.2), and the card that is being resolved. */
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'
import styles from './ledger.module.css'

export function Stacks({ view: { open, own }, texts }: BoardProps) {
  const { words, names } = texts
  if (open.stacks.length === 0) return null
  return (
    <section aria-label={words.stacks}>
      <h4>{words.stacks}</h4>
      <ol className={styles.stacks}>
        {open.stacks.map(({ counts, neutral }, i) => {
          const left = counts.reduce((sum, n) => sum + n, neutral)
          const isNow = open.card?.stack === i
          const mine = own?.stacked[i] ?? []
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: stacks are numbered
            <li key={i} className={isNow ? styles.now : left === 0 ? styles.spent : ''}>
              <b>{i + 1}</b>
              <span>
                {counts.map((n, seat) =>
                  n === 0 ? null : (
                    <span
                      key={open.barons[seat]}
                      role="img"
                      aria-label={`${names.barons[open.barons[seat]]}: ${n}`}
                      title={`${names.barons[open.barons[seat]]}: ${n}`}
                    >
                      <Emblem role={open.barons[seat]} size={17} />
                      {n > 1 && n}
                    </span>
                  ),
                )}
                {neutral > 0 && <em title={words.neutralCards(neutral)}>◇{neutral}</em>}
                {left === 0 && !isNow && '–'}
              </span>
              {isNow && <small>{names.actions[open.card!.card]}</small>}
              {!isNow && mine.length > 0 && (
                <small title={words.yourCards}>{mine.map(card => names.actions[card]).join(', ')}</small>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

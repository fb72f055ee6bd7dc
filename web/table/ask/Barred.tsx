/** What one may look for among the choices and may not do now: each reason once, with its rule. */
import './barred.css'
import { useMemo } from 'react'
import { barredOf, plain } from '../../../text/index.ts'
import { useTable } from '../context.ts'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'

/** The reasons that the position gives, each once, in the order of the game. */
function useReasons() {
  const { board, texts, view } = useTable()
  return useMemo(() => {
    const reasons = (board.barred?.(view) ?? []).map(bar => ({ rich: barredOf(texts, bar, view), rule: bar.rule }))
    return [...new Map(reasons.map(reason => [plain(reason.rich), reason]))]
  }, [board, texts, view])
}

export function Barred() {
  const { openRule } = useTable()
  const words = useTableWords()
  const reasons = useReasons()
  if (reasons.length === 0) return null
  return (
    <details className="barred">
      <summary>
        {words.barred} <small>{reasons.length}</small>
      </summary>
      <ul>
        {reasons.map(([text, { rich, rule }]) => (
          <li key={text}>
            <Say rich={rich} plainly />
            <button type="button" className="question-link" onClick={() => openRule(rule)}>
              {words.rule(rule)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

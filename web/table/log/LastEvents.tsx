/** The last lines of the log up to the position shown, the newest first. */
import './log.css'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'
import { Line, useSentences } from './LogPanel.tsx'

/** So many lines are in sight. */
const many = 6

export function LastEvents() {
  const { log, at, isEarlier, showPosition } = useTable()
  const words = useTableWords()
  const say = useSentences()
  const told = isEarlier ? log.filter(({ move }) => move <= at) : log
  const last = told.slice(-many).reverse()
  if (last.length === 0) return null
  return (
    <section className="last-events" aria-label={words.lastEvents}>
      <h4>{words.lastEvents}</h4>
      <ol>
        {last.map(line => (
          <li key={line.n}>
            <Line rich={say(line)} move={line.move} time="" onShow={showPosition} />
          </li>
        ))}
      </ol>
    </section>
  )
}

import { Icon } from '../../../ui/Icon.tsx'
import { hourglass } from '../board/icons.ts'
import { useTable } from '../context.ts'
import { clockFace, useLeft } from '../timers.ts'
import { useTableWords } from '../words.ts'

/** From here on it is marked, in seconds. */
const short = 10

/** What is left of the clock of the question, quietly: a screen reader says it when asked. */
export function Countdown() {
  const { scene, isEarlier } = useTable()
  const { clock } = useTableWords()
  const { limit } = scene.tableView
  const left = useLeft(limit === null ? null : limit - scene.ahead)
  if (left === null || isEarlier) return null
  return (
    <time
      className={`countdown ${left <= short ? 'short' : ''}`}
      role="timer"
      aria-label={clock(left)}
      title={clock(left)}
    >
      <Icon d={hourglass} /> {clockFace(left)}
    </time>
  )
}

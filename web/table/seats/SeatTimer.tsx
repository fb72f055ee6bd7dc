/** The clocks of the seats: what each person has left for the game. */
import type { Seat } from '../../../kernel/index.ts'
import { plain } from '../../../text/index.ts'
import { useTable } from '../context.ts'
import { clockFace, useLeft } from '../timers.ts'
import { useTableWords } from '../words.ts'
import { useNames } from './Say.tsx'

/** From here on it is marked, in seconds. */
const short = 60

/** The clock of a seat; nothing where seats have none. `isNamed`: with whose it is. */
export function SeatTimer({ seat, isNamed = false }: { seat: Seat; isNamed?: boolean }) {
  const { scene, isEarlier } = useTable()
  const { seats: words } = useTableWords()
  const names = useNames()
  const clock = scene.tableView.clocks?.[seat]
  const running = useLeft(clock && 'until' in clock ? clock.until - scene.ahead : null)
  if (!clock || isEarlier) return null
  const seconds = running ?? ('left' in clock ? Math.ceil(clock.left / 1000) : 0)
  const name = plain(names([seat]))
  const whole = words.timer(name, clockFace(seconds), running !== null)
  return (
    <time
      className={`countdown ${running === null ? 'stands' : ''} ${seconds <= short ? 'short' : ''}`}
      role="timer"
      aria-label={whole}
      title={whole}
    >
      {isNamed && `${name} `}
      {clockFace(seconds)}
    </time>
  )
}

/** The reader's own clock, and of those who are awaited the one that runs out first. */
export function SeatTimers() {
  const { scene, seat } = useTable()
  const { clocks } = scene.tableView
  if (!clocks) return null
  const running = clocks.flatMap((clock, each) =>
    'until' in clock && each !== seat ? [{ each, until: clock.until }] : [],
  )
  const first = running.sort((one, other) => one.until - other.until).at(0)
  return (
    <>
      {seat !== null && <SeatTimer seat={seat} />}
      {first && <SeatTimer seat={first.each as Seat} isNamed />}
    </>
  )
}

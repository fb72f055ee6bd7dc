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

/** The reader's own clock; while it stands, also the one that runs out first. */
export function SeatTimers() {
  const { scene, seat } = useTable()
  const { clocks } = scene.tableView
  if (!clocks) return null
  const ends = clocks.map(clock => ('until' in clock ? clock.until : Number.POSITIVE_INFINITY))
  const first = ends.indexOf(Math.min(...ends))
  const isOther = Number.isFinite(ends[first]) && (seat === null || !Number.isFinite(ends[seat]))
  return (
    <>
      {seat !== null && <SeatTimer seat={seat} />}
      {isOther && <SeatTimer seat={first as Seat} isNamed />}
    </>
  )
}

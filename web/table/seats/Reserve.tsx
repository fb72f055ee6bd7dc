/** What a seat has beside the hours for a move, by mail: its bank, its days of vacation, and taking them. */
import { useState } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { useTimes } from '../../times.ts'
import { useWords } from '../../words.ts'
import { useTable } from '../context.ts'
import { useLeft } from '../timers.ts'
import { useTableWords } from '../words.ts'

const [second, minute, day] = [1000, 60, 86_400]

/** Seconds as days, hours or minutes, rounded down: '2 d 4 h', '4 h 10 min'. */
function useSpan(): (seconds: number) => string {
  const { seats } = useTableWords()
  return seconds =>
    seconds >= day
      ? seats.daysAndHours(Math.floor(seconds / day), Math.floor((seconds % day) / (60 * minute)))
      : seats.hoursAndMinutes(Math.floor(seconds / (60 * minute)), Math.floor(seconds / minute) % 60)
}

/** The bank of a seat as it is now, and the vacation it has or is on. */
export function ReserveLine({ seat }: { seat: Seat }) {
  const { scene, isEarlier } = useTable()
  const { seats: words } = useTableWords()
  const { moment } = useTimes()
  const span = useSpan()
  const { reserves, setup } = scene.tableView
  const reserve = reserves?.[seat]
  const untilOut = useLeft(reserve?.until ? reserve.until - scene.ahead : null)
  if (!reserve || isEarlier) return null
  const whole = Math.floor(reserve.bank / second)
  const left = Math.min(whole, untilOut ?? whole)
  const parts = [
    ...(reserve.off ? [words.off(moment(reserve.off - scene.ahead))] : []),
    ...(setup.reserve!.bank > 0 ? [left < whole ? words.bankRuns(span(left)) : words.bank(span(left))] : []),
    ...(setup.reserve!.vacation > 0 && !reserve.off ? [words.daysLeft(reserve.days)] : []),
  ]
  return <p className={reserve.off ? undefined : 'quiet'}>{parts.join(' · ')}</p>
}

/** So many days at once are offered. */
const lengths = [1, 3, 7, 14, 28]

/** The reader goes on vacation, or is back. */
export function TakeVacation({ seat }: { seat: Seat }) {
  const { scene, ask } = useTable()
  const { seats: words } = useTableWords()
  const { close } = useWords()
  const [days, setDays] = useState<number | null>(null)
  const reserve = scene.tableView.reserves?.[seat]
  if (!reserve || scene.tableView.paused !== null) return null
  const take = (n: number) => {
    ask({ do: 'vacation', seat, days: n })
    setDays(null)
  }
  if (reserve.off) {
    return (
      <Button small kind="quiet" onClick={() => take(0)}>
        {words.backFromOff}
      </Button>
    )
  }
  if (reserve.days === 0) return null
  const choices = [...new Set([...lengths.filter(n => n < reserve.days), reserve.days])]
  return (
    <>
      <Button small kind="quiet" onClick={() => setDays(choices[0])}>
        {words.takeOff}
      </Button>
      {days !== null && (
        <Dialog title={words.takeOff} close={close} onClose={() => setDays(null)}>
          <p>{words.takeOffAbout(reserve.days)}</p>
          <Segments
            label={words.takeOffDays}
            value={String(days)}
            choices={choices.map(n => ({ id: String(n), label: words.takeOffFor(n) }))}
            onChange={chosen => setDays(Number(chosen))}
          />
          <Button kind="primary" onClick={() => take(days)}>
            {words.takeOffYes}
          </Button>
        </Dialog>
      )}
    </>
  )
}

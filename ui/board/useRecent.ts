import { useEffect, useReducer, useRef } from 'react'
import type { BoardProps } from '../board.ts'
import { type BeatRules, heard, nextBeat, type Telling, toldAtOnce, toldBy, toldNothing } from './beats.ts'
import { usePace } from './pace.ts'

export interface Wish<Recent, Event> extends BeatRules<Recent, Event> {
  /** `news`, `log` and `isRevisited` of the board. */
  props: Story<Event>
  /** How long it is shown, in milliseconds from the last addition; null: there is nothing to show. */
  lasts(recent: Recent): number | null
}

interface Story<Event> extends Pick<BoardProps<never>, 'isRevisited'> {
  news: readonly Event[]
  log: readonly { event: Event }[]
}

export interface RecentlyTold<Recent> {
  recent: Recent
  /** More of it waits to be told. */
  isTelling: boolean
  /** Takes it away, and all that was still to be told. */
  close(): void
}

type Act<Recent, Event> = (telling: Telling<Recent, Event>) => Telling<Recent, Event>

/**
 * What has just happened, told beat by beat until it is closed or old; a click anywhere, Escape or Enter tells the rest at once.
 * A position that is gone to tells what belongs to it, and nothing of the one before.
 */
export function useRecent<Recent, Event>(wish: Wish<Recent, Event>): RecentlyTold<Recent> {
  const { props, lasts } = wish
  const { news } = props
  const pace = usePace()
  const latest = useRef(wish)
  latest.current = wish
  const [telling, become] = useReducer(
    (now: Telling<Recent, Event>, act: Act<Recent, Event>) => act(now),
    toldNothing(wish),
  )
  // These news, and not those of the drawing in which they are told: more may have come by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: news are heard once, whatever the pace is then
  useEffect(() => become(now => hear(wish, now, pace)), [news])
  useBeats(telling, pace, act => become(now => act(latest.current, now)))
  const { recent, waiting } = telling
  const duration = waiting.length > 0 ? null : lasts(recent)
  const close = () => become(() => toldNothing(latest.current))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an addition begins the time anew
  useEffect(() => {
    if (duration === null) return
    const timer = setTimeout(close, duration * Math.max(1, pace))
    return () => clearTimeout(timer)
  }, [recent, duration])
  return { recent, isTelling: waiting.length > 0, close }
}

function hear<Recent, Event>(
  wish: Wish<Recent, Event>,
  now: Telling<Recent, Event>,
  pace: number,
): Telling<Recent, Event> {
  const { news, log, isRevisited } = wish.props
  if (isRevisited) {
    const recent = toldBy(
      wish,
      log.map(({ event }) => event),
      news,
    )
    return { recent, waiting: [], pause: 0 }
  }
  const next = heard(wish, now, news)
  return pace === 0 ? toldAtOnce(wish, next) : next
}

type Step = <Recent, Event>(rules: BeatRules<Recent, Event>, telling: Telling<Recent, Event>) => Telling<Recent, Event>

/** Keeps the time between beats; a click or a key has the rest told at once. Both go on to whatever they were meant for. */
function useBeats(telling: Telling<unknown, unknown>, pace: number, go: (step: Step) => void): void {
  const act = useRef(go)
  act.current = go
  const { pause, waiting } = telling
  useEffect(() => {
    if (telling.pause === 0) return
    const timer = setTimeout(() => act.current(nextBeat), telling.pause * pace)
    return () => clearTimeout(timer)
  }, [telling, pace])
  const isWaiting = pause > 0 && waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const skip = () => act.current(toldAtOnce)
    const press = (event: KeyboardEvent) => ['Escape', 'Enter', ' '].includes(event.key) && skip()
    // Not before the click is over: what moves between press and release is not clicked.
    addEventListener('click', skip)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('click', skip)
      removeEventListener('keydown', press)
    }
  }, [isWaiting])
}

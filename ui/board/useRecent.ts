import { type Dispatch, useEffect, useReducer } from 'react'
import { type BeatRules, type Story, type Telling, type TellingAct, tellingAfter, toldNothing } from './beats.ts'
import { usePace } from './pace.ts'

export interface Wish<Recent, Event> extends BeatRules<Recent, Event> {
  /** `news`, `log` and `isRevisited` of the board. */
  props: Story<Event>
  /** How long it is shown, in milliseconds from the last addition; null: there is nothing to show. */
  lasts(recent: Recent): number | null
}

export interface RecentlyTold<Recent> {
  recent: Recent
  /** More of it waits to be told. */
  isTelling: boolean
  /** Takes it away, and all that was still to be told. */
  close(): void
}

/**
 * What has just happened, told beat by beat until it is closed or old; a click anywhere, Escape or Enter tells the rest at once.
 * A position that is gone to tells what belongs to it, and nothing of the one before.
 */
export function useRecent<Recent, Event>(wish: Wish<Recent, Event>): RecentlyTold<Recent> {
  const { props, lasts } = wish
  const { news } = props
  const pace = usePace()
  const [telling, act] = useReducer(
    (now: Telling<Recent, Event>, next: TellingAct<Event>) => tellingAfter(wish, now, next),
    toldNothing(wish),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: news are heard once, whatever the pace is then
  useEffect(() => {
    const { log, isRevisited } = props
    act({ is: 'news', news, log, isRevisited, pace })
  }, [news])
  useBeats(telling, pace, act)
  const { recent, waiting } = telling
  const duration = waiting.length > 0 ? null : lasts(recent)
  const close = () => act({ is: 'close' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an addition begins the time anew
  useEffect(() => {
    if (duration === null) return
    const timer = setTimeout(close, duration * Math.max(1, pace))
    return () => clearTimeout(timer)
  }, [recent, duration])
  return { recent, isTelling: waiting.length > 0, close }
}

/** Keeps the time between beats; a click or a key has the rest told at once. Both go on to whatever they were meant for. */
function useBeats<Event>(telling: Telling<unknown, Event>, pace: number, act: Dispatch<TellingAct<Event>>): void {
  const { pause, waiting } = telling
  useEffect(() => {
    if (telling.pause === 0) return
    const timer = setTimeout(() => act({ is: 'beat' }), telling.pause * pace)
    return () => clearTimeout(timer)
  }, [telling, pace, act])
  const isWaiting = pause > 0 && waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const skip = () => act({ is: 'rest' })
    const press = (event: KeyboardEvent) => ['Escape', 'Enter', ' '].includes(event.key) && skip()
    // Not before the click is over: what moves between press and release is not clicked.
    addEventListener('click', skip)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('click', skip)
      removeEventListener('keydown', press)
    }
  }, [isWaiting, act])
}

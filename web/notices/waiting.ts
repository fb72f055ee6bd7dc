/** Which tables, and which rounds of tournaments, wait for the reader, as the server says it over a line of the page's own. */
import { useSyncExternalStore } from 'react'
import type { CalledFor, WaitingList, WaitingTable } from '../../table/sync/notices.ts'
import { steadyLine } from '../link/line.ts'
import { observable } from '../observable.ts'

/** Lists, and how far the server's clock is ahead of this one, in milliseconds. */
interface Waiting {
  tables: readonly WaitingTable[]
  calls: readonly CalledFor[]
  ahead: number
}

const none: Waiting = { tables: [], calls: [], ahead: 0 }
export const waiting = observable<Waiting>(none)

/** Longest first. */
export const useWaiting = (): readonly WaitingTable[] =>
  useSyncExternalStore(waiting.subscribe, () => waiting.read().tables)

/** Those that end first come first. */
export const useCalls = (): readonly CalledFor[] => useSyncExternalStore(waiting.subscribe, () => waiting.read().calls)

/** The page says so often at most that it is being touched, in milliseconds. */
const saySeen = 30_000
const seen = JSON.stringify({ is: 'seen' })

/** Follows the list of whoever this browser is, and says when the page is touched; returns how to stop. */
export function followWaiting(): () => void {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const line = steadyLine(`${scheme}//${location.host}/api/me/live`, {
    hear: text => {
      const message = JSON.parse(text) as { is: string } & WaitingList
      if (message.is !== 'waiting') return
      // A server of an earlier version tells of tables alone.
      const { tables, calls = [], now } = message as WaitingList & { calls?: CalledFor[] }
      waiting.tell({ tables, calls, ahead: now - Date.now() })
      touch()
    },
    lost: why => {
      if (why === 'gone') waiting.tell(none)
    },
  })
  let said = 0
  const touch = () => {
    const isHere = document.visibilityState === 'visible' && document.hasFocus()
    if (!isHere || Date.now() - said < saySeen || !touched()) return
    if (line.write(seen)) said = Date.now()
  }
  const stop = new AbortController()
  let last = 0
  const note = () => {
    last = Date.now()
    touch()
  }
  const touched = () => Date.now() - last < saySeen
  for (const event of ['pointerdown', 'keydown', 'wheel', 'focus'] as const)
    addEventListener(event, note, { signal: stop.signal, passive: true, capture: true })
  return () => {
    stop.abort()
    line.close()
    waiting.tell(none)
  }
}

/** Follows what waits for the reader, tables and rounds of tournaments, on every page: the title counts them, and each is told when its time has come. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { api } from '../api.ts'
import { useSettings } from '../settings.ts'
import { setWaitingCount } from '../title.ts'
import { noticeOfCall, noticeOfTable, tell } from './tell.ts'
import { followWaiting, waiting } from './waiting.ts'

/** In milliseconds. */
const askAgain = 15_000

export function WaitingWatch() {
  const [here, go] = useLocation()
  const settings = useSettings()
  const me = useQuery({
    queryKey: ['me'],
    queryFn: api.me,
    retry: false,
    // A server that could not be reached when the page was opened is asked again.
    refetchInterval: ({ state }) => state.status === 'error' && askAgain,
  })
  const user = me.data?.id
  const { tables, calls, ahead } = useSyncExternalStore(waiting.subscribe, waiting.read)
  const { refetch } = me
  // What somebody did on the page before may have made it a guest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each page, as long as nobody is known
  useEffect(() => {
    if (user === undefined) void refetch()
  }, [here])
  useEffect(() => (user === undefined ? undefined : followWaiting()), [user])
  useEffect(() => setWaitingCount(tables.length + calls.length), [tables, calls])
  useEffect(() => {
    const { language } = settings
    const notices = [
      ...tables.map(table => ({ at: table.tellAt, notice: noticeOfTable(table, language) })),
      ...calls.map(call => ({ at: call.tellAt, notice: noticeOfCall(call, language) })),
    ]
    const timers = notices.flatMap(({ at, notice }) => {
      if (at === null) return []
      const wait = Math.max(0, at - Date.now() - ahead)
      return [setTimeout(() => void tell(notice, settings, go), Math.min(wait, 2 ** 31 - 1))]
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [tables, calls, ahead, settings, go])
  return null
}

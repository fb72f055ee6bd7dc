import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { List } from '../../table/sync/http.ts'
import { Button } from '../../ui/Button.tsx'
import { api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { Rows } from './Rows.tsx'

/** One list of tables, page by page; `empty` says what to do where there are none. */
export function TableList({ list, empty }: { list: List; empty: ReactNode }) {
  const { tables, retry } = useWords()
  const query = useInfiniteQuery({
    queryKey: ['tables', list],
    queryFn: ({ pageParam }) => api.list(list, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    refetchInterval: 15_000,
  })
  if (query.isPending) return <Waiting />
  if (query.isError) {
    return (
      <div className="empty">
        <ErrorLine error={query.error} />
        <Button onClick={() => query.refetch()}>{retry}</Button>
      </div>
    )
  }
  const rows = query.data.pages.flatMap(page => page.rows)
  if (rows.length === 0) return <div className="empty">{empty}</div>
  return (
    <>
      <Rows rows={rows} />
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {tables.more}
        </Button>
      )}
    </>
  )
}

import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { TablePage } from '../../table/sync/http.ts'
import type { LobbyMessage } from '../../table/sync/lobby.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { lobbyApi } from './api.ts'
import { type Filter, noFilter } from './filter.ts'
import { LobbyRow } from './LobbyRow.tsx'
import { merged } from './merge.ts'
import { useLobbyLine } from './useLobbyLine.ts'
import { useLobbyWords } from './words.ts'

type Pages = InfiniteData<TablePage, string | null>

/** The list, which follows what happens in the lobby. */
function useLobby(filter: Filter) {
  const queries = useQueryClient()
  const queryKey = ['lobby', filter]
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => lobbyApi.page(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
  const hear = (message: LobbyMessage) => {
    if (message.is === 'again') void queries.invalidateQueries({ queryKey: ['lobby'] })
    if (message.is !== 'lobby') return
    queries.setQueryData<Pages>(queryKey, old => old && { ...old, pages: merged(old.pages, message, filter) })
  }
  return { query, isLost: useLobbyLine(hear) }
}

export function LobbyList({ filter, onReset }: { filter: Filter; onReset(): void }) {
  const { retry, tables } = useWords()
  const words = useLobbyWords()
  const { query, isLost } = useLobby(filter)
  if (query.isPending) return <Waiting />
  if (query.isError && !query.data) {
    return (
      <div className="empty">
        <ErrorLine error={query.error} />
        <Button onClick={() => query.refetch()}>{retry}</Button>
      </div>
    )
  }
  const rows = query.data.pages.flatMap(page => page.rows)
  return (
    <section aria-label={words.list}>
      {isLost && <p role="alert">{words.lost}</p>}
      {rows.length === 0 ? (
        <NoTables filter={filter} onReset={onReset} />
      ) : (
        <ul className="lobby-rows">
          {rows.map(row => (
            <LobbyRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {tables.more}
        </Button>
      )}
    </section>
  )
}

function NoTables({ filter, onReset }: { filter: Filter; onReset(): void }) {
  const words = useLobbyWords()
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(noFilter)
  return (
    <div className="empty" role="status">
      <p>{words.none}</p>
      <p>{words.noneDo}</p>
      {isFiltered && <Button onClick={onReset}>{words.filters.reset}</Button>}
    </div>
  )
}

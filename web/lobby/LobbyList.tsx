import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { lobbyApi } from './api.ts'
import { addressOf, type Filter, noFilter } from './filter.ts'
import { LobbyRow } from './LobbyRow.tsx'
import { useLobbyWords } from './words.ts'

interface Props {
  filter: Filter
  /** The connection is lost: nothing is heard of changes. */
  isLost: boolean
  onReset(): void
}

/** The tables that look for players; kept true by useLobby. */
export function LobbyList({ filter, isLost, onReset }: Props) {
  const { retry, tables } = useWords()
  const words = useLobbyWords()
  const query = useInfiniteQuery({
    queryKey: ['lobby', filter],
    queryFn: ({ pageParam }) => lobbyApi.page(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
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

function NoTables({ filter, onReset }: Pick<Props, 'filter' | 'onReset'>) {
  const words = useLobbyWords()
  const isFiltered = addressOf(filter) !== addressOf(noFilter)
  return (
    <div className="empty" role="status">
      <p>{words.none}</p>
      <p>{words.noneDo}</p>
      {isFiltered && <Button onClick={onReset}>{words.filters.reset}</Button>}
    </div>
  )
}

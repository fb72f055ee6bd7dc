/** The reader's own tables: found again, and put aside. */
import '../pages/lists.css'
import './lobby.css'
import { shelf } from 'virtual:shelf'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { KeptGames } from '../pages/KeptGames.tsx'
import { useSettings } from '../settings.ts'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { lobbyApi, type OwnSearch } from './api.ts'
import { Choice } from './Choice.tsx'
import { OwnRow } from './OwnRow.tsx'
import { useLobbyWords } from './words.ts'

const everything: OwnSearch = { word: '', game: null, shown: 'all' }

export default function MinePage() {
  const { tables } = useWords()
  const [search, setSearch] = useState(everything)
  return (
    <div className="page">
      <h1>{tables.mineTitle}</h1>
      <OwnFilters search={search} onChange={some => setSearch({ ...search, ...some })} />
      <OwnTables search={useDeferredValue(search)} />
      <KeptGames />
    </div>
  )
}

interface FilterProps {
  search: OwnSearch
  onChange(some: Partial<OwnSearch>): void
}

function OwnFilters({ search, onChange }: FilterProps) {
  const { mine, filters } = useLobbyWords()
  const { language } = useSettings()
  const shown = ['all', 'going', 'over', 'archived'] as const
  return (
    <search className="lobby-filters" aria-label={mine.search}>
      <SearchField label={mine.search} value={search.word} onChange={word => onChange({ word })} />
      <Choice
        label={filters.game}
        value={search.game}
        choices={shelf.map(({ id, words }) => [id, words[language].title])}
        onChange={game => onChange({ game })}
      />
      <Segments
        label={mine.shown}
        value={search.shown}
        choices={shown.map(id => ({ id, label: mine.shownAs[id] }))}
        onChange={next => onChange({ shown: next })}
      />
    </search>
  )
}

function OwnTables({ search }: { search: OwnSearch }) {
  const { tables, retry } = useWords()
  const { mine } = useLobbyWords()
  const query = useInfiniteQuery({
    queryKey: ['mine', search],
    queryFn: ({ pageParam }) => lobbyApi.mine(search, pageParam),
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
  const isSearching = search.word !== '' || search.game !== null || search.shown !== 'all'
  if (rows.length === 0) return isSearching ? <p role="status">{mine.nothing}</p> : <NoTables />
  return (
    <>
      <ul className="lobby-rows">
        {rows.map(row => (
          <OwnRow key={row.id} row={row} isArchived={search.shown === 'archived'} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {tables.more}
        </Button>
      )}
    </>
  )
}

function NoTables() {
  const { tables, errors } = useWords()
  return (
    <div className="empty">
      <p>{tables.mineEmpty}</p>
      <p>{tables.mineEmptyDo}</p>
      <Link href="/" className="button primary">
        {errors.missingDo}
      </Link>
    </div>
  )
}

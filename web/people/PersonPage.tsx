/** Somebody else, as far as it shows itself: reached from a name. */
import '../pages/lists.css'
import './people.css'
import '../peace/peace.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { PersonShown } from '../../table/sync/people.ts'
import type { Who } from '../../table/sync/relations.ts'
import { Button } from '../../ui/Button.tsx'
import { type ApiError, api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { Rows } from '../pages/Rows.tsx'
import { RelationChoice } from '../peace/RelationChoice.tsx'
import { ReportForm } from '../peace/ReportForm.tsx'
import { Meetings } from '../standing/Meetings.tsx'
import { RatingsTable } from '../standing/RatingsTable.tsx'
import { Waiting } from '../Waiting.tsx'
import { peopleApi } from './api.ts'
import { ConductTable } from './ConductTable.tsx'
import { Emblem } from './Emblem.tsx'
import { ResultsTable } from './ResultsTable.tsx'
import { usePeopleWords } from './words.ts'

/** By its id, or by where it sits. */
type Wanted = { id: string } | { table: string; seat: number }

export default function PersonPage(wanted: Wanted) {
  const words = usePeopleWords().person
  const person = useQuery({
    queryKey: ['person', wanted],
    queryFn: () => ('id' in wanted ? peopleApi.person(wanted.id) : peopleApi.sitter(wanted.table, wanted.seat)),
    retry: false,
  })
  if (person.isPending) return <Waiting />
  if (person.data) return <Shown {...person.data} />
  const isMissing = (person.error as ApiError | null)?.code === 'no-such-person'
  return (
    <div className="page empty">
      {isMissing ? <p>{words.missing}</p> : <ErrorLine error={person.error} />}
      {isMissing && 'table' in wanted && <Dealings who={wanted} />}
      <Link href="/" className="button">
        {words.back}
      </Link>
    </div>
  )
}

function Shown({ id, name, picture, results, ratings, conduct, games }: PersonShown) {
  const words = usePeopleWords().person
  const me = useQuery({ queryKey: ['me'], queryFn: api.me })
  return (
    <div className="page me">
      <header className="who">
        <Emblem picture={picture} name={name} size={72} />
        <h1>{name}</h1>
      </header>
      {me.data?.id === id && <p className="quiet">{words.own}</p>}
      {results && <ResultsTable results={results} />}
      {ratings && <RatingsTable ratings={ratings} />}
      {conduct && <ConductTable conduct={conduct} />}
      {me.data && me.data.id !== id && <Meetings person={id} />}
      {games && <Games id={id} />}
      {!results && !games && !conduct && !ratings?.length && <p className="quiet">{words.hidden}</p>}
      {me.data && me.data.id !== id && <Dealings who={{ person: id }} />}
    </div>
  )
}

/** What the reader makes of somebody. */
function Dealings({ who }: { who: Who }) {
  return (
    <>
      <RelationChoice who={who} />
      <ReportForm who={who} />
    </>
  )
}

function Games({ id }: { id: string }) {
  const words = usePeopleWords()
  const query = useInfiniteQuery({
    queryKey: ['person', id, 'games'],
    queryFn: ({ pageParam }) => peopleApi.games(id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
  })
  const rows = query.data?.pages.flatMap(page => page.rows) ?? []
  return (
    <section>
      <h2>{words.games}</h2>
      {query.isSuccess && rows.length === 0 && <p className="quiet">{words.noGames}</p>}
      <Rows rows={rows} />
      {query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
      <ErrorLine error={query.error} />
    </section>
  )
}

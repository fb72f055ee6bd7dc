/** Tournaments: those for all, and those that the reader has entered or made. */
import '../pages/lists.css'
import './standing.css'
import { shelf } from 'virtual:shelf'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { TournamentRow } from '../../table/sync/tournaments.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { useSettings } from '../settings.ts'
import { Waiting } from '../Waiting.tsx'
import { tournamentApi } from './api.ts'
import { useStandingWords } from './words.ts'

export default function Tournaments() {
  const { tournaments: words } = useStandingWords()
  const list = useQuery({ queryKey: ['tournaments'], queryFn: tournamentApi.list })
  return (
    <div className="page standing-page">
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <p>
        <Link href="/tournaments/new" className="button primary">
          {words.make}
        </Link>
      </p>
      {list.isPending && <Waiting />}
      <ErrorLine error={list.error} />
      {list.data && <Group title={words.listed} rows={list.data.listed} />}
      {list.data && list.data.mine.length > 0 && <Group title={words.mine} rows={list.data.mine} />}
    </div>
  )
}

function Group({ title, rows }: { title: string; rows: readonly TournamentRow[] }) {
  const { tournaments: words } = useStandingWords()
  const { language } = useSettings()
  const titleOf = (id: string) => shelf.find(game => game.id === id)?.words[language].title ?? id
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="tournament-rows">
        {rows.map(({ id, name, game, kind, status, entrants }) => (
          <li key={id}>
            <Link href={`/tournaments/${id}`}>{name}</Link>
            <p>
              {titleOf(game)} · {words.kinds[kind]} · {words.people(entrants)} · {words.status[status]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

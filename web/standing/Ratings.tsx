/** The leaderboard of a game. */
import '../pages/lists.css'
import '../people/people.css'
import './standing.css'
import { shelf } from 'virtual:shelf'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { LeaderShown } from '../../table/sync/standing.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { Emblem } from '../people/Emblem.tsx'
import { Waiting } from '../Waiting.tsx'
import { standingApi } from './api.ts'
import { GameChoice } from './GameChoice.tsx'
import { useStandingWords } from './words.ts'

export default function Ratings({ game = shelf[0].id }: { game?: string }) {
  const words = useStandingWords()
  const leaders = useQuery({ queryKey: ['leaders', game], queryFn: () => standingApi.leaders(game) })
  if (!shelf.some(({ id }) => id === game)) return <NotFound />
  return (
    <div className="page standing-page">
      <header>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <GameChoice page="/ratings" game={game} />
      {leaders.isPending && <Waiting />}
      <ErrorLine error={leaders.error} />
      {leaders.data && (leaders.data.length > 0 ? <Board leaders={leaders.data} /> : <p>{words.empty}</p>)}
      <Link href={`/statistics/${game}`}>{words.statistics.door}</Link>
    </div>
  )
}

function Board({ leaders }: { leaders: readonly LeaderShown[] }) {
  const words = useStandingWords()
  return (
    <table className="board-of-leaders">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.person}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.games}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ place, id, name, picture, isGuest, points, games, mine }) => (
          <tr key={id} className={mine ? 'mine' : undefined}>
            <td>{place}.</td>
            <th scope="row">
              <Link href={`/people/${id}`}>
                <Emblem picture={picture} name={name} size={24} />
                {name}
              </Link>
              {(mine || isGuest) && <small> {mine ? words.you : words.guest}</small>}
            </th>
            <td>{points}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

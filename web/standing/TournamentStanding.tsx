/** Who stands where; before the beginning, who has entered. */
import { Link } from 'wouter'
import type { TournamentShown } from '../../table/sync/tournaments.ts'
import { useStandingWords } from './words.ts'

export function TournamentStanding({ people, me, kind, rounds, status }: TournamentShown) {
  const words = useStandingWords()
  const { tournaments } = words
  const isBegun = status !== 'gathering'
  const hasPoints = isBegun && kind !== 'cup'
  const isCalled = rounds.at(-1)?.isOpen === false
  return (
    <section>
      <h2>{isBegun ? tournaments.standing : tournaments.people(people.length)}</h2>
      {hasPoints && <p className="quiet">{tournaments.decides}</p>}
      <table className="board-of-leaders">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.person}</th>
            {hasPoints && <th scope="col">{tournaments.points}</th>}
            {hasPoints && <th scope="col">{tournaments.wins}</th>}
            {hasPoints && <th scope="col">{tournaments.strength}</th>}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, state, here, place, points, wins, strength }) => (
            <tr key={id} className={id === me ? 'mine' : undefined}>
              <td>{place === null ? '' : `${place}.`}</td>
              <th scope="row">
                <Link href={`/people/${id}`}>{name}</Link>
                <small>
                  {state === 'reserve' && ` · ${tournaments.reserve}`}
                  {state === 'out' && ` · ${tournaments.isOut}`}
                  {isCalled && here && ` · ${tournaments.isThere}`}
                </small>
              </th>
              {hasPoints && <td>{points}</td>}
              {hasPoints && <td>{wins}</td>}
              {hasPoints && <td>{strength}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

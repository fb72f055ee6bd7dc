/** Somebody's ratings, game by game. */
import './standing.css'
import { shelf } from 'virtual:shelf'
import { Link } from 'wouter'
import type { RatingShown } from '../../table/sync/standing.ts'
import { useSettings } from '../settings.ts'
import { useStandingWords } from './words.ts'

export function RatingsTable({ ratings }: { ratings: readonly RatingShown[] }) {
  const words = useStandingWords()
  const { language } = useSettings()
  if (ratings.length === 0) return null
  const titleOf = (id: string) => shelf.find(game => game.id === id)?.words[language].title ?? id
  return (
    <section>
      <h2>{words.mine.title}</h2>
      <table className="results">
        <thead>
          <tr>
            <th scope="col">{words.game}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.games}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ game, points, games, sure }) => (
            <tr key={game}>
              <th scope="row">
                <Link href={`/ratings/${game}`}>{titleOf(game)}</Link>
              </th>
              <td>
                {points}
                {!sure && <abbr title={words.mine.unsure}>?</abbr>}
              </td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ratings.some(({ sure }) => !sure) && <p className="hint">? {words.mine.unsure}</p>}
    </section>
  )
}

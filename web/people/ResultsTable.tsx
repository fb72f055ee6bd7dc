/** How somebody has played, game by game. */
import { shelf } from 'virtual:shelf'
import type { GameResults } from '../../table/sync/people.ts'
import { useSettings } from '../settings.ts'
import { usePeopleWords } from './words.ts'

export function ResultsTable({ results }: { results: readonly GameResults[] }) {
  const words = usePeopleWords().results
  const { language } = useSettings()
  const titleOf = (id: string) => shelf.find(game => game.id === id)?.words[language].title ?? id
  return (
    <section>
      <h2>{words.title}</h2>
      {results.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <table className="results">
          <thead>
            <tr>
              <th scope="col">{words.game}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.won}</th>
              <th scope="col">{words.alone}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ game, played, won, alone }) => (
              <tr key={game}>
                <th scope="row">{titleOf(game)}</th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{alone}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

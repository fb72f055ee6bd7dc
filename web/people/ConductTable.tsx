/** How somebody keeps to the games that it begins with others: whether it stays, and how long it takes to answer. */
import type { ConductShown } from '../../table/sync/people.ts'
import { usePeopleWords } from './words.ts'

const [minute, hour, day] = [60, 3600, 86_400]

export function ConductTable({ conduct }: { conduct: ConductShown }) {
  const { conduct: words } = usePeopleWords()
  const { games, left, late, mail, live } = conduct
  const share = (n: number) => words.share(n, Math.round((100 * n) / games))
  const rows: [string, string][] = [
    [words.games, String(games)],
    [words.left, share(left)],
    [words.late, share(late)],
    ...(mail === null ? [] : [[words.mail, about(mail)] satisfies [string, string]]),
    ...(live === null ? [] : [[words.live, about(live)] satisfies [string, string]]),
  ]
  function about(seconds: number): string {
    if (seconds < 2 * minute) return words.seconds(seconds)
    if (seconds < 2 * hour) return words.minutes(Math.round(seconds / minute))
    return seconds < 2 * day ? words.hours(Math.round(seconds / hour)) : words.days(Math.round(seconds / day))
  }
  return (
    <section>
      <h2>{words.title}</h2>
      {games === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <table className="results">
          <tbody>
            {rows.map(([what, value]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

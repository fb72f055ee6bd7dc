/** The rounds of a tournament: beside each other where it is a cup, so that they make a bracket. */
import { Link } from 'wouter'
import type { TournamentShown } from '../../table/sync/tournaments.ts'
import { useStandingWords } from './words.ts'

type Pairing = TournamentShown['rounds'][number]['pairings'][number]

export function Rounds({ rounds, people, kind }: TournamentShown) {
  const { tournaments: words } = useStandingWords()
  const nameOf = (user: string) => people.find(({ id }) => id === user)?.name ?? '?'
  const opened = rounds.filter(({ isOpen }) => isOpen)
  if (opened.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys
    <div className={kind === 'cup' ? 'rounds bracket' : 'rounds'} tabIndex={0}>
      {opened.map(({ pairings, byes }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <section key={i}>
          <h2>{words.round(i + 1)}</h2>
          <ol>
            {pairings.map((pairing, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pairing is its place
              <li key={at}>
                <PairingShown pairing={pairing} nameOf={nameOf} />
              </li>
            ))}
          </ol>
          {byes.length > 0 && <p className="quiet">{words.bye(byes.map(nameOf).join(', '))}</p>}
        </section>
      ))}
    </div>
  )
}

function PairingShown({
  pairing: { users, table, places },
  nameOf,
}: {
  pairing: Pairing
  nameOf(user: string): string
}) {
  const { tournaments: words } = useStandingWords()
  return (
    <>
      <ul className="pairing">
        {users.map((user, seat) => (
          <li key={user} className={places?.[seat] === 1 ? 'first' : undefined}>
            <span>{nameOf(user)}</span>
            {places && users.length > 1 && <span>{places[seat]}.</span>}
          </li>
        ))}
      </ul>
      {table && (
        <Link
          className="to-table"
          href={`/table/${table}`}
          aria-label={`${words.toTable}: ${users.map(nameOf).join(', ')}`}
        >
          {words.toTable}
        </Link>
      )}
    </>
  )
}

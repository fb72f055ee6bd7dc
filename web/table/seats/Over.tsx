/** How it ended: the result in a sentence, and what decided each place. */
import './over.css'
import { Suspense } from 'react'
import { Link } from 'wouter'
import type { Standing } from '../../../kernel/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../context.ts'
import { useRules } from '../parts.ts'
import { useTableWords } from '../words.ts'
import { decisive } from './decisive.ts'
import { NextGame } from './NextGame.tsx'
import { Say, SeatEmblem } from './Say.tsx'

export function Over() {
  const { scene, showPosition, link } = useTable()
  const words = useTableWords()
  return (
    <div className="over">
      <p className="question-kicker">{words.over.title}</p>
      {scene.tableView.status === 'closed' ? (
        <h2>{words.over.closed}</h2>
      ) : (
        <Suspense fallback={null}>
          <Result />
        </Suspense>
      )}
      <div className="over-ways">
        <NextGame isLocal={link.handOn !== undefined} />
        <Button small onClick={() => showPosition(0)}>
          {words.over.again}
        </Button>
        <Link href="/" className="button small quiet">
          {words.over.home}
        </Link>
      </div>
    </div>
  )
}

function Result() {
  const { scene, texts } = useTable()
  const { game } = useRules(scene.tableView.setup.game)
  const view = scene.tableView.view!
  const standing = game.standing(view.open)
  return (
    <>
      <h2>
        <Say rich={texts.result(standing, view)} />
      </h2>
      <StandingTable standing={standing} />
    </>
  )
}

/** What decided: the keys from left to right, each looked at only among those that were equal in all before it. */
function StandingTable({ standing }: { standing: readonly Standing[] }) {
  const { scene, texts } = useTable()
  const words = useTableWords().over
  const view = scene.tableView.view!
  return (
    <div className="standing-scroll">
      <table className="standing" aria-label={words.standing}>
        <caption>{words.decides}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <td />
            {standing[0].keys.map(({ why, of }) => (
              <th key={`${why} ${of}`} scope="col">
                <Say rich={texts.reasons(why, of, view)} plainly />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standing.map(({ seat, place, keys }, i) => (
            <tr key={seat} className={place === 1 ? 'first' : ''}>
              <td>{place}.</td>
              <th scope="row">
                <SeatEmblem seat={seat} size={24} />
                <Say rich={texts.seat(seat, view)} plainly />
              </th>
              {keys.map(({ why, n, of }, k) => (
                <td key={`${why} ${of}`} className={k === decisive(standing, i) ? 'decisive' : ''}>
                  {n}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How it ended: the result in a sentence, and what decided each place. */
import './over.css'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { useTable } from './context.ts'
import { useRules } from './parts.ts'
import { Say, SeatEmblem } from './Say.tsx'
import { useTableWords } from './words.ts'

export function Over() {
  const { scene, showPosition } = useTable()
  const words = useTableWords()
  return (
    <div className="over">
      <p className="question-kicker">{words.over.title}</p>
      {scene.sight.status === 'closed' ? (
        <h2>{words.over.closed}</h2>
      ) : (
        <Suspense fallback={null}>
          <Result />
        </Suspense>
      )}
      <div className="over-ways">
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
  const words = useTableWords()
  const { game } = useRules(scene.sight.setup.game)
  const view = scene.sight.view!
  const standing = game.standing(view.open)
  return (
    <>
      <h2>
        <Say rich={texts.result(standing, view)} />
      </h2>
      <ol className="standing" aria-label={words.over.standing}>
        {standing.map(({ seat, place, keys }) => (
          <li key={seat} className={place === 1 ? 'first' : ''}>
            <strong>{place}.</strong>
            <SeatEmblem seat={seat} size={28} />
            <h3>
              <Say rich={texts.seat(seat, view)} plainly />
            </h3>
            <dl>
              {keys.map(({ why, n, of }) => (
                <div key={`${why} ${of}`}>
                  <dt>
                    <Say rich={texts.reasons(why, of, view)} plainly />
                  </dt>
                  <dd>{n}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </>
  )
}

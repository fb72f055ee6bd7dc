/** How it ended: the result in a sentence, what decided each place, and the ways on. */
import './over.css'
import { Suspense } from 'react'
import { Link } from 'wouter'
import type { Seat, Standing } from '../../../kernel/index.ts'
import { plain } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { RatingChanges } from '../../standing/RatingChanges.tsx'
import { useCopy } from '../../useCopy.ts'
import { useTable } from '../context.ts'
import { useRules } from '../parts.ts'
import { useTableWords } from '../words.ts'
import { decisive } from './decisive.ts'
import { NextGame } from './NextGame.tsx'
import { Rematch, RematchAsked } from './Rematch.tsx'
import { Say, SeatEmblem } from './Say.tsx'

/** In the place of the question. `onScene` shows the scene of the end, where it is not shown. */
export function Over({ onScene }: { onScene: (() => void) | null }) {
  const { scene } = useTable()
  const words = useTableWords()
  const isClosed = scene.tableView.status === 'closed'
  return (
    <div className="over">
      {(onScene !== null || isClosed) && <p className="question-kicker">{words.over.title}</p>}
      {isClosed ? (
        <h2>{words.over.closed}</h2>
      ) : (
        <Suspense fallback={null}>
          <Result />
        </Suspense>
      )}
      <RatingChanges />
      {onScene !== null && !isClosed && (
        <Button small onClick={onScene}>
          {words.over.show}
        </Button>
      )}
      {(onScene !== null || isClosed) && <Ways />}
    </div>
  )
}

/** Where to go from the end. */
export function Ways() {
  const { showPosition, link } = useTable()
  const { over } = useTableWords()
  const isLocal = link.handOn !== undefined
  return (
    <div className="over-ways">
      <RematchAsked />
      <NextGame isLocal={isLocal} />
      <Rematch isLocal={isLocal} />
      <Button small onClick={() => showPosition(0)}>
        {over.again}
      </Button>
      {!isLocal && (
        <Suspense fallback={null}>
          <Share />
        </Suspense>
      )}
      <Link href="/" className="button small quiet">
        {over.home}
      </Link>
    </div>
  )
}

/** Hands the result and the link on: by the system's own means, or copied. */
function Share() {
  const { scene, texts } = useTable()
  const { over, seats } = useTableWords()
  const { game } = useRules(scene.tableView.setup.game)
  const { isCopied, copy } = useCopy()
  const { id, view } = scene.tableView
  const share = async () => {
    const text = `${texts.title}: ${plain(texts.result(game.standing(view!.open), view!))}`
    const url = `${location.origin}/table/${id}`
    if ('share' in navigator) return navigator.share({ text, url }).catch(() => {})
    await copy(`${text}\n${url}`)
  }
  return (
    <Button small onClick={share}>
      {isCopied ? seats.copied : over.share}
    </Button>
  )
}

export function Result() {
  const { scene, texts } = useTable()
  const { game } = useRules(scene.tableView.setup.game)
  const view = scene.tableView.view!
  return (
    <h2>
      <Say rich={texts.result(game.standing(view.open), view)} />
    </h2>
  )
}

/** What decided: the keys from left to right, each looked at only among those that were equal in all before it. */
export function StandingTable({ standing }: { standing: readonly Standing[] }) {
  const { scene, texts } = useTable()
  const words = useTableWords().over
  const view = scene.tableView.view!
  return (
    <div className="standing-scroll">
      <p>{words.decides}</p>
      <table className="standing" aria-label={words.standing}>
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
                <Who seat={seat} />
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

/** Who has played a seat. On one screen the parts are all there is. */
function Who({ seat }: { seat: Seat }) {
  const { scene, link } = useTable()
  const sitter = scene.tableView.seats[seat]
  return link.handOn || sitter.kind === 'open' ? null : <small title={sitter.name}>{sitter.name}</small>
}

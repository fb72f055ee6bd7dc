/** Laws of legal moves: each can be made, and nothing else. */
import { attempt } from '../attempt.ts'
import { notJson } from '../json.ts'
import type { Kinds, Move } from '../kinds.ts'
import { play } from '../play.ts'
import { below, pick, type Rng } from '../rng.ts'
import { copy } from '../state.ts'
import { viewOf } from '../view.ts'
import { type Complaint, first, type Position, text } from './position.ts'

/** Every listed move can be made, and making it on a copy changes nothing in the position it was made on. */
export function legalMovesAreAccepted<K extends Kinds>(
  { game, state, question, lists }: Position<K>,
  rng: Rng,
): Complaint {
  for (const [seat, list] of lists.entries()) {
    for (const move of list) {
      const wrong = notJson(play(game, copy(state), seat, move).heard)
      if (wrong !== null) return `what ${text(move)} tells is no JSON: ${wrong}`
    }
    if (list.length === 0) continue
    const move = pick(rng, list)
    const tried = attempt(game, state, seat, state.moved[seat], move, question)
    if ('refused' in tried) return `legal move ${text(move)} of seat ${seat} is refused: ${tried.refused}`
  }
  return null
}

/** How many forged moves a seat tries in a position; who has no legal move is refused whatever it is. */
const forgeries = { asked: 8, others: 2 }

const rubbish = [{ do: 'no such move' }, {}, null, 'x', []] as Move<Kinds>[]

/** Moves that are not listed are refused and change nothing: other seats' moves, bent ones, old ones, and rubbish. */
export function othersAreRefused<K extends Kinds>(
  { game, state, question, lists, texts }: Position<K>,
  rng: Rng,
): Complaint {
  const known = lists.flat()
  const forged = (): Move<K> => {
    const from = pick<Move<K>>(rng, known.length > 0 ? known : rubbish)
    return below(rng, 2) === 0 ? from : (pick(rng, [...bent(from), ...rubbish]) as Move<K>)
  }
  return first([...lists.entries()], ([seat, list]) => {
    for (let tries = list.length > 0 ? forgeries.asked : forgeries.others; tries > 0; tries--) {
      const move = forged()
      if (list.includes(move) || texts[seat].has(text(move))) continue
      if ('refused' in attempt(game, state, seat, state.moved[seat], move, question)) continue
      return `seat ${seat} may make ${text(move)}, which is not legal`
    }
    const stale = list.length > 0 && attempt(game, state, seat, state.moved[seat] - 1, list[0], question)
    return stale && !('refused' in stale) ? `seat ${seat} may make a move twice` : null
  })
}

/** What is said to be barred is no option of its seat, stands there once, and is refused. */
export function barredMovesAreRefused<K extends Kinds>(
  { game, state, question, texts }: Position<K>,
  rng: Rng,
): Complaint {
  if (!game.barred || !question) return null
  return first(question.toMove, seat => {
    const barred = game.barred!(viewOf(game, state, seat, question)).map(({ move }) => move)
    const legal = barred.find(move => texts[seat].has(text(move)))
    if (legal) return `seat ${seat} is told why it may not make ${text(legal)}, which is an option`
    if (new Set(barred.map(text)).size < barred.length) return `seat ${seat} is told twice why it may not make a move`
    if (barred.length === 0) return null
    const move = pick(rng, barred)
    const tried = attempt(game, state, seat, state.moved[seat], move, question)
    return 'refused' in tried ? null : `seat ${seat} may make ${text(move)}, which is barred`
  })
}

/** Copies of a move with one field bent. */
function bent(move: Move<Kinds>): object[] {
  return Object.entries(move ?? {}).flatMap(([key, value]) => {
    if (key === 'do') return []
    if (typeof value === 'number')
      return [
        { ...move, [key]: -1 },
        { ...move, [key]: value + 1000 },
      ]
    return [
      { ...move, [key]: 'bent' },
      { ...move, more: true },
    ]
  })
}

/** Random legal games, played to the end with every law checked after every move. */

import type { Game, Kinds, Move, Seat, Sequel } from './game.ts'
import { notJson } from './json.ts'
import { type Complaint, checkMove, checkPosition } from './laws.ts'
import { play, start } from './play.ts'
import { isRetraction, progressMoves } from './progress.ts'
import { type Question, questionAt } from './question.ts'
import { carriedIn } from './record.ts'
import { below, pick, type Rng, seeded, seedFrom } from './rng.ts'
import type { State } from './state.ts'

/** A finished or broken random game, and all that is needed to play it again. */
export interface FuzzGame<K extends Kinds> {
  seed: string
  roles: readonly (string | null)[]
  options: K['options']
  /** What the game before it in a series has handed on. */
  carried: NonNullable<K['carried']> | null
  moves: [Seat, Move<K>][]
  /** Moves that had another option. */
  choices: number
  /** Seats in first place; empty when the game did not end. */
  winners: Seat[]
  /** The next game of the series. */
  sequel: Sequel<K> | null
  complaint: Complaint
}

/** What a random game begins with: seats are random parts unless they are named. */
export interface FuzzStart<K extends Kinds> {
  seats: number
  seed: string
  options: K['options']
  roles?: readonly (string | null)[]
  carried?: NonNullable<K['carried']> | null
}

/** A random option; drafts are taken back only now and then, or a random player would never finish. */
export function randomMove<K extends Kinds>(game: Game<K>, list: readonly Move<K>[], rng: Rng): Move<K> {
  const move = pick(rng, list)
  if (!isRetraction(game, move) || below(rng, 8) === 0) return move
  return pick(rng, progressMoves(game, list))
}

/** Plays one random game with every law checked, until it ends or a law is broken. Exceptions become complaints. */
export function fuzzGame<K extends Kinds>(
  game: Game<K>,
  {
    seats,
    seed,
    options: tableOptions,
    roles = Array.from({ length: seats }, () => null),
    carried = null,
  }: FuzzStart<K>,
): FuzzGame<K> {
  const played: FuzzGame<K> = {
    seed,
    roles,
    options: tableOptions,
    carried,
    moves: [],
    choices: 0,
    winners: [],
    sequel: null,
    complaint: null,
  }
  try {
    const { state, heard } = start(game, { roles, options: tableOptions, seed, carried })
    const wrong = notJson(heard, 'heard')
    played.complaint = wrong === null ? playOn(game, state, played) : `the start tells what is no JSON: ${wrong}`
  } catch (error) {
    played.complaint = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  return played
}

function playOn<K extends Kinds>(game: Game<K>, begin: State<K>, played: FuzzGame<K>): Complaint {
  const rng: Rng = { chance: seeded(seedFrom(`moves of ${played.seed}`)) }
  const limit = game.longest(begin.moved.length)
  let state = begin
  for (;;) {
    const { complaint, worlds } = checkPosition(game, state, `${played.seed}/${played.moves.length}`)
    if (complaint !== null) return complaint
    const question = questionAt(game, state)
    if (!question) break
    if (played.moves.length >= limit) return `the game is longer than ${limit} moves`
    const { seat, list } = randomSeat(question, state, rng)
    const move = randomMove(game, list, rng)
    played.moves.push([seat, move])
    if (list.length > 1) played.choices++
    const step = checkMove(game, state, worlds, seat, move)
    if (step.complaint !== null) return step.complaint
    state = step.after
  }
  played.winners = game
    .standing(state.g.open)
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seat)
  const sequel = game.sequel?.(state.g.open) ?? null
  played.sequel = sequel && travelled(game, sequel)
  return replayIsSame(game, played, state)
}

/** What a series hands on stays the same on a journey as a file. */
function travelled<K extends Kinds>(game: Game<K>, sequel: Sequel<K>): Sequel<K> {
  const carried = carriedIn(game, { carried: JSON.parse(JSON.stringify(sequel.carried)) })!
  return { ...sequel, carried }
}

/** A seat that may move: mostly one that is awaited, now and then one that can take its answer back. */
function randomSeat<K extends Kinds>(
  question: Question<K>,
  state: State<K>,
  rng: Rng,
): { seat: Seat; list: readonly Move<K>[] } {
  if (below(rng, 50) === 0) {
    const sealed = state.sealed.flatMap((answer, seat) => (answer === null ? [] : [seat]))
    if (sealed.length > 0) {
      const seat = pick(rng, sealed)
      return { seat, list: question.legal(seat) }
    }
  }
  const seat = pick(rng, question.toMove)
  return { seat, list: question.legal(seat) }
}

function replayIsSame<K extends Kinds>(game: Game<K>, played: FuzzGame<K>, end: State<K>): Complaint {
  const { state } = start(game, played)
  for (const [seat, move] of played.moves) play(game, state, seat, move)
  return JSON.stringify(state) === JSON.stringify(end) ? null : 'the replayed game ends differently'
}

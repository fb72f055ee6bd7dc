/** Random legal games, played to the end with every law checked after every move. */

import type { Game, Sequel } from './game.ts'
import { notJson } from './json.ts'
import type { Kinds, Move, Seat } from './kinds.ts'
import type { Complaint } from './laws/position.ts'
import { checkMove, checkPosition } from './laws.ts'
import { contextOf, play, resume, type Start, start } from './play.ts'
import { lengthLaw } from './progress.ts'
import { questionAt } from './question.ts'
import { beginning, carriedIn } from './record.ts'
import { branch, type Rng, seeded, seedFrom } from './rng.ts'
import type { State } from './state.ts'
import type { Dense, Fuzzing } from './testing/fuzzing.ts'
import { type Player, randomPlayer } from './testing/player.ts'
import type { Tally } from './testing/tally.ts'

/** A finished or broken random game, and all that is needed to play it again. */
export interface FuzzGame<K extends Kinds> {
  seed: string
  roles: readonly (string | null)[]
  options: K['options']
  /** What the game before it in a series has handed on. */
  carried: NonNullable<K['carried']> | null
  /** The position that was made up to begin with; null: the game begins at its start. */
  position: State<K> | null
  moves: [Seat, Move<K>][]
  /** Moves beside which another one was legal. */
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
  /** Begin from a dense position, where the game can make one up. */
  dense?: boolean
}

/** What helps a random game to reach the rare: what the game tells the fuzzer, and what was seen in the games before. */
export interface FuzzHelp<K extends Kinds> {
  fuzzing?: Fuzzing<K>
  tally?: Tally<K>
}

/** Plays one random game with every law checked, until it ends or a law is broken. Exceptions become complaints. */
export function fuzzGame<K extends Kinds>(
  game: Game<K>,
  begin: FuzzStart<K>,
  { fuzzing, tally }: FuzzHelp<K> = {},
): FuzzGame<K> {
  const { seats, seed, options, roles = Array.from({ length: seats }, () => null), carried = null } = begin
  const head = { seed, roles, options, carried, position: null }
  const played: FuzzGame<K> = { ...head, moves: [], choices: 0, winners: [], sequel: null, complaint: null }
  try {
    if (begin.dense && fuzzing?.dense) played.position = densePosition(game, fuzzing.dense, played)
    const { state, heard } = beginning(game, played)
    const wrong = notJson(heard, 'heard')
    const rng: Rng = { chance: seeded(seedFrom(`moves of ${seed}`)) }
    played.complaint =
      wrong === null
        ? playOn(game, state, played, randomPlayer(game, rng, { fuzzing, tally, settles: true }), tally)
        : `the start tells what is no JSON: ${wrong}`
  } catch (error) {
    played.complaint = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  return played
}

function playOn<K extends Kinds>(
  game: Game<K>,
  begin: State<K>,
  played: FuzzGame<K>,
  player: Player<K>,
  tally: Tally<K> | undefined,
): Complaint {
  const tooLong = lengthLaw(game, begin.moved.length)
  let state = begin
  for (;;) {
    const { complaint, worlds } = checkPosition(game, state, `${played.seed}/${played.moves.length}`)
    if (complaint !== null) return complaint
    const question = questionAt(game, state)
    if (!question) break
    const { seat, move, hadChoice } = player(state, question)
    const endless = tooLong(move)
    if (endless !== null) return endless
    tally?.made(question.step, move)
    played.moves.push([seat, move])
    if (hadChoice) played.choices++
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
  return replayIsSame(game, played, state, tally)
}

/** What a series hands on stays the same on a journey as a file. */
function travelled<K extends Kinds>(game: Game<K>, sequel: Sequel<K>): Sequel<K> {
  const carried = carriedIn(game, { carried: JSON.parse(JSON.stringify(sequel.carried)) })!
  return { ...sequel, carried }
}

/** Plays the game again; what is done and told in it is counted here, for the laws try many moves that are never made. */
function replayIsSame<K extends Kinds>(
  game: Game<K>,
  played: FuzzGame<K>,
  end: State<K>,
  tally: Tally<K> | undefined,
): Complaint {
  const counted = tally?.watched(game) ?? game
  const { state, heard } = beginning(counted, played)
  tally?.heard(heard)
  for (const [seat, move] of played.moves) {
    const { heard } = play(counted, state, seat, move)
    tally?.heard(heard)
  }
  return JSON.stringify(state) === JSON.stringify(end) ? null : 'the replayed game ends differently'
}

/** So many random moves lead to the question that a dense position is made up at, at most. */
const longestWay = 2_000

/**
 * A dense position of a game, at its first question. Throws an Error when random moves do not lead to the question it is
 * made up at. The same start gives the same position.
 */
export function densePosition<K extends Kinds>(game: Game<K>, { after, make }: Dense<K>, begin: Start<K>): State<K> {
  const rng: Rng = { chance: seeded(seedFrom(`dense ${begin.seed}`)) }
  const { state } = start(game, begin)
  const player = randomPlayer(game, rng)
  for (let n = 0; after !== null && state.stack.at(-1)?.do !== after; n++) {
    const question = questionAt(game, state)
    if (!question || n > longestWay) throw new Error(`${game.id} has not come to '${after}' after ${n} random moves.`)
    const { seat, move } = player(state, question)
    play(game, state, seat, move)
  }
  state.stack = [...make(state.g, contextOf<K>(rng, []))].reverse()
  state.sealed = state.moved.map(() => null)
  state.moved = state.moved.map(() => 0)
  state.chance = branch(rng)
  const dense: State<K> = JSON.parse(JSON.stringify(state))
  resume(game, dense)
  return dense
}

/** Bots against each other: how strong they are, how long games last. */
import {
  type Bot,
  botViewOf,
  copy,
  type Game,
  isBarrier,
  type Kinds,
  type LoggedEvent,
  lengthLaw,
  type Move,
  nextToMove,
  type Plan,
  type Question,
  type Rng,
  type Seat,
  type Start,
  type State,
  same,
  seeded,
  seedFrom,
  type View,
} from '../kernel/index.ts'
import { type Choice, playout } from '../kit/playout.ts'

export interface Match<K extends Kinds> {
  state: State<K>
  moves: readonly [Seat, Move<K>][]
  /** The place of each seat, 1 being best; ties share one. */
  places: number[]
  /** Seats in first place. */
  winners: Seat[]
  /** What each seat played with, as the game declares it. */
  playedWith: readonly Readonly<Record<string, string>>[]
}

/** A quick bot, or whoever else answers a view of its seat. */
export type Player<K extends Kinds> = Bot<K> | ((view: View<K>, rng: Rng) => Plan<K> | Promise<Plan<K>>)

/**
 * Plays one game to its end, a player a seat. Of a plan so many moves are made as are legal, and no more than up to one that
 * cannot be taken back, as at a table. Throws when the first one is not legal, and when the game does not end.
 */
export async function playMatch<K extends Kinds>(
  game: Game<K>,
  players: readonly Player<K>[],
  begin: Start<K>,
): Promise<Match<K>> {
  const rngs = players.map((_, seat): Rng => ({ chance: seeded(seedFrom(`${begin.seed} bot ${seat}`)) }))
  const tooLong = lengthLaw(game, players.length)
  const moves: [Seat, Move<K>][] = []
  const all: LoggedEvent<K>[] = []
  let last: State<K> | undefined
  let plan: Choice<K>[] = []
  let before: { state: State<K>; question: Question<K> } | undefined
  for (const { state, question, made, heard } of playout(game, begin, () => plan.shift())) {
    all.push(...heard)
    last = state
    if (plan.length > 0 && isBarrier(game, before!, { state, question }, made!)) plan = []
    if (made) moves.push([made.seat, made.move])
    if (made && tooLong(made.move) !== null) throw new Error(`The game of seed ${begin.seed} does not end.`)
    if (question) before = { state: copy(state), question }
    if (plan.length > 0 && isLegal(question, plan[0])) continue
    const seat = nextToMove(game, question, made?.seat ?? null)
    if (seat === undefined) break
    plan = await planOf(game, players[seat], botViewOf(game, state, seat, question), rngs[seat])
    if (!isLegal(question, plan[0]))
      throw new Error(`The bot of seat ${seat} made ${JSON.stringify(plan[0].move)}: no legal move.`)
  }
  return { state: last!, moves, ...resultOf(game, last!, all) }
}

const isLegal = <K extends Kinds>(question: Question<K> | null, { seat, move }: Choice<K>): boolean =>
  question?.legal(seat).some(option => same(option, move)) === true

async function planOf<K extends Kinds>(
  game: Game<K>,
  player: Player<K>,
  view: View<K>,
  rng: Rng,
): Promise<Choice<K>[]> {
  const plan = typeof player === 'function' ? await player(view, rng) : player.choose(game, view, rng)
  return ([plan].flat() as Move<K>[]).map(move => ({ seat: view.seat!, move }))
}

function resultOf<K extends Kinds>(
  game: Game<K>,
  { g: { open }, moved }: State<K>,
  heard: readonly LoggedEvent<K>[],
): Pick<Match<K>, 'places' | 'winners' | 'playedWith'> {
  const events = heard.flatMap(({ event, to }) => (to === null ? [event] : []))
  const places = moved.map(() => 0)
  for (const { seat, place } of game.standing(open)) places[seat] = place
  const winners = game.standing(open).flatMap(({ seat, place }) => (place === 1 ? [seat] : []))
  return { places, winners, playedWith: moved.map((_, seat) => game.playedWith?.(seat, open, events) ?? {}) }
}

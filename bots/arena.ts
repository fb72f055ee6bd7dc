/** Bots against each other: how strong they are, how long games last. */
import {
  type Bot,
  type Game,
  type Kinds,
  lengthLaw,
  type Move,
  nextToMove,
  type Rng,
  type Seat,
  type Start,
  type State,
  seeded,
  seedFrom,
  viewOf,
} from '../kernel/index.ts'
import { type Chooser, type Position, playout } from '../kit/playout.ts'

export interface Match<K extends Kinds> {
  state: State<K>
  moves: readonly [Seat, Move<K>][]
  /** Seats in first place. */
  winners: Seat[]
  /** What each seat played with, as the game declares it. */
  playedWith: readonly Readonly<Record<string, string>>[]
}

/** Plays one game of bots, a bot a seat, to its end. Throws when a bot names what is no option. */
export function playMatch<K extends Kinds>(game: Game<K>, bots: readonly Bot<K>[], begin: Start<K>): Match<K> {
  const rngs = bots.map((_, seat): Rng => ({ chance: seeded(seedFrom(`${begin.seed} bot ${seat}`)) }))
  const tooLong = lengthLaw(game, bots.length)
  const moves: [Seat, Move<K>][] = []
  const events: K['event'][] = []
  const choose: Chooser<K> = ({ state, question, made }) => {
    const seat = nextToMove(game, question, made?.seat ?? null)!
    const view = viewOf(game, state, seat, question)
    const move = bots[seat].choose(game, view, rngs[seat])
    if (!view.legalMoves.includes(move))
      throw new Error(`The bot of seat ${seat} made ${JSON.stringify(move)}: no option.`)
    moves.push([seat, move])
    if (tooLong(move) !== null) throw new Error(`The game of seed ${begin.seed} does not end.`)
    return { seat, move }
  }
  let last: Position<K> | undefined
  for (const position of playout(game, begin, choose)) {
    for (const { event, to } of position.heard) if (to === null) events.push(event)
    last = position
  }
  const { state } = last!
  const standing = game.standing(state.g.open)
  return {
    state,
    moves,
    winners: standing.filter(({ place }) => place === 1).map(({ seat }) => seat),
    playedWith: bots.map((_, seat) => game.playedWith?.(seat, state.g.open, events) ?? {}),
  }
}

/** Searches for games of turns: plans are tried out in imagined worlds, by rules of thumb, until a turn begins. */
import type { Kinds, Move, Question, Seat, State, Step } from '../kernel/index.ts'
import type { BotView } from '../kit/botView.ts'
import type { Search } from './search.ts'

export interface TurnSearch<K extends Kinds> extends Pick<Search<K>, 'candidates' | 'evaluate' | 'trust'> {
  /** What the rules of thumb answer to a question: they play on for all seats. */
  byThumb(botView: BotView<K>, step: Step<K>, legalMoves: readonly Move<K>[]): Move<K>
  /** Whose turn begins with this question; null: no turn begins. */
  turnOf(world: State<K>, question: Question<K>): Seat | null
}

/** Longer than any turn. */
const depth = 400

/** `good` looks to the end of the turn, `strong` to the beginning of the seat's next one: through what the enemy answers. */
export function turnSearches<K extends Kinds>({
  byThumb,
  turnOf,
  ...search
}: TurnSearch<K>): Record<'good' | 'strong', Search<K>> {
  const searchTo = (isEnd: (turn: Seat, me: Seat) => boolean): Search<K> => ({
    ...search,
    depth,
    policy: ({ g, stack }, question, me, rng) =>
      byThumb({ open: g.open, me, own: g.held[me], rng }, stack.at(-1)!, question.legal(me)),
    horizon:
      ({ seat: me }) =>
      (world, question) => {
        const turn = turnOf(world, question)
        return turn !== null && isEnd(turn, me!)
      },
  })
  return { good: searchTo(() => true), strong: searchTo((turn, me) => turn === me) }
}

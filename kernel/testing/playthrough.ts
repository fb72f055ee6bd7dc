/** Whole games that were recorded once, with marks on the way: a change of the rules that changes their course shows. */
import type { Game } from '../game.ts'
import type { Kinds } from '../kinds.ts'
import { type GameRecord, replay, stateHash } from '../record.ts'

/** A record with the marks of its positions, as it lies in `games/<id>/playthroughs/`. */
export interface Playthrough<K extends Kinds> extends GameRecord<K> {
  /** The first 16 digits of the hash of the position before every 50th move, and of the last one. */
  marks: readonly string[]
}

const every = 50

/** The marks of a record. Throws a RecordFault where a move is no longer legal. */
export function marksOf<K extends Kinds>(
  game: Game<K>,
  record: GameRecord<K>,
  hash: (text: string) => string,
): string[] {
  const marks: string[] = []
  const mark = (state: Parameters<typeof stateHash<K>>[0]) => marks.push(stateHash(state, hash).slice(0, 16))
  const { state } = replay(game, record, {
    eachMove: (state, _seat, _move, n) => {
      if (n % every === 0) mark(state)
    },
  })
  mark(state)
  return marks
}

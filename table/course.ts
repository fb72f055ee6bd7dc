/** The course of a game that is over: what each position was worth to each seat, all hands open. */
import type { GameModule } from '../kernel/index.ts'
import { stepsOfRecord } from './moves/record.ts'

export interface ValueCourse {
  /** The numbers of the positions that can be judged, as the history counts them, oldest first. */
  positions: readonly number[]
  /** By position, then by seat: 0 to 1. */
  values: readonly (readonly number[])[]
}

/** How much of a record has been played. */
export interface Progress {
  moves: number
  of: number
}

/**
 * Plays a record and judges each position of it, step by step, for whoever has other things to do between them, or gives up.
 * Throws a RecordFault when the record is not sound, or was played by other rules.
 */
export function* courseOf(
  { game, appraisal }: GameModule,
  record: { readonly moves: readonly unknown[] },
): Generator<Progress, ValueCourse> {
  const positions: number[] = []
  const values: (readonly number[])[] = []
  const owner = { user: '', name: '' }
  let moves = 0
  for (const { table } of stepsOfRecord(game, record, { id: '', name: '', owner }, 0)) {
    const { state, status, moves: position } = table.core
    const now = state && appraisal?.values(state.g, status === 'over')
    if (now && position !== positions.at(-1)) {
      positions.push(position)
      values.push(now)
    }
    yield { moves: moves++, of: record.moves.length }
  }
  return { positions, values }
}

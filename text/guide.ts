/**
 * A guided first game: a table whose cards are known, on which the learner is led by the hand from step to step, and the
 * others make moves that were written down. When the last step is read, the game goes on as any other.
 */
import type { Kinds, Move, Seat } from '../kernel/index.ts'
import type { Language } from './gameTexts.ts'

export interface GuideStep<K extends Kinds, Id extends string = string> {
  /** Its words have the same name. */
  id: Id
  /** The learner's own moves that do it, in order. None: the step is read. */
  moves: readonly Move<K>[]
  /** What is lit on the board beside what its next move speaks of, as `kind:id`. */
  lights?: readonly string[]
}

export interface GuideWords {
  title: string
  text: string
}

export interface Guide<K extends Kinds, Id extends string = string> {
  /** One a seat: the part that it plays. */
  roles: readonly (string | null)[]
  options: Partial<K['options']>
  /** 32 hexadecimal digits. */
  seed: string
  learner: Seat
  /** The last one is read: with it the guidance ends. */
  steps: readonly GuideStep<K, Id>[]
  /** By seat: the moves of the others while the learner is guided, in order. That of the learner is empty. */
  replies: readonly (readonly Move<K>[])[]
  words: Readonly<Record<Language, Readonly<Record<Id, GuideWords>>>>
}

/** Where the learner stands. */
export interface GuidePlace<K extends Kinds> {
  /** The number of the step, from 0. */
  at: number
  step: GuideStep<K>
  /** The moves that are wanted now, in order: the rest of this step, and of those after it that nothing is read between. */
  wanted: readonly Move<K>[]
}

/** The step after so many moves of the learner, and the first `read` steps done or read; null: the guidance is over. */
export function guidePlace<K extends Kinds>(
  { steps }: Pick<Guide<K>, 'steps'>,
  moved: number,
  read: number,
): GuidePlace<K> | null {
  if (read >= steps.length) return null
  let made = moved
  for (const [at, step] of steps.entries()) {
    const left = step.moves.slice(made)
    made = Math.max(0, made - step.moves.length)
    if (step.moves.length === 0 ? at < read : left.length === 0) continue
    const next = steps.slice(at + 1)
    const end = next.findIndex(({ moves }) => moves.length === 0)
    const wanted =
      step.moves.length === 0 ? [] : [...left, ...next.slice(0, Math.max(end, 0)).flatMap(({ moves }) => moves)]
    return { at, step, wanted }
  }
  return null
}

/** Where a replay stops: at what was decided, and where chapters begin. All are positions (see `moves` of a table view). */
import type { LogLine } from '../../../table/types.ts'

/** The positions in which something was told, in order, with the first and the newest one. */
export function decisionsIn(log: readonly LogLine[], moves: number): readonly number[] {
  const told = log.map(({ move }) => move).filter(move => move > 0 && move < moves)
  return [...new Set([0, ...told, moves])]
}

/** The decision before a position; the first position has none before it. */
export const decisionBefore = (stops: readonly number[], at: number): number => stops.findLast(move => move < at) ?? 0

/** The decision after a position; null: there is none. */
export const decisionAfter = (stops: readonly number[], at: number): number | null =>
  stops.find(move => move > at) ?? null

/** Where a round, or a phase of it, begins. */
export interface ChapterStart {
  line: LogLine
  move: number
  isRound: boolean
}

/** The beginnings of rounds and phases, in order. By convention a game tells them by events `round` and `phase`. */
export const chapterStarts = (log: readonly LogLine[]): readonly ChapterStart[] =>
  log.flatMap(line => {
    const { is } = line.event
    return is === 'round' || is === 'phase' ? [{ line, move: line.move, isRound: is === 'round' }] : []
  })

/** The chapter that a position belongs to: its place in the list; -1: it lies before the first. */
export const chapterAt = (chapters: readonly ChapterStart[], at: number): number =>
  chapters.findLastIndex(({ move }) => move <= at)

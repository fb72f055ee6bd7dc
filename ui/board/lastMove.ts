import type { Logged } from '../board.ts'

/**
 * What the last move did, as marks that stay until the next: of the newest position whose events left any. Pure.
 * `marksOf`: none where an event is no part of a move; `isOver`: marks from before such an event have left, as with their phase.
 */
export function lastMarks<Event, Mark>(
  log: readonly Logged<Event>[],
  marksOf: (event: Event) => readonly Mark[],
  isOver: (event: Event) => boolean = () => false,
): readonly Mark[] {
  const marks: (readonly Mark[])[] = []
  let found: number | null = null
  for (const { move, event } of log.toReversed()) {
    if (isOver(event) || (found !== null && found !== move)) break
    const own = marksOf(event)
    if (own.length === 0) continue
    found = move
    marks.unshift(own)
  }
  return marks.flat()
}

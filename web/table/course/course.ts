/** The course of a game: the figure that decided, of every seat, from beginning to end. */
import type { Ledger, Seat, Standing } from '../../../kernel/index.ts'
import type { LogLine } from '../../../table/types.ts'

type Key = Pick<Ledger[number], 'why' | 'of'>

export interface Course {
  key: Key
  /** By seat: its figure in every position looked at, oldest first. */
  figures: readonly (readonly number[])[]
}

/** A course is drawn of so many positions at most. */
const most = 24

/** The positions to look at: where rounds begin, else evenly spaced ones; the last is the end. */
export function positionsOf(log: readonly LogLine[], moves: number): readonly number[] {
  const rounds = log.filter(({ event, move }) => event.is === 'round' && move < moves).map(({ move }) => move)
  const all = rounds.length > 1 ? rounds : Array.from({ length: Math.min(12, moves) }, (_, i) => (i / 12) * moves)
  const every = Math.ceil(all.length / most)
  return [...new Set(all.filter((_, i) => i % every === 0).map(Math.floor)), moves]
}

const figureOf = (standing: readonly Standing[], seat: Seat, { why, of }: Key): number | undefined =>
  standing.find(each => each.seat === seat)?.keys.find(key => key.why === why && key.of === of)?.n

/**
 * The course by the standings of positions, the last one that of the end. Its figure is the first of the end's keys that
 * every position knows and that has ever changed, else the first that every one knows; null: there is none.
 */
export function courseOf(standings: readonly (readonly Standing[])[]): Course | null {
  const end = standings.at(-1)
  if (!end || end.length === 0) return null
  const seats = end.map(({ seat }) => seat).toSorted((a, b) => a - b)
  const courses = end[0].keys.map(key => ({
    key,
    figures: seats.map(seat => standings.map(standing => figureOf(standing, seat, key))),
  }))
  const known = courses.filter(({ figures }) => figures.every(of => !of.includes(undefined))) as Course[]
  return known.find(({ figures }) => figures.some(of => of.some(n => n !== of[0]))) ?? known[0] ?? null
}

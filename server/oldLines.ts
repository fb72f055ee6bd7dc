/** Lines of a log that are no longer in memory: read backwards, a part at a time, however long the game is. */
import { setImmediate as othersFirst } from 'node:timers/promises'
import {
  endOfLog,
  heardBy,
  hears,
  type Logged,
  type LogLine,
  type LogMark,
  linesOfEntry,
  type Viewer,
} from '../table/index.ts'
import { limits } from './limits.ts'
import type { LoadedTable } from './loadedTable.ts'
import type { Store } from './store/store.ts'

/** How far back a viewer has read, and how many lines it has heard before that. */
export interface ReadMark {
  mark: LogMark
  heard: number
}

/** Marks of one table are remembered for so many pages. */
const mostMarks = 64

/** Hears how many entries have been read; throws to read no more. */
type Charge = (entries: number) => void

/** Entries of a table with what they add to its log, newest first; each with the mark to read on from, itself included. */
async function* entriesBack(
  store: Store,
  key: number,
  from: LogMark,
  charge: Charge = () => {},
): AsyncGenerator<[LogMark, Logged[]]> {
  let mark = from
  while (mark.n > 1) {
    const entries = await store.entriesBefore(key, mark.n, limits.entriesAtOnce)
    if (entries.length === 0) return
    charge(entries.length)
    for (const entry of entries) {
      const { lines, earlier } = linesOfEntry(mark, entry)
      yield [mark, lines]
      mark = earlier
    }
    await othersFirst()
  }
}

/** The last lines of the log before line `end`, counted over all viewers: so many, if there are so many. */
export async function lastLines(
  store: Store,
  { key, table }: LoadedTable,
  end: number,
  count: number,
): Promise<Logged[]> {
  const found: Logged[] = []
  for await (const [, lines] of entriesBack(store, key, endOfLog(table))) {
    found.push(...lines.filter(({ at }) => at < end).reverse())
    if (found.length >= count) break
  }
  return found.slice(0, count).reverse()
}

/** The last lines before line `before`, as a viewer counts them: so many at most. Whoever pages on reads on from there. */
export async function linesBefore(
  store: Store,
  { key, table, marks }: LoadedTable,
  viewer: Viewer,
  before: number,
  count: number,
  charge?: Charge,
): Promise<LogLine[]> {
  const start = { mark: endOfLog(table), heard: heardBy(table, viewer) }
  let reached = marks.get(`${viewer.seat} ${before}`) ?? start
  let { heard } = reached
  const found: LogLine[] = []
  for await (const [mark, lines] of entriesBack(store, key, reached.mark, charge)) {
    reached = { mark, heard }
    const fresh = lines.filter(line => hears(line, viewer))
    heard -= fresh.length
    const numbered = fresh.map(({ move, event }, i) => ({ n: heard + i, move, event }))
    found.push(...numbered.filter(({ n }) => n < before).reverse())
    if (found.length >= count) break
  }
  const page = found.slice(0, count).reverse()
  if (marks.size >= mostMarks) marks.clear()
  if (page.length > 0) marks.set(`${viewer.seat} ${page[0].n}`, reached)
  return page
}

/** A table in memory, and how it comes there from the store. */
import { type Answer, advance, type Outcome, type Refused, type Table, tableOf } from '../table/index.ts'
import type { ReadMark } from './oldLines.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './tables.ts'

/** A table in memory. */
export interface LoadedTable {
  readonly key: number
  table: Table
  /** What is asked of it and has not been tried yet. */
  waiting: Asked[]
  /** The end of the queue of jobs. */
  busy: Promise<unknown>
  /** How far back viewers have read in its log; what was taken back is forgotten with it. */
  marks: Map<string, ReadMark>
  /** Lines of the chat before those in memory. */
  earlierLines: number
  /** When it was last used, in milliseconds since 1970. */
  used: number
}

/** Something that is asked of a table, and who waits for the answer. */
export interface Asked {
  /** null: there is nothing to do. */
  make(table: Table): Outcome | Refused | null
  answer(answer: Answer): void
  fail(error: unknown): void
}

/** A stored table as it stands. */
export function tableFromStore(
  { games, now }: Pick<Tables, 'games' | 'now'>,
  { game, core, version, entries, said }: NonNullable<Awaited<ReturnType<Store['load']>>>,
): Table {
  if (!Object.hasOwn(games, game)) throw new Error(`The table ${core.id} plays "${game}", which is not known here.`)
  return { ...entries.reduce(advance, tableOf(games[game].game, core, version, now())), chat: said }
}

/** One job after the other at each table. */
export function queue<T>(loaded: LoadedTable, job: () => Promise<T>): Promise<T> {
  const result = loaded.busy.then(job)
  loaded.busy = result.catch(() => {})
  return result
}

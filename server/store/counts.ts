/** What a house holds, in numbers, for whoever watches over it. */
import { type Kysely, sql } from 'kysely'
import type { Way } from '../notices/when.ts'
import type { Schema } from './schema.ts'

export interface Counts {
  /** Tables that gather, and tables that are played. */
  gathering: number
  running: number
  /** People who look for a game at this moment. */
  searches: number
  /** Notices that are to be sent, by way; left out: none. */
  notices: Partial<Record<Way, number>>
}

/** All ways have four letters: 'mail', 'push:ID', 'hook:ID'. */
const wayInQueue = sql<Way>`substr(target, 1, 4)`

export async function countsIn(db: Kysely<Schema>): Promise<Counts> {
  const tables = await db
    .selectFrom('shelf')
    .where('status', 'in', ['gathering', 'running'])
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .execute()
  const ofStatus = (wanted: string) => Number(tables.find(({ status }) => status === wanted)?.count ?? 0)
  const searches = await db
    .selectFrom('searches')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const queue = await db
    .selectFrom('notice_queue')
    .select(({ fn }) => [wayInQueue.as('way'), fn.countAll().as('count')])
    .groupBy(wayInQueue)
    .execute()
  const notices = Object.fromEntries(queue.map(({ way, count }) => [way, Number(count)]))
  return { gathering: ofStatus('gathering'), running: ofStatus('running'), searches: Number(searches.count), notices }
}

/** What a house holds, in numbers, for whoever watches over it. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface Counts {
  /** Tables that gather, and tables that are played. */
  gathering: number
  running: number
  /** People who look for a game at this moment. */
  searches: number
}

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
  return { gathering: ofStatus('gathering'), running: ofStatus('running'), searches: Number(searches.count) }
}

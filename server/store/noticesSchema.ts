/** What the database holds of those for whom tables wait, and of how they are told. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface NoticesSchema {
  /**
   * For whom a table waits, by seat. `since` null: for nobody any more. `told`: until when those who are told by now have been
   * (milliseconds since 1970); `look`: when it must be looked at again whether somebody is to be told; null: never.
   */
  waits: {
    table_key: number
    seat: number
    user_id: string | null
    since: number | null
    told: number | null
    look: number | null
  }
  /** How somebody is told (`body`, as JSON). `seen`: when it last was at a page; `digest`: when its next daily letter is due. */
  notice_people: { user_id: string; body: string; seen: number; digest: number | null }
  /** Tables of which somebody is told nothing. */
  notice_mutes: { user_id: string; table_key: number }
  /** Addresses of programs that are told. `fails`: so many in a row; `failure` and `failed`: what the last one was, and when. */
  notice_hooks: {
    id: string
    user_id: string
    kind: string
    url: string
    secret: string
    created: number
    fails: number
    off: number
    failure: string | null
    failed: number | null
  }
  /** Browsers that are told also while no page of ours is open; each ends with its session. */
  notice_pushes: {
    id: string
    user_id: string
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    created: number
  }
  /**
   * What is to be sent, until it is. `about`: which time a table waited, or which day's letter; `target`: 'mail', or the kind and
   * id of what is told. `due`: when it is tried next; whoever tries it puts that off.
   */
  notice_queue: {
    user_id: string
    about: string
    target: string
    table_key: number | null
    seat: number | null
    since: number | null
    created: number
    due: number
    tries: number
  }
}

export const notices: Migration = {
  async up(db) {
    await addWaits(db)
    await addWishes(db)
    await addTargets(db)
    await addQueue(db)
  },
}

// biome-ignore lint/suspicious/noExplicitAny: a schema on its way is none
type OnItsWay = Kysely<any>

async function addWaits(db: OnItsWay): Promise<void> {
  await db.schema
    .createTable('waits')
    .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('since', 'bigint')
    .addColumn('told', 'bigint')
    .addColumn('look', 'bigint')
    .addPrimaryKeyConstraint('waits_key', ['table_key', 'seat'])
    .execute()
  await db.schema.createIndex('waits_by_user').on('waits').columns(['user_id', 'since']).execute()
  await db.schema.createIndex('waits_by_look').on('waits').column('look').where('look', 'is not', null).execute()
  let last = -1
  for (;;) {
    const running = db.selectFrom('shelf').select(['table_key', 'updated', 'row']).where('status', '=', 'running')
    const rows = await running.where('table_key', '>', last).orderBy('table_key').limit(200).execute()
    if (rows.length === 0) return
    const waits = rows.flatMap(waitsIn)
    if (waits.length > 0) await db.insertInto('waits').values(waits).execute()
    last = rows.at(-1)!.table_key
  }
}

/** For whom a table waits, by its line in lists. Nobody is told of it: it is not new. */
function waitsIn({ table_key, updated, row }: { table_key: number; updated: number; row: string }) {
  const { awaited, seats } = JSON.parse(row) as { awaited?: number[]; seats: { kind: string; user?: string }[] }
  return (awaited ?? []).flatMap(seat => {
    const { kind, user } = seats[seat] ?? {}
    return kind === 'person' && user ? [{ table_key, seat, user_id: user, since: updated }] : []
  })
}

async function addWishes(db: OnItsWay): Promise<void> {
  await db.schema
    .createTable('notice_people')
    .addColumn('user_id', 'text', c => c.primaryKey())
    .addColumn('body', 'text', c => c.notNull())
    .addColumn('seen', 'bigint', c => c.notNull())
    .addColumn('digest', 'bigint')
    .execute()
  const hasDigest = db.schema.createIndex('notice_people_by_digest').on('notice_people').column('digest')
  await hasDigest.where('digest', 'is not', null).execute()
  await db.schema
    .createTable('notice_mutes')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('table_key', 'bigint', c => c.notNull().references('tables.key'))
    .addPrimaryKeyConstraint('notice_mutes_key', ['user_id', 'table_key'])
    .execute()
  await db.schema.createIndex('notice_mutes_by_table').on('notice_mutes').column('table_key').execute()
}

async function addTargets(db: OnItsWay): Promise<void> {
  await db.schema
    .createTable('notice_hooks')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('url', 'text', c => c.notNull())
    .addColumn('secret', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('fails', 'integer', c => c.notNull())
    .addColumn('off', 'integer', c => c.notNull())
    .addColumn('failure', 'text')
    .addColumn('failed', 'bigint')
    .execute()
  await db.schema.createIndex('notice_hooks_by_user').on('notice_hooks').column('user_id').execute()
  await db.schema
    .createTable('notice_pushes')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('session_id', 'text', c => c.notNull())
    .addColumn('endpoint', 'text', c => c.notNull().unique())
    .addColumn('p256dh', 'text', c => c.notNull())
    .addColumn('auth', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute()
  await db.schema.createIndex('notice_pushes_by_user').on('notice_pushes').column('user_id').execute()
}

async function addQueue(db: OnItsWay): Promise<void> {
  await db.schema
    .createTable('notice_queue')
    .addColumn('user_id', 'text', c => c.notNull())
    .addColumn('about', 'text', c => c.notNull())
    .addColumn('target', 'text', c => c.notNull())
    .addColumn('table_key', 'bigint', c => c.references('tables.key'))
    .addColumn('seat', 'integer')
    .addColumn('since', 'bigint')
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('due', 'bigint', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('notice_queue_key', ['user_id', 'about', 'target'])
    .execute()
  await db.schema.createIndex('notice_queue_by_due').on('notice_queue').column('due').execute()
  await db.schema.createIndex('notice_queue_by_table').on('notice_queue').column('table_key').execute()
}

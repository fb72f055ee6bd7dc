/** For whom tables wait, who is to be told of it, and what is on its way: each of it done by one server alone. */
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { NoticeSettings } from '../../table/sync/notices.ts'
import { type Decision, settingsIn, type Way } from '../notices/when.ts'
import type { Groups } from './groups.ts'
import type { Kind } from './kinds.ts'
import { type CalledRound, enqueue, type Fresh, peopleOf, roundIn, wayOf } from './noticePeople.ts'
import type { Schema } from './schema.ts'

/** A table that waits for somebody, longest first; `row`: how it stands in lists, as JSON. Times are in milliseconds since 1970. */
export interface WaitingFor {
  key: number
  id: string
  row: string
  seat: number
  since: number
  isMuted: boolean
}

/** Somebody for whom a table waits, who may have to be told by now. */
export interface Looked {
  user: string
  since: number
  told: number | null
  settings: NoticeSettings
  ways: readonly Way[]
  seen: number
  isMuted: boolean
}

/** What a notice tells: that a table waits, that a round of a tournament is called, or, once a day, which tables wait. */
export type Told = { is: 'table'; key: number; seat: number; since: number } | CalledRound | { is: 'day' }

/** Something that is to be sent. */
export interface Notice {
  user: string
  /** Which time a table waited, which round, or which day. */
  about: string
  /** 'mail', or 'push' or 'hook' with the id of what is told: 'hook:ID'. */
  target: string
  told: Told
  created: number
  /** How often it has been tried, this time among them. */
  tries: number
}

export interface NoticeQueue {
  waiting(user: string, most: number): Promise<WaitingFor[]>
  /** For whom these tables wait. */
  waitsAt(keys: readonly number[]): Promise<{ key: number; user: string; since: number }[]>
  /** Is there anything to look at, to write or to send? */
  isDue(now: number): Promise<boolean>
  /** Forgets what is due of those who can be told by no way, and decides of so many others; gives of how many. */
  look(now: number, most: number, decide: (looked: Looked) => Decision): Promise<number>
  /** Takes up to `most` daily letters that are due; `next` says when each is due again. */
  takeDigests(now: number, most: number, next: (settings: NoticeSettings) => number | null): Promise<number>
  /** Takes what is due by one way, up to `most`, until `lease` has passed. */
  take(way: Way, now: number, lease: number, most: number): Promise<Notice[]>
  /** The row and id of a table that still waits for the same time; null: no more. */
  stillWaits(table: { key: number; seat: number; since: number }): Promise<{ id: string; row: string } | null>
  /** It was sent, or never will be. */
  drop(notice: Notice): Promise<void>
  /** It is tried again at that time; `isTried` false: this time does not count. */
  putOff(notice: Notice, due: number, isTried?: boolean): Promise<void>
}

type Db = Kysely<Schema>
type Trx = Transaction<Schema>

export const noticeQueueOn = (db: Db, kind: Kind, { write }: Groups): NoticeQueue => {
  const lock: Lock = query => (kind === 'postgres' ? query.forUpdate().skipLocked() : query)
  return {
    waiting: (user, most) => waiting(db, user, most),
    waitsAt: keys => waitsAt(db, keys),
    isDue: now => isDue(db, now),
    look: (now, most, decide) => write(trx => look(trx, lock, { now, most, decide })),
    takeDigests: (now, most, next) => write(trx => takeDigests(trx, lock, { now, most, next })),
    take: (way, now, lease, most) => write(trx => take(trx, lock, { way, now, lease, most })),
    stillWaits: ({ key, seat, since }) => stillWaits(db, key, seat, since),
    drop: notice => write(trx => drop(trx, notice)),
    putOff: (notice, due, isTried = true) => write(trx => putOff(trx, notice, due, isTried)),
  }
}

/** On PostgreSQL what another server has in hand is passed over; on SQLite there is none. */
type Lock = <T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>) => SelectQueryBuilder<Schema, T, O>

async function waiting(db: Db, user: string, most: number): Promise<WaitingFor[]> {
  const rows = await db
    .selectFrom('waits as w')
    .innerJoin('tables as t', 't.key', 'w.table_key')
    .innerJoin('shelf as s', 's.table_key', 'w.table_key')
    .leftJoin('notice_mutes as m', join =>
      join.onRef('m.table_key', '=', 'w.table_key').onRef('m.user_id', '=', 'w.user_id'),
    )
    .select(['t.key', 't.id', 's.row', 'w.seat', 'w.since', 'm.user_id as muter'])
    .where('w.user_id', '=', user)
    .where('w.since', 'is not', null)
    .where('s.status', '=', 'running')
    .orderBy('w.since')
    .orderBy('t.key')
    .limit(most)
    .execute()
  return rows.map(({ muter, since, ...row }) => ({ ...row, since: since!, isMuted: muter !== null }))
}

async function waitsAt(db: Db, keys: readonly number[]) {
  if (keys.length === 0) return []
  const all = db.selectFrom('waits').select(['table_key as key', 'user_id', 'since']).where('table_key', 'in', keys)
  const rows = await all.where('since', 'is not', null).execute()
  return rows.map(({ key, user_id, since }) => ({ key, user: user_id!, since: since! }))
}

async function isDue(db: Db, now: number): Promise<boolean> {
  const looks = await db.selectFrom('waits').select('seat').where('look', '<=', now).limit(1).execute()
  if (looks.length > 0) return true
  const sends = await db.selectFrom('notice_queue').select('tries').where('due', '<=', now).limit(1).execute()
  if (sends.length > 0) return true
  return (await db.selectFrom('notice_people').select('seen').where('digest', '<=', now).limit(1).execute()).length > 0
}

interface Looking {
  now: number
  most: number
  decide(looked: Looked): Decision
}

async function look(trx: Trx, lock: Lock, { now, most, decide }: Looking): Promise<number> {
  await forget(trx, now)
  const due = trx.selectFrom('waits').select(['table_key', 'seat', 'user_id', 'since', 'told'])
  const rows = await lock(due.where('look', '<=', now).orderBy('look').limit(most)).execute()
  if (rows.length === 0) return 0
  const people = await peopleOf(trx, [...new Set(rows.map(({ user_id }) => user_id!))])
  const muted = await mutedOf(trx, rows)
  for (const { table_key: key, seat, user_id, since, told } of rows) {
    const { targets, ...person } = people.get(user_id!)!
    const wait = { user: user_id!, since: since!, told }
    const { tell, look } = decide({ ...wait, ...person, isMuted: muted.has(`${user_id} ${key}`) })
    const set = { look, ...(tell.length > 0 && { told: now }) }
    await trx.updateTable('waits').set(set).where('table_key', '=', key).where('seat', '=', seat).execute()
    const about = `${key}.${seat}.${since}`
    const chosen = targets.filter(target => tell.includes(wayOf(target)))
    await enqueue(
      trx,
      chosen.map(target => ({ user_id: user_id!, about, target, table_key: key, seat, since })),
      now,
    )
  }
  return rows.length
}

/** Guests who have set nothing up are most of those for whom tables wait. */
async function forget(trx: Trx, now: number): Promise<void> {
  await trx
    .updateTable('waits')
    .set({ look: null })
    .where('look', '<=', now)
    .where(e =>
      e.not(
        e.or([
          e.exists(
            e
              .selectFrom('users as u')
              .select('u.id')
              .whereRef('u.id', '=', 'waits.user_id')
              .where('email', 'is not', null),
          ),
          e.exists(e.selectFrom('notice_pushes as p').select('p.id').whereRef('p.user_id', '=', 'waits.user_id')),
          e.exists(e.selectFrom('notice_hooks as h').select('h.id').whereRef('h.user_id', '=', 'waits.user_id')),
        ]),
      ),
    )
    .execute()
}

async function mutedOf(trx: Trx, rows: readonly { table_key: number }[]): Promise<Set<string>> {
  const keys = [...new Set(rows.map(({ table_key }) => table_key))]
  const muted = await trx.selectFrom('notice_mutes').selectAll().where('table_key', 'in', keys).execute()
  return new Set(muted.map(({ user_id, table_key }) => `${user_id} ${table_key}`))
}

interface Digests {
  now: number
  most: number
  next(settings: NoticeSettings): number | null
}

async function takeDigests(trx: Trx, lock: Lock, { now, most, next }: Digests): Promise<number> {
  const due = trx.selectFrom('notice_people').select(['user_id', 'body', 'digest'])
  const rows = await lock(due.where('digest', '<=', now).orderBy('digest').limit(most)).execute()
  for (const { user_id, body, digest } of rows) {
    const set = { digest: next(settingsIn(body)) }
    await trx.updateTable('notice_people').set(set).where('user_id', '=', user_id).execute()
    const letter = { user_id, about: `daily.${digest}`, target: 'mail', table_key: null, seat: null, since: null }
    await enqueue(trx, [letter], now)
  }
  return rows.length
}

interface Taking {
  way: Way
  now: number
  lease: number
  most: number
}

async function take(trx: Trx, lock: Lock, { way, now, lease, most }: Taking): Promise<Notice[]> {
  const due = trx.selectFrom('notice_queue').selectAll().where('due', '<=', now).where('target', 'like', `${way}%`)
  const rows = await lock(due.orderBy('due').limit(most)).execute()
  const taken: Notice[] = []
  for (const { user_id: user, about, target, created, tries, ...row } of rows) {
    const notice = { user, about, target, told: toldIn(about, row), created, tries: tries + 1 }
    const put = trx.updateTable('notice_queue').set({ due: now + lease, tries: notice.tries })
    await put.where(isThat(notice)).execute()
    taken.push(notice)
  }
  return taken
}

function toldIn(about: string, { table_key: key, seat, since }: Pick<Fresh, 'table_key' | 'seat' | 'since'>): Told {
  if (key !== null) return { is: 'table', key, seat: seat!, since: since! }
  return roundIn(about) ?? { is: 'day' }
}

const isThat = ({ user, about, target }: Notice) =>
  sql<boolean>`user_id = ${user} and about = ${about} and target = ${target}`

async function stillWaits(db: Db, key: number, seat: number, since: number) {
  const row = await db
    .selectFrom('waits as w')
    .innerJoin('tables as t', 't.key', 'w.table_key')
    .innerJoin('shelf as s', 's.table_key', 'w.table_key')
    .select(['t.id', 's.row'])
    .where('w.table_key', '=', key)
    .where('w.seat', '=', seat)
    .where('w.since', '=', since)
    .where('s.status', '=', 'running')
    .executeTakeFirst()
  return row ?? null
}

async function drop(trx: Trx, notice: Notice): Promise<void> {
  await trx.deleteFrom('notice_queue').where(isThat(notice)).execute()
}

async function putOff(trx: Trx, notice: Notice, due: number, isTried: boolean): Promise<void> {
  const tries = isTried ? notice.tries : notice.tries - 1
  await trx.updateTable('notice_queue').set({ due, tries }).where(isThat(notice)).execute()
}

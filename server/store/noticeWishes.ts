/** How people are told that tables wait for them: their settings, browsers and programs, and of which tables they are told nothing. */
import type { Kysely, Transaction } from 'kysely'
import type { HookFailure, HookWish, NoticeSettings, PushWish } from '../../table/sync/notices.ts'
import { settingsIn } from '../notices/when.ts'
import type { Groups } from './groups.ts'
import type { Schema } from './schema.ts'

/** A program that is told, by an address. Times are in milliseconds since 1970. */
export interface Hook extends HookWish {
  id: string
  user: string
  /** Signs what it is told. */
  secret: string
  created: number
  /** So many words in a row came to nothing. */
  fails: number
  isOff: boolean
  failure: HookFailure | null
  failed: number | null
}

/** A browser that is told, as long as its session lasts. */
export interface Push extends PushWish {
  id: string
  user: string
  session: string
  created: number
}

export interface NoticeWishes {
  settings(user: string): Promise<NoticeSettings>
  /** When somebody last was at a page; 0: it is not known. */
  seen(user: string): Promise<number>
  hooks(user: string): Promise<Hook[]>
  pushes(user: string): Promise<Push[]>
  /** The ids of tables. */
  mutes(user: string): Promise<string[]>
  /** `digest`: when the next daily letter is due. */
  save(user: string, settings: NoticeSettings, digest: number | null): Promise<void>
  mute(user: string, table: number, isMuted: boolean): Promise<void>
  /** False when there are `most` of its user already. */
  addHook(hook: Hook, most: number): Promise<boolean>
  /** Turns one on again. False when there is none of that id. */
  mendHook(user: string, id: string): Promise<boolean>
  removeHook(user: string, id: string): Promise<boolean>
  /** Notes that a word was taken (null), or what came of it; the `most`th in a row that failed is the last one. */
  noteHook(id: string, failure: HookFailure | null, most: number, now: number): Promise<void>
  /** In place of an earlier one of its session, or with its address; the oldest one of its user goes where there are `most`. */
  addPush(push: Push, most: number): Promise<void>
  removePush(id: string): Promise<void>
  /** Those of a session. */
  removePushes(session: string): Promise<void>
  /** Notes that these users were at a page at that time. */
  noteSeen(users: readonly string[], now: number): Promise<void>
}

type Db = Kysely<Schema>
type Trx = Transaction<Schema>

export const noticeWishesOn = (db: Db, { write }: Groups): NoticeWishes => ({
  settings: async user => {
    const row = await db.selectFrom('notice_people').select('body').where('user_id', '=', user).executeTakeFirst()
    return settingsIn(row?.body)
  },
  seen: async user => {
    const row = await db.selectFrom('notice_people').select('seen').where('user_id', '=', user).executeTakeFirst()
    return row?.seen ?? 0
  },
  hooks: user => hooksOf(db, user),
  pushes: user => pushesOf(db, user),
  mutes: async user => {
    const muted = db.selectFrom('notice_mutes').innerJoin('tables', 'tables.key', 'notice_mutes.table_key')
    const rows = await muted.select('tables.id').where('user_id', '=', user).orderBy('tables.key').execute()
    return rows.map(({ id }) => id)
  },
  save: (user, settings, digest) => write(trx => save(trx, user, { body: JSON.stringify(settings), digest })),
  mute: (user, table, isMuted) => write(trx => mute(trx, { user_id: user, table_key: table }, isMuted)),
  addHook: (hook, most) => write(trx => addHook(trx, hook, most)),
  mendHook: (user, id) =>
    write(async trx => {
      const mended = trx.updateTable('notice_hooks').set({ off: 0, fails: 0, failure: null, failed: null })
      return isAny(await mended.where('user_id', '=', user).where('id', '=', id).returning('id').execute())
    }),
  removeHook: (user, id) =>
    write(async trx => {
      const removed = trx.deleteFrom('notice_hooks').where('user_id', '=', user).where('id', '=', id)
      return isAny(await removed.returning('id').execute())
    }),
  noteHook: (id, failure, most, now) => write(trx => noteHook(trx, id, failure, most, now)),
  addPush: (push, most) => write(trx => addPush(trx, push, most)),
  removePush: id => write(async trx => void (await trx.deleteFrom('notice_pushes').where('id', '=', id).execute())),
  removePushes: session =>
    write(async trx => void (await trx.deleteFrom('notice_pushes').where('session_id', '=', session).execute())),
  noteSeen: (users, now) => write(trx => noteSeen(trx, users, now)),
})

const isAny = (rows: readonly unknown[]): boolean => rows.length > 0

async function hooksOf(db: Db, user: string): Promise<Hook[]> {
  const rows = await db
    .selectFrom('notice_hooks')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created')
    .orderBy('id')
    .execute()
  return rows.map(({ user_id, off, kind, failure, ...row }) => ({
    ...row,
    user: user_id,
    kind: kind as Hook['kind'],
    isOff: off === 1,
    failure: failure as Hook['failure'],
  }))
}

/** Those whose sessions have not ended. */
async function pushesOf(db: Db, user: string): Promise<Push[]> {
  const rows = await db
    .selectFrom('notice_pushes as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .selectAll('p')
    .where('p.user_id', '=', user)
    .whereRef('s.user_id', '=', 'p.user_id')
    .orderBy('p.created')
    .execute()
  return rows.map(({ user_id, session_id, p256dh, auth, ...row }) => ({
    ...row,
    user: user_id,
    session: session_id,
    keys: { p256dh, auth },
  }))
}

async function save(trx: Trx, user: string, row: { body: string; digest: number | null }): Promise<void> {
  const insert = trx.insertInto('notice_people').values({ user_id: user, seen: 0, ...row })
  await insert.onConflict(c => c.column('user_id').doUpdateSet(row)).execute()
}

async function mute(trx: Trx, row: { user_id: string; table_key: number }, isMuted: boolean): Promise<void> {
  if (isMuted) {
    const insert = trx.insertInto('notice_mutes').values(row)
    await insert.onConflict(c => c.columns(['user_id', 'table_key']).doNothing()).execute()
  } else {
    const removed = trx.deleteFrom('notice_mutes').where('user_id', '=', row.user_id)
    await removed.where('table_key', '=', row.table_key).execute()
  }
}

async function addHook(trx: Trx, { user, isOff, ...hook }: Hook, most: number): Promise<boolean> {
  const known = await trx.selectFrom('notice_hooks').select('id').where('user_id', '=', user).execute()
  if (known.length >= most) return false
  await trx
    .insertInto('notice_hooks')
    .values({ ...hook, user_id: user, off: isOff ? 1 : 0 })
    .execute()
  return true
}

async function noteHook(trx: Trx, id: string, failure: HookFailure | null, most: number, now: number): Promise<void> {
  if (failure === null) {
    const well = trx.updateTable('notice_hooks').set({ fails: 0, failure: null, failed: null })
    await well.where('id', '=', id).where('fails', '>', 0).execute()
    return
  }
  const failed = trx.updateTable('notice_hooks').set(e => ({ fails: e('fails', '+', 1), failure, failed: now }))
  const row = await failed.where('id', '=', id).returning('fails').executeTakeFirst()
  if (row && row.fails >= most) await trx.updateTable('notice_hooks').set({ off: 1 }).where('id', '=', id).execute()
}

async function addPush(trx: Trx, { user, session, keys, ...push }: Push, most: number): Promise<void> {
  const earlier = trx.deleteFrom('notice_pushes')
  await earlier.where(e => e.or([e('session_id', '=', session), e('endpoint', '=', push.endpoint)])).execute()
  const others = trx.selectFrom('notice_pushes').select('id').where('user_id', '=', user)
  const tooMany = (await others.orderBy('created', 'desc').orderBy('id').execute()).slice(most - 1)
  for (const { id } of tooMany) await trx.deleteFrom('notice_pushes').where('id', '=', id).execute()
  await trx
    .insertInto('notice_pushes')
    .values({ ...push, ...keys, user_id: user, session_id: session })
    .execute()
}

async function noteSeen(trx: Trx, users: readonly string[], seen: number): Promise<void> {
  const rows = users.map(user_id => ({ user_id, body: '{}', seen, digest: null }))
  const insert = trx.insertInto('notice_people').values(rows)
  await insert.onConflict(c => c.column('user_id').doUpdateSet({ seen })).execute()
}

/** Where somebody has been: the tables at which it sits or sat, owns, or has spoken, and how it is made anonymous there. */
import type { Kysely, Transaction } from 'kysely'
import type { ChatEntry } from '../../table/index.ts'
import { type Leaver, lineWithout, namesIn, speakerOf, tableWithout, without } from '../people/anonymous.ts'
import type { Groups } from './groups.ts'
import type { Schema } from './schema.ts'

/** A table at which somebody has been; `seat` and `place` are null where it has no seat. */
export interface Trace {
  key: number
  id: string
  game: string
  seat: number | null
  place: number | null
  /** Put aside by that person. */
  archived?: true
}

export interface Traces {
  of(user: string): Promise<Trace[]>
  /** The lines of the chat at a table that somebody has said, or that were said to it. */
  said(key: number, user: string): Promise<ChatEntry[]>
  /** Takes somebody out of all that is stored of a table; gives the names by which that knew it. */
  erase(key: number, leaver: Leaver): Promise<Set<string>>
  /** Removes a user with its sessions, tickets and relations, and the note of where it was. */
  removeUser(user: string): Promise<void>
}

export const tracesOn = (db: Kysely<Schema>, { write }: Groups): Traces => ({
  of: async user => {
    const rows = await db
      .selectFrom('sat')
      .innerJoin('tables', 'tables.key', 'sat.table_key')
      .leftJoin('seats', join =>
        join.onRef('seats.table_key', '=', 'sat.table_key').onRef('seats.user_id', '=', 'sat.user_id'),
      )
      .leftJoin('archived', join =>
        join.onRef('archived.table_key', '=', 'sat.table_key').onRef('archived.user_id', '=', 'sat.user_id'),
      )
      .select(['tables.key', 'tables.id', 'tables.game', 'seats.seat', 'seats.place', 'archived.user_id as put'])
      .where('sat.user_id', '=', user)
      .orderBy('tables.key')
      .execute()
    return rows.map(({ put, ...row }) => (put === null ? row : { ...row, archived: true as const }))
  },
  said: async (key, user) => {
    const all = db.selectFrom('chat').select('body').where('table_key', '=', key)
    const rows = await all.where('body', 'like', `%${user}%`).orderBy('id').execute()
    const lines = rows.map(({ body }) => JSON.parse(body) as ChatEntry)
    return lines.filter(line => speakerOf(line) === user || line.readers?.includes(user))
  },
  erase: (key, leaver) => write(trx => erase(trx, key, leaver)),
  removeUser: user => write(trx => removeUser(trx, user)),
})

type Trx = Transaction<Schema>

async function erase(trx: Trx, key: number, wanted: Leaver): Promise<Set<string>> {
  const { user, anonymous } = wanted
  const holds = `%${user}%`
  const entries = await trx
    .selectFrom('entries')
    .select(['id', 'body'])
    .where('table_key', '=', key)
    .where('body', 'like', holds)
    .execute()
  const snapshots = await trx.selectFrom('snapshots').selectAll().where('table_key', '=', key).execute()
  const known = [...entries, ...snapshots].flatMap(({ body }) => namesIn(JSON.parse(body), user))
  const leaver = { ...wanted, names: new Set([...wanted.names, ...known]) }
  for (const { id, body } of entries) {
    const next = JSON.stringify(without(JSON.parse(body), leaver))
    await trx.updateTable('entries').set({ body: next }).where('id', '=', id).execute()
  }
  for (const { n, body } of snapshots) {
    const next = JSON.stringify(tableWithout(JSON.parse(body), leaver))
    await trx.updateTable('snapshots').set({ body: next }).where('table_key', '=', key).where('n', '=', n).execute()
  }
  await eraseWords(trx, key, leaver)
  for (const rows of ['seats', 'rated_seats'] as const) {
    const own = trx.updateTable(rows).set({ user_id: anonymous.user }).where('table_key', '=', key)
    await own.where('user_id', '=', user).execute()
  }
  return leaver.names
}

/** In the chat, and in lists. */
async function eraseWords(trx: Trx, key: number, leaver: Leaver): Promise<void> {
  const lines = await trx.selectFrom('chat').select(['id', 'body']).where('table_key', '=', key).execute()
  for (const { id, body } of lines) {
    const next = JSON.stringify(lineWithout(JSON.parse(body) as ChatEntry, leaver))
    if (next !== body) await trx.updateTable('chat').set({ body: next }).where('id', '=', id).execute()
  }
  const shelf = await trx.selectFrom('shelf').select('row').where('table_key', '=', key).executeTakeFirst()
  if (!shelf) return
  const row = JSON.stringify(tableWithout(JSON.parse(shelf.row), leaver))
  await trx.updateTable('shelf').set({ row }).where('table_key', '=', key).execute()
}

const noticeTables = ['notice_people', 'notice_mutes', 'notice_hooks', 'notice_pushes', 'notice_queue'] as const

async function removeUser(trx: Trx, user: string): Promise<void> {
  await trx.updateTable('waits').set({ user_id: null, since: null, look: null }).where('user_id', '=', user).execute()
  for (const rows of [
    ...noticeTables,
    'sessions',
    'tickets',
    'sat',
    'searches',
    'archived',
    'ratings',
    'conduct',
  ] as const) {
    await trx.deleteFrom(rows).where('user_id', '=', user).execute()
  }
  const related = trx.deleteFrom('relations').where(e => e.or([e('user_id', '=', user), e('other_id', '=', user)]))
  await related.execute()
  await trx.updateTable('reports').set({ by_id: null }).where('by_id', '=', user).execute()
  await trx.deleteFrom('reports').where('about_id', '=', user).execute()
  for (const rows of ['sanctions', 'moderators', 'passkeys', 'challenges'] as const) {
    await trx.deleteFrom(rows).where('user_id', '=', user).execute()
  }
  // What moderators did stays, without whom: by or about somebody who is gone.
  await trx.updateTable('audit').set({ about_id: '', about_name: '' }).where('about_id', '=', user).execute()
  await trx.updateTable('audit').set({ by_id: '', by_name: '' }).where('by_id', '=', user).execute()
  await trx.deleteFrom('users').where('id', '=', user).execute()
}

/** Tournaments in the database. */
import type { Kysely, Transaction } from 'kysely'
import { type Leaver, tableWithout } from '../people/anonymous.ts'
import { callIn, leave } from '../standing/tournaments/acts.ts'
import type { Tournament } from '../standing/tournaments/types.ts'
import type { Groups } from './groups.ts'
import { tellCall } from './noticePeople.ts'
import type { Schema } from './schema.ts'

/** A tournament as it is stored; `due`: when it must be looked at, in milliseconds since 1970. */
export interface StoredTournament {
  tournament: Tournament
  version: number
  /** Everybody is shown it. */
  isListed: boolean
}

export interface TournamentStore {
  /** `due`: when it must be looked at; null: when a table of it ends, or somebody does something. */
  add(tournament: Tournament, now: number): Promise<void>
  load(id: string): Promise<StoredTournament | null>
  /** Stores what has become of it, and tells those who are awaited for a round that is newly called; false when somebody else was faster. */
  change(
    before: Omit<StoredTournament, 'isListed'>,
    next: Tournament,
    due: number | null,
    now: number,
  ): Promise<boolean>
  /** Those that must be looked at by now, the longest waiting first. */
  due(now: number, most: number): Promise<string[]>
  /** Those of which a round may be called, each with its version. */
  called(): Promise<{ id: string; version: number }[]>
  /** Those that await somebody for a round. */
  calling(user: string): Promise<Tournament[]>
  /** Those that everybody is shown, or that somebody has entered or made, newest first. */
  list(user: string | null, most: number): Promise<Tournament[]>
  setListed(id: string, isListed: boolean): Promise<boolean>
  /** Takes somebody out of all tournaments: it is anonymous in what is over. */
  erase(leaver: Leaver): Promise<void>
}

export const tournamentsOn = (db: Kysely<Schema>, { write }: Groups): TournamentStore => ({
  add: (tournament, now) => write(trx => add(trx, tournament, now)),
  load: async id => {
    const row = await db
      .selectFrom('tournaments')
      .select(['body', 'version', 'listed'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? { tournament: JSON.parse(row.body), version: row.version, isListed: row.listed === 1 } : null
  },
  change: (before, next, due, now) => write(trx => change(trx, before, { next, due, now })),
  due: async (now, most) => {
    const rows = db.selectFrom('tournaments').select('id').where('due', '<=', now).orderBy('due').limit(most)
    return (await rows.execute()).map(({ id }) => id)
  },
  called: () => called(db).select(['id', 'version']).execute(),
  calling: user => calling(db, user),
  list: (user, most) => list(db, user, most),
  setListed: (id, isListed) =>
    write(async trx => {
      const set = trx
        .updateTable('tournaments')
        .set({ listed: isListed ? 1 : 0 })
        .where('id', '=', id)
      return (await set.returning('id').execute()).length > 0
    }),
  erase: leaver => write(trx => erase(trx, leaver)),
})

type Trx = Transaction<Schema>

async function add(trx: Trx, tournament: Tournament, now: number): Promise<void> {
  const { id, status } = tournament
  const row = { id, status, listed: 0, updated: now, due: null, version: 1, body: JSON.stringify(tournament) }
  await trx.insertInto('tournaments').values(row).execute()
  await noteEntrants(trx, tournament)
}

async function noteEntrants(trx: Trx, { id, host, entrants }: Tournament): Promise<void> {
  const users = new Set([host.user, ...entrants.map(({ user }) => user)])
  const rows = [...users].map(user_id => ({ tournament_id: id, user_id }))
  await trx
    .insertInto('entrants')
    .values(rows)
    .onConflict(c => c.columns(['user_id', 'tournament_id']).doNothing())
    .execute()
}

interface Next {
  next: Tournament
  due: number | null
  now: number
}

async function change(
  trx: Trx,
  { version, tournament }: Omit<StoredTournament, 'isListed'>,
  { next, due, now }: Next,
): Promise<boolean> {
  const row = { status: next.status, updated: now, due, version: version + 1, body: JSON.stringify(next) }
  const update = trx.updateTable('tournaments').set(row).where('id', '=', next.id).where('version', '=', version)
  if ((await update.returning('id').execute()).length === 0) return false
  await noteEntrants(trx, next)
  const call = callIn(next)
  if (call && next.rounds.length > tournament.rounds.length) await tellCall(trx, next.id, call, now)
  return true
}

/** Nothing but what is called has a time at which it must be looked at, or it is about to be. */
const called = (db: Kysely<Schema>) =>
  db.selectFrom('tournaments').where('due', 'is not', null).where('status', '=', 'running')

async function calling(db: Kysely<Schema>, user: string): Promise<Tournament[]> {
  const own = db.selectFrom('entrants').select('tournament_id').where('user_id', '=', user)
  const rows = await called(db).select('body').where('id', 'in', own).orderBy('due').execute()
  const all = rows.map(({ body }) => JSON.parse(body) as Tournament)
  return all.filter(tournament => callIn(tournament)?.users.includes(user))
}

async function list(db: Kysely<Schema>, user: string | null, most: number): Promise<Tournament[]> {
  const all = db.selectFrom('tournaments').select('body')
  const rows = user
    ? all.where('id', 'in', db.selectFrom('entrants').select('tournament_id').where('user_id', '=', user))
    : all.where('listed', '=', 1)
  const found = await rows.orderBy('updated', 'desc').limit(most).execute()
  return found.map(({ body }) => JSON.parse(body) as Tournament)
}

async function erase(trx: Trx, leaver: Leaver): Promise<void> {
  const own = trx.selectFrom('entrants').select('tournament_id').where('user_id', '=', leaver.user)
  const rows = await trx.selectFrom('tournaments').select(['id', 'body', 'version']).where('id', 'in', own).execute()
  for (const { id, body, version } of rows) {
    const left = leave(JSON.parse(body) as Tournament, leaver.user)
    const isLost = left.host.user === leaver.user && left.status === 'gathering'
    const next = tableWithout(isLost ? { ...left, status: 'closed' as const } : left, leaver)
    const set = { status: next.status, body: JSON.stringify(next), version: version + 1 }
    await trx.updateTable('tournaments').set(set).where('id', '=', id).execute()
  }
  await trx.deleteFrom('entrants').where('user_id', '=', leaver.user).execute()
}

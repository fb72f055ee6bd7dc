/** People in the database: who they are, by which browsers they are known, and how they have played. */
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Groups } from './groups.ts'
import type { Schema } from './schema.ts'

export interface User {
  id: string
  name: string
}

/** What others may see of somebody besides name and picture. */
export interface Shown {
  /** The page of the person at all; whoever shows none is in no leaderboard. */
  page: boolean
  results: boolean
  games: boolean
  /** Ratings, also in leaderboards. */
  rating: boolean
  /** How it keeps to its games: whether it stays, and how long it takes to answer. */
  conduct: boolean
}

export interface Person extends User {
  /** null: a guest, whose name others may bear. */
  nameKey: string | null
  email: string | null
  picture: string | null
  language: string | null
  shown: Shown
  created: number
}

/** A browser that is somebody. Times are in milliseconds since 1970. */
export interface Session {
  id: string
  user: string
  /** 'Firefox, Linux'; empty: not known. */
  device: string
  created: number
  seen: number
}

/** How often somebody has played a game to its end with other persons and won, and how often with bots alone. */
export interface Results {
  game: string
  played: number
  won: number
  alone: number
}

export interface PeopleReading {
  /** Who has the token of that hash, and by which session. */
  ofToken(hash: string): Promise<{ user: User; session: Session } | null>
  user(id: string): Promise<User | null>
  person(id: string): Promise<Person | null>
  sessions(user: string): Promise<Session[]>
  /** The pictures of those who have chosen one. */
  pictures(users: readonly string[]): Promise<Map<string, string>>
  /** Those of a list of users that are known. */
  known(users: readonly string[]): Promise<string[]>
  /** By game, the one played most first. */
  results(user: string): Promise<Results[]>
}

export interface PeopleWriting {
  /** Somebody new, with a first session. */
  add(user: User, session: Session & { hash: string }): Promise<void>
  /** Somebody new, whom no browser is yet. */
  addUser(user: User, now: number): Promise<void>
  addSession(session: Session & { hash: string }): Promise<void>
  /** Gives the session a new token, and ends all others of its user, and its code for another browser. */
  renewSession(session: Session, hash: string): Promise<void>
  /** Ends one session of a user, and its code for another browser; false when it has none of that id. */
  endSession(user: string, id: string): Promise<boolean>
  noteSeen(id: string, now: number): Promise<void>
  /** False when an account has a name that looks like it. */
  rename(user: string, name: string, key: string): Promise<boolean>
  change(user: string, change: Partial<Pick<Person, 'picture' | 'language' | 'shown'>>): Promise<void>
}

export type People = PeopleReading & PeopleWriting

type Db = Kysely<Schema>
type Trx = Transaction<Schema>

const usually: Shown = { page: true, results: false, games: false, rating: true, conduct: false }

const personOf = ({ name_key, shown, ...row }: Selectable<Schema['users']>): Person => ({
  ...row,
  nameKey: name_key,
  shown: { ...usually, ...(JSON.parse(shown) as Partial<Shown>) },
})

export const peopleReaders = (db: Db): PeopleReading => ({
  ofToken: hash => ofToken(db, hash),
  user: async id =>
    (await db.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null,
  person: async id => {
    const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? personOf(row) : null
  },
  sessions: async user => {
    const query = db.selectFrom('sessions').select(['id', 'user_id as user', 'device', 'created', 'seen'])
    return query.where('user_id', '=', user).orderBy('seen', 'desc').orderBy('id').execute()
  },
  pictures: async users => {
    if (users.length === 0) return new Map()
    const rows = await db.selectFrom('users').select(['id', 'picture']).where('id', 'in', users).execute()
    return new Map(rows.flatMap(({ id, picture }) => (picture === null ? [] : [[id, picture]])))
  },
  known: async users => {
    const rows = await db.selectFrom('users').select('id').where('id', 'in', users).execute()
    return rows.map(({ id }) => id)
  },
  results: user => results(db, user),
})

async function ofToken(db: Db, hash: string): Promise<{ user: User; session: Session } | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.name', 's.id as session', 's.device', 's.created', 's.seen'])
    .where('s.token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) return null
  const { id, name, session, ...rest } = row
  return { user: { id, name }, session: { id: session, user: id, ...rest } }
}

/** Games that are over, with the seats of persons counted at each. */
async function results(db: Db, user: string): Promise<Results[]> {
  const rows = await db
    .selectFrom('seats as mine')
    .innerJoin('shelf', 'shelf.table_key', 'mine.table_key')
    .innerJoin('tables', 'tables.key', 'mine.table_key')
    .select(['tables.game', 'mine.place'])
    .select(e =>
      e
        .selectFrom('seats')
        .select(c => c.fn.countAll<number>().as('n'))
        .whereRef('seats.table_key', '=', 'mine.table_key')
        .as('persons'),
    )
    .where('mine.user_id', '=', user)
    .where('shelf.status', '=', 'over')
    .execute()
  const byGame = Map.groupBy(rows, ({ game }) => game)
  const all = [...byGame].map(([game, games]) => {
    const together = games.filter(({ persons }) => Number(persons) > 1)
    const won = together.filter(({ place }) => place === 1).length
    return { game, played: together.length, won, alone: games.length - together.length }
  })
  return all.sort((a, b) => b.played + b.alone - a.played - a.alone || (a.game < b.game ? -1 : 1))
}

export const peopleWriters = ({ write }: Groups): PeopleWriting => ({
  add: (user, session) => write(trx => add(trx, user, session)),
  addUser: (user, now) => write(trx => addUser(trx, user, now)),
  addSession: session => write(trx => addSession(trx, session)),
  renewSession: (session, hash) => write(trx => renewSession(trx, session, hash)),
  endSession: (user, id) =>
    write(async trx => {
      const ended = trx.deleteFrom('sessions').where('user_id', '=', user).where('id', '=', id)
      const isEnded = (await ended.returning('id').execute()).length > 0
      if (isEnded) await endCodes(trx, user)
      return isEnded
    }),
  noteSeen: (id, now) =>
    write(async trx => {
      await trx.updateTable('sessions').set({ seen: now }).where('id', '=', id).execute()
    }),
  rename: (user, name, key) => write(trx => rename(trx, user, name, key)),
  change: (user, { shown, ...rest }) =>
    write(async trx => {
      const set = { ...rest, ...(shown && { shown: JSON.stringify(shown) }) }
      if (Object.keys(set).length > 0) await trx.updateTable('users').set(set).where('id', '=', user).execute()
    }),
})

async function addUser(trx: Trx, { id, name }: User, created: number): Promise<void> {
  await trx.insertInto('users').values({ id, name, shown: '{}', created }).execute()
}

async function add(trx: Trx, user: User, session: Session & { hash: string }): Promise<void> {
  await addUser(trx, user, session.created)
  await addSession(trx, session)
}

async function addSession(trx: Trx, { user, hash, ...session }: Session & { hash: string }): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({ ...session, user_id: user, token_hash: hash })
    .execute()
}

async function renewSession(trx: Trx, { id, user }: Session, hash: string): Promise<void> {
  await trx.updateTable('sessions').set({ token_hash: hash }).where('id', '=', id).execute()
  await trx.deleteFrom('sessions').where('user_id', '=', user).where('id', '!=', id).execute()
  await endCodes(trx, user)
}

/** A browser that is signed out may have shown one. */
async function endCodes(trx: Trx, user: string): Promise<void> {
  await trx.deleteFrom('tickets').where('user_id', '=', user).where('email', 'is', null).execute()
}

async function rename(trx: Trx, id: string, name: string, key: string): Promise<boolean> {
  const others = trx.selectFrom('users').select('id').where('name_key', '=', key).where('id', '!=', id)
  if (await others.executeTakeFirst()) return false
  await trx.updateTable('users').set({ name }).where('id', '=', id).execute()
  await trx.updateTable('users').set({ name_key: key }).where('id', '=', id).where('name_key', 'is not', null).execute()
  return true
}

/** How games have ended, in the database: ratings and what they follow from, statistics, and who has met whom. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { ConductCount } from '../../table/index.ts'
import { newcomer, provisionalGames, type Skill, skillsAfter } from '../standing/skill.ts'
import type { Groups } from './groups.ts'
import type { Schema } from './schema.ts'
import { setting } from './write.ts'

type Db = Kysely<Schema>
type Trx = Transaction<Schema>

/** A game that has ended and is not counted yet. */
export interface Ending {
  key: number
  id: string
  game: string
  ended: number
}

/**
 * What a game that has ended adds: the places of those who played for ratings (null: it is not rated), statistics, and how its players
 * have kept to it (left out: nothing).
 */
export interface Count {
  places: readonly { seat: number; user: string; place: number }[] | null
  tallies: readonly Tally[]
  conduct?: readonly ConductCount[]
}

/** Something that was so, `n` times, at tables of so many seats. */
export interface Tally {
  seats: number
  what: string
  of: string
  n: number
}

/** Somebody's rating in a game, after so many rated games. */
export interface Rating extends Skill {
  game: string
  games: number
}

/** One line of a leaderboard. */
export interface Leader extends Skill {
  user: string
  name: string
  picture: string | null
  isGuest: boolean
  games: number
}

/** What a rated game has made of the rating of a player; before it: null for a newcomer. */
export interface RatedSeat {
  seat: number
  place: number
  before: Skill | null
  after: Skill
}

/** How often two have played a game with each other to its end, and who came before whom. */
export interface Meeting {
  game: string
  played: number
  ahead: number
  behind: number
}

export interface StandingStore {
  /** The first games to be counted, those that ended first before others. */
  toCount(most: number): Promise<Ending[]>
  /** Counts a game that has ended, once; false when somebody else has. */
  count(ending: Ending, count: Count): Promise<boolean>
  /** Reckons all ratings anew from the rated games; gives how many those are. */
  reckonAnew(): Promise<number>
  /** Those with enough rated games who show their page and their ratings, best first. */
  leaders(game: string, most: number): Promise<Leader[]>
  ratings(user: string): Promise<Rating[]>
  /** What a table has made of ratings; empty where it has not been counted, or is not rated. */
  ratedSeats(key: number): Promise<RatedSeat[]>
  tallies(game: string): Promise<Tally[]>
  meetings(user: string, other: string): Promise<Meeting[]>
  /** How somebody has kept to the games that it began with others. */
  conduct(user: string): Promise<Omit<ConductCount, 'user'>[]>
}

export const standingOn = (db: Db, { write }: Groups): StandingStore => ({
  toCount: most =>
    db
      .selectFrom('endings')
      .innerJoin('tables', 'tables.key', 'endings.table_key')
      .select(['tables.key', 'tables.id', 'tables.game', 'endings.ended'])
      .where('counted', '=', 0)
      .orderBy('ended')
      .orderBy('tables.key')
      .limit(most)
      .execute(),
  count: (ending, count) => write(trx => countOnce(trx, ending, count)),
  reckonAnew: () => write(reckonAnew),
  leaders: (game, most) => leaders(db, game, most),
  ratings: user =>
    db
      .selectFrom('ratings')
      .select(['game', 'mu', 'sigma', 'games'])
      .where('user_id', '=', user)
      .orderBy('games', 'desc')
      .orderBy('game')
      .execute(),
  ratedSeats: key => ratedSeats(db, key),
  tallies: game => db.selectFrom('tallies').select(['seats', 'what', 'of', 'n']).where('game', '=', game).execute(),
  meetings: (user, other) => meetings(db, user, other),
  conduct: async user => {
    const rows = db.selectFrom('conduct').select(['what', 'step', 'n']).where('user_id', '=', user)
    return (await rows.orderBy('what').orderBy('step').execute()) as Omit<ConductCount, 'user'>[]
  },
})

/** One server after the other: a rating is read and written by one alone. */
const alone = (trx: Trx) => setting(trx, 'ratings', () => '')

async function countOnce(
  trx: Trx,
  { key, game, ended }: Ending,
  { places, tallies, conduct = [] }: Count,
): Promise<boolean> {
  await alone(trx)
  const claim = trx.updateTable('endings').set({ counted: 1 }).where('table_key', '=', key).where('counted', '=', 0)
  if (!(await claim.returning('table_key').executeTakeFirst())) return false
  for (const tally of tallies) await addTally(trx, game, tally)
  await addConduct(trx, conduct)
  if (places) await rateGame(trx, { key, game, ended, places })
  return true
}

const addTally = (trx: Trx, game: string, tally: Tally) =>
  trx
    .insertInto('tallies')
    .values({ game, ...tally })
    .onConflict(c =>
      c.columns(['game', 'seats', 'what', 'of']).doUpdateSet({ n: e => sql`${e.ref('tallies.n')} + ${tally.n}` }),
    )
    .execute()

/** Nothing of whoever is removed meanwhile. */
async function addConduct(trx: Trx, conduct: readonly ConductCount[]): Promise<void> {
  if (conduct.length === 0) return
  const users = [...new Set(conduct.map(({ user }) => user))]
  const found = await trx.selectFrom('users').select('id').where('id', 'in', users).execute()
  const known = new Set(found.map(({ id }) => id))
  for (const { user, ...count } of conduct) {
    if (!known.has(user)) continue
    await trx
      .insertInto('conduct')
      .values({ user_id: user, ...count })
      .onConflict(c =>
        c.columns(['user_id', 'what', 'step']).doUpdateSet({ n: e => sql`${e.ref('conduct.n')} + ${count.n}` }),
      )
      .execute()
  }
}

interface RatedGame extends Pick<Ending, 'key' | 'game' | 'ended'> {
  places: NonNullable<Count['places']>
}

async function rateGame(trx: Trx, { key, game, ended, places }: RatedGame): Promise<void> {
  await trx.insertInto('rated_games').values({ table_key: key, game, ended }).execute()
  const known = await skillsOf(
    trx,
    game,
    places.map(({ user }) => user),
  )
  const after = await rated(trx, { game, ended, places }, known)
  const rows = places.map(({ seat, user, place }, i) => ({ table_key: key, seat, user_id: user, place, ...after[i] }))
  await trx.insertInto('rated_seats').values(rows).execute()
}

type Known = Map<string, Skill & { games: number }>

async function skillsOf(trx: Trx, game: string, users: readonly string[]): Promise<Known> {
  const rows = trx.selectFrom('ratings').select(['user_id', 'mu', 'sigma', 'games']).where('game', '=', game)
  const found = await rows.where('user_id', 'in', users).execute()
  return new Map(found.map(({ user_id, ...rating }) => [user_id, rating]))
}

/** Writes the ratings after a game; gives them in the order of its places. */
async function rated(trx: Trx, { game, ended, places }: Omit<RatedGame, 'key'>, known: Known): Promise<Skill[]> {
  const after = skillsAfter(places.map(({ user, place }) => ({ skill: known.get(user) ?? newcomer(), place })))
  for (const [i, { user }] of places.entries()) {
    const row = { ...after[i], games: (known.get(user)?.games ?? 0) + 1, changed: ended }
    await trx
      .insertInto('ratings')
      .values({ user_id: user, game, ...row })
      .onConflict(c => c.columns(['user_id', 'game']).doUpdateSet(row))
      .execute()
  }
  return after
}

async function reckonAnew(trx: Trx): Promise<number> {
  await alone(trx)
  await trx.deleteFrom('ratings').execute()
  const games = await trx.selectFrom('rated_games').selectAll().orderBy('id').execute()
  for (const { table_key, game, ended } of games) {
    const rows = await trx.selectFrom('rated_seats').selectAll().where('table_key', '=', table_key).execute()
    const places = rows.map(({ seat, user_id, place }) => ({ seat, user: user_id, place }))
    const known = await skillsOf(
      trx,
      game,
      places.map(({ user }) => user),
    )
    const after = await rated(trx, { game, ended, places }, known)
    for (const [i, { seat }] of places.entries()) {
      await trx
        .updateTable('rated_seats')
        .set(after[i])
        .where('table_key', '=', table_key)
        .where('seat', '=', seat)
        .execute()
    }
  }
  return games.length
}

async function leaders(db: Db, game: string, most: number): Promise<Leader[]> {
  const rows = await db
    .selectFrom('ratings as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.id as user', 'u.name', 'u.picture', 'u.name_key', 'r.mu', 'r.sigma', 'r.games'])
    .where('r.game', '=', game)
    .where('r.games', '>=', provisionalGames)
    .where('u.shown', 'not like', '%"rating":false%')
    .where('u.shown', 'not like', '%"page":false%')
    .orderBy(sql`r.mu - 3 * r.sigma`, 'desc')
    .orderBy('r.user_id')
    .limit(most)
    .execute()
  return rows.map(({ name_key, ...row }) => ({ ...row, isGuest: name_key === null }))
}

async function ratedSeats(db: Db, key: number): Promise<RatedSeat[]> {
  const rows = await db
    .selectFrom('rated_seats as s')
    .innerJoin('rated_games as g', 'g.table_key', 's.table_key')
    .select(['s.seat', 's.place', 's.mu', 's.sigma', 's.user_id', 'g.id', 'g.game'])
    .where('s.table_key', '=', key)
    .orderBy('s.seat')
    .execute()
  return Promise.all(
    rows.map(async ({ seat, place, mu, sigma, user_id, id, game }) => {
      const before = await db
        .selectFrom('rated_seats as s')
        .innerJoin('rated_games as g', 'g.table_key', 's.table_key')
        .select(['s.mu', 's.sigma'])
        .where('s.user_id', '=', user_id)
        .where('g.game', '=', game)
        .where('g.id', '<', id)
        .orderBy('g.id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return { seat, place, before: before ?? null, after: { mu, sigma } }
    }),
  )
}

async function meetings(db: Db, user: string, other: string): Promise<Meeting[]> {
  const count = (condition: string) => sql<number>`sum(case when ${sql.raw(condition)} then 1 else 0 end)`
  const rows = await db
    .selectFrom('seats as mine')
    .innerJoin('seats as theirs', 'theirs.table_key', 'mine.table_key')
    .innerJoin('tables', 'tables.key', 'mine.table_key')
    .select(['tables.game', e => e.fn.countAll<number>().as('played')])
    .select([count('mine.place < theirs.place').as('ahead'), count('mine.place > theirs.place').as('behind')])
    .where('mine.user_id', '=', user)
    .where('theirs.user_id', '=', other)
    .where('mine.place', 'is not', null)
    .where('theirs.place', 'is not', null)
    .groupBy('tables.game')
    .execute()
  const all = rows.map(({ game, ...n }) => ({
    game,
    played: Number(n.played),
    ahead: Number(n.ahead),
    behind: Number(n.behind),
  }))
  return all.sort((a, b) => b.played - a.played || (a.game < b.game ? -1 : 1))
}

/** What people are to each other: friends, ignored, blocked. */
import type { Kysely, Transaction } from 'kysely'
import type { Groups } from './groups.ts'
import type { User } from './people.ts'
import type { Relation } from './relationsSchema.ts'
import type { Schema } from './schema.ts'

/** Somebody to whom the user is something, or who is something to it. */
export interface Related extends User {
  picture: string | null
  /** What it is to the user. */
  relation: Relation | null
  /** Does it call the user a friend? What else the user is to it, the user is not told. */
  isAsking: boolean
}

export interface Relations {
  /** By name. */
  of(user: string): Promise<Related[]>
  between(user: string, other: string): Promise<Pick<Related, 'relation' | 'isAsking'>>
  /** Those of the others whose chat the user does not read. */
  unheard(user: string, others: readonly string[]): Promise<Set<string>>
  /** Has one of them blocked the other? */
  areApart(one: string, other: string): Promise<boolean>
  /** Has `user` blocked `other`? */
  hasBlocked(user: string, other: string): Promise<boolean>
  /** null: nothing any more. False where the user has `most` already. */
  relate(user: string, other: string, relation: Relation | null, limit: { now: number; most: number }): Promise<boolean>
}

type Db = Kysely<Schema>

export const relationsOn = (db: Db, { write }: Groups): Relations => ({
  of: user => related(db, user),
  between: async (user, other) => {
    const rows = await pair(db, user, other)
    const own = rows.find(({ user_id }) => user_id === user)
    const isAsking = rows.some(({ user_id, relation }) => user_id === other && relation === 'friend')
    return { relation: own?.relation ?? null, isAsking: isAsking && own?.relation !== 'block' }
  },
  unheard: async (user, others) => {
    if (others.length === 0) return new Set()
    const rows = await db
      .selectFrom('relations')
      .select('other_id')
      .where('user_id', '=', user)
      .where('relation', 'in', ['ignore', 'block'])
      .where('other_id', 'in', others)
      .execute()
    return new Set(rows.map(({ other_id }) => other_id))
  },
  areApart: async (one, other) => (await pair(db, one, other)).some(({ relation }) => relation === 'block'),
  hasBlocked: async (user, other) =>
    (await pair(db, user, other)).some(({ user_id, relation }) => user_id === user && relation === 'block'),
  relate: (user, other, relation, limit) => write(trx => relate(trx, { user, other, relation }, limit)),
})

const pair = (db: Db, one: string, other: string) =>
  db
    .selectFrom('relations')
    .selectAll()
    .where(e =>
      e.or([
        e.and([e('user_id', '=', one), e('other_id', '=', other)]),
        e.and([e('user_id', '=', other), e('other_id', '=', one)]),
      ]),
    )
    .execute()

async function related(db: Db, user: string): Promise<Related[]> {
  const columns = ['users.id', 'users.name', 'users.picture', 'relation'] as const
  const own = await db
    .selectFrom('relations')
    .innerJoin('users', 'users.id', 'relations.other_id')
    .select(columns)
    .where('user_id', '=', user)
    .execute()
  const asking = await db
    .selectFrom('relations')
    .innerJoin('users', 'users.id', 'relations.user_id')
    .select(columns)
    .where('other_id', '=', user)
    .where('relation', '=', 'friend')
    .execute()
  const isAsking = new Set(asking.map(({ id }) => id))
  const known = new Set(own.map(({ id }) => id))
  const all = [
    ...own.map(each => ({ ...each, isAsking: isAsking.has(each.id) && each.relation !== 'block' })),
    ...asking.filter(({ id }) => !known.has(id)).map(each => ({ ...each, relation: null, isAsking: true })),
  ]
  return all.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))
}

async function relate(
  trx: Transaction<Schema>,
  { user, other, relation }: { user: string; other: string; relation: Relation | null },
  { now, most }: { now: number; most: number },
): Promise<boolean> {
  const own = trx.deleteFrom('relations').where('user_id', '=', user).where('other_id', '=', other)
  await own.execute()
  if (relation === null) return true
  const all = trx.selectFrom('relations').select(e => e.fn.countAll<number>().as('n'))
  const { n } = await all.where('user_id', '=', user).executeTakeFirstOrThrow()
  if (Number(n) >= most) return false
  await trx.insertInto('relations').values({ user_id: user, other_id: other, relation, created: now }).execute()
  // Whoever is blocked asks for no friendship any more.
  if (relation === 'block') {
    const asking = trx.deleteFrom('relations').where('user_id', '=', other).where('other_id', '=', user)
    await asking.where('relation', '=', 'friend').execute()
  }
  return true
}

/** Tickets: secrets that are used once, in time, to be somebody in another browser. The store keeps only their hashes. */
import type { Kysely, Transaction } from 'kysely'
import type { Groups } from './groups.ts'
import type { Schema } from './schema.ts'

/** For so long a ticket counts among those of its address, in milliseconds. */
const hour = 3_600_000

/** `user`: who it makes a browser; null: whoever has the e-mail address. Times are in milliseconds since 1970. */
export interface Ticket {
  hash: string
  user: string | null
  email: string | null
  created: number
  expires: number
}

export interface Tickets {
  /** Adds a ticket, unless there are `most` of its address from the hour before it; false then. A user has one without an address. */
  add(ticket: Ticket, most: number): Promise<boolean>
  /** Takes a ticket, once; null where there is none, or none any more. */
  take(hash: string, now: number): Promise<Ticket | null>
  /** Makes somebody an account, that of an address where it has one, with a name that no account's looks like: one of those given. */
  confirm(user: string, email: string | null, names: readonly { name: string; key: string }[]): Promise<void>
  /** Who has an address. */
  ofEmail(email: string): Promise<string | null>
}

export const ticketsOn = (db: Kysely<Schema>, { write }: Groups): Tickets => ({
  add: (ticket, most) => write(trx => add(trx, ticket, most)),
  take: (hash, now) => write(trx => take(trx, hash, now)),
  confirm: (user, email, names) => write(trx => confirm(trx, user, email, names)),
  ofEmail: async email =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id ?? null,
})

async function add(trx: Transaction<Schema>, ticket: Ticket, most: number): Promise<boolean> {
  const { user, email, ...row } = ticket
  const since = row.created - hour
  // Those of the last hour stay, and count, whoever else asks for one.
  await trx.deleteFrom('tickets').where('expires', '<', row.created).where('created', '<', since).execute()
  if (email === null) {
    await trx.deleteFrom('tickets').where('user_id', '=', user).where('email', 'is', null).execute()
  } else {
    const others = trx.selectFrom('tickets').select('hash').where('email', '=', email).where('created', '>=', since)
    if ((await others.execute()).length >= most) return false
  }
  await trx
    .insertInto('tickets')
    .values({ ...row, user_id: user, email, used: 0 })
    .execute()
  return true
}

/** A used one stays until it is cleared away: it counts among those of its address. */
async function take(trx: Transaction<Schema>, hash: string, now: number): Promise<Ticket | null> {
  const taken = trx.updateTable('tickets').set({ used: 1 }).where('hash', '=', hash).where('used', '=', 0)
  const row = await taken.where('expires', '>', now).returningAll().executeTakeFirst()
  if (!row) return null
  const { user_id, used: _, ...rest } = row
  return { ...rest, user: user_id }
}

async function confirm(
  trx: Transaction<Schema>,
  user: string,
  email: string | null,
  names: readonly { name: string; key: string }[],
): Promise<void> {
  const keys = names.map(({ key }) => key)
  const others = trx.selectFrom('users').select('name_key').where('name_key', 'in', keys).where('id', '!=', user)
  const taken = new Set((await others.execute()).map(({ name_key }) => name_key))
  const free = names.find(({ key }) => !taken.has(key)) ?? names.at(-1)!
  const set = { ...(email !== null && { email }), name: free.name, name_key: free.key }
  await trx.updateTable('users').set(set).where('id', '=', user).execute()
}

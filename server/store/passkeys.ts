/** Passkeys: public keys by which people sign in, and the challenges that are signed once. */
import type { Kysely } from 'kysely'
import type { Groups } from './groups.ts'
import type { Schema } from './schema.ts'

/** `id` and `publicKey` are base64url. */
export interface Passkey {
  id: string
  user: string
  publicKey: string
  counter: number
  /** 'Firefox, Linux'; empty: not known. */
  device: string
  /** Milliseconds since 1970. */
  created: number
}

export interface Passkeys {
  /** The newest first. */
  of(user: string): Promise<Passkey[]>
  find(id: string): Promise<Passkey | null>
  /** False where somebody has a key of that id, or the user has `most`. */
  add(passkey: Passkey, most: number): Promise<boolean>
  /** Notes that it was used; false when an authenticator counts no further: it may be a copy. */
  noteUse(id: string, counter: number): Promise<boolean>
  /** False where the user has none of that id. */
  remove(user: string, id: string): Promise<boolean>
  challenge(hash: string, user: string | null, times: { now: number; expires: number }): Promise<void>
  /** True once, in time, for that user. */
  takeChallenge(hash: string, user: string | null, now: number): Promise<boolean>
}

export const passkeysOn = (db: Kysely<Schema>, { write }: Groups): Passkeys => ({
  of: async user => {
    const rows = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created', 'desc')
      .execute()
    return rows.map(passkeyOf)
  },
  find: async id => {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? passkeyOf(row) : null
  },
  add: ({ user, publicKey, ...row }, most) =>
    write(async trx => {
      const own = await trx.selectFrom('passkeys').select('id').where('user_id', '=', user).execute()
      if (own.length >= most) return false
      const insert = trx.insertInto('passkeys').values({ ...row, user_id: user, public_key: publicKey })
      const added = insert.onConflict(c => c.column('id').doNothing()).returning('id')
      return (await added.execute()).length > 0
    }),
  noteUse: (id, counter) =>
    write(async trx => {
      // Many authenticators count nothing: theirs stays 0.
      const isLater =
        counter === 0
          ? trx.updateTable('passkeys').where('counter', '=', 0)
          : trx.updateTable('passkeys').where('counter', '<', counter)
      return (await isLater.set({ counter }).where('id', '=', id).returning('id').execute()).length > 0
    }),
  remove: (user, id) =>
    write(async trx => {
      const removal = trx.deleteFrom('passkeys').where('user_id', '=', user).where('id', '=', id)
      return (await removal.returning('id').execute()).length > 0
    }),
  challenge: (hash, user, { now, expires }) =>
    write(async trx => {
      await trx.deleteFrom('challenges').where('expires', '<', now).execute()
      await trx.insertInto('challenges').values({ hash, user_id: user, expires }).execute()
    }),
  takeChallenge: (hash, user, now) =>
    write(async trx => {
      const taking = trx.deleteFrom('challenges').where('hash', '=', hash).where('expires', '>', now)
      const own = user === null ? taking.where('user_id', 'is', null) : taking.where('user_id', '=', user)
      return (await own.returning('hash').execute()).length > 0
    }),
})

const passkeyOf = ({ user_id, public_key, ...row }: Schema['passkeys']): Passkey => ({
  ...row,
  user: user_id,
  publicKey: public_key,
})

/** By which ways people can be told, and what is put into the queue for them: parts of what several others store in one go. */
import type { Transaction } from 'kysely'
import { limits } from '../limits.ts'
import { settingsIn, type Way } from '../notices/when.ts'
import type { Call } from '../standing/tournaments/acts.ts'
import type { Looked } from './noticeQueue.ts'
import type { Schema } from './schema.ts'

type Trx = Transaction<Schema>

/** The way of a target: 'hook' of 'hook:ID'. */
export const wayOf = (target: string): Way => target.split(':')[0] as Way

/** How somebody can be told, and wishes to be. */
type Circumstances = Pick<Looked, 'settings' | 'ways' | 'seen'> & { targets: string[] }

export async function peopleOf(trx: Trx, users: readonly string[]): Promise<Map<string, Circumstances>> {
  const people = await trx.selectFrom('notice_people').selectAll().where('user_id', 'in', users).execute()
  const emails = await trx.selectFrom('users').select(['id', 'email']).where('id', 'in', users).execute()
  const pushes = await trx
    .selectFrom('notice_pushes as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.user_id'])
    .where('p.user_id', 'in', users)
    .execute()
  const hooks = await trx
    .selectFrom('notice_hooks')
    .select(['id', 'user_id'])
    .where('user_id', 'in', users)
    .where('off', '=', 0)
    .execute()
  return new Map(
    users.map(user => {
      const isOwn = ({ user_id }: { user_id: string }) => user_id === user
      const person = people.find(isOwn)
      const targets = [
        ...(emails.find(({ id }) => id === user)?.email ? ['mail'] : []),
        ...pushes.filter(isOwn).map(({ id }) => `push:${id}`),
        ...hooks.filter(isOwn).map(({ id }) => `hook:${id}`),
      ]
      const ways = [...new Set(targets.map(wayOf))]
      return [user, { settings: settingsIn(person?.body), seen: person?.seen ?? 0, ways, targets }]
    }),
  )
}

export type Fresh = Pick<Schema['notice_queue'], 'user_id' | 'about' | 'target' | 'table_key' | 'seat' | 'since'>

/** What is in the queue already stays as it is. */
export async function enqueue(trx: Trx, rows: readonly Fresh[], now: number, due = now): Promise<void> {
  if (rows.length === 0) return
  const insert = trx.insertInto('notice_queue').values(rows.map(row => ({ ...row, created: now, due, tries: 0 })))
  await insert.onConflict(c => c.columns(['user_id', 'about', 'target']).doNothing()).execute()
}

/** A round of a tournament, by its number from 1. */
export interface CalledRound {
  is: 'round'
  tournament: string
  round: number
}

/** As `about` of a notice names a round: 'round.ID.2'. */
const aboutRound = (tournament: string, round: number): string => `round.${tournament}.${round}`

export function roundIn(about: string): CalledRound | null {
  const [is, tournament, round] = about.split('.')
  return is === 'round' ? { is, tournament, round: Number(round) } : null
}

/** Those who are awaited for a round are to be told by all their ways: it has its time, so that no delay is kept. */
export async function tellCall(trx: Trx, tournament: string, { round, users }: Call, now: number): Promise<void> {
  if (users.length === 0) return
  const about = aboutRound(tournament, round)
  const rows = [...(await peopleOf(trx, users))].flatMap(([user_id, { targets }]) =>
    targets.map(target => ({ user_id, about, target, ...noTable })),
  )
  await enqueue(trx, rows, now, now + limits.noticeRest)
}

const noTable = { table_key: null, seat: null, since: null }

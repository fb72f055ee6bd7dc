/** Reports, sanctions, moderators, and what these have done. */
import type { Kysely, Transaction } from 'kysely'
import type { Groups } from './groups.ts'
import type { ReportKind, SanctionKind } from './moderationSchema.ts'
import type { User } from './people.ts'
import type { Schema } from './schema.ts'

/** A line of the chat as it was when it was reported. */
export interface ReportedLine {
  at: number
  name: string
  text: string
}

/** Times are in milliseconds since 1970. */
export interface Report {
  id: string
  /** null: the reporter is gone. */
  by: string | null
  about: string
  table: string | null
  kind: ReportKind
  words: string
  lines: ReportedLine[]
  created: number
  closed: number | null
  answer: string | null
}

/** A report with the names of today; null: gone. */
export interface NamedReport extends Report {
  byName: string | null
  aboutName: string | null
}

export interface Sanction {
  id: string
  user: string
  kind: SanctionKind
  reason: string
  created: number
  /** null: for good. */
  until: number | null
  lifted: number | null
}

/** Something that a moderator did to somebody. */
export interface AuditEntry {
  by: User
  about: User
  action: 'mute' | 'ban' | 'lift' | 'close-report'
  words: string
  at: number
}

export interface Moderation {
  isModerator(user: string): Promise<boolean>
  moderators(): Promise<User[]>
  setModerator(user: string, is: boolean, now: number): Promise<void>
  /** False where the reporter has `most` open ones. */
  report(report: Report, most: number): Promise<boolean>
  /** The first `most`: open ones, oldest first, or closed ones, newest first. */
  reports(isOpen: boolean, most: number): Promise<NamedReport[]>
  reportsAbout(user: string, most: number): Promise<NamedReport[]>
  reportsBy(user: string, most: number): Promise<NamedReport[]>
  /** False where it is closed, or there is none. */
  closeReport(id: string, answer: string, by: User, now: number): Promise<boolean>
  /** Newest first. */
  sanctions(user: string): Promise<Sanction[]>
  /** What somebody may not do now, the latest to end first. */
  active(user: string, now: number): Promise<Sanction[]>
  sanction(sanction: Sanction, by: User, about: User): Promise<void>
  /** False where it is over, or there is none. */
  lift(id: string, by: User, now: number): Promise<boolean>
  /** Newest first. */
  audit(most: number): Promise<AuditEntry[]>
}

type Db = Kysely<Schema>
type Trx = Transaction<Schema>

export const moderationOn = (db: Db, { write }: Groups): Moderation => ({
  isModerator: async user =>
    (await db.selectFrom('moderators').select('user_id').where('user_id', '=', user).executeTakeFirst()) !== undefined,
  moderators: () =>
    db
      .selectFrom('moderators')
      .innerJoin('users', 'users.id', 'moderators.user_id')
      .select(['users.id', 'users.name'])
      .orderBy('moderators.created')
      .execute(),
  setModerator: (user, is, now) => write(trx => setModerator(trx, user, is, now)),
  report: (report, most) => write(trx => addReport(trx, report, most)),
  reports: (isOpen, most) =>
    named(db)
      .where('closed', isOpen ? 'is' : 'is not', null)
      .orderBy('reports.created', isOpen ? 'asc' : 'desc')
      .limit(most)
      .execute()
      .then(rows => rows.map(namedReportOf)),
  reportsAbout: (user, most) =>
    named(db)
      .where('about_id', '=', user)
      .orderBy('reports.created', 'desc')
      .limit(most)
      .execute()
      .then(rows => rows.map(namedReportOf)),
  reportsBy: (user, most) =>
    named(db)
      .where('by_id', '=', user)
      .orderBy('reports.created', 'desc')
      .limit(most)
      .execute()
      .then(rows => rows.map(namedReportOf)),
  closeReport: (id, answer, by, now) => write(trx => closeReport(trx, id, answer, by, now)),
  sanctions: user => sanctionsOf(db, user),
  active: async (user, now) =>
    (await sanctionsOf(db, user))
      .filter(({ until, lifted }) => lifted === null && (until === null || until > now))
      .sort((a, b) => (b.until ?? Number.POSITIVE_INFINITY) - (a.until ?? Number.POSITIVE_INFINITY)),
  sanction: (sanction, by, about) => write(trx => addSanction(trx, sanction, by, about)),
  lift: (id, by, now) => write(trx => lift(trx, id, by, now)),
  audit: most => audit(db, most),
})

const named = (db: Db) =>
  db
    .selectFrom('reports')
    .leftJoin('users as reporter', 'reporter.id', 'reports.by_id')
    .leftJoin('users as person', 'person.id', 'reports.about_id')
    .selectAll('reports')
    .select(['reporter.name as byName', 'person.name as aboutName'])

type NamedRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number]

const namedReportOf = ({ by_id, about_id, table_id, lines, ...row }: NamedRow): NamedReport => ({
  ...row,
  by: by_id,
  about: about_id,
  table: table_id,
  lines: JSON.parse(lines) as ReportedLine[],
})

async function setModerator(trx: Trx, user: string, is: boolean, now: number): Promise<void> {
  await trx.deleteFrom('moderators').where('user_id', '=', user).execute()
  if (is) await trx.insertInto('moderators').values({ user_id: user, created: now }).execute()
}

async function addReport(trx: Trx, report: Report, most: number): Promise<boolean> {
  const { by, about, table, lines, ...row } = report
  const open = trx.selectFrom('reports').select('id').where('by_id', '=', by).where('closed', 'is', null)
  if ((await open.execute()).length >= most) return false
  const ids = { by_id: by, about_id: about, table_id: table }
  await trx
    .insertInto('reports')
    .values({ ...row, ...ids, lines: JSON.stringify(lines) })
    .execute()
  return true
}

async function closeReport(trx: Trx, id: string, answer: string, by: User, now: number): Promise<boolean> {
  const closing = trx.updateTable('reports').set({ closed: now, answer }).where('id', '=', id)
  const row = await closing.where('closed', 'is', null).returning('about_id').executeTakeFirst()
  if (!row) return false
  await note(trx, { by, about: await userOf(trx, row.about_id), action: 'close-report', words: answer, at: now })
  return true
}

async function sanctionsOf(db: Db, user: string): Promise<Sanction[]> {
  const all = db.selectFrom('sanctions').selectAll().where('user_id', '=', user)
  const rows = await all.orderBy('created', 'desc').orderBy('id').execute()
  return rows.map(({ user_id, ...row }) => ({ ...row, user: user_id }))
}

async function addSanction(trx: Trx, { user, ...row }: Sanction, by: User, about: User): Promise<void> {
  await trx
    .insertInto('sanctions')
    .values({ ...row, user_id: user })
    .execute()
  if (row.kind === 'ban') await trx.deleteFrom('searches').where('user_id', '=', user).execute()
  await note(trx, { by, about, action: row.kind, words: row.reason, at: row.created })
}

async function lift(trx: Trx, id: string, by: User, now: number): Promise<boolean> {
  const lifting = trx.updateTable('sanctions').set({ lifted: now }).where('id', '=', id).where('lifted', 'is', null)
  const isOn = lifting.where(e => e.or([e('until', 'is', null), e('until', '>', now)]))
  const row = await isOn.returning(['user_id', 'kind']).executeTakeFirst()
  if (!row) return false
  await note(trx, { by, about: await userOf(trx, row.user_id), action: 'lift', words: row.kind, at: now })
  return true
}

async function userOf(trx: Trx, id: string): Promise<User> {
  const user = await trx.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  return user ?? { id, name: '' }
}

async function note(trx: Trx, { by, about, action, words, at }: AuditEntry): Promise<void> {
  const names = { by_id: by.id, by_name: by.name, about_id: about.id, about_name: about.name }
  await trx
    .insertInto('audit')
    .values({ ...names, action, words, created: at })
    .execute()
}

async function audit(db: Db, most: number): Promise<AuditEntry[]> {
  const rows = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(most).execute()
  return rows.map(row => ({
    by: { id: row.by_id, name: row.by_name },
    about: { id: row.about_id, name: row.about_name },
    action: row.action as AuditEntry['action'],
    words: row.words,
    at: row.created,
  }))
}

/** What goes over HTTP of reports, and of those who look after them. Addresses are in docs/protocol.md. */
import * as z from 'zod'
import { who } from './relations.ts'

const moment = z.number()
const kind = z.enum(['chat', 'name', 'conduct'])
const sanctionKind = z.enum(['mute', 'ban'])
const words = (least: number) => z.string().trim().min(least).max(1000)
const user = z.object({ id: z.string(), name: z.string() })

/** `lines`: the moments of lines of the chat at the table that it concerns. */
export const newReport = z.strictObject({
  who,
  kind,
  words: words(0),
  lines: z.array(z.int().min(0)).max(50).default([]),
})

const line = z.object({ at: moment, name: z.string(), text: z.string() })
const report = z.object({
  id: z.string(),
  about: z.string(),
  aboutName: z.string().nullable(),
  byName: z.string().nullable(),
  table: z.string().nullable(),
  kind,
  words: z.string(),
  lines: z.array(line),
  created: moment,
  closed: moment.nullable(),
  answer: z.string().nullable(),
})
export const reports = z.array(report)

/** What I have reported, and what became of it. */
export const ownReports = z.array(
  report
    .pick({ id: true, kind: true, words: true, created: true, closed: true, answer: true })
    .extend({ aboutName: z.string().nullable() }),
)

const sanction = z.object({
  id: z.string(),
  kind: sanctionKind,
  reason: z.string(),
  created: moment,
  until: moment.nullable(),
  lifted: moment.nullable(),
})
export const sanctions = z.array(sanction)

/** `hours` null: for good. */
export const newSanction = z.strictObject({
  person: z.string().max(64),
  kind: sanctionKind,
  reason: words(1),
  hours: z
    .int()
    .min(1)
    .max(24 * 366)
    .nullable(),
})

export const reportsWish = z.object({ open: z.enum(['yes', 'no']).default('yes') })
export const reportId = z.object({ id: z.string().max(64) })
export const reportAnswer = z.strictObject({ answer: words(0) })

/** Somebody, as moderators see it: never more of a table than everybody does. */
export const suspect = user.extend({ sanctions, reports, created: moment })

export const audit = z.array(
  z.object({
    by: user,
    about: user,
    action: z.enum(['mute', 'ban', 'lift', 'close-report']),
    words: z.string(),
    at: moment,
  }),
)

export type NewReport = z.input<typeof newReport>
export type ReportShown = z.infer<typeof report>
export type OwnReport = z.infer<typeof ownReports>[number]
export type SanctionShown = z.infer<typeof sanction>
export type NewSanction = z.input<typeof newSanction>
export type Suspect = z.infer<typeof suspect>
export type AuditShown = z.infer<typeof audit>[number]

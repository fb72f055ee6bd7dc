/**
 * What a page is sent: everything when it joins, and then what changed: small, for it is sent to every page with every
 * move. What everybody sees alike is written once for all of them.
 *
 *   [rev, moves, common, own, log, chat, cut], with 0 for nothing; zeros at the end are left out
 *
 * `common` and `own` are patches (protocol.ts) of what everybody, and what the viewer alone, is shown; `log` are the events
 * heard, each of the newest position, else as [position, event].
 */

import { latest } from '../../kernel/index.ts'
import { latestKept } from '../limits.ts'
import type { Logged, Table, Viewer } from '../table.ts'
import { diff, diffFields, diffOnce, type Ways } from './patch.ts'
import type { Common, Message, Own, Patch } from './protocol.ts'
import type { Sent } from './readMessage.ts'
import { chatFor, commonOf, heardBy, hears, logFor, ownOf, reads } from './tableView.ts'

/** What a viewer has been shown. */
export interface Shown {
  table: Table
  common: Common
  own: Own
}

export function shownTo(table: Table, viewer: Viewer): Shown {
  return { table, common: commonOf(table), own: ownOf(table, viewer) }
}

/** So many of the last lines of the log and the chat are sent when a page joins. */
export const linesAtFirst = 300

/** The message to a page that joins, as text. `now` is in milliseconds since 1970. */
export function wholeText(rev: number, viewer: Viewer, { table, common, own }: Shown, now: number): string {
  const log = logFor(table, viewer).slice(-linesAtFirst)
  const chat = chatFor(table, viewer).slice(-linesAtFirst)
  return JSON.stringify({ is: 'whole', rev, now, common, own, log, chat } satisfies Message)
}

/** The message that leads a viewer from one to the other, as text; null when nothing has changed for it. */
export function changeText(rev: number, viewer: Viewer, from: Shown, to: Shown): string | null {
  const step = stepBetween(from, to)
  const heard = step.isPublic ? step : logOf(step, viewer)
  const parts = [
    step.common,
    text(diff(from.own, to.own)),
    heard.log,
    chatText(from.table, to.table, viewer),
    step.lost.some(line => hears(line, viewer)) ? String(heardBy(to.table, viewer) - heard.count) : '0',
  ]
  while (parts.at(-1) === '0') parts.pop()
  const { moves } = to.table.core
  if (parts.length === 0 && moves === from.table.core.moves) return null
  return `[${[rev, moves, ...parts].join(',')}]`
}

const text = (patch: Patch) => (patch === undefined ? '0' : JSON.stringify(patch))

/** What lies between two tables, for everybody. */
interface Step {
  before: Table
  after: Table
  common: string
  /** New lines of the log, and those taken back. */
  fresh: readonly Logged[]
  lost: readonly Logged[]
  /** Everybody hears all new lines: then they are written once. */
  isPublic: boolean
  log: string
  count: number
}

/** The number of moves is left out: it has a place of its own. */
const waysOfCommon: Ways = { moves: () => undefined, open: diffOnce, stack: diffOnce }

/** The steps made last, by the table they lead to: a step is the same for every viewer, some of whom are told a little later. */
const lastSteps = latest<Table, Step>(latestKept)

function stepBetween(from: Shown, to: Shown): Step {
  const [before, after] = [from.table, to.table]
  const known = lastSteps.get(after)
  if (known?.before === before) return known
  const shared = before.log === after.log ? null : sharedLines(before.log, after.log)
  const fresh = shared === null ? [] : linesSince(after.log, shared)
  const lost = shared === null ? [] : linesSince(before.log, shared)
  const common = text(diffFields(from.common, to.common, waysOfCommon))
  const isPublic = fresh.every(({ to }) => to === null)
  const log = logText(after, fresh)
  return lastSteps.keep(after, { before, after, common, fresh, lost, isPublic, log, count: fresh.length })
}

/** The part of the new lines that a viewer hears. */
function logOf({ after, fresh }: Step, viewer: Viewer): { log: string; count: number } {
  const heard = fresh.filter(line => hears(line, viewer))
  return { log: logText(after, heard), count: heard.length }
}

function logText({ core }: Table, lines: readonly Logged[]): string {
  if (lines.length === 0) return '0'
  return JSON.stringify(lines.map(({ move, event }): Sent => (move === core.moves ? event : [move, event])))
}

/** The lines from the place `at` on. */
function linesSince(log: readonly Logged[], at: number): readonly Logged[] {
  let first = log.length
  while (first > 0 && log[first - 1].at >= at) first--
  return log.slice(first)
}

/** How many lines two logs have in common, counted from the beginning of the game. Equal lines are the very same object. */
function sharedLines(before: readonly Logged[], after: readonly Logged[]): number {
  const [from, to] = [before[0]?.at ?? 0, after[0]?.at ?? 0]
  let at = Math.min(from + before.length, to + after.length)
  while (at > from && at > to && before[at - 1 - from] !== after[at - 1 - to]) at--
  return at
}

function chatText(before: Table, after: Table, viewer: Viewer): string {
  if (before.chat === after.chat) return '0'
  const fresh = after.chat.slice(before.chat.length).filter(line => reads(line, viewer)).length
  return fresh === 0 ? '0' : JSON.stringify(chatFor(after, viewer).slice(-fresh))
}

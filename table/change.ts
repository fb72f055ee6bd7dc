/**
 * What changed at a table, as it is sent: small, for it is sent to every page with every move. What everybody sees alike is
 * written once for all of them.
 *
 *   [rev, moves, common, own, log, chat, cut], with 0 for nothing; zeros at the end are left out
 *
 * `common` and `own` are patches (wire.ts) of what everybody, and what the viewer alone, is shown; `log` are the events
 * heard, each of the newest position, else as [position, event].
 */
import type { Kinds } from '../kernel/index.ts'
import { diff, diffFields, diffOnce } from './patch.ts'
import { type Common, chatFor, commonOf, commonOfView, heardBy, hears, type Own, ownOf, reads } from './sight.ts'
import type { Logged, Table, Viewer } from './table.ts'
import type { ChatLine, LogLine, Sight } from './types.ts'
import type { Message, Patch } from './wire.ts'

/** What a viewer has been shown. */
export interface Shown {
  table: Table
  own: Own
}

export const shownTo = (table: Table, viewer: Viewer): Shown => ({ table, own: ownOf(table, viewer) })

/** The message that leads a viewer from one to the other, as text; null when nothing has changed for it. */
export function changeText(rev: number, viewer: Viewer, from: Shown, to: Shown): string | null {
  const step = stepBetween(from.table, to.table)
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
  return `[${rev},${moves}${parts.map(part => `,${part}`).join('')}]`
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

/** The step made last, for it is the same for every viewer. */
let lastStep: Step | null = null

function stepBetween(before: Table, after: Table): Step {
  if (lastStep?.before === before && lastStep.after === after) return lastStep
  const shared = before.log === after.log ? null : sharedLines(before.log, after.log)
  const fresh = shared === null ? [] : linesSince(after.log, shared)
  const lost = shared === null ? [] : linesSince(before.log, shared)
  const common = text(commonPatch(commonOf(before), commonOf(after)))
  const isPublic = fresh.every(({ to }) => to === null)
  lastStep = { before, after, common, fresh, lost, isPublic, log: logText(after, fresh), count: fresh.length }
  return lastStep
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

/** The number of moves is left out: it has a place of its own. */
function commonPatch({ moves: _, ...from }: Common, { moves: __, ...to }: Common): Patch {
  if (!from.open || !from.stack || !to.open || !to.stack) return diff(from, to)
  const { open, stack, ...before } = from
  const { open: nextOpen, stack: nextStack, ...after } = to
  const parts = { open: diffOnce(open, nextOpen), stack: diffOnce(stack, nextStack), ...diffFields(before, after) }
  return Object.values(parts).some(part => part !== undefined) ? parts : undefined
}

type Event = Kinds['event']
type Sent = Event | [position: number, event: Event]

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

/** What a page shows, as far as the next message builds on it. */
export interface Page {
  sight: Sight
  log: readonly LogLine[]
}

/** A message from the server, written out. `shown` is what the page shows; null before the first message. */
export function readMessage(sent: string, shown: Page | null): Message {
  const message = JSON.parse(sent)
  if (!Array.isArray(message)) return message
  const [rev, moves, common, own, events, chat, cut] = message
  const patch = sightPatch({ ...common, moves }, own || {})
  const change: Extract<Message, { is: 'change' }> = { is: 'change', rev, patch }
  if (events) change.log = writtenOut(events, shown, cut, moves)
  if (chat) change.chat = chat as ChatLine[]
  if (cut !== undefined) change.cut = cut
  return change
}

type Parts = Record<string, Patch>

/** Puts the patches of the common and the own part together to one of the sight. */
function sightPatch(common: Parts, { mine, undo, ...ofView }: Parts): Patch {
  const sight: Parts = {}
  const view: Parts = ofView
  for (const [key, part] of Object.entries(common)) (isOfView(key) ? view : sight)[key] = part
  if (mine !== undefined) sight.mine = mine
  if (undo !== undefined) sight.undo = undo
  if (Object.keys(view).length > 0) sight.view = view
  return sight
}

const isOfView = (key: string) => (commonOfView as readonly string[]).includes(key)

/** Lines of the log, with their numbers. */
function writtenOut(events: Sent[], shown: Page | null, cut: number | undefined, position: number): LogLine[] {
  const first = cut || (shown?.log.at(-1)?.n ?? -1) + 1
  return events.map((each, i) => {
    const [move, event] = Array.isArray(each) ? each : [position, each]
    return { n: first + i, move, event }
  })
}

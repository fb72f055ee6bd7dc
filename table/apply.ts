/** From what the rules of a table say to the next table, and to the entries that are stored of it. */

import type { TableRefusal } from './command.ts'
import { type Action, foldedBy, withState } from './moves/advance.ts'
import { withClocks } from './moves/seatClocks.ts'
import { withConduct } from './people/conduct.ts'
import { withLeft } from './people/expiry.ts'
import { withRated } from './people/rated.ts'
import { diffFields, diffOnce, type Ways } from './sync/patch.ts'
import type { Answer } from './sync/protocol.ts'
import { baseAt, type ChatEntry, type Entry, type PlayedMove, type Table, type TableState } from './table.ts'

/** What is to become of a table: its next core, how that came about, and new lines of the chat. */
export interface Change extends Action {
  /** The very same as before: nothing is stored but the chat. */
  core: TableState
  notes: readonly ChatEntry[]
  /** What others have sealed and is not to be lost by an undo: made anew, in this order. */
  remade?: readonly Pick<PlayedMove, 'seat' | 'move'>[]
  /** Since when the seats are away, where that has changed. */
  away?: Table['away']
}

/** Why a command is refused; in a run of moves, `at` is the place of the move, from 0. */
export interface Refused {
  refused: TableRefusal
  at?: number
}

/** One entry, and the table it leads to. */
export interface Step {
  entry: Entry
  table: Table
  /** The number of the position that the history shows after it; null for drafts, and where the game stands as before. */
  position: number | null
  /** The first of the entries before it that have come to nothing by it; null: none has. */
  folded: number | null
}

/** What a command has made of a table. */
export interface Outcome {
  table: Table
  /** What is stored, one after the other. */
  steps: readonly Step[]
  /** New lines of the chat; the table has them already. */
  notes: readonly ChatEntry[]
  /** So many moves of a run were made; left out when it was all of them. */
  made?: number
}

/** What is answered to who has asked; null: there was nothing to do. */
export function answerOf(outcome: Outcome | Refused | null): Answer {
  if (outcome === null) return { is: 'done' }
  if ('refused' in outcome) {
    const { refused: why, at } = outcome
    return at === undefined ? { is: 'refused', why } : { is: 'refused', why, at }
  }
  const { made } = outcome
  return made === undefined ? { is: 'done' } : { is: 'done', made }
}

/** Which command it is, whose (null: of bots and the clock), and when, in milliseconds since 1970. */
export type Origin = Pick<Entry, 'command' | 'by' | 'at'>

/** Makes the next table of a change. */
export function apply(before: Table, change: Change, origin: Origin): Outcome {
  const { core, notes, away } = change
  const step = core === before.core ? null : stepOf(before, change, origin)
  const table = { ...(step?.table ?? before), ...(away && { away }) }
  const chat = notes.length === 0 ? table.chat : [...table.chat, ...notes]
  return { table: { ...table, chat }, steps: step ? [step] : [], notes }
}

function stepOf(before: Table, { core: after, made, heard, undone }: Change, origin: Origin): Step {
  const isStart = before.core.state === null && after.state !== null
  const ruled = made || isStart ? withRules(before, after) : after
  const played = withLeft(withRated(before, withClocks(before, ruled, origin.at)), origin.at)
  const core = withConduct(before, played, origin.at)
  const folded = foldedBy(before, undone)
  const base = folded ?? baseAt(before.version, before.core)
  const change = diffFields(base.core, core, waysOfTable)
  const entry: Entry = { n: before.version + 1, ...origin, change }
  if (folded) entry.on = folded.n
  if (made) entry.made = made
  if (heard && heard.length > 0) entry.heard = heard
  if (undone) entry.undone = undone
  const position = isStart || core.moves !== before.core.moves ? core.moves : null
  return { entry, table: withState(before, core, entry, base), position, folded: folded?.from ?? null }
}

/** Notes by which rules a game begins, or goes on from here. */
function withRules({ core: { moves }, game, version }: Table, core: TableState): TableState {
  const { rules = [] } = core
  if (rules.at(-1)?.version === game.version) return core
  return { ...core, rules: [...rules, { n: version + 1, moves, version: game.version }] }
}

/** What lies open is compared once, for what is stored and for what is sent. */
const waysOfG: Ways = { open: diffOnce }
const waysOfState: Ways = { g: (before, after) => diffFields(before, after, waysOfG), stack: diffOnce }
const waysOfTable: Ways = { state: (before, after) => diffFields(before, after, waysOfState) }

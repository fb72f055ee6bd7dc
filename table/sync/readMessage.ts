/** The messages from the server as a page reads them; change.ts writes them and says how they travel. */
import type { Kinds } from '../../kernel/index.ts'
import type { ChatLine, LogLine, TableView } from '../types.ts'
import { commonOfView, type Message, type Patch } from './protocol.ts'

type Event = Kinds['event']
/** An event of the newest position, or with the position it belongs to. */
export type Sent = Event | [position: number, event: Event]

/** What a page shows, as far as the next message builds on it. */
export interface Page {
  tableView: TableView
  log: readonly LogLine[]
}

/** A message from the server, written out. `shown` is what the page shows; null before the first message. */
export function readMessage(sent: string, shown: Page | null): Message {
  const message = JSON.parse(sent)
  if (!Array.isArray(message)) return message
  const [rev, moves, common, own, events, chat, cut] = message
  const patch = tableViewPatch({ ...common, moves }, own || {})
  const change: Extract<Message, { is: 'change' }> = { is: 'change', rev, patch }
  if (events) change.log = writtenOut(events, shown, cut, moves)
  if (chat) change.chat = chat as ChatLine[]
  if (cut !== undefined) change.cut = cut
  return change
}

type Parts = Record<string, Patch>

/** Puts the patches of the common and the own part together to one of the sight. */
function tableViewPatch(common: Parts, { mine, undo, autoPass, passing, ...ofView }: Parts): Patch {
  const tableView: Parts = {}
  const view: Parts = ofView
  for (const [key, part] of Object.entries(common)) (isOfView(key) ? view : tableView)[key] = part
  if (mine !== undefined) tableView.mine = mine
  if (undo !== undefined) tableView.undo = undo
  if (autoPass !== undefined) tableView.autoPass = autoPass
  if (passing !== undefined) tableView.passing = passing
  if (Object.keys(view).length > 0) tableView.view = view
  return tableView
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

/** What a page has been sent of a table, kept up to date by messages alone: in the browser, in bots that play from afar, in tests. */
import type { ChatLine, LogLine, TableView } from '../types.ts'
import { patch } from './patch.ts'
import { type Common, type Message, type Own, tableViewFrom } from './protocol.ts'

export interface Page {
  /** The number of the message that was taken in last. */
  rev: number
  common: Common
  own: Own
  /** Both put together. */
  tableView: TableView
  log: readonly LogLine[]
  chat: readonly ChatLine[]
}

export type Shown = Extract<Message, { is: 'whole' | 'change' }>

/** The page after a message; null when one before it is missing: then the page must join anew. */
export function pageAfter(page: Page | null, message: Shown): Page | null {
  if (message.is === 'whole') {
    const { rev, common, own, log, chat } = message
    return { rev, common, own, tableView: tableViewFrom(common, own), log, chat }
  }
  if (page === null || message.rev !== page.rev + 1) return null
  const { log = [], chat = [], cut } = message
  const kept = cut === undefined ? page.log : page.log.filter(line => line.n < cut)
  const common = patch(page.common, message.common) as Common
  const own = patch(page.own, message.own) as Own
  return {
    rev: message.rev,
    common,
    own,
    tableView: tableViewFrom(common, own, page.tableView),
    log: log.length === 0 ? kept : [...kept, ...log],
    chat: chat.length === 0 ? page.chat : [...page.chat, ...chat],
  }
}

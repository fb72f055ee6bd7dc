/** The messages between a page and a server over one WebSocket per open table, as JSON. */
import type { Kinds } from '../../kernel/index.ts'
import type { ChatLine, Command, LogLine, TableRefusal, TableView } from '../types.ts'

/** From the page. `id` is any short string; the answer carries it back. */
export interface Request<K extends Kinds = Kinds> {
  id: string
  command: Command<K>
}

/** To the page, as readMessage.ts gives it: a change travels in a shorter form. */
export type Message<K extends Kinds = Kinds> =
  /**
   * On joining and on every reconnect: everything. `rev` counts the messages that change the sight; `now` is the server's
   * time, in milliseconds since 1970.
   */
  | {
      is: 'whole'
      rev: number
      now: number
      tableView: TableView<K>
      log: readonly LogLine<K>[]
      chat: readonly ChatLine[]
    }
  /** What changed since `rev - 1`; a page that missed one reconnects. Log and chat lines are new ones. */
  | { is: 'change'; rev: number; patch: Patch; log?: readonly LogLine<K>[]; chat?: readonly ChatLine[]; cut?: number }
  | (Answer & { id: string })

/**
 * What has become of a command. `made`: so many moves of a run were made, and no more, for the last of them brought
 * something to light; left out when all were. `at`: which move of a run is refused, from 0; then none of it is made.
 */
export type Answer = { is: 'done'; made?: number } | { is: 'refused'; why: TableRefusal; at?: number }

/**
 * How one JSON value becomes another: nothing (undefined), a new value (in brackets, or a scalar as it is), or changed
 * entries by key ({ key: Patch }) with removed keys listed under '-'. Lists are patched entry by entry ({ index: Patch })
 * or by splices: { '~': [[at, removed, ...added]] }, where an added object is a patch of the entry before it.
 */
export type Patch = undefined | Scalar | readonly [unknown] | Fields
export type Fields = { readonly [key: string]: unknown }
export type Scalar = string | number | boolean | null

/** The parts of a view that everybody sees alike. */
export const commonOfView = ['open', 'stack', 'ready', 'over'] as const

/** The messages between a page and a server over one WebSocket per open table, as JSON. */
import type { Kinds, View } from '../../kernel/index.ts'
import type { Command, TableRefusal } from '../command.ts'
import type { ChatLine, LogLine, TableView } from '../types.ts'

/** From the page. `id` is any short string; the answer carries it back. */
export interface Request<K extends Kinds = Kinds> {
  id: string
  command: Command<K>
}

/** To the page, as readMessage.ts gives it: a change travels in a shorter form. */
export type Message<K extends Kinds = Kinds> =
  /**
   * On joining and on every reconnect: everything. `rev` counts the messages that change it; `now` is the server's time, in
   * milliseconds since 1970.
   */
  | {
      is: 'whole'
      rev: number
      now: number
      common: Common
      own: Own
      log: readonly LogLine<K>[]
      chat: readonly ChatLine[]
    }
  /** What changed since `rev - 1`; a page that missed one reconnects. Log and chat lines are new ones. */
  | {
      is: 'change'
      rev: number
      common: Patch
      own: Patch
      log?: readonly LogLine<K>[]
      chat?: readonly ChatLine[]
      /** The lines of the log from this number on were taken back. */
      cut?: number
    }
  | (Answer & { id: string })
  /**
   * Said every few seconds: whoever hears nothing has no connection any more, though nobody has closed it. `page` names the page
   * that the server has now.
   */
  | { is: 'here'; page?: string }

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

/**
 * A table as it is shown travels in two parts: what everybody is shown alike, and what one viewer alone is shown. A field of
 * the view stands in one of these lists; one that is forgotten does not compile.
 */
const commonOfView = ['open', 'stack', 'rule', 'out', 'ready', 'over'] as const
const ownOfView = ['seat', 'asked', 'own', 'answer', 'legalMoves', 'side', 'pass', 'moved'] as const
type CommonOfView = Pick<View<Kinds>, (typeof commonOfView)[number]>
type OwnOfView = Pick<View<Kinds>, (typeof ownOfView)[number]>
type OwnOfTable = Pick<TableView, 'mine' | 'sits' | 'undo' | 'furtherUndo' | 'autoPass' | 'passing' | 'ahead'>

/** What everybody is shown alike, a spectator too. Before the start there is nothing of a view. */
export type Common = Omit<TableView, keyof OwnOfTable | 'view'> & Partial<CommonOfView>

/** What one viewer alone is shown. */
export type Own = OwnOfTable & Partial<OwnOfView>

/** The two parts put together. A view that is as it was in `before` is the very same object. */
export function tableViewFrom(common: Common, own: Own, before?: TableView): TableView {
  const { open, stack, rule, out, ready, over, ...ofTable } = common
  const { seat, asked, own: held, answer, legalMoves, side, pass, moved, ...ownOfTable } = own
  if (open === undefined) return { ...ofTable, ...ownOfTable, view: null }
  const ofAll = { open, stack, rule, out, ready, over } as CommonOfView
  const ofSeat = { seat, asked, own: held, answer, legalMoves, side, pass, moved } as OwnOfView
  const view: View<Kinds> = { ...ofAll, ...ofSeat }
  const old = before?.view
  const isSame = old != null && [...commonOfView, ...ownOfView].every(key => old[key] === view[key])
  return { ...ofTable, ...ownOfTable, view: isSame ? old : view }
}

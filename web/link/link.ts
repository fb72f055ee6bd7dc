/** What a table page needs of the table behind it, be it on a server or in this browser. */

import type { Advice, Kinds, Seat } from '../../kernel/index.ts'
import type { Command, TableRefusal } from '../../table/command.ts'
import type { Answer as TableAnswer } from '../../table/sync/protocol.ts'
import type { ChatLine, LogLine, TableView } from '../../table/types.ts'
import type { Guide } from '../../text/index.ts'
import type { GuideNow } from './guided.ts'

/** Everything there is to see now. */
export interface Scene {
  tableView: TableView
  log: readonly LogLine[]
  chat: readonly ChatLine[]
  /** How far the clock of the table is ahead of this one, in milliseconds. */
  ahead: number
  /** Where the learner stands at a guided table; null or left out: nobody is guided. */
  guide?: GuideNow | null
}

/**
 * joining: nothing seen yet; live; lost: trying to come back; gone: there is no such table for us; outdated: the server
 * speaks a newer language than this page, which must be loaded again.
 */
export type LinkState = 'joining' | 'live' | 'lost' | 'broken' | 'gone' | 'outdated'

export interface Seen {
  state: LinkState
  scene: Scene | null
}

/**
 * 'stopped': the beginning of a run of moves was made, and the rest was not, for something has come to light. 'unheard':
 * no answer came; the page shows what has become of it.
 */
export type Answer = 'done' | 'stopped' | 'unheard' | TableRefusal

/** The answer of a table, as a page tells of it. */
export function toldOf(answer: TableAnswer): Answer {
  if (answer.is === 'refused') return answer.why
  return answer.made === undefined ? 'done' : 'stopped'
}

/** An earlier position, as the viewer sees it, and what was heard when it came about. */
export interface Earlier {
  view: NonNullable<TableView['view']>
  log: readonly LogLine[]
}

export interface TableLink {
  subscribe(tell: () => void): () => void
  read(): Seen
  send(command: Command): Promise<Answer>
  /** `eyes`: as that seat saw it, once the game has ended; null: as the viewer does. */
  at(move: number, eyes?: Seat | null): Promise<Earlier>
  /** Lines of the log before the line of this number, oldest first. */
  older(before: number): Promise<readonly LogLine[]>
  /** All moves as a file: with the seed once the game is over, with its hash before. */
  record(): Promise<unknown>
  /** What the strong bot would do in the viewer's place, and why; where the table allows it (table/advice.ts). */
  advise(): Promise<Advice<Kinds>>
  /** Around one screen: lets somebody else look, who may act as well; null when there is nobody. */
  handOn?(): (() => void) | null
  /** A guided table: its guide, and what the learner does beside moving. */
  guide?: GuideControl | null
  close(): void
}

export interface GuideControl {
  guide: Guide<Kinds>
  /** The step was read. */
  goOn(): void
  /** Plays on without guidance. */
  stop(): void
}

/** What a seat looks at while it decides one move. */
import type { AskName } from '../../../kernel/index.ts'
import type * as shared from '../../../kit/botView.ts'
import type { Move, Thrones } from '../types.ts'

export { best, jitter } from '../../../kernel/index.ts'
export { of } from '../../../kit/botView.ts'
export type { MoveOf as Of } from '../types.ts'

/** `open`: during planning with the seat's own face-down orders, which it knows, turned up. */
export interface BotView extends shared.BotView<Thrones> {
  /** The moves that only take a draft back: for when a draft leads nowhere. */
  readonly back: readonly Move[]
}

/** Answers one question; no retraction is among the moves. */
export type Chooser<Name extends AskName<Thrones>> = shared.Chooser<Thrones, Name, BotView>

/** The option of that kind if there is one, else the first of all. */
export const either = (legalMoves: readonly Move[], name: Move['do']): Move =>
  legalMoves.find(move => move.do === name) ?? legalMoves[0]

export const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n))

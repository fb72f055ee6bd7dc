/** What a seat looks at while it decides one move. */
import type { Rng, Seat } from '../../../kernel/index.ts'
import type { Asks } from '../steps.ts'
import type { Held, Move, Open } from '../types.ts'

export { best, jitter } from '../../../kernel/index.ts'

export interface BotView {
  /** The open board; during planning with the seat's own face-down orders, which it knows, turned up. */
  readonly open: Open
  readonly me: Seat
  readonly own: Held
  readonly rng: Rng
  /** The moves that only take a draft back: for when a draft leads nowhere. */
  readonly back: readonly Move[]
}

/** Answers one question: `ask` are the local values of the step on top, `options` what may be done, no retraction among them. */
export type Chooser<Name extends keyof Asks> = (botView: BotView, ask: Asks[Name], legalMoves: readonly Move[]) => Move

export type Of<Name extends Move['do']> = Extract<Move, { do: Name }>

/** The options of one kind. */
export const of = <Name extends Move['do']>(legalMoves: readonly Move[], name: Name): Of<Name>[] =>
  legalMoves.filter((move): move is Of<Name> => move.do === name)

/** The option of that kind if there is one, else the first of all. */
export const either = (legalMoves: readonly Move[], name: Move['do']): Move =>
  legalMoves.find(move => move.do === name) ?? legalMoves[0]

export const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n))

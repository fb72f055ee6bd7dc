/** The question on top of the stack as one object: who must answer, by which rule, within which time, with which moves. */

import type { Game } from './game.ts'
import { type AskStep, type Kinds, type Move, type Seat, type Step, takeBack } from './kinds.ts'
import type { Auto, Limit, QuestionRule } from './rules.ts'
import { sideMovesOf } from './sideMoves.ts'
import type { State } from './state.ts'

/**
 * What is asked in a position. It is made once for a position and held beside it by whoever holds the state, who makes a
 * new one when the state has changed in place. Its parts are worked out when they are first looked at, and kept.
 */
export interface Question<K extends Kinds> {
  readonly step: AskStep<K>
  readonly rule: QuestionRule<K, AskStep<K>>
  /** All who are asked, whether they have answered or not. */
  readonly seats: readonly Seat[]
  /** Who must still answer. */
  readonly toMove: readonly Seat[]
  /** Others are not shown whom it asks. */
  readonly anonymous: boolean
  /** The move that lets the question go by: it is a window. null: it is none. */
  readonly pass: K['move'] | null
  /** The clock that the question stands under; null: it may wait for ever. */
  readonly limit: Limit<K> | null
  /** Every legal move of a seat, in reading order; empty for a seat that has nothing to decide. */
  legal(seat: Seat): readonly Move<K>[]
  /** Every side move of a seat, in reading order (see sideMoves.ts). */
  side(seat: Seat): readonly Move<K>[]
}

type AnyRule<K extends Kinds> = Auto<K, Step<K>> | QuestionRule<K, Step<K>>

/** The rule of a step. Throws an Error when the game has none. */
export function ruleOf<K extends Kinds>(game: Game<K>, step: Step<K>): AnyRule<K> {
  const rule = (game.rules as Record<string, AnyRule<K> | undefined>)[step.do]
  if (!rule) throw new Error(`${game.id} has no rule for the step '${step.do}'.`)
  return rule
}

/** What is asked in a position; null when the game is over. The stack must have come to a question (see `play`). */
export function questionAt<K extends Kinds>(game: Game<K>, state: State<K>): Question<K> | null {
  const step = state.stack.at(-1)
  if (!step) return null
  const rule = ruleOf(game, step)
  return rule.kind === 'auto' ? null : new QuestionOnTop(game, state, step as AskStep<K>, rule)
}

/** A question whose rule is known already. */
export class QuestionOnTop<K extends Kinds> implements Question<K> {
  readonly step: AskStep<K>
  readonly rule: QuestionRule<K, AskStep<K>>
  private readonly game: Game<K>
  private readonly state: State<K>
  private readonly lists: (readonly Move<K>[] | undefined)[] = []
  private sides?: (readonly Move<K>[] | undefined)[]
  private who?: readonly Seat[]
  private passing?: K['move'] | null
  private limited?: Limit<K> | null

  constructor(game: Game<K>, state: State<K>, step: AskStep<K>, rule: QuestionRule<K, Step<K>>) {
    this.game = game
    this.state = state
    this.step = step
    this.rule = rule
  }

  get seats(): readonly Seat[] {
    this.who ??=
      this.rule.kind === 'ask' ? [this.rule.who(this.state.g, this.step)] : this.rule.who(this.state.g, this.step)
    return this.who
  }

  get toMove(): readonly Seat[] {
    if (this.rule.kind !== 'sealed') return this.seats
    return this.seats.filter(seat => this.state.sealed[seat] === null)
  }

  get anonymous(): boolean {
    return this.rule.kind === 'ask' && this.rule.anonymous === true
  }

  get pass(): K['move'] | null {
    const { rule, step, state } = this
    if (rule.kind === 'sealed' || !rule.pass) return null
    if (this.passing === undefined) this.passing = rule.pass(state.g, step)
    return this.passing
  }

  get limit(): Limit<K> | null {
    const { rule, step, state } = this
    if (this.limited === undefined) this.limited = rule.limit?.(state.g, step) ?? null
    return this.limited
  }

  legal(seat: Seat): readonly Move<K>[] {
    this.lists[seat] ??= this.list(seat)
    return this.lists[seat]
  }

  side(seat: Seat): readonly Move<K>[] {
    this.sides ??= []
    this.sides[seat] ??= sideMovesOf(this.game, this.state.g, seat)
    return this.sides[seat]
  }

  private list(seat: Seat): readonly Move<K>[] {
    const { rule, step, state, seats } = this
    if (!seats.includes(seat)) return []
    if (rule.kind === 'sealed' && state.sealed[seat] !== null) return seats.length > 1 ? [takeBack] : []
    return rule.legalMoves(state.g, step, seat)
  }
}

/** How the question on top may end without a decision: what tables need to know of it to keep its clock, or let it go by. */
import type { Game, Kinds, Limit, Question, Step } from './game.ts'
import { ruleOf } from './play.ts'
import type { State } from './state.ts'

function onTop<K extends Kinds>(game: Game<K>, { stack }: State<K>) {
  const step = stack.at(-1)
  const rule = step && ruleOf(game, step)
  return rule && rule.kind !== 'auto' ? { step, rule } : null
}

/** How the question on top is asked; null when the game is over. */
export function questionOf<K extends Kinds>(game: Game<K>, state: State<K>): Question<K, Step<K>>['kind'] | null {
  return onTop(game, state)?.rule.kind ?? null
}

/** Are others not shown whom the question on top asks? */
export function isAnonymous<K extends Kinds>(game: Game<K>, state: State<K>): boolean {
  const rule = onTop(game, state)?.rule
  return rule?.kind === 'ask' && rule.anonymous === true
}

/** The move that lets the question on top go by; null when it is no window. */
export function passOf<K extends Kinds>(game: Game<K>, state: State<K>): K['move'] | null {
  const question = onTop(game, state)
  if (!question || question.rule.kind === 'sealed') return null
  return question.rule.pass?.(state.g, question.step) ?? null
}

/** The clock that the question on top stands under; null when it may wait for ever. */
export function limitOf<K extends Kinds>(game: Game<K>, state: State<K>): Limit<K> | null {
  const question = onTop(game, state)
  return question?.rule.limit?.(state.g, question.step) ?? null
}

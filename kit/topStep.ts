import type { AskName, Kinds, View } from '../kernel/index.ts'

/** The name of the question on top of the stack; undefined when the game is over. */
export const topName = <K extends Kinds>({ stack }: Pick<View<K>, 'stack'>): AskName<K> | undefined =>
  stack.at(-1)?.do as AskName<K> | undefined

/** The step on top of the stack when it is this question, with its local values; null when something else is asked. */
export function topStep<K extends Kinds, Name extends AskName<K>>(
  { stack }: Pick<View<K>, 'stack'>,
  name: Name,
): K['asks'][Name] | null {
  const step = stack.at(-1)
  return step?.do === name ? (step as unknown as K['asks'][Name]) : null
}

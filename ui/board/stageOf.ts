import type { AskName, Kinds, View } from '../../kernel/index.ts'

/**
 * What a question shows of its own beside the board, by the name of the step on top; undefined: the board shows it all.
 * Only who is asked sees it, but for questions that `isPublic` names.
 */
export function stageOf<K extends Kinds, Panel>(
  { stack, legalMoves }: Pick<View<K>, 'stack' | 'legalMoves'>,
  panels: Partial<Record<AskName<K>, Panel>>,
  isPublic: (name: AskName<K>) => boolean = () => false,
): Panel | undefined {
  const top = stack.at(-1)?.do as AskName<K> | undefined
  if (top === undefined) return undefined
  return legalMoves.length > 0 || isPublic(top) ? panels[top] : undefined
}

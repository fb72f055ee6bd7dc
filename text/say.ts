/** Looking words up when the game is not known by its types: pages, terminal and tools speak through these. */
import type { Kinds, Move, View } from '../kernel/index.ts'
import type { GameTexts, Reader } from './gameTexts.ts'
import type { Rich } from './rich.ts'

type Words = Readonly<Record<string, ((of: unknown, reader: unknown) => Rich) | undefined>>
const wordsOf = (table: object) => table as Words

/** The log sentence of an event. */
export const sentenceOf = <K extends Kinds>(texts: GameTexts<K>, event: K['event'], reader: Reader<K>): Rich =>
  wordsOf(texts.events)[event.is]?.(event, reader) ?? [event.is]

/** The label of a move; the kernel's own move (taking an answer back) is the page's to name: null. */
export const labelOf = <K extends Kinds>(texts: GameTexts<K>, move: Move<K>, view: View<K>): Rich | null =>
  wordsOf(texts.moves)[move.do]?.(move, view) ?? null

/** What a move means, where its label does not say it all. */
export const aboutOf = <K extends Kinds>(texts: GameTexts<K>, move: Move<K>, view: View<K>): string | null =>
  texts.about?.(move, view) ?? null

/** What is asked of the view's seat; null when nothing is. */
export function promptOf<K extends Kinds>(texts: GameTexts<K>, view: View<K>): Rich | null {
  const step = view.stack.at(-1) as { do: string } | undefined
  return step ? (wordsOf(texts.prompts)[step.do]?.(step, view) ?? null) : null
}

/** What the table waits for, as it is said to the others; null when nothing is. */
export function waitOf<K extends Kinds>(texts: GameTexts<K>, view: View<K>): Rich | null {
  const step = view.stack.at(-1) as { do: string } | undefined
  return step ? (wordsOf(texts.waits)[step.do]?.(step, view) ?? null) : null
}

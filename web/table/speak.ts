/** A game's words for what is on the table. Here the game's own types are no longer known: names are looked up. */
import type { Kinds, Move, View } from '../../kernel/index.ts'
import type { GameTexts, Reader, Rich } from '../../text/index.ts'
import type { TableWords } from '../texts/tableEn.ts'

export type AnyTexts = GameTexts<Kinds>
export type AnyView = View<Kinds>
export type AnyMove = Move<Kinds>
export type AnyEvent = Kinds['event']

type Phrases = Readonly<Record<string, (subject: object, of: object) => Rich>>
const phrases = (table: object) => table as Phrases

/** The question that stands; null when the game is over. */
export const askOf = (view: AnyView): { do: string } | null => (view.stack.at(-1) as { do: string } | undefined) ?? null

/** What is asked of the reader. */
export function promptOf(texts: AnyTexts, view: AnyView): Rich {
  const ask = askOf(view)
  return ask === null ? [] : (phrases(texts.prompts)[ask.do]?.(ask, view) ?? [])
}

/** What the others are waited for, to be said after their names. */
export function waitOf(texts: AnyTexts, view: AnyView): Rich {
  const ask = askOf(view)
  return ask === null ? [] : (phrases(texts.waits)[ask.do]?.(ask, view) ?? [])
}

export const ruleInForce = (texts: AnyTexts, view: AnyView): string | null =>
  (texts.ruleOf as Readonly<Record<string, string>>)[askOf(view)?.do ?? ''] ?? null

export function moveLabel(texts: AnyTexts, words: TableWords, move: AnyMove, view: AnyView): Rich {
  if (move.do === 'take-back') return [words.takeBack]
  return phrases(texts.moves)[move.do]?.(move, view) ?? [move.do]
}

export const eventLine = (texts: AnyTexts, event: AnyEvent, reader: Reader<Kinds>): Rich =>
  phrases(texts.events)[event.is]?.(event, reader) ?? [event.is]

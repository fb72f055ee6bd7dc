/** The words of a game for the terminal. */
import type { Kinds } from '../kernel/index.ts'
import { type GameTexts, languages, type Reader, type Rich, sentenceOf, type Texts } from '../text/index.ts'

export type TerminalTexts = GameTexts<Kinds> & { sentence(event: Kinds['event'], reader: Reader<Kinds>): Rich }

/** A game's words in a language; an Error for a language the house does not speak. */
export async function textsOf(game: string, language: string): Promise<TerminalTexts> {
  const known = languages.find(each => each === language)
  if (!known) throw new Error(`The house speaks ${languages.join(' and ')}, not "${language}".`)
  const { texts }: { texts: Texts<Kinds> } = await import(`../games/${game}/texts/index.ts`)
  return { ...texts[known], sentence: (event, reader) => sentenceOf(texts[known], event, reader) }
}

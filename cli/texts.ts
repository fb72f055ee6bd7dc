/** The words of a game for the terminal. */
import { registry } from '../games/registry.ts'
import type { Kinds } from '../kernel/index.ts'
import { type GameTexts, languages, type Reader, type Rich, sentenceOf } from '../text/index.ts'

export type TerminalTexts = GameTexts<Kinds> & { sentence(event: Kinds['event'], reader: Reader<Kinds>): Rich }

/** A game's words in a language; an Error for a language the house does not speak. */
export async function textsOf(game: string, language: string): Promise<TerminalTexts> {
  const known = languages.find(each => each === language)
  if (!known) throw new Error(`The house speaks ${languages.join(' and ')}, not "${language}".`)
  const texts = await (await registry[game]()).texts[known]()
  return { ...texts, sentence: (event, reader) => sentenceOf(texts, event, reader) }
}

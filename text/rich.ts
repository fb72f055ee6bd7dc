import type { Language } from './gameTexts.ts'

/** Text that knows what it speaks of, so that a page can highlight it: the pieces of a sentence in order. */
export interface Ref {
  text: string
  /** What the words stand for, as `kind:id`: `place:winterfell`, `seat:2`, `card:tyrion-lannister`. */
  on: string
}
export type Part = string | Ref
export type Rich = readonly Part[]

/** A sentence as a tagged template; names put into it keep what they stand for. */
export function line(words: TemplateStringsArray, ...parts: readonly (Part | Rich | number)[]): Rich {
  const rich: Part[] = []
  words.forEach((word, i) => {
    if (word !== '') rich.push(word)
    if (i >= parts.length) return
    const part = parts[i]
    if (typeof part === 'number') rich.push(String(part))
    else if (typeof part === 'string' || !Array.isArray(part)) rich.push(part as Part)
    else rich.push(...(part as Rich))
  })
  return rich
}

/** The bare words. */
export function plain(rich: Rich): string {
  return rich.map(part => (typeof part === 'string' ? part : part.text)).join('')
}

type Join = 'conjunction' | 'disjunction'
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', hu: 'hu' }
const joins = new Map<string, Intl.ListFormat>()

/** Made once: each takes a while. */
function joinOf(language: Language, type: Join): Intl.ListFormat {
  const key = `${language} ${type}`
  const known = joins.get(key)
  if (known) return known
  const join = new Intl.ListFormat(locales[language], { type })
  joins.set(key, join)
  return join
}

/** Parts that may be left out: `[n > 0 && many(n, 'card')].filter(isSaid)`. */
export const isSaid = <T extends Part | Rich>(part: T | false): part is T => part !== false

/** Joins a list as the language does: 'a, b and c', or as a disjunction 'a, b or c'. */
export function listed(items: readonly (Part | Rich)[], language: Language, type: Join = 'conjunction'): Rich {
  const parts = joinOf(language, type).formatToParts(items.map((_, i) => String(i)))
  return parts.flatMap(({ type, value }) => {
    if (type === 'literal') return [value]
    const item = items[Number(value)]
    return typeof item === 'string' || !Array.isArray(item) ? [item as Part] : (item as Rich)
  })
}

/** A word with its first letter as a capital, in every language of the page. */
export const capitalized = (word: string): string => word.charAt(0).toLocaleUpperCase('hu') + word.slice(1)

/** With its first letter as a capital: for names that begin a sentence. */
export function capital(rich: Rich): Rich {
  const [first, ...rest] = rich
  if (first === undefined) return rich
  return [typeof first === 'string' ? capitalized(first) : { ...first, text: capitalized(first.text) }, ...rest]
}

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

/** Joins a list with commas and a last word: 'a, b and c'. */
export function listed(items: readonly (Part | Rich)[], and: string): Rich {
  return items.flatMap((item, i) => {
    const words = typeof item === 'string' || !Array.isArray(item) ? [item as Part] : (item as Rich)
    return i === 0 ? words : [i === items.length - 1 ? ` ${and} ` : ', ', ...words]
  })
}

/** With its first letter as a capital: for names that begin a sentence. */
export function capital(rich: Rich): Rich {
  const [first, ...rest] = rich
  if (first === undefined) return rich
  const up = (text: string) => text.charAt(0).toLocaleUpperCase('hu') + text.slice(1)
  return [typeof first === 'string' ? up(first) : { ...first, text: up(first.text) }, ...rest]
}

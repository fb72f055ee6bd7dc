/** Words that a host wants to be read nowhere: in the chat they become signs, and nobody bears them as a name. */
import { readFileSync } from 'node:fs'

export interface WordFilter {
  /** The text with signs in the place of each letter of such a word. */
  mask(text: string): string
  isFit(text: string): boolean
}

/** The words of a file, one in a line; an empty line, and one that begins with #, is none. Throws where it cannot be read. */
export function wordsOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map(line => line.trim().normalize('NFC')).filter(line => line !== '' && !line.startsWith('#'))
}

/** Words count whole, in any case: 'ass' is not found in 'assembly'. */
export function openWordFilter(words: readonly string[]): WordFilter {
  if (words.length === 0) return { mask: text => text, isFit: () => true }
  const any = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
  return {
    mask: text => text.normalize('NFC').replace(pattern, word => word.replace(/\S/gu, '*')),
    isFit: text => text.normalize('NFC').search(pattern) < 0,
  }
}

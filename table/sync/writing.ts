/** What people write, without signs that nobody can see and without those that turn other words around. */

/** Line ends, and letters that are empty, look like a space. */
const gaps = /[\s\u115f\u1160\u2800\u3164\uffa0]+/gu
/** Controls, marks of direction, joiners, halves of letters, and what has no meaning yet. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}]/gu
/** The same but for the joiners, of which some letters and pictures are made. */
const turning = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}]/gu

/** A name as it is shown: two that look alike are alike. */
export const plainName = (text: string): string => text.normalize('NFKC').replace(gaps, ' ').replace(unseen, '').trim()

/** A line of chat as it is shown; empty when there is nothing to see in it. */
export function plainLine(text: string): string {
  const line = text.replace(gaps, ' ').replace(turning, '').trim()
  return plainName(line) === '' ? '' : line
}

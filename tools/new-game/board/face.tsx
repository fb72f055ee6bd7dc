import type { CardFaceProps } from '../../../ui/Card.tsx'
import { type Card, cardValue } from '../data/cards.ts'
import type { NewGameTexts } from '../texts/common/types.ts'

/** Rows of bricks, one upon the other. */
const wall = (rows: number): string =>
  Array.from(
    { length: rows },
    (_, row) => `M${row % 2 === 0 ? 8 : 12} ${44 - 3 * row}h${row % 2 === 0 ? 32 : 24}`,
  ).join('')

/** The face of a card: more rows of bricks the more it is worth. */
export const faceOf = (card: Card, { names, words, title }: NewGameTexts): CardFaceProps => ({
  title: names.cards[card],
  kind: title,
  numbers: [{ value: cardValue(card), label: words.value }],
  emblem: (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d={wall(cardValue(card))} stroke="currentColor" />
    </svg>
  ),
})

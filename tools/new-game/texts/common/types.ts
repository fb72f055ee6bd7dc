import type { GameTexts } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { Colour } from '../../data/colours.ts'
import type { NewGame } from '../../types.ts'

/** All words of the game in one language. */
export interface NewGameTexts extends GameTexts<NewGame> {
  /** Labels by id. */
  names: { colours: Readonly<Record<Colour, string>>; cards: Readonly<Record<Card, string>> }
  /** The board's own words. */
  words: Readonly<
    Record<'upForBids' | 'deck' | 'yourSecret' | 'kept' | 'coins' | 'points' | 'value' | 'bid' | 'players', string>
  >
}

import type { BriefPart } from '../../../../text/index.ts'

/** The game in a few words. */
export const brief: readonly BriefPart[] = [
  {
    title: 'How to win',
    asks: 'win victory winner end goal aim points tie',
    text: 'Have the most points when the deck is empty: the values of the cards that you have kept, and of your secret card. Of those who have the same, the most coins win.',
  },
  {
    title: 'Before the first round',
    asks: 'setup begin start deal deck',
    text: 'Everybody has 5 coins and one secret card. 6 cards make the deck, 8 in a long game; the others stay in the box.',
  },
  {
    title: 'A round',
    asks: 'turn bid bidding auction coins',
    text: 'A card is turned up. All bid coins for it in secret and reveal together; the highest bid wins it and pays. Then everybody gets 1 coin.',
  },
  {
    title: 'What you do with a card',
    asks: 'keep sell price money',
    text: 'Keep it for its points, or sell it at once for coins: half its value, rounded up.',
  },
]

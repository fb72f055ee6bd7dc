import { chapter, type RuleChapter } from '../../../../text/index.ts'

export const rules: readonly RuleChapter[] = [
  chapter('NG-1', 'Setup', {
    'NG-1.1': 'There are 12 cards with the values 1 to 12.',
    'NG-1.2': 'Two to four can play. Each chooses a colour, or draws one of those left.',
    'NG-1.3': 'Everybody gets 5 coins.',
    'NG-1.4': 'Shuffle the cards. 6 of them make the deck, in a long game 8. Those left over stay in the box, unseen.',
    'NG-1.5': 'Everybody is dealt one card that is not in the deck: its owner looks at it and keeps it secret.',
    'NG-1.6': 'You may say what you like, and need not keep your word.',
  }),
  chapter('NG-2', 'Bidding', {
    'NG-2.1': 'At the beginning of a round the top card of the deck is turned up.',
    'NG-2.2':
      'All choose in secret how many of their coins they bid, which may be none, and reveal their bids together.',
    'NG-2.3':
      'The highest bid wins the card. Of those who bid the same, whoever has kept the fewest cards wins; of those, whoever sits first.',
    'NG-2.4': 'The winner pays the bid. Then everybody gets 1 coin.',
  }),
  chapter('NG-3', 'The card', {
    'NG-3.1': 'The winner chooses at once: keep the card (NG-3.2) or sell it (NG-3.3).',
    'NG-3.2': 'A card that is kept lies open before its owner until the end.',
    'NG-3.3': 'A card that is sold is out of the game. The winner gets coins: half its value, rounded up.',
  }),
  chapter('NG-4', 'The end', {
    'NG-4.1': 'The game ends when a round would begin and the deck is empty. All secret cards are revealed.',
    'NG-4.2': 'Your points are the values of the cards that you have kept, and of your secret card.',
    'NG-4.3':
      'The most points win; of those who have the same, the most coins. Who has as much of both shares the victory.',
  }),
]

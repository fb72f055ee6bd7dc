import { chapter } from '../../../../../text/index.ts'

export const setup = chapter('WK-3', 'Setup', {
  'WK-3.1':
    'Every player gets a Baron at random, or as chosen at the table: 4 unexhausted Nobles, 12 Action cards, 12 control markers, 8 Baron markers, a stronghold marker and 15 crowns.',
  'WK-3.2':
    'The decks of Fate, Events, Agendas, Mercenaries and neutral Action cards are shuffled. The top Event goes under its deck.',
  'WK-3.3': 'The pool holds 10 Influence for each Baron in a game of standard length.',
  'WK-3.4':
    'With fewer than 6 Barons Fate names cities of the Kingdom that are razed: 11 with 2 Barons, 7 with 3, 5 with 4, 3 with 5. All others begin neutral.',
  'WK-3.5': 'Fate names the first Chairman, and another Baron as Head of the Church. Then the Fate deck is shuffled.',
  'WK-3.6':
    'Each Baron gets his 4 Regular Troops (100 and three times 50), a random Mercenary of 100 and one of 50: 400 troops in all.',
  'WK-3.7':
    'The Mercenary deck is shuffled and N + 1 cards are revealed as the first offer. The top 3 Agendas are the Current Agendas.',
  'WK-3.8':
    'All at the same time assign all 6 Troop cards to their Nobles and their stronghold. Any of these may get none. The assignments are revealed together.',
  'WK-3.9':
    'Chairman first, clockwise, each Baron puts his stronghold into an area of the Kingdom without an unrazed city and without another stronghold. With 2 or 3 Barons the outer rows and columns are not allowed.',
  'WK-3.10':
    'The Baron who placed his stronghold last begins, and it goes counter-clockwise: each places one Noble with troops in an area of the Kingdom without another Baron’s Noble or stronghold, until all who have troops stand on the board. To stand on a neutral city does not capture it.',
  'WK-3.11': 'The Fate deck is shuffled, and round 1 begins.',
})

export const planning = chapter('WK-4', 'Planning', {
  'WK-4.1':
    'All at the same time and in secret put 0, 1 or 2 cards of their hand on each of the three stacks. Everybody sees how many, nobody sees which.',
  'WK-4.2':
    'The 8 neutral Action cards are shuffled and 2 are added to each stack; the other 2 stay aside unseen. Each stack is shuffled.',
  'WK-4.3': 'Whoever has planned fewer than 6 cards keeps the rest in hand for this round.',
})

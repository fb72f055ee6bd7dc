import { chapter } from '../../../../../text/index.ts'

export const round = chapter('BW-4', 'The round', {
  'BW-4.1': [
    'Rally Phase',
    'The first player is found, the commanders get their tokens back, and all units become active.',
  ],
  'BW-4.1.1':
    'Whoever has more command tokens on the command board is first player for the round; tokens on cards of commanders do not count. In a tie the momentum decides.',
  'BW-4.1.2':
    'After that all command tokens on cards of commanders, and those set aside with captured ones, return to their command boards.',
  'BW-4.1.3': 'Every unit on the battlefield becomes active.',
  'BW-4.2': ['Marshaling Phase', 'First the first player gets tokens and cards, then the other.'],
  'BW-4.2.1':
    'Roll as many dice as the plan’s order value, and take an order token for each die. They join the one kept from the round before.',
  'BW-4.2.2':
    'Draw as many leadership cards as the plan’s leadership value. When the deck runs out, the discard pile is shuffled into a new one; if there is none either, you draw no more. There is no limit to a hand during the round.',
  'BW-4.3': ['Command Phase', 'The players take turns, the first player first.'],
  'BW-4.3.1': 'In a turn you use an order token (BW-5), play a leadership card (BW-6), or pass.',
  'BW-4.3.2':
    'Who has passed takes no more turns in this round; the other goes on until he passes, too. Who can do nothing else must pass.',
  'BW-4.3.3': 'The phase ends when both have passed.',
  'BW-4.4': ['Regroup Phase', 'Both act together; where order matters the first player comes first.'],
  'BW-4.4.1': 'Fire burns and spreads, as BW-16.6 says.',
  'BW-4.4.2': 'Victory points for the end of a round are scored, and in the last round those for the end of the game.',
  'BW-4.4.3': 'After the last round the battle ends (BW-17).',
  'BW-4.4.4':
    'Both choose in secret at most one leadership card and one order token to keep, and discard the rest. Which token is kept everybody sees; the card stays secret.',
  'BW-4.4.5': 'Morale may be recovered (BW-13.4).',
  'BW-4.4.6': 'The next round begins.',
})

export const tokens = chapter('BW-5', 'Using an order token', {
  'BW-5.1': 'You name the unit and give the token back to the supply.',
  'BW-5.2':
    'A shield orders one active unit of its rank, valor one of any rank. Morale raises your morale by 1, or lowers it by 1 and rallies one unit of yours. Two tokens of one kind, whichever it is, order one unit of any rank. Heavy Armor does not change the rank.',
  'BW-5.3': 'The unit may stand anywhere. Tokens are the usual way to order units that nobody controls.',
  'BW-5.4':
    'A token must be able to do something: a unit to order or to rally, a marker that can still move. Paying morale onto your own rout is allowed, and loses at once.',
  'BW-5.5': 'The unit carries out its order and becomes inactive.',
})

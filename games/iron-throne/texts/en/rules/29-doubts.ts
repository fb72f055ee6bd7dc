import { chapter } from '../../../../../text/index.ts'

export const doubts = chapter('IT-29', 'Questions and answers', {
  'IT-29.1':
    'On whose board do the winners spread influence? Each puts one token on the defender’s board, on nobody else’s.',
  'IT-29.2': 'Which comes first at the start of a round? What happens before the turn, then the hostages.',
  'IT-29.3': 'What is special about the punishment of traitors? The hostage that the betrayed takes from each of them.',
  'IT-29.4': 'Who chooses the hostages of a deal? The taker, unless the proposal says where from.',
  'IT-29.5': 'How often can each thing be part of a deal? Once in each direction.',
  'IT-29.6': 'Is Cersei’s “Influence” a card? No, it is her ability as a leader.',
  'IT-29.7': 'Who chooses with “Political Instinct”, if there are several higher cards? Their owner.',
  'IT-29.8': 'What if the event deck is empty? The used cards are shuffled.',
  'IT-29.9': 'Must the 1 power of the preparation be moved? Yes, if there is any.',
  'IT-29.10': 'Can a reward be declined? No, as far as it can be carried out.',
  'IT-29.11':
    'What if a player wins the fifth token and loses the last character in one batch? There is one check after it, and spread influence decides.',
  'IT-29.12': 'Do supporters take hostages? No; but after a betrayal one is taken from each winning supporter.',
  'IT-29.13':
    'What of other ways to play hostages? Both draw after a release, the power of a tortured card without a character goes to the torturer, and cards of the dead cannot be tortured.',
  'IT-29.14':
    'What is printed, and what is our own wording? Six leaders and three character cards are as printed; the others are in our own wording and marked so.',
  'IT-29.15': 'Can one do without the hostage of a resolution? No, but it can be released in the next round.',
  'IT-29.16': 'Is an exchange of like for like a deal? Yes.',
  'IT-29.17': 'What of the Houses that nobody plays? Their cards and events stay in the box.',
})

export const acting = chapter('IT-30', 'Chance and choices', {
  'IT-30.1': 'The table alone shuffles and draws lots, and nobody can foresee it.',
  'IT-30.2':
    'What binds by these rules cannot be taken back: a character chosen, support offered, what was said in a negotiation. A card face down can be changed until both have chosen.',
  'IT-30.3': 'Where there is one answer and all can see it, nobody is asked. With hidden cards IT-25.8 holds instead.',
})

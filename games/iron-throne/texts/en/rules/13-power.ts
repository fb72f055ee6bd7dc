import { chapter } from '../../../../../text/index.ts'

export const power = chapter('IT-13', 'Power', {
  'IT-13.1':
    'To distribute power is to move it from your own leader sheet to your own living characters, split as you like.',
  'IT-13.2': '“Up to” allows less, and none.',
  'IT-13.3': 'Without “up to” it must all be distributed, or as much as there is on the leader sheet.',
  'IT-13.4':
    'Power taken off a character goes to the leader sheet of its own House, unless the effect names another place. If there is less, all of it goes.',
  'IT-13.5': 'Power taken off a leader sheet goes to the box for good.',
  'IT-13.6': 'Nobody takes power from another’s leader sheet but by a deal or an effect that says so.',
  'IT-13.7': 'A character or a leader sheet can hold any amount.',
  'IT-13.8': 'From an empty leader sheet nothing is distributed and no cost paid.',
  'IT-13.9': 'Power that moves from character to character does not pass over the leader sheet.',
})

export const death = chapter('IT-14', 'Death', {
  'IT-14.1': 'A character without power dies at once and never comes back.',
  'IT-14.2': 'The dead get no power, and cannot be chosen, offered or forced.',
  'IT-14.3':
    'If a participating character dies its player stays on the side, to win or lose with it. The character adds nothing more, and its cards can no longer be played for their text.',
  'IT-14.4': 'Cards of the dead can still be played face down, as hostility of value 0, and can be hostages.',
  'IT-14.5': 'Leaders never die, not even with an empty leader sheet.',
})

export const cards = chapter('IT-15', 'House cards', {
  'IT-15.1': 'Hands are secret, their size is not. A hand has no limit.',
  'IT-15.2': 'Discard piles lie open, in their order.',
  'IT-15.3': 'Everybody plays cards of the own House alone. Hostages are never played.',
  'IT-15.4': 'What is discarded from a hand is shown.',
  'IT-15.5':
    'When a House deck becomes empty its discard pile is shuffled into a new one, if there is any, otherwise when next a card is due. If there is still none the draw is forgone.',
  'IT-15.6': 'Several cards are drawn one by one.',
})

export const characterCards = chapter('IT-16', 'Character cards', {
  'IT-16.1':
    'At the moment its text names a participant may play a character card from hand, face up. It stays in play until the end of the round.',
  'IT-16.2': 'The character on the card must be your own living participant.',
  'IT-16.3': 'For a card of your leader any of your characters will do, as long as it lives and participates.',
  'IT-16.4': 'Active players and supporters may both do so; nobody else, and nobody who has retreated.',
  'IT-16.5': 'You may play any number of them, also both copies of one.',
  'IT-16.6': 'Everything the card asks for must be there, and each choice it must make must have an answer.',
  'IT-16.7': 'Nobody has to play one.',
  'IT-16.8': 'An active player who plays such cards also plays a card face down: that one alone makes the outcome.',
})

export const leaders = chapter('IT-17', 'Leader abilities', {
  'IT-17.1': 'Abilities are open to all once the leaders are revealed. Nobody has to use one.',
  'IT-17.2':
    'An ability can be used once each time its moment comes, if what it needs holds then. It does not depend on your characters unless it says so.',
  'IT-17.3': 'Costs are paid in full and first. Who cannot pay cannot use it.',
  'IT-17.4': 'If the text of a leader or card contradicts these rules, the text wins.',
})

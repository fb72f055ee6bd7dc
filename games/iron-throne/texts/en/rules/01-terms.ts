import { chapter } from '../../../../../text/index.ts'

export const terms = chapter('IT-1', 'Terms', {
  'IT-1.1': 'Each player controls one House for the whole game. Player and House mean the same.',
  'IT-1.2':
    'Each player has a leader, shown on a leader sheet. The leader is no character in play: it never participates and never dies. Its sheet holds the reserve of power.',
  'IT-1.3': 'The other four of the House are your characters in play. A character is living, or dead.',
  'IT-1.4':
    'Power comes in whole units. It lies on living characters, on leader sheets, or in the box, out of the game.',
  'IT-1.5':
    'Each player has five influence tokens. A token lies on the own influence board, unspent, or on another player’s, spread. You have influence over a player on whose board one of your tokens lies. A board holds any number of tokens.',
  'IT-1.6':
    'Each House has 25 House cards: 4 truce cards, 11 hostility cards (1 to 8, 10, 12 and 20), and two character cards of each of its five. A House card is in its owner’s deck, hand or discard pile, in play, or a hostage. Copies cannot be told apart.',
  'IT-1.7': 'A round has one challenger; it is that player’s turn.',
  'IT-1.8': 'The challenger and the defender, whom the event card names, are the active players of the round.',
  'IT-1.9': 'A supporter is another player whose character has joined a side.',
  'IT-1.10':
    'A side is an active player with all supporters. The opponent is the active player of the other side, as seen by whoever uses an effect.',
  'IT-1.11':
    'A character that was chosen or has joined is committed. It and its player are participants from the start of the conflict phase to the end of the round, not before.',
  'IT-1.12': 'Clockwise is the order of the seats. Clockwise from the challenger begins with the challenger.',
  'IT-1.13': 'Some moments are about one player, for instance the one about to choose a character or to offer support.',
})

export const course = chapter('IT-2', 'The course of a round', {
  'IT-2.1':
    'A round runs in this order: before the turn; hostages; the event; both active players draw and move power; both choose a character; support; the conflict with its cards; the outcome or the negotiation; rewards and punishments; hostages; drawing up; the next challenger.',
  'IT-2.2':
    'After every step and every effect: characters without power die, then the end of the game is checked, then an empty deck is refilled.',
  'IT-2.3': 'Nobody can act at any other moment. Hostages are released and tortured at the start of the round alone.',
  'IT-2.4': 'The number of rounds has no limit.',
})

export const setup = chapter('IT-3', 'Setup', {
  'IT-3.1': 'Three to five can play.',
  'IT-3.2': 'Each player takes another of the five Houses. Those not taken are out of the game.',
  'IT-3.3': 'Players sit as they take their seats.',
  'IT-3.4':
    'Each player is dealt two of the five leader sheets of the House, unseen by the others, and keeps one. All leaders are revealed together. The others go back to the box, and nobody learns what was dealt.',
  'IT-3.5': 'The leader’s own character is out of play; the other four begin living.',
  'IT-3.6':
    'Each character and each leader sheet begins with 4 power: 20 for a House. Power in play and in the box is always 20 for each player together.',
  'IT-3.7': 'When the leaders are known each player draws 5 House cards.',
  'IT-3.8': 'All influence tokens begin on their owners’ boards.',
  'IT-3.9': 'The event deck has three cards of each House in play and three special ones: 12, 15 or 18 in all.',
  'IT-3.10': 'Chance makes the first challenger.',
  'IT-3.11': 'Both cards of the leader stay in the House deck.',
})

export const start = chapter('IT-4', 'Start of the round', {
  'IT-4.1': 'First the challenger may use an ability that says so, before everything else.',
  'IT-4.2':
    'Then all who hold hostages may release or torture them, clockwise from the challenger, one at a time and as many as they like. It ends when all have passed one after the other; whoever has passed may act again once somebody else has acted.',
  'IT-4.3': 'What release and torture do is told from IT-18.7 on.',
  'IT-4.4': 'This happens at the start of every player’s round, and never elsewhere.',
})

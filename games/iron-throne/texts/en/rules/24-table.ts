import { chapter } from '../../../../../text/index.ts'

export const events = chapter('IT-24', 'Special events', {
  'IT-24.1':
    'Influential: among the players other than the challenger, whoever has spread the most influence is the defender. The challenger chooses among the tied.',
  'IT-24.2':
    'Resourceful: whoever of them has the most House cards in hand, before this round’s draw. The challenger chooses among the tied.',
  'IT-24.3':
    'Powerful: whoever of them has the most power on characters and leader sheet together. The challenger chooses among the tied.',
})

export const secrets = chapter('IT-25', 'What is secret', {
  'IT-25.1':
    'All see: Houses, leaders, characters, power, influence, the box, the number of cards in hands and decks, discard piles, cards face up, the event and the used ones, how many hostages of which House each player holds, all that is done and said, and all proposals.',
  'IT-25.2': 'Nobody sees the order of decks, or the random card of a hand before it is taken.',
  'IT-25.3':
    'You alone see the leader sheets you are dealt, your hand, the card you play face down, the faces of your hostages, and what an effect lets you look at.',
  'IT-25.4': 'Whoever gets a released card back sees it; the others learn only whose card it was.',
  'IT-25.5': 'Each player is sent no more than that player may see; those who watch are sent what all see.',
  'IT-25.6':
    'All who might hold a fitting card are asked alike, whether they hold one or not. You can tell the table to pass for you; bear in mind that answers always quick can be read by others.',
  'IT-25.7': 'Secrets stay secret until the game is over; then everything is open.',
  'IT-25.8':
    'Whoever has to answer from hidden cards is asked even when there is one answer or none, so that nobody can tell. With no card in hand nothing is asked.',
  'IT-25.9':
    'Nothing leaves a trace: no card can be recognised by where it lies or has been. What moves from one secret place to another is told to the others as a number of cards.',
  'IT-25.10': 'What you once saw lawfully is told in your own log, once, and not shown again.',
})

export const talk = chapter('IT-26', 'Table talk', {
  'IT-26.1': 'Ask, threaten, lie and bribe as you like, at any time, as long as all can hear it.',
  'IT-26.2': 'Those who watch do not talk into a game.',
  'IT-26.3': 'No promise binds but a deal.',
  'IT-26.4': 'You may claim anything about your cards, but you may not show them.',
  'IT-26.5': 'Ready-made phrases are words like any other.',
  'IT-26.6': 'There should be time for talk before House cards are played.',
})

export const time = chapter('IT-27', 'Time and absence', {
  'IT-27.1': 'The clocks are chosen with the table.',
  'IT-27.2':
    'A negotiation lasts four minutes, or two days at tables that choose so, from the moment the outcome is fixed. Then it has failed.',
  'IT-27.3': 'A bot plays for whoever is late.',
  'IT-27.4':
    'A bot plays for whoever is away until they are back. Who resigns for good is last, and a victory of that House is nobody’s. The House stays in the game.',
  'IT-27.5': 'Bots see what their seat sees, and negotiate by proposals.',
})

export const options = chapter('IT-28', 'Options of the table', {
  'IT-28.1': 'Free choice of leader: everybody chooses among all five leader sheets.',
  'IT-28.2': 'Houses at random: whoever chooses none draws one of those left.',
  'IT-28.3': 'Short game: four spread influence tokens end the game. Everybody still has five.',
  'IT-28.4':
    'Last blood: deaths end the game only when two Houses have no living character. A House without one is skipped as challenger, cannot be the defender (the event is drawn anew) and offers no support. It keeps influence, cards and hostages, releases and tortures, and can win. If the challenger loses the last character before choosing, the round is over.',
  'IT-28.5': 'Whispers are not offered: everybody hears everything.',
  'IT-28.6':
    'Sole victory: among the tied, whoever has more living characters wins, then whoever has more power. If they are still equal they share it.',
})

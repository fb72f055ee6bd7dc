import { chapter } from '../../../../../text/index.ts'

export const hostages = chapter('IT-18', 'Hostages', {
  'IT-18.1': 'To take a hostage from a player is to take one House card, as follows.',
  'IT-18.2':
    'The taker chooses the place: the top card of the House deck, a random card from the hand, or one of the hostages that player holds, of which the House on the back can be seen. Where nothing lies nothing can be taken.',
  'IT-18.3':
    'Whoever holds a hostage sees its face; all others see how many there are, and of which House. A card from the hand is missed by its owner; what came from the deck the owner does not learn.',
  'IT-18.4': 'Whoever loses a hostage no longer sees it.',
  'IT-18.5': 'A card of the taker’s own House goes to the taker’s hand.',
  'IT-18.6':
    'The hostages of a player are numbered as they come; a number is never used twice by the same player. Value and text of a hostage do nothing.',
  'IT-18.7':
    'Release: the hostage goes to its owner’s hand, unseen by the others. Then the owner draws 1 card and the holder draws 1. A hostage that comes home otherwise brings no draw.',
  'IT-18.8': 'Torture: the hostage is shown and goes to its owner’s discard pile. Then one of three things happens.',
  'IT-18.9': 'The card of its House’s leader: 4 power from that leader sheet go to the box.',
  'IT-18.10': 'The card of a living character: it loses 4 power to its own leader sheet, and dies if none is left.',
  'IT-18.11':
    'A hostility or truce card: the torturer names a living character of that House, and 1 power of it goes to the torturer’s leader sheet.',
  'IT-18.12': 'The card of a dead character cannot be tortured.',
  'IT-18.13': 'Each release and torture is finished, with deaths and the check of the end, before the next.',
  'IT-18.14': 'Nobody is limited in hostages.',
  'IT-18.15': 'Hostages change hands in these ways only. A card that is played is not in the hand and cannot be taken.',
})

export const sides = chapter('IT-19', 'Retreat and support by effects', {
  'IT-19.1':
    'Only supporters retreat. The character goes home, the cards its player has played for their text go to the discard pile, what they did stays. The player is no participant any more, is neither rewarded nor punished, and cannot come back in this round.',
  'IT-19.2': 'Forced support is not asked for. Afterwards that player is a supporter like any other.',
  'IT-19.3':
    'Late support: a player who is no participant and has not retreated may be called by an effect to join a side, also after a refused offer. Nobody has to accept it.',
  'IT-19.4':
    'A supporter may change sides by an effect. Cards played stay in play, and what was added to the total of a side stays with it.',
})

export const windows = chapter('IT-20', 'Moments and their order', {
  'IT-20.1': 'At each moment leaders come before cards, and within both the order is clockwise from the challenger.',
  'IT-20.2':
    'First each leader who can act uses the ability or passes. Then each participant may play one character card or pass. After every effect all are asked again, leaders first, but no ability is used twice. The moment is over when all have passed.',
  'IT-20.3': ['The moments', 'In the order of a round:'],
  'IT-20.3.1': 'Before the turn: the leader of the challenger.',
  'IT-20.3.2': 'Hostages: the leader of whoever releases or tortures one.',
  'IT-20.3.3': 'Before the event: the leader of the challenger.',
  'IT-20.3.4': 'Before each of the two characters is chosen: leaders of active players.',
  'IT-20.3.5': 'Before the support phase: leaders of active players.',
  'IT-20.3.6': 'Before each other player may offer support: leaders of active players.',
  'IT-20.3.7': 'After an offer was refused: the leader of whoever made it.',
  'IT-20.3.8': 'At the end of the support phase: leaders of active players.',
  'IT-20.3.9': 'Before House cards are chosen: leaders and character cards of participants.',
  'IT-20.3.10': 'When House cards are revealed: leaders and character cards of participants.',
  'IT-20.3.11': 'When the outcome is set: leaders and character cards of participants.',
  'IT-20.3.12': 'When the hostages of a resolution have been taken, if a side has won: leaders of active players.',
  'IT-20.3.13': 'After the resolution: leaders of all players, character cards of participants.',
  'IT-20.3.14': 'When hands are drawn up: the leader of whoever is to draw.',
  'IT-20.4': 'Nobody can tell from the course of the game whether somebody who passes could have played.',
  'IT-20.5':
    'What an effect needs is checked when it is used; then it is carried out at once and whole. Nobody can answer it.',
  'IT-20.6':
    'For cards everybody is asked who could hold a fitting one as far as all know: with a card in hand, a character that allows it, and not both copies lying open. So being asked tells nothing.',
  'IT-20.7':
    'Each character card belongs to one of four moments: before House cards are chosen, when they are revealed, when the outcome is set, after the resolution.',
})

export const effects = chapter('IT-21', 'How effects are read', {
  'IT-21.1': 'Each effect names its moment, or what calls it: a torture, a release, a refused offer, a drawing up.',
  'IT-21.2':
    'Abilities are used once each time their moment comes; a card once for each copy played. All of them are voluntary.',
  'IT-21.3':
    'All that an effect needs must hold: the part its user plays, the side, the outcome as it is, the result, power on the leader sheet, cards in hand, supporters, influence.',
  'IT-21.4':
    'Choices are made one by one, when the part of the effect that needs them is carried out. Nobody else acts in between.',
  'IT-21.5': 'The parts of an effect are carried out in the order of its text, costs first.',
  'IT-21.6':
    '“Opponent” is the active player of the other side. “Participating character” is a committed one that lives. “Losers” are all players of a side that has lost.',
  'IT-21.7': 'Where an effect gives a number for each supporter, card or character, it counts them as they are then.',
})

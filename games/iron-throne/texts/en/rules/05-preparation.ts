import { chapter } from '../../../../../text/index.ts'

export const preparation = chapter('IT-5', 'Preparation phase', {
  'IT-5.1': 'Before the event card is drawn the challenger may use an ability that says so.',
  'IT-5.2': [
    'The event',
    'The top event card names the defender: the House on it, or whom a special event finds (IT-24). If it is the challenger’s own House, the challenger chooses any other player. The challenger is never the defender.',
  ],
  'IT-5.2.1':
    'The event card lies open until the end of the round. When the event deck is empty, the used cards are shuffled.',
  'IT-5.3': 'Each active player draws 1 House card, the challenger first.',
  'IT-5.4':
    'Each active player, the challenger first, must move 1 power from the leader sheet to a living character. If the sheet is empty nothing happens.',
  'IT-5.5':
    'The challenger chooses one of their living characters, openly and for good; then the defender does, knowing that choice. Whoever has but one has no choice.',
})

export const support = chapter('IT-6', 'Support phase', {
  'IT-6.1': 'Before the phase, active players may use abilities. If one skips it, the conflict phase begins at once.',
  'IT-6.2':
    'Clockwise from the challenger, each player who is no active player has one opportunity, one player after the other.',
  'IT-6.3':
    'An effect may force a player to support: the character joins at once, nobody is asked, and the player has no other opportunity in the round.',
  'IT-6.4': 'Otherwise the player stays out, or openly offers one living character to one side.',
  'IT-6.5':
    'The active player of that side accepts or refuses. Whoever is refused cannot offer again in this round, to either side.',
  'IT-6.6': 'An offer binds until it is answered. What is said about it binds nobody.',
  'IT-6.7': 'After the last player the active players may use abilities.',
  'IT-6.8': 'A side may have any number of supporters, but each player commits one character in a round at most.',
})

export const conflict = chapter('IT-7', 'Conflict phase', {
  'IT-7.1':
    'Now whoever has committed a character is a participant. Before House cards are chosen, participants may use abilities and play character cards.',
  'IT-7.2': [
    'House cards',
    'Each active player secretly plays one House card of any type from hand, face down. It can be changed until both have chosen.',
  ],
  'IT-7.2.1': 'If an effect says so, one plays first and face up; the other chooses afterwards, face down.',
  'IT-7.3':
    'Without a card in hand the top card of the House deck is played, unseen. If there is none anywhere, nothing is played: that counts as hostility of value 0.',
  'IT-7.4': 'Both cards are revealed at the same moment.',
  'IT-7.5':
    'A character card played this way counts as a hostility card of value 0. Its text is not used, and its character need not participate or live.',
  'IT-7.6': 'Two hostility cards: hostility. Two truce cards: truce. One of each: betrayal.',
  'IT-7.7':
    'Then effects may replace a card, add to a side’s total or set another outcome. An outcome once set stands until another effect sets it again. What was added is lost if the outcome in the end is not hostility.',
})

export const outcomes = chapter('IT-8', 'Outcomes', {
  'IT-8.0': 'The outcome is fixed now, and what follows depends on it alone.',
  'IT-8.1':
    'Hostility: the total of a side is the power on its living participating characters, the value of the card its active player revealed, and all that effects have added. A truce card counts 0. The higher total wins.',
  'IT-8.2': 'Equal totals: both sides lose. Nobody is rewarded, everybody is punished, no hostage is taken.',
  'IT-8.3': 'Betrayal: totals do not matter. The side of the hostility card wins, that of the truce card loses.',
  'IT-8.4':
    'Truce: the active players negotiate. With a deal nobody wins, loses, is rewarded or punished. Without one both sides lose and all participants are punished, supporters too.',
  'IT-8.5':
    'Effects ask who has won or lost: a participant has, as the side has. After a tie or a failed negotiation all have lost; after a deal nobody has. Whoever has retreated, or was never a participant, has neither.',
})

import { chapter } from '../../../../../text/index.ts'

export const negotiation = chapter('IT-9', 'Negotiation', {
  'IT-9.1':
    'Only the two active players propose and accept, even if their characters have died. Supporters may talk, but neither give nor get anything.',
  'IT-9.2':
    'For each direction a proposal says how much is given: influence, none or once (the receiver spreads a token onto the giver’s board); 0 to 2 hostages, which the receiver takes; 0 to 3 power from leader sheet to leader sheet. Nothing else can be given.',
  'IT-9.3':
    'Something must be given, in one direction at least; an even exchange will do. The giver must have it now: the power on the leader sheet, the cards to take; and the receiver of influence needs an unspent token. What would come in by the same deal does not count.',
  'IT-9.4':
    'The taker chooses where a hostage comes from, unless the proposal says: the deck, the hand at random, or one particular hostage that the giver holds. What is said there binds.',
  'IT-9.5':
    'Both put proposals together unseen and make them whenever they like; nobody has a turn. A new one replaces the own old one. One’s own can be withdrawn, the other’s accepted or rejected, by its number; to propose the same as the other is to accept. Whoever breaks off ends it without a deal, and so does the end of the time.',
  'IT-9.6':
    'A deal is carried out at once: power both ways, influence both ways, then hostages, the challenger’s first. What has changed hands under the deal cannot be taken again under it. If a place named is empty the taker chooses another; if nothing is left the rest is forgone. The end of the game is checked after all of it.',
  'IT-9.7': 'A deal is the only promise that binds.',
})

export const resolution = chapter('IT-10', 'Resolution phase', {
  'IT-10.1':
    'The outcome is set, nothing has been given yet: participants may use effects that change rewards, punishments and hostages.',
  'IT-10.2': [
    'Rewards',
    'If the challenger’s side has won, each of its players spreads one influence token onto the defender’s board. If the defender’s side has won, each of its players draws 2 House cards and distributes 2 power from the own leader sheet.',
  ],
  'IT-10.2.1': 'Whose participating character has died is rewarded all the same.',
  'IT-10.2.2': 'Rewards go clockwise from the challenger. Whoever is to draw and to distribute draws first.',
  'IT-10.3':
    'Punishment: each loser takes half of the power, rounded up, off the own participating character and puts it on the own leader sheet.',
  'IT-10.4': [
    'One batch',
    'First all rewards, then all punishments; then characters die and the end of the game is checked. So several can reach five together.',
  ],
  'IT-10.4.1': 'An effect may keep a player from rewards or from punishment altogether.',
  'IT-10.5': [
    'Hostages',
    'After a hostility the active player of the winning side takes 1 hostage from one loser. After a betrayal the active player who was betrayed takes 1 from each winner. After a tie or a truce there are none.',
  ],
  'IT-10.5.1':
    'Whoever is kept from rewards takes no hostage. Whoever is kept from punishment cannot be chosen for one.',
  'IT-10.5.2': 'These hostages must be taken where they can; the taker chooses from whom and from where.',
  'IT-10.6': 'After the resolution all leaders and the character cards of participants may be used.',
})

export const close = chapter('IT-11', 'End of the round', {
  'IT-11.1': 'All committed characters return.',
  'IT-11.2': 'All House cards in play go to their owners’ discard piles, the event card to that of the events.',
  'IT-11.3':
    'Clockwise from the challenger, each player with fewer than 5 cards in hand draws up to 5. Nobody discards: there is no limit to a hand.',
  'IT-11.4': 'The next player clockwise is the challenger.',
})

export const end = chapter('IT-12', 'End of the game', {
  'IT-12.1':
    'The game ends at once when somebody has spread all five influence tokens, or when all four characters of a House are dead.',
  'IT-12.2':
    'This is checked after each batch: a deal, rewards and punishments together, an effect, a release or a torture. What belongs to it is finished first.',
  'IT-12.3':
    'Whoever has spread the most influence wins, however the game has ended, even a House without a living character. The tied share the victory.',
  'IT-12.4': 'If characters are dead and nobody has spread any influence, all share the victory.',
  'IT-12.5': 'A shared victory counts as a victory for each.',
  'IT-12.6': 'The other places go by spread influence, then living characters, then power.',
})

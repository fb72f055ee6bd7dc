import type { Meanings } from '../common/about.ts'

export const meanings: Meanings = {
  release: 'It goes back to its owner’s hand. The owner draws 1 card, then you do.',
  torture:
    'A leader’s card: 4 power from that leader sheet go to the box. A living character’s card: that character loses 4 power. Any other: you name a character of that House; it loses 1 power to you.',
  offer: 'If it is accepted, its power counts for that side, and you win or lose with it.',
  accept: 'Its power counts for your side; its player shares your victory or defeat.',
  refuse: 'The character stays home, and its player can offer nothing else this round.',
  influence: 'The receiver spreads one influence token onto the giver’s board; five spread tokens end the game.',
  power: 'So much power goes from one leader sheet to the other.',
  hostage: 'The receiver takes this card as a hostage.',
  'any-hostage': 'The receiver chooses where it comes from: the deck, the hand, or the hostages held.',
  adopt: 'The other’s proposal becomes your draft, for a counter-proposal.',
  propose: 'Everybody hears it. Your opponent may accept it as long as it stands.',
  agree: 'The deal is made and carried out at once. Nobody is punished.',
  reject: 'The other’s proposal is off the table; the talks go on.',
  'break-off': 'Both sides lose: everybody who takes part is punished.',
  'give-hostage': 'Your opponent takes 1 hostage from you and chooses where from.',
  'stay-out': 'You neither win nor lose anything in this conflict.',
  take: {
    deck: 'Its owner does not learn which card it is.',
    hand: 'Its owner sees which card is missing.',
    held: 'You see the House on the back, not the face. A card of your own House goes to your hand.',
  },
}

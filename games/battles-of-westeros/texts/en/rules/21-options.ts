import { chapter } from '../../../../../text/index.ts'

export const options = chapter('BW-21', 'Official options', {
  'BW-21.1':
    'Coordinated attacks: ordered melee units that could attack the same target may do so together. One leads; each of the others gives up its own attack and adds its dice less 1. Keywords and abilities are those of the leader alone, a counterattack goes against him. Supporters engaged with somebody else leave first. There is a re-roll only if all of them flank. War Dogs, arrows and Scorch the Earth take no part.',
  'BW-21.2':
    'Any card orders one unit: a leadership card may be discarded, with one command token put on a commander, to order one active unit in his zone of control.',
  'BW-21.3':
    'Reduced units: a unit that has lost at least half of its figures rolls 1 die less, and retreats 2 hexes at most; each further hex is a hit.',
  'BW-21.4':
    'Withdrawal: when the ordered units have moved, and before the first attack, the opponent may withdraw active units next to an ordered enemy: 1 hex towards the own edge, after which the unit is inactive. An enemy engaged with it may deal a parting blow first. Morale falls by 1 if the unit has a lower rank than the highest such enemy, by 2 if equal, by 3 if higher. Units in fire cannot withdraw.',
})

export const information = chapter('BW-22', 'What is known', {
  'BW-22.1':
    'Everybody sees the board, units with strength, rank and state, pools, command tokens, cards of commanders, discard piles, the number of cards in hands and decks, morale and victory points.',
  'BW-22.2':
    'Secret are cards in hand, the order of decks, face-down tokens and discs, archers in hiding, the choice of commanders until it is revealed, and the card that is kept. A card discarded at random is shown.',
  'BW-22.3':
    'There is nothing to negotiate. Commanders of a skirmish, what is kept and the discs are chosen by both at the same time.',
  'BW-22.4':
    'Parting blows, retreats ignored, counterattacks, re-rolls, advances, tactics and recovery can be answered once for the whole battle, so that a game by mail does not wait for each.',
})

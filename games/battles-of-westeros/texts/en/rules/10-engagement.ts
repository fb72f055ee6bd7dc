import { chapter } from '../../../../../text/index.ts'

export const engagement = chapter('BW-10', 'Engagement', {
  'BW-10.1':
    'Two enemy units are engaged when an engagement token lies between their hexes. A unit has one engagement at most. The token shows the House that attacked last in it.',
  'BW-10.2':
    'In a melee attack: if the target is not engaged, a token of the attacker is placed; if it is engaged with the attacker, the token turns to the attacker’s House; if it is engaged with somebody else, there is no token, and the attack is a flank attack. Archers engaged with their target turn the token, too.',
  'BW-10.3':
    'So a flank attack comes from a unit that is not engaged, and leaves it unengaged. Ranged attacks never flank and place no token.',
  'BW-10.4': 'The token lies before dice are rolled, and stays while both units stand side by side.',
  'BW-10.5': 'An engaged unit must leave its engagement in order to move or to attack somebody else.',
  'BW-10.6':
    'An ordered unit that wants to move leaves first, if there is a hex it can enter: the token goes, the enemy may deal a parting blow, and then the unit must move at least 1 hex, if it survives.',
  'BW-10.7': 'A melee unit that attacks another enemy leaves in the same way before that attack.',
  'BW-10.8':
    'A parting blow is a roll with the usual dice and caps. Hits count as always; morale results do nothing, and there is no re-roll, counterattack, advance or pursuit. Its owner decides whether it is dealt.',
  'BW-10.9': 'When an engagement ends in any other way, the token goes without a parting blow.',
  'BW-10.10': 'Archers attacked in melee are engaged like anybody else; they leave only by moving.',
})

export const retreat = chapter('BW-11', 'Retreat', {
  'BW-11.1': 'A unit retreats as many hexes as there are morale results, after all hits, in one straight direction.',
  'BW-11.2':
    'The direction is the one opposite to the attacker. If its first hex can be entered, the whole retreat goes that way.',
  'BW-11.3':
    'From an attack at a distance it is the one of six directions that fits best to the line of the attack. If two fit alike, the one nearer to the own edge; if they are alike in this as well, the owner chooses.',
  'BW-11.4':
    'Only if that first hex is closed, the unit goes in the neighbouring direction that is nearer to its own edge.',
  'BW-11.5':
    'A hex is closed to a retreat by a unit, impassable terrain, fire, or the end of the board. Other terrain does not matter. A unit in fire may retreat out of it.',
  'BW-11.6': 'Each hex that cannot be gone is 1 hit. Once on its way a unit does not change direction.',
  'BW-11.7':
    'These hits belong to the attack: Cover and Toughness not used yet may cancel them, and they count for the capture of a commander.',
  'BW-11.8':
    'A retreat ends the engagement without a parting blow, and does not change whether the unit is active. Who could not go stays engaged, and may counterattack.',
  'BW-11.9':
    'A retreat caused by a card goes as the card says, or away from the commander who played it. Its hits are those of no attack.',
  'BW-11.10':
    'By a switch, after ranged attacks and War Dogs each step goes to one of the two hexes towards the own edge instead; with both open the owner chooses, with none it is a hit.',
})

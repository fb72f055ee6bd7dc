import { chapter } from '../../../../../text/index.ts'

export const victory = chapter('BW-17', 'Victory', {
  'BW-17.1':
    'Where a plan scores victory points, the player with more of them wins after the last round. In a tie higher morale decides, then the momentum.',
  'BW-17.2':
    'Conditions of immediate victory are looked for all the time. Rout goes before the others, and those before the goals of the end.',
  'BW-17.3':
    'A House controls an objective once a unit of it is there at the end of any movement, and keeps control after the unit has left, until an enemy ends a movement there. Some plans count control only while the hex is occupied.',
  'BW-17.4': 'Who has no unit left on the battlefield loses at once, unless the plan says otherwise.',
  'BW-17.5': 'There is one morale marker, so the two sides can never be routed together.',
  'BW-17.6':
    'Each plan names what it scores and when: at once, at the end of each round, or at the end of the game. Commanders’ units count as units. For the enemy’s morale the zone counts in which the marker lies on his side: green 1, yellow 2, red 3.',
  'BW-17.7': 'Conditions of a plan may ask for control of hexes, for morale, for points and for captured commanders.',
})

export const effects = chapter('BW-18', 'Effects of cards and abilities', {
  'BW-18.1':
    'To order units means 1 to so many active units that fit and are controlled by the commander when the card is played. What the command adds is for these units.',
  'BW-18.2': 'Some cards order a controlled unit and a unit adjacent to it that nobody controls.',
  'BW-18.3': 'Some cards order the commander’s own unit, which must be active, and controlled units next to it.',
  'BW-18.4': 'To rally means that inactive controlled units become active.',
  'BW-18.5':
    'More dice are added after caps. For the first attack means that a second one after a pursuit does not get them.',
  'BW-18.6': 'More movement is added to every way of the order table.',
  'BW-18.7': 'A unit that cannot counterattack, or cannot ignore a retreat, is so for the rest of the turn.',
  'BW-18.8': 'A keyword that is given lasts until the end of the turn or of the round, as the card says.',
  'BW-18.9':
    'Cards that change morale mean your own. Some do so for each enemy that is made to retreat 2 hexes or more by one attack, or for each enemy unit eliminated, whatever the cause.',
  'BW-18.10':
    'Cards are drawn from your own deck. A token that the opponent gives up is his choice; a card that he discards is drawn at random and shown.',
  'BW-18.11': 'Stalwart does not help against a retreat caused by a card.',
  'BW-18.12': 'A card that ends an engagement causes no parting blow.',
  'BW-18.13': 'A re-roll by a card works like that of a flank attack. With both, one follows the other.',
  'BW-18.14':
    'Effects can let a unit ignore Off-balance, ignore that forest, building and ford stop it, or hit cavalry with valor.',
  'BW-18.15':
    'A free move follows the rules of movement, without an attack. Engaged units get none. Active or inactive, the unit stays as it is.',
  'BW-18.16': 'Tokens are taken from the supply, if it has them.',
  'BW-18.17':
    'Units are chosen by the player of the card when the effect is carried out. An enemy unit without a distance may be anywhere.',
  'BW-18.18':
    'A tactic used before the commands works for whatever units they order. One ordered unit means: you say so when it attacks.',
  'BW-18.19': 'The first die of War Dogs may be rolled again once, where a card says so, and the second result stands.',
  'BW-18.20': 'Where an effect names a rank, it means that of the banner.',
  'BW-18.21': 'Where an effect has a condition, it must hold when the effect is used.',
  'BW-18.22':
    'Abilities say when they work. Abilities at the start of your turn are offered before you choose your action, also when you could only pass.',
  'BW-18.23':
    'An additional roll of a commander has the dice that it names; caps, Cover and Toughness count, morale results do not. An attack made once more is a complete new attack.',
  'BW-18.24':
    'When Robb changes places, the banners go with rank and commander; figures, engagements and state stay where they are. The hits are counted again from the same dice.',
  'BW-18.25':
    'Kevan’s unit gives its dice in the attack part of the turn and counts as having attacked. Both units must be ordered in the same turn.',
  'BW-18.26': 'A figure paid for a rally is an ordinary one, and is no hit. Who has no such figure cannot be chosen.',
  'BW-18.27':
    'A longer pursuit stays within 3 hexes on roads. A longer retreat comes only where the target retreats at all. Morale results declared hits are nothing else.',
  'BW-18.28':
    'A card can make an attack a flank attack, let archers see past units, exchange order tokens, or bring command tokens back.',
  'BW-18.29':
    'Some orders are for units that are not next to an enemy, some give no attack, and some moves must go towards the own edge.',
})

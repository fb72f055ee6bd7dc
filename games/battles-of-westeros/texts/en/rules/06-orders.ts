import { chapter } from '../../../../../text/index.ts'

export const cards = chapter('BW-6', 'Playing a leadership card', {
  'BW-6.1':
    'You show a card and name a commander of yours on the battlefield. Any commander may play any card of the House, whatever state his unit is in.',
  'BW-6.2':
    'You choose at least one of the commands, each at most once, and put one command token for each from the board onto the commander’s card. There can never be more tokens on it than his command limit.',
  'BW-6.3':
    'The card orders and rallies only units that are in the commander’s zone of control at the moment when it is played. Only active units are ordered, only inactive ones rallied.',
  'BW-6.4':
    'First the tactic marked before, then the chosen commands in the order you like, each completely: name the units, move them all, attack with them. Then the tactic marked after, and the card is discarded.',
  'BW-6.5':
    'A command orders at least one unit, and at most the number it names. You cannot choose one that would do nothing, unless another command of the card first makes it possible. If it can do nothing after all, it is lost with its token.',
  'BW-6.6': 'The units of one command all move, one after the other, before any of them attacks. The order is yours.',
  'BW-6.7':
    'A tactic is free, and yours to use or not. Tokens that it asks for must lie in your pool; they are counted, not spent, each once for a card. Own morale of a zone or better: the marker lies no nearer to your end than that zone. Enemy morale of a zone or worse: it lies there, or nearer to his end.',
  'BW-6.8': 'What a card gives lasts for the turn, unless it says otherwise.',
  'BW-6.9': 'Commander and commands are chosen together, and cannot be taken back once the card is shown.',
  'BW-6.10':
    'If the commander is captured while his card is carried out, the commands that are paid go on. What needs his hex or his unit does nothing any more.',
})

export const orders = chapter('BW-7', 'Carrying out an order', {
  'BW-7.1':
    'The order table of a unit shows by rank one or two ways: how far it may move, and whether it may attack after that. A unit may attack if some way with an attack allows the distance it has gone; bonus hexes of roads, cards and abilities do not count.',
  'BW-7.2': 'All moves of a token or command come before its first attack.',
  'BW-7.3':
    'A unit that does not attack becomes inactive when the movement ends, an attacker when all of its attack is over.',
  'BW-7.4':
    'Instead of moving and attacking, or of attacking, a unit may do what a keyword, fire or its commander offers.',
  'BW-7.5': 'A unit attacks once in an order, unless a pursuit gives it a second attack.',
})

export const movement = chapter('BW-8', 'Movement', {
  'BW-8.1': 'A unit moves as a whole from hex to adjacent hex, as far as its move value, or less far.',
  'BW-8.2':
    'It cannot enter a hex with another unit, impassable terrain or fire, and cannot leave the board unless the plan allows it.',
  'BW-8.3':
    'Forest and building end the movement when they are entered. A ford ends that of infantry and archers; cavalry loses 1 more hex of movement there.',
  'BW-8.4':
    'A unit that starts on a road and stays on roads for all of its usual movement may go 1 hex farther, to any hex that it could enter. Forest roads and bridges count as road.',
  'BW-8.5': 'An engaged unit first leaves its engagement (BW-10.6).',
  'BW-8.6': 'Passing by enemies costs nothing.',
})

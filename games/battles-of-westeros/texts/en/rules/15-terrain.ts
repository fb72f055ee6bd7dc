import { chapter } from '../../../../../text/index.ts'

export const terrain = chapter('BW-15', 'Terrain', {
  'BW-15.1': 'A bridge or a ford lets units into a river hex.',
  'BW-15.2':
    'A unit in a building has Cover 1, except while it is engaged and the token shows the enemy House. So a fresh melee attack meets no Cover; ranged attacks, flank attacks on a unit with its own token, and counterattacks do.',
  'BW-15.3': 'Devastation turns any hex into plain. There can be fire on it.',
})

export const fire = chapter('BW-16', 'Fire', {
  'BW-16.1':
    'The fire of a hex has a level from 0 to 4, never higher than the burn limit of the hex: 3 for forest, forest road and wood bridge, 1 for tent and siege tower, 4 for other things that burn.',
  'BW-16.2':
    'At the limit a forest or a building is devastated; it is plain then, and may burn on up to 4. Tent, siege tower, palisade and wood bridge are removed, the wood bridge with its fire. A unit on a bridge that burns down is eliminated, and its commander captured.',
  'BW-16.3': 'No unit moves into fire. A unit in fire cannot move or attack.',
  'BW-16.4': 'When ordered, it may put out all the fire of its hex; that is its whole order.',
  'BW-16.5':
    'An ordered unit outside fire may try to put out an adjacent hex instead of attacking: one die, green for level 1, blue for 2, red for 3, valor for 4. Only that face puts it out.',
  'BW-16.6':
    'In the Regroup Phase each unit in fire loses as many figures as the level; nothing cancels that, and a commander lost so is captured. Then each hex that had level 4 spreads in a direction drawn at random: the fire there rises by 1, if the hex can burn and is below its limit.',
  'BW-16.7':
    'A unit in fire makes no roll against others at all: no attack, War Dogs, Scorch, counterattack, parting blow or support. It cannot withdraw and gets no free move. It still defends, counts as a neighbour, and controls objectives.',
  'BW-16.8':
    'Who puts out fire stays engaged. In the Regroup Phase the units of the first player burn first, hex by hex, and victory is looked for after each.',
})

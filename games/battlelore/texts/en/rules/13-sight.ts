import { chapter } from '../../../../../text/index.ts'

export const sight = chapter('BL-13', 'Range and line of sight', {
  'BL-13.1': 'Range counts the target’s hex, not the attacker’s.',
  'BL-13.2':
    'A line goes from the center of one hex to the center of the other. If it passes through the inside of a hex with another unit, or with a hill, a forest, a building or a command tent, the line of sight is blocked. The two end hexes never block.',
  'BL-13.3': 'Water, ford, bridge, banner and empty hexes do not block.',
  'BL-13.4':
    'Where the line runs along hex sides, it is shifted a hair to one side for its whole length; it is clear if it is clear on one of the two sides. No other line is shifted. A line that only touches a corner does not pass through the hex.',
  'BL-13.5':
    'Other units do not block the line of sight of a unit on a hill; blocking terrain still does, another hill too.',
  'BL-13.6':
    'The side through which the line comes into the target’s hex is the one whose middle lies nearest to its direction. Where it comes in exactly at a corner, the shift of the line decides; if both sides are clear the attacker chooses before the roll.',
  'BL-13.7': 'Attacks on adjacent units need no line of sight.',
  'BL-13.8':
    'Examples: from C5 to G5 the line passes D5, E5 and F5; from D2 to G5 it passes E3, F3, E4 and F4; from F3 to F5 it runs along a side and passes E4 or F4; from F7 to F3 it passes E6, F5 and E4, or F6, F5 and F4.',
  'BL-13.9':
    'Where the shift decides, the line comes in from the hex it passed last. From F3 to F5, passing E4, it comes in from the north-west and the target retreats to F6; passing F4 it comes in from the north-east and the target retreats to E6.',
})

export const terrain = chapter('BL-14', 'Terrain', {
  'BL-14.1':
    'Hill, forest, building and command tent block lines of sight; forest, building, command tent and ford end the movement of who enters; water without ford or bridge is impassable. The limit of 2 dice for forests holds in every combat roll, attack and counter.',
  'BL-14.2': 'The command tent is not a building.',
  'BL-14.3':
    'A unit may stand on its own tent, and so protects it. Only an enemy unit takes it down, at the start of its owner’s turn.',
  'BL-14.4': 'If the terrain under a unit is taken away, the unit stays on an empty hex.',
})

export const conditions = chapter('BL-15', 'Conditions', {
  'BL-15.1':
    'Poisoned: in a combat roll against it each Lore may be committed for 1 damage. It stays poisoned until cured (BL-5.6) or destroyed; poisoning it again does nothing.',
  'BL-15.2':
    'Stunned: it does not move, attack or counter, and does not retreat (BL-10.6). It stays stunned until cured or destroyed; stunning it again does nothing. It can be placed, ordered and healed, holds banners and supports others.',
  'BL-15.3': 'A unit stunned by a roll takes damage for the retreats of that same roll, unless it is supported.',
  'BL-15.4': 'A stunned unit still blocks lines of sight and still gives Flanking to others.',
  'BL-15.5':
    'For scenario cards water is water even with a ford or a bridge, and a unit flying above it stands on it. Forests, hills and buildings mean those of the whole board, unless a half is named.',
})

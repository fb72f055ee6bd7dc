import { chapter } from '../../../../../text/index.ts'

export const terms = chapter('BW-1', 'Terms', {
  'BW-1.1':
    'A unit is the figures of one hex under one banner. It has a House, one of eight kinds, a class (infantry, archers or cavalry), a rank (green, blue or red, from low to high), figures, and may have a commander and an engagement.',
  'BW-1.2':
    'Lost figures do not lessen the dice of a unit; they are only what it can still lose. BW-21.3 may change that.',
  'BW-1.3':
    'An active unit may still be ordered in this round, an inactive one may not. An inactive unit defends, counterattacks, deals parting blows and controls objectives like any other.',
  'BW-1.4': 'An order lets one unit move and attack as its order table says. It may do both, one, or neither.',
  'BW-1.5': 'A command is what stands on a leadership card beside a command symbol; most commands order several units.',
  'BW-1.6': 'Units of your House are friends, those of the other are enemies.',
  'BW-1.7':
    'The zone of control of a commander is every hex up to 2 hexes from his unit, his own included; Tywin’s reaches 3. He controls the friendly units in it. Enemies and terrain do not interrupt it, and a unit can be controlled by several commanders, or by none.',
  'BW-1.8':
    'A round has four phases. A turn is one action of one player in the Command Phase, with all that follows from it.',
  'BW-1.9':
    'What a card or a battle plan says goes before these rules. What somebody may do is a choice; all else happens.',
  'BW-1.10':
    'Switches for other readings are settings of the table, chosen before the battle. All are off unless you turn them on.',
})

export const board = chapter('BW-2', 'Board and dice', {
  'BW-2.1':
    'Side A of the board has 15 columns and 11 rows, side B 10 columns and 15 rows. Row 1 lies at the Lannister edge in the south, the last row at the Stark edge in the north. Even rows have one hex less, and are shifted half a hex to the east. A hex is named by column and row.',
  'BW-2.2':
    'A hex has up to six neighbours: east, west, northeast, northwest, southeast and southwest. Half hexes at the edge do not count.',
  'BW-2.3': 'Distance is the number of steps from hex to hex; the hex one starts from is not counted.',
  'BW-2.4': 'A die has eight faces: three green shields, two blue ones, a red one, valor and morale.',
  'BW-2.5': 'There are 10 order tokens of each kind for both players together. Other pieces do not run out.',
  'BW-2.6':
    'If the supply has no token of the kind that a die shows, the die gives nothing. The first player takes first.',
})

export const setup = chapter('BW-3', 'Setting up a battle plan', {
  'BW-3.1': 'Choose a battle and the Houses; if both want the same House, chance decides.',
  'BW-3.2': 'The side of the board, terrain and markers are those of the plan.',
  'BW-3.3': 'The plan names the commanders with their titles. Their cards are ready.',
  'BW-3.4':
    'The leadership deck of a House is its 10 basic cards and 5 cards for each of its commanders in play. Two versions of one commander share their 5 cards.',
  'BW-3.5': 'The plan says how many rounds the battle lasts.',
  'BW-3.6':
    'The plan says for each House whether its end of the morale track is rout or a plain last space. The marker begins in the middle.',
  'BW-3.7': 'Each player gets as many command tokens on the command board as the plan says.',
  'BW-3.8':
    'The units stand where the plan says, at full strength. A commander takes the place of one ordinary figure of his unit. All are inactive until the first Rally Phase.',
  'BW-3.9': 'The momentum token belongs to the House that the plan names, and stays there.',
  'BW-3.10': 'Secrets and other choices of the plan are made in the order that it gives.',
})

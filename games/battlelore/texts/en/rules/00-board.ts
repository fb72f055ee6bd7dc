import { chapter } from '../../../../../text/index.ts'

export const reading = chapter('BL-0', 'How to read the rules', {
  'BL-0.1':
    'The text of a card or a component goes before this reference. Where one text allows what another forbids, it is forbidden.',
  'BL-0.2': 'Friendly is what belongs to the player in question, enemy what belongs to the opponent.',
  'BL-0.3': 'The player whose turn it is is the active player, the other is the inactive player.',
  'BL-0.4':
    'Where a text says “may”, the owner of the unit or the card decides. “Up to” a number includes none at all, unless a least number is named.',
  'BL-0.5':
    'If several effects come at the same moment, the active player chooses their order. For lore cards see BL-17.4.',
  'BL-0.6': 'What happens after something happens right after it, before every other step or effect.',
  'BL-0.7':
    'An effect that adds a result to a roll adds a die that shows this result; it can be committed like any other.',
  'BL-0.8':
    'Of an effect that cannot be carried out fully, carry out what is possible, even if that is nothing; the card played for it is spent all the same. A card whose condition is not met, or which has no legal target, cannot be played.',
})

export const board = chapter('BL-1', 'Board and limits', {
  'BL-1.1':
    'The board has 104 hexes in 9 rows: 12 in the odd rows, 11 in the even ones. A hex is named by its column from west to east and its row from north to south, from A1 to L9. Row 1 is the edge of the Uthuk, row 9 the edge of the Daqan.',
  'BL-1.2':
    'Your half is the five rows nearest to your edge. Row 5, the middle row, belongs to both halves. A text that speaks of the enemy half leaves the middle row out only where it says so.',
  'BL-1.3':
    'Two border lines part the board into three sections, west, center and east. In even rows they run through hexes D and H: these belong to both sections. In odd rows they run between D and E and between H and I.',
  'BL-1.4':
    'Left and right on cards are meant from your own seat: for the Daqan left is west, for the Uthuk left is east.',
  'BL-1.5': 'The half hexes at the ends of the even rows are not hexes: nothing ever stands there.',
  'BL-1.6':
    'The distance of two hexes is the number of steps from one to the other. Hexes at distance 1 are adjacent. Within a number means at most this distance.',
  'BL-1.7':
    'Victory points, lore tokens and markers never run out, and neither do dice: more than four are rolled in several throws.',
  'BL-1.8':
    'Each faction has 17 deployment cards (5 and 5 infantry, 3 cavalry, 2 elite, 1 legend, 1 command tent), 11 decoys, 20 lore cards and 7 scenario cards. The 60 command cards are one common deck. There is a ford for each player, and there are 4 banners and 2 portals. Only cards are a limit.',
  'BL-1.9':
    'A unit is all the figures in one hex. They move together and are never split or merged. A hex holds one unit at most; without one it is unoccupied.',
})

export const course = chapter('BL-2', 'The course of the game', {
  'BL-2.1':
    'Setup: factions, scenario cards (drawn and chosen in secret), first player, terrain, fords, muster (in secret), starting lore tokens, deployment by turns, reveal, opening hands. Then the players take turns, the first player first, until the game ends.',
  'BL-2.2':
    'A turn: the victory check (only in the turn of the first player) and the enemy tent; Command step; Order step; Move step; Attack step; VP step; Draw step; Lore step. What lasts until the end of the turn then ends, and the opponent becomes the active player.',
  'BL-2.3':
    'You decide: whether you take the enemy tent down; the command card and how you use it; whom you order and cure; each move; portals; each attack; in combat the side of a line of sight, committed dice, ignored damage and retreats, counter, advance and pursuit; the moves at the end of the Attack step; the offer of your scenario card; the Lore step and discards; and in every window whether you play a lore card.',
  'BL-2.4':
    'Where you have only one legal choice the table makes it for you. It never does so in a way that tells what a hidden hand holds: you are asked in a window exactly when you hold a lore card and own the tokens for the cheapest card of your faction that could be played there, whatever cards you really hold.',
})

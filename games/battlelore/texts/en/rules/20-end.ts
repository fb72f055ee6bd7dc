import { chapter } from '../../../../../text/index.ts'

export const end = chapter('BL-20', 'The end of the game', {
  'BL-20.1':
    'When all enemy units are destroyed you win at once, whatever the victory points. If the last units of both go in one chain, the side whose unit went first loses; if truly at once, it is a draw.',
  'BL-20.2':
    'Otherwise only the check of BL-4.1 ends the game. The first player does not win by reaching 16 in their own turn.',
  'BL-20.3': 'Who resigns loses. The players may agree on a draw.',
  'BL-20.4':
    'After the agreed number of full rounds (60 unless the table chose another) the player with more victory points wins; equal is a draw.',
})

export const options = chapter('BL-21', 'Options of the table', {
  'BL-21.1':
    'Preset hands: instead of drawing command cards each player begins with Patrol Left, Patrol Center, Patrol Right and Line Advance; these eight leave the deck before it is shuffled. Lore cards as usual.',
  'BL-21.2':
    'Several core sets: with two or three sets there are twice or three times as many deployment cards of each kind. Muster points, decoys, tents and the command deck stay the same, and the factions still differ.',
  'BL-21.3': ['Campaign', 'Four scenarios, one after the other.'],
  'BL-21.3.1': 'In the first, both play scenario card A1 of their faction; chance makes the first player.',
  'BL-21.3.2':
    'For the next letter, B, then C, then D, the winner of the last scenario chooses one of the two cards of the faction; the loser must use number 1. The first player by BL-3.3.',
  'BL-21.3.3':
    'After the fourth the victory points of all four are added up. The winner of the last scenario adds 1 for each scenario won, the last one included. The higher total wins the campaign; if they are equal, the winner of the last scenario.',
  'BL-21.3.4':
    'A scenario won by destroying all enemies counts its victory points as they stand. A drawn one has no winner: both use number 1 next. If the last is drawn nobody adds points, and equal totals are a draw.',
  'BL-21.4':
    'Learning scenario: fixed units, terrain and banners; the Daqan begin. No muster, scenario cards, fords, lore cards or Lore step; Lore gives nothing, though it still hurts a poisoned target. The opening command hand and the end of the game are as usual.',
  'BL-21.5':
    'The table may choose: free choice of scenario, random opening hand, simultaneous deployment, preset hands, core sets, campaign, learning scenario, most rounds.',
})

export const information = chapter('BL-22', 'What is open and what is secret', {
  'BL-22.1':
    'Open: board, units, figures, markers, tokens, victory points, scenario cards in play, discards, the numbers of cards in hands and decks and of face-down deployment cards, and all dice.',
  'BL-22.2':
    'Secret to the opponent: command hand, lore hand, the scenario cards drawn, the muster and the faces of deployment cards until the reveal. What is discarded in the Lore step is shown.',
  'BL-22.3': 'Secret to both: the order of the decks.',
  'BL-22.4': 'There is nothing to negotiate and nothing can be traded; talk as you like.',
})

export const overlooked = chapter('BL-24', 'Easily overlooked', {
  'BL-24.1': 'Every unit, ranged units too, may counter and advance (BL-11.1, BL-12.1).',
  'BL-24.2': 'Unspent muster points become lore tokens, 5 at most (BL-3.7).',
  'BL-24.3': 'The limit of a forest comes first: Rage, Flanking and cards add to its 2 dice (BL-7.5).',
  'BL-24.4': 'Fewer figures do not mean fewer dice; a weak unit only loses its Cleave (BL-9.2).',
  'BL-24.5': 'A retreat that cannot be made is damage; a supported unit neither moves nor suffers (BL-10.3, BL-10.5).',
  'BL-24.6':
    'The 16 victory points are looked at only when the first player’s turn starts, and with equal points play goes on (BL-4.1).',
  'BL-24.7': 'Every command card can be used to order one unit anywhere (BL-5.3).',
  'BL-24.8': 'A ranged unit that attacks an adjacent unit still hits with Pierce only (BL-7.3).',
  'BL-24.9': 'A committed Lore gives no lore token (BL-7.6.1).',
  'BL-24.10': 'Terrain stops who enters it, in movement and retreat; leaving it costs nothing (BL-6.3, BL-10.4).',
  'BL-24.11': 'Flanking, Rage and cards count in counters and ranged rolls too (BL-7.5.3).',
})

import { chapter } from '../../../../../text/index.ts'

export const course = chapter('AG-1', 'The course of the game', {
  'AG-1.1': ['The whole game', 'Up to ten rounds are played; who holds most castles and strongholds in the end wins.'],
  'AG-1.1.1':
    'After the setup you play round 1, which has no Westeros Phase, then rounds 2 to 10. The game can end earlier, at any moment when a house is found to have won.',
  'AG-1.1.2': 'A round is a Westeros Phase (from round 2 on), a Planning Phase and an Action Phase, in this order.',
  'AG-1.2': [
    'Westeros Phase',
    'The round marker advances, a card of each Westeros deck is drawn, wildling icons are counted (an attack follows at once if the track reaches 12), and the three cards take effect one after the other: deck I, II, III.',
  ],
  'AG-1.3': [
    'Planning Phase',
    'All players place their orders in secret at the same time. The orders are revealed together. Then the holder of the Messenger Raven may use it.',
  ],
  'AG-1.4': [
    'Action Phase',
    'First all Raid orders are resolved, then all March orders with their combats, then all Consolidate Power orders. The clean up ends the round.',
  ],
  'AG-1.5': [
    'Combat',
    'A combat runs in this order: support, initial strength, choice of House cards, reveal, abilities that cancel, immediate abilities, Tides of Battle cards and the Valyrian Steel Blade, final strength, winner, abilities that follow the result, casualties, skulls, retreat, clean up, abilities after combat, orders without units and ports, victory check.',
  ],
  'AG-1.6': ['Rules that always hold', 'They apply whenever no other rule says something different.'],
  'AG-1.6.1':
    'Where you have only one legal choice, the table may carry it out for you, as long as that tells nobody a secret. You always choose House cards, bids and orders yourself while you have a real choice.',
  'AG-1.6.2':
    'A tie in combat goes to the house that stands higher on the Fiefdoms track. Every other tie is decided by the holder of the Iron Throne, freely, in their own favour too.',
  'AG-1.6.3': 'Pieces are limited. What is not there cannot be taken, and nobody owes it to you later.',
  'AG-1.6.4':
    'Nobody is ever out of the game. A house without units and areas still bids, keeps its track positions and its Power, and plays its part against the wildlings.',
})

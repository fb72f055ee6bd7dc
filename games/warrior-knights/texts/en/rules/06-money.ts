import { chapter } from '../../../../../text/index.ts'

export const money = chapter('WK-6', 'Taxation, Wages, Draft', {
  'WK-6.1.1':
    'All Barons gain the income of their cities that are not under siege, in the Kingdom and overseas, and that of their concessions.',
  'WK-6.1.2':
    'Then the laws on Taxation act in the order in which they were passed, each for all Barons. A Baron may refuse.',
  'WK-6.1.3':
    'Cards such as Famine change the income of each city and are then discarded. The cards of the area return to hands.',
  'WK-6.2.1': 'Wages are paid Chairman first, clockwise; each Baron finishes before the next begins.',
  'WK-6.2.2':
    'Regular Troops come first, on and off the board. Whoever cannot pay all pays whole wages for as many crowns as he can. Unpaid Regulars stay, and nothing is owed for them later.',
  'WK-6.2.3':
    'Then he chooses which Mercenaries to pay, each in full, even if he could pay more. Those unpaid desert and are shuffled into the deck.',
  'WK-6.2.4':
    'No wages are due for the army of a circle Noble while its troops are at most 400. Tokens do not matter, nor whether he is exhausted or off the board. Above that all its cards are due. It is tested once, when his Baron begins to pay.',
  'WK-6.2.5': 'Casualty tokens never lower wages. Maintained troops are never paid.',
  'WK-6.2.6': 'After desertions armies with too many tokens lose their Nobles.',
  'WK-6.3.1':
    'Markers are served from left to right. Their owner takes the marker back, or hires one Mercenary of the offer for its wage, or, with his first marker only, several of one nationality: each of these costs him its fee and another of his markers.',
  'WK-6.3.2':
    'Each card hired is assigned at once: to a Noble of his in a city or stronghold of his that is not under siege, to one who is off the board, or to his stronghold, wherever it is and even under siege.',
  'WK-6.3.3':
    'When no marker is left, the rest of the offer is shuffled into the deck and N + 1 new cards are revealed.',
  'WK-6.3.4': 'Nothing but N + 1 markers starts a Draft. If the deck is short, what there is is revealed.',
})

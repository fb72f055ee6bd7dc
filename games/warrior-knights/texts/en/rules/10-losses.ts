import { chapter } from '../../../../../text/index.ts'

export const losses = chapter('WK-10', 'Retreat and death', {
  'WK-10.1': ['Retreat', 'Each losing Noble of a partial victory retreats, in the order his Baron chooses.'],
  'WK-10.1.1':
    'For each retreating Noble Fate draws a nationality: if his army has such Mercenaries, one of them deserts, as his Baron chooses.',
  'WK-10.1.2':
    'Then he goes one step to an area without another Baron’s Noble, city or stronghold. A neutral city is no obstacle. It does not exhaust him.',
  'WK-10.1.3':
    'Without such an area he goes to his own stronghold and is exhausted. If it is under siege or off the board, or the battle was overseas, he dies.',
  'WK-10.2': ['Death', 'A Noble who dies goes through these steps at once.'],
  'WK-10.2.1': 'For a Noble who dies Fate draws for deserters as in a retreat.',
  'WK-10.2.2':
    'His army loses Mercenaries worth at least 100 for each token, as his Baron chooses, but none that could be left out; all of them if they are worth no more. Regular and maintained troops are never lost so. All tokens are removed.',
  'WK-10.2.3': 'He is taken off the board, and his Office is discarded.',
  'WK-10.2.4':
    'His heir takes his place off the board, with the troops that are left, and comes back in Upkeep. Without an heir he is gone: his Mercenaries are shuffled back, his Regulars leave the game.',
  'WK-10.3': 'After each death, retreat or removal it is checked whether sieges are lifted.',
  'WK-10.4':
    'A Noble without troops and tokens leaves the board but is not dead: he loses nothing and keeps his Office.',
})

export const upkeep = chapter('WK-11', 'Upkeep', {
  'WK-11.1': 'First it is seen whether somebody wins by his cities.',
  'WK-11.2':
    'Everybody whose stronghold is on the board gains 1 Influence from the pool for each city he controls that is not under siege. If the pool is short all still get their full number.',
  'WK-11.3':
    'Chairman first, clockwise, each Baron draws Fate for each city of his without a Noble of his in the area, in the order he likes. On a revolt he pays 1 Faith, or 2 times the income in crowns, or the city becomes neutral.',
  'WK-11.4': 'Every Noble at sea lands in the area he is bound for.',
  'WK-11.5': 'All Nobles are unexhausted.',
  'WK-11.6':
    'Chairman first, clockwise, each Baron may put his stronghold back into an area without an unrazed city, another stronghold or another Baron’s Noble; may move Troop cards between Nobles in the same area, between Nobles off the board, and from his stronghold to these; and must place each Noble off the board who has troops at his stronghold or at a city of his that is not under siege.',
  'WK-11.7':
    'Then it is seen whether the pool is empty; otherwise what lasts to the end of the round ends, and the next round begins.',
})

import { chapter } from '../../../../../text/index.ts'

export const victory = chapter('AG-10', 'Victory and end', {
  'AG-10.1':
    'A house that controls seven or more areas with a castle or stronghold wins at once. This is checked whenever control can have changed: on a march when all who move without a combat have arrived and control of what they left has changed, before a combat begins; when the winner of a combat has moved in and the loser has retreated; at the end of each March order, ports included; after each house’s part in a Wildling card; and after each house has brought its armies within Supply. The table may choose that a March order is resolved completely first (AG-12.8). If several have seven or more, the one with more wins, then AG-10.3 decides.',
  'AG-10.2': 'After the clean up of round 10 the house with most such areas wins.',
  'AG-10.3':
    'Ties are decided by what the table has chosen. By the rulebook: more strongholds, then higher Supply, then more available Power, then the better position on the Iron Throne track. By FAQ 2.0: more land areas, then higher Supply, then the better position on the Iron Throne track.',
  'AG-10.4': 'The same comparison ranks all houses.',
  'AG-10.5':
    'The victory track shows seven at most. When the game is won, it is over at once: no further step, order or card takes effect, and the board of that moment counts.',
})

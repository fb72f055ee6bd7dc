import { chapter } from '../../../../../text/index.ts'

export const action = chapter('AG-6', 'Action Phase', {
  'AG-6.1': ['Taking turns', 'Raids, marches and consolidations are each resolved in turns.'],
  'AG-6.1.1':
    'Going round the Iron Throne track, each house resolves one of its orders of the kind, whichever it likes; a house that has none is skipped. This goes on until no such order is left on the board.',
  'AG-6.1.2': 'You cannot pass: who has such an order must resolve one. Resolving may mean that nothing happens.',
  'AG-6.1.3':
    'The turn passes from position to position of the track, not from house to house. If the track changes meanwhile, a house can be skipped this time, or act twice.',
  'AG-6.2': ['Raid orders', 'A raid removes an enemy order nearby.'],
  'AG-6.2.1': 'Remove your Raid order. You may also remove one enemy order from one adjacent place.',
  'AG-6.2.2':
    'A normal Raid removes a Raid, Support or Consolidate Power order, special ones too. A special Raid removes one of these or a Defense order.',
  'AG-6.2.3':
    'Raids from land reach adjacent land areas. Raids from the sea reach adjacent land and sea areas and the ports of that sea area. Raids from a port reach its sea area. Ship transport does not help. You cannot raid your own orders, and nobody can raid a March order.',
  'AG-6.2.4':
    'Pillage: if a raid removes a Consolidate Power order, you gain 1 Power, if the pool has any of yours, and its owner loses 1 available Power, if there is any. The one does not depend on the other.',
  'AG-6.2.5': 'Without a target, or if you want none, your Raid order is just removed.',
  'AG-6.2.6': 'A Raid order that has been removed will not be resolved.',
  'AG-6.3': ['March orders', 'Marches move units and start combats. Chapters AG-7 and AG-8 tell how.'],
  'AG-6.4': ['Consolidate Power orders', 'They bring Power; the special one may muster instead.'],
  'AG-6.4.1':
    'On land: remove the order and gain 1 Power, and 1 more for each Power icon printed on the area. In a port see AG-3.6.7. At sea you gain nothing.',
  'AG-6.4.2':
    'With the special order, in an area with a castle or stronghold, you may muster in this area instead (AG-4.5), with 1 or 2 points. You get Power or units, never both. Elsewhere the order works like a normal one.',
  'AG-6.4.3': 'Units mustered now have no order of their own, but they may join units that have one.',
  'AG-6.4.4':
    'If you could muster nothing, or muster nothing, you gain Power instead. You decide before you take anything.',
  'AG-6.5': ['Clean up', 'It ends the round.'],
  'AG-6.5.1':
    'All orders left, Support and Defense, are removed. Routed units stand up. Blade and Raven are ready again. After round 10 the game ends; otherwise the next round begins.',
  'AG-6.5.2': 'An order that is removed, for whatever reason, is among your unused orders again.',
})

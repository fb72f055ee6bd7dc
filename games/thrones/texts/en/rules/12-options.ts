import { chapter } from '../../../../../text/index.ts'

export const options = chapter('AG-12', 'Options of the table', {
  'AG-12.1': 'Tides of Battle: chapter AG-11 applies. Off unless chosen.',
  'AG-12.2': 'Ties at the end: as in the rulebook, unless the table chooses FAQ 2.0 (AG-10.3).',
  'AG-12.3':
    'Dark Wings pays for ports: Power collected by Dark Wings, Dark Words counts ports too (AG-4.8). Off unless chosen.',
  'AG-12.4':
    'Lannister Ship in port: with three players too, Lannister begins with a Ship in the Port of Lannisport. Off unless chosen.',
  'AG-12.5': 'Houses that nobody has chosen are drawn at random.',
  'AG-12.6':
    'What depends on the number of players, houses, tracks, special orders and neutral forces, cannot be changed.',
  'AG-12.7': 'The expansions A Dance with Dragons, A Feast for Crows and Mother of Dragons are not part of this game.',
  'AG-12.8':
    'Seven castles and strongholds win at once, unless the table chooses that a March order is fully resolved first (AG-10.1).',
})

import { chapter } from '../../../../../text/index.ts'

export const movement = chapter('WK-8', 'Movement', {
  'WK-8.1':
    'Only Mobilize Forces, Versatile Strategy and cards that say so move Nobles, and only unexhausted ones on the board.',
  'WK-8.2':
    'A step goes to a neighbouring area of the Kingdom, not across mountains or a river unless there is a bridge.',
  'WK-8.3': 'A normal move is one step. A road move is two or three steps, all along roads. Crossings may be taken.',
  'WK-8.4':
    'To pass through an area the mover needs leave of every other Baron who has a Noble on the board there or controls the city. Ending a move needs none. The whole path is declared first; if leave is refused nothing has happened, and he chooses again.',
  'WK-8.5':
    'Whoever begins in a port area may go to any other port, also if the city is not his or is razed. He is then at sea and exhausted, and lands in Upkeep. At sea he neither attacks nor is attacked, and is in no area.',
  'WK-8.6':
    'A Noble in a place under siege may not leave it. Others of his Baron may enter, and are then besieged too.',
  'WK-8.7':
    'In each area of his move a Noble may take Troop cards from his Baron’s stronghold there or from his Baron’s other unexhausted Nobles there; by sea only where he begins. Without moving he takes nothing.',
  'WK-8.8': 'From an army with casualty tokens he takes all cards and all tokens, or nothing.',
  'WK-8.9':
    'A Noble left without troops is taken off the board. Nobles and strongholds under siege neither give nor take.',
  'WK-8.10': 'Giving troops exhausts nobody.',
})

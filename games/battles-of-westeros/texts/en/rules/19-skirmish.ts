import { chapter } from '../../../../../text/index.ts'

export const markers = chapter('BW-19', 'Markers of battle plans', {
  'BW-19.1':
    'Strategy tokens lie face down where the plan says, real locations among decoys. Only who laid them may look. A unit of the other side that ends its movement there turns the token up; a decoy is removed.',
  'BW-19.2': 'A control marker shows which House controls an objective.',
  'BW-19.3': 'Catelyn Stark’s token stands in a hex without occupying it.',
  'BW-19.4': 'There are two tokens of Edmure Tully, one of them real.',
  'BW-19.5': 'Archer tokens are Stark archers in hiding.',
  'BW-19.6':
    'Tents, siege towers and palisades are terrain (BW-15). Target markers belong to catapults, commander discs to columns that come later.',
  'BW-19.7': 'Each plan says which of these it uses, and gives rules for them.',
})

export const skirmish = chapter('BW-20', 'Skirmish', {
  'BW-20.1':
    'A skirmish says which side of the board is used, how many commanders, units and terrain there are, where they go, and how the battle is won.',
  'BW-20.2':
    'Each player has 8 setup cards of the House; 7 show a commander and a value, which is his command limit. In secret both choose commanders within the limits of the skirmish, no person twice. They are revealed together, and their cards are set aside.',
  'BW-20.3':
    'Leadership decks, morale and command tokens are set up as always. The skirmish says who has the momentum, or that chance decides.',
  'BW-20.4':
    'Each shuffles the remaining setup cards and draws as many as the unit value says. These bring the units that stand on them, and are set aside.',
  'BW-20.5':
    'If the figures of a kind are used up, another kind of the same class takes their place with the same rank, or else any kind of the House, or else the unit is lost. Where several kinds fit, the owner chooses.',
  'BW-20.6': 'Each shuffles the rest and draws as many cards as the terrain value says. These bring terrain.',
  'BW-20.7':
    'From the momentum player on, terrain is laid in turn, 1 hex or a triangle of 3, on free plain near the own edge. What fits nowhere is discarded.',
  'BW-20.8':
    'Then the units of commanders are placed in turn, near the own edge. Where the skirmish says so, no commander may be in sight of one placed before, friend or enemy.',
  'BW-20.9': 'Then all other units are placed in turn, near the own edge, on passable hexes, one in a hex.',
  'BW-20.10': 'Rows from the edge are counted with the edge row as the first.',
})

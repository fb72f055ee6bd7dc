import { chapter } from '../../../../../text/index.ts'

export const tides = chapter('AG-11', 'Tides of Battle', {
  'AG-11.1':
    'This option adds 24 cards: eight with 0; four with 1 and a sword; four with 1 and a fortification; four with 2; two with 3; two with 0 and a skull.',
  'AG-11.2': 'All 24 are shuffled anew in every combat before House cards are chosen.',
  'AG-11.3':
    'After the cancelling and immediate abilities first the attacker and then the defender draws a card and looks at it in secret.',
  'AG-11.4':
    'The holder of the Blade, if they attack or defend and it is not used yet, may use it to discard the card they drew and draw another, which stays. All see that it is done, but not the first card.',
  'AG-11.5': 'Both cards are revealed. If the Blade is still not used, it may now be used for +1 (AG-8.6).',
  'AG-11.6':
    'Strength, swords and fortifications of the card count as if they stood on the House card, even where there is none.',
  'AG-11.7':
    'Skulls strike after the casualties and before the retreat, whoever has won: each kills one unit of the opponent’s fighting army, of its owner’s choice; fortifications do not help. Routed units cannot be chosen, and the loser’s Siege Engines and routed units are gone already; a winner may choose a Siege Engine. Garrisons are immune, and so is the army of the Blackfish. Where no unit is left, nothing happens.',
  'AG-11.8': 'There are no Tides of Battle cards against neutral forces.',
  'AG-11.9': 'If both cards show a skull, the defender loses a unit first, then the attacker. Both losses happen.',
})

import { chapter } from '../../../../../text/index.ts'

export const start = chapter('BL-4', 'Start of the turn', {
  'BL-4.1':
    'When the first player’s turn starts, a player with 16 victory points or more, and more than the opponent, wins at once. With 16 or more each and equal, play goes on.',
  'BL-4.2':
    'After that check the active player, with a unit on the enemy command tent, may take the tent off the board for 2 victory points. The hex becomes empty.',
})

export const orders = chapter('BL-5', 'Command and Order steps', {
  'BL-5.1':
    'In the Command step you must play one command card from your hand. It is discarded when the orders are given; what it gives lasts on.',
  'BL-5.2':
    'In the Order step you name the units you order, as the card allows. Section cards give a limit for each section; a unit in two sections counts in the one you like, and only once.',
  'BL-5.3': 'Instead of what the card says you may order any one unit anywhere. Nothing else of the card applies then.',
  'BL-5.4':
    'You order only your own units, and each only once a turn, whatever orders it. Orders you have no units for are lost. You may order fewer, or none.',
  'BL-5.5': 'Ordered units may move in the Move step and attack in the Attack step; they need not.',
  'BL-5.6':
    'In the Order step you may pay 2 lore tokens to take one poison or stun marker off an ordered unit, as often as you can pay. It then acts normally in this turn.',
  'BL-5.7': 'Stunned units may be ordered, for example to cure them.',
  'BL-5.8': 'What a card does when it orders, healing or lore tokens, happens as the units are named, before any cure.',
  'BL-5.9':
    'First the units are named. Then you cure, and lore cards of this step are played, in any order until you close the step. So a unit ordered by a lore card can be cured too. A cure stays even if the unit loses its order afterwards.',
})

import { chapter } from '../../../../../text/index.ts'

export const lore = chapter('BL-17', 'Lore and lore cards', {
  'BL-17.1': 'Lore tokens are open, lore cards in hand are secret. Neither is limited.',
  'BL-17.2':
    'To play a lore card be in its window, meet its condition, and own at least its cost in lore tokens. Show it and name its targets; then the opponent may answer; if it was not stopped, pay, carry out the effect and discard it. What it takes from your own units is effect, not cost. Each faction plays and draws only its own lore cards.',
  'BL-17.3':
    'In a window the active player, then the inactive player, plays a lore card or passes, one card at a time. It closes when both have passed in a row. You may play several cards in a window.',
  'BL-17.4': 'If both players play lore cards at the same moment, that of the active player takes effect first.',
  'BL-17.5':
    'When a deck is empty and a card must be drawn, its discards are shuffled and become the deck. If there are none either, nothing is drawn. This holds for lore cards and command cards.',
  'BL-17.6': ['Single cards', 'What the cards leave open.'],
  'BL-17.6.1':
    'Runeblade: only for an attack in your own turn. Exactly 4 dice, whatever forest, Rage, Flanking, Flying or other cards say. At least one die is set aside each time, and dice set aside stay. The other steps follow as usual.',
  'BL-17.6.2':
    'Runic Barrier: played right after the opponent has shown a lore card, before its effect. That card is discarded, is not paid and does nothing, and the opponent plays no more lore cards this turn.',
  'BL-17.6.3':
    'Take to the Skies: after a Roc Warrior moved in the Move step. Choose a unit of any side that it passed over, and place it on an unoccupied hex it can stand on, within 2 hexes of where the Roc Warrior is now. That is placing, not moving (BL-6.6).',
  'BL-17.6.4':
    'Overrun: any number of times this turn cavalry of the active player may pass enemy units, in the Move step, in pursuit and by Mobility, but not in retreat. At each enemy hex entered a die is rolled: Strike or Cleave is 1 damage, of which a building may ignore 1. The way is declared whole; when a unit is destroyed its hex is free at once, and the rest of the way may be changed. Hexes whose terrain would stop the mover cannot be entered while an enemy is there, friendly units still bar the way, and the move must end on a free hex.',
  'BL-17.6.5':
    'Portal: the two portals go on two different hexes within 8 hexes of each other, also under units. In any movement the active player makes with their own units, a step from one portal to the other costs 1; the other hex must be unoccupied and not impassable. Terrain of a portal hex does not end the movement of who enters it. Portals do not make hexes adjacent for attacks, retreats, advances, pushes, range or support. At the end of the Move step the active player may take both away. Played again, the card moves them.',
  'BL-17.6.6':
    'Fury of Y’llan: 3 more dice; Cleave of this roll may be committed for 1 damage each, also by a weak or a ranged unit.',
  'BL-17.6.7':
    'Unstoppable: when the target of an attack would be destroyed, it counters at once with the figures it has, then suffers the damage. It must be adjacent, not stunned, and not have countered or retreated in this combat, and the attacker must not be Vigilant. Healing in the counter can save it. An attacker moved by the counter neither advances nor pursues.',
  'BL-17.6.8':
    'Battle Cry: each enemy unit adjacent to the chosen unit moves 1 hex straight away from it, in an order that the active player chooses. Who is blocked or stunned stays, without damage. It is no retreat: no support, no Immovable. Terrain entered has no more effect, ordered units may still attack, and for Double Shot it was no move.',
  'BL-17.6.9': 'Cards that add dice may be played together on one roll: they add up.',
  'BL-17.6.10': 'Nightmare Visions: the unit counts as having been ordered this turn.',
  'BL-17.6.11': 'Shield Wall: see BL-7.7. Together with a building 3 damage may be ignored.',
  'BL-17.6.12': 'Dread of the Ynfernael: played when the dice lie, and only if at least one of them shows Heroic.',
  'BL-17.6.13':
    'Wisdom of the Knight is played before you draw: you draw 3 instead of 1, or instead of the 2 of a Scout card. You keep one; only cards just drawn are discarded.',
  'BL-17.6.14':
    'Units ordered by Swift Orders or Howl of the Pack get no bonus of the command card and are not bound by it: they may attack in the turn of a Forced March.',
  'BL-17.6.15':
    'Rune of Binding, Nightmare Visions, Flay the Weak and Dark Venom act outside combat: there is no counter, and nothing can be ignored but 1 damage in a building.',
  'BL-17.6.16': 'Blood Ritual may take the last figure of a unit; then the unit is destroyed (BL-7.15).',
  'BL-17.6.17':
    'Crimson Volley: only for an attack of a ranged unit, also against an adjacent one. As always only Pierce is damage.',
  'BL-17.6.18':
    'Hold the Line ignores the retreats (BL-7.9): no damage, and the unit is still in its hex and may counter.',
  'BL-17.7':
    'You are asked only in windows that some card of your faction can use in your place. Opponent shows a card: Daqan. End of the Order step: both, the Uthuk in either turn. Start of the Move step: Uthuk. After a Roc Warrior flew over a unit: Daqan. End of either Move step, start of the Attack step: Uthuk. Attack or counter declared: both. After a roll of your own: Uthuk. Damage to your infantry: Daqan. Your unit about to be destroyed, or an enemy just destroyed: Uthuk. Retreat of your unit: Daqan. VP step and Draw step: Daqan.',
})

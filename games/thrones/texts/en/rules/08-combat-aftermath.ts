import type { Entries } from '../../../../../text/index.ts'

/** AG-8.10 to AG-8.15: casualties, retreat, clean up, formulas. */
export const aftermath: Entries = {
  'AG-8.10': ['Casualties', 'The loser pays.'],
  'AG-8.10.1': 'If the defender lost, the garrison leaves the game, whatever the icons say.',
  'AG-8.10.2':
    'The loser’s routed units and Siege Engines in the fighting army are destroyed now. They do not count as casualties and cannot be chosen as such.',
  'AG-8.10.3':
    'For each sword of the winner that no fortification of the loser stops, the loser chooses one of the other fighting units to lose, all of them if they are too few. Icons come from House cards, abilities and Tides of Battle cards. A unit is one casualty, however strong. Supporting units are never lost.',
  'AG-8.10.4': 'The winner has no casualties here.',
  'AG-8.11': ['Retreat', 'What is left of the beaten army leaves the embattled area.'],
  'AG-8.11.1': 'All surviving units of the loser retreat together to one place and are routed.',
  'AG-8.11.2':
    'Beaten attackers go back to where they marched from. That always works and costs no unit, with one exception: if it is the home area of another house, left completely and without a Power token, that house has it back, and the units are destroyed.',
  'AG-8.11.3':
    'A beaten defender retreats to an adjacent area, land units also by ship transport. It must hold no enemy unit, no enemy Power token, no enemy shield in force and no neutral force, must not be impassable, and must not be the area the attack came from, even if that is empty now. Areas that nobody controls are fine. Ships retreat to adjacent sea areas without enemy Ships or into a port of yours there, where there is room.',
  'AG-8.11.4':
    'Supply must feed those who arrive. For each possible area count how few of the retreating units would have to be destroyed; only areas with the smallest number may be chosen. If one costs nothing, those that cost units are closed. The room in a port counts too.',
  'AG-8.11.5':
    'If units must be destroyed in the retreat, the loser chooses which. If there is no place to go, or each would cost all of them, all are destroyed.',
  'AG-8.11.6':
    'Robb Stark: having won, Stark may choose among these areas instead of the loser. For a beaten attacker they are the areas to which units could retreat from the embattled area, and the area they came from where AG-8.11.2 allows it. If Stark does not choose, the usual rule holds.',
  'AG-8.11.7':
    'Routed units have strength 0, cannot march and cannot be casualties. They still count for Supply, hold areas and, as Ships, carry others. If they would have to retreat again they are destroyed. They stand up in the clean up.',
  'AG-8.11.8': 'Retreating units start no combat and remove no orders where they arrive.',
  'AG-8.11.9':
    'With Robb Stark too, the loser’s Ships carry and the loser’s Supply counts, and the loser chooses which units are lost. If beaten attackers could go home without loss, only areas without loss can be chosen.',
  'AG-8.11.10':
    'Routed units that come to an empty land area control it. If they come to a March order of their own, they cannot use it this round.',
  'AG-8.12': ['Clean up after the combat', 'Who moves in, and what stays.'],
  'AG-8.12.1':
    'If the attacker won and has units left, they move in. The defender’s order and Power token there are removed.',
  'AG-8.12.2':
    'If the attacker won but no attacking unit is left, nobody moves in. The defender has retreated all the same, and the order is removed, but a Power token or home shield keeps the area.',
  'AG-8.12.3':
    'With Arianne Martell the attackers stay in the area they came from, standing, even if they had left it completely or it is another house’s home area. The order in the embattled area is removed. A Power token or home shield there stays; without one nobody controls the area.',
  'AG-8.12.4':
    'If the defender won, order, Power token and garrison stay, so that a Defense order helps again in a later combat. If no unit is left there, AG-8.14.1 removes the order.',
  'AG-8.12.5': 'The March order is removed, unless Loras Tyrell takes it along.',
  'AG-8.13': ['House cards after the combat', 'Played cards are spent for a while.'],
  'AG-8.13.1': 'The cards played go face up to their owners’ discards.',
  'AG-8.13.2': 'Who has no card in hand now takes all discards back, except the one discarded last.',
  'AG-8.13.3': 'Then come the abilities that act after combat.',
  'AG-8.14': ['End of the march', 'Every March order ends like this, also one without combat or movement.'],
  'AG-8.14.1': 'All orders in places without units are removed.',
  'AG-8.14.2': 'Ports follow their land areas (AG-3.6.9, AG-3.6.10); several of them in turn order of the new owners.',
  'AG-8.14.3': 'Victory is checked (AG-10.1).',
  'AG-8.14.4': 'These three steps end every March order, whatever it did.',
  'AG-8.15': ['The sums', 'Every number of a combat in one place.'],
  'AG-8.15.1':
    'A unit: 0 if routed. Footman 1, Knight 2, Ship 1. Siege Engine 4 on the attacker’s side, fighting or supporting, if the embattled area has a castle or stronghold, otherwise 0. Kevan and Victarion raise theirs to 2; after that Salladhor makes Ships 0.',
  'AG-8.15.2':
    'The order: for the attacker the value of the March order; for the defender that of the Defense order in the embattled area, doubled by Catelyn.',
  'AG-8.15.3': 'Support: the units in all places that support the side, and 1 for each Support +1.',
  'AG-8.15.4':
    'The House card: its printed strength, or 0 against Balon, and what Stannis, Davos or Theon add. Without a card 0.',
  'AG-8.15.5':
    'Strength: fighting units, order, support, garrison (defender), House card, Blade and Tides of Battle card, but never less than 0.',
  'AG-8.15.6':
    'Icons: those of the House card, of Asha, Davos, Theon and Nymeria, and of the Tides of Battle card. Casualties of the loser: the winner’s swords less the loser’s fortifications, never less than 0, and none with the Blackfish.',
}

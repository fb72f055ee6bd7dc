import { chapter } from '../../../../../text/index.ts'

export const march = chapter('AG-7', 'Marching', {
  'AG-7.1': ['Basics', 'A March order moves the units of one place.'],
  'AG-7.1.1':
    'Take one of your March orders and move any number of the standing units there, from none to all. Each may go to a destination of its own. A unit moves once per order.',
  'AG-7.1.2': 'You may move nothing; the order is then removed.',
  'AG-7.1.3':
    'Land units go to land areas only, Ships to sea areas or into a port of yours (AG-3.6.3). The destination must be adjacent, or, for land units, within reach of ship transport.',
  'AG-7.1.4': 'With three players, nobody can ever enter the impassable areas.',
  'AG-7.2': ['Ship transport', 'Your Ships join coasts that are far apart.'],
  'AG-7.2.1':
    'When your land units march or retreat, two land areas count as adjacent if a chain of adjacent sea areas, each with a Ship of yours, joins them.',
  'AG-7.2.2':
    'Only your own Ships serve, routed ones too, whatever their order and as often as you like. They stay where they are meanwhile.',
  'AG-7.2.3': 'Raids, support, mustering and the Queen of Thorns cannot use ship transport.',
  'AG-7.3': ['Hostile destinations', 'One march starts one fight at most.'],
  'AG-7.3.1':
    'At most one destination of a March order may be hostile: hold an enemy unit, an enemy garrison or a neutral force.',
  'AG-7.3.2':
    'An area with only an enemy Power token, or an enemy home area without units and garrison, is entered without a fight. The token is removed and the area is yours.',
  'AG-7.3.3':
    'All peaceful movement, and the choice whether to leave a Power token, comes first. Then comes the combat or the attack on the neutral force.',
  'AG-7.3.4':
    'The steps of a march: you may ask for support against one neutral force; you settle who goes where and whether a Power token stays, in front of all; the token is laid, and the peaceful groups move and remove enemy Power tokens they meet; the port of the area you leave is settled; the combat or the attack takes place; the March order is removed; at the end orders without units, ports and victory are checked (AG-8.14).',
  'AG-7.4': ['Supply on the march', 'A march must keep within Supply all the way.'],
  'AG-7.4.1':
    'You may move the peaceful groups one after the other in any order you like. After each of them you must be within your limit; those who will attack still count where they started. One such order is enough.',
  'AG-7.4.2':
    'Besides, you must be within your limit if you win: with the attackers in the area they attack and everybody else moved.',
  'AG-7.4.3':
    'Example with Supply 1 (3, 2): you have 3 units in A, 2 in B and 1 in C. One unit of A goes to C, another to empty D. Moving to C first would make three armies of 2, moving to D first does not: the march is allowed. If instead one unit of A attacks E and one goes to C, the attacker still counts in A, where 2 remain: three armies of 2, and the march is not allowed, although a victory would set it right.',
  'AG-7.4.4':
    'So Supply is never exceeded, not even for a moment, and beaten attackers always find their place again. Both tests also keep to three Ships in a port.',
  'AG-7.5': ['What marches leave behind', 'Orders do not travel with units.'],
  'AG-7.5.1': 'If an order should lie in an area that you enter without a fight, it is removed.',
  'AG-7.5.2': 'The March order is removed after the movement, or after the combat (AG-8.12).',
  'AG-7.5.3': 'Units that arrive where you have a March order still to resolve can march again with it.',
  'AG-7.6': ['Neutral forces', 'Some areas are held by nobody’s friends.'],
  'AG-7.6.1':
    'You may march on a neutral force only if your attack is at least as strong: your units (Siege Engines 4 if there is a castle or stronghold), the March order, and support. There are no House cards, no Blade and no Tides of Battle cards, and nobody supports the force.',
  'AG-7.6.2': 'Support works as in combat (AG-8.2), your own and that of others, for the attacker only.',
  'AG-7.6.3':
    'Before you settle the march you may name one neutral area within reach and ask for support. Houses with a fitting Support order answer yes or no in turn order, for all to hear and for this march only. Your own support counts by itself. Then you are free to march as you like, elsewhere too.',
  'AG-7.6.4':
    'The force leaves the game, your units move in, and nobody is lost or routed. An attack that is too weak is not allowed at all.',
  'AG-7.6.5': 'It is the one hostile destination of the order.',
  'AG-7.6.6': 'Nobody can retreat or muster into an area with a neutral force, nor raid or support from it.',
  'AG-7.6.7':
    'You can ask once per march. Your own support counts as the board is after the peaceful movement: units that join a Support order next to the force count, units that are going to attack do not.',
})

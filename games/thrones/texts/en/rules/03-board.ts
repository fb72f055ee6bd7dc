import { chapter } from '../../../../../text/index.ts'

export const board = chapter('AG-3', 'Board, control and limits', {
  'AG-3.1': ['Areas', 'The map is divided into land areas, sea areas and ports.'],
  'AG-3.1.1': 'There are 38 land areas, 12 sea areas and 8 ports. Islets without a border of their own are decoration.',
  'AG-3.1.2':
    'Two areas are adjacent if they share a border. A river separates its two banks for every purpose unless a bridge joins them. Ports follow their own rules (AG-3.6).',
  'AG-3.1.3':
    'Pyke, Dragonstone and the Arbor are land areas that border on sea areas only. Land units come and go there by ship transport alone.',
  'AG-3.2': [
    'Units and strength',
    'Footman: strength 1, muster 1, 10 a house. Knight: strength 2, muster 2, or 1 where a Footman is upgraded, 5 a house. Ship: strength 1, muster 1, 6 a house. Siege Engine: strength 4 when it attacks, or supports the attack on, an area with a castle or stronghold, otherwise 0; muster 2, or 1 where a Footman is upgraded, 2 a house.',
  ],
  'AG-3.2.1': 'Garrisons, neutral forces, Power tokens and all other tokens are not units.',
  'AG-3.2.2': 'A routed unit has strength 0, whatever it does.',
  'AG-3.3': [
    'Control of land areas',
    'Control gives you the icons, the castle or stronghold, and the port of an area.',
  ],
  'AG-3.3.1':
    'You control a land area if you have a unit there. If nobody has one, the house whose Power token lies there controls it. If there is no token either, it is controlled by the house whose home area it is. Otherwise nobody controls it.',
  'AG-3.3.2': 'Nobody controls the sea, and no Power token is ever placed there.',
  'AG-3.3.3':
    'An area holds one Power token at most. The token adds no strength and no Power icon, and it stays when your units come back.',
  'AG-3.3.4':
    'The shield printed on a home area works like a Power token of that house that cannot be taken away. A Power token of another house covers it. You never put a Power token on your own home area: it would do nothing there.',
  'AG-3.3.5':
    'Outside combat, units of two houses never share an area. If your last unit leaves or is lost and neither your Power token nor your shield is there, control is gone at once, whatever the reason. If it is the home area of another house, that house has it back at once, without its garrison.',
  'AG-3.3.6':
    'The victory track always shows how many areas with a castle or stronghold you control; each area counts once.',
  'AG-3.4': ['Establishing control', 'A Power token holds an area while your units are away.'],
  'AG-3.4.1':
    'When a march takes your last unit out of a land area, you may leave one available Power token there. You cannot if you have none, if your token is there already, in your own home area, at sea or in a port.',
  'AG-3.4.2': 'You decide this together with the movement, before any combat of that order.',
  'AG-3.4.3':
    'You cannot leave a token when an area empties in any other way: by retreat, casualties, want of Supply or wildlings.',
  'AG-3.4.4':
    'A Power token stays until enemy units enter the area, by marching in or after a combat they have won. Then it goes back to the Power pool.',
  'AG-3.5': ['Armies and Supply', 'Your Supply limits how many armies you can keep, and how large they may be.'],
  'AG-3.5.1':
    'Two or more units of a house in one place are an army, on land, at sea and in a port. Single units are not, and need no Supply. Every unit counts 1, routed ones too; garrisons do not count.',
  'AG-3.5.2':
    'The largest armies you may have, by Supply. 0: 2, 2. 1: 3, 2. 2: 3, 2, 2. 3: 3, 2, 2, 2. 4: 3, 3, 2, 2. 5: 4, 3, 2, 2. 6: 4, 3, 2, 2, 2.',
  'AG-3.5.3':
    'Line your armies up from the largest to the smallest and compare them with the row of your Supply: there may be no more armies than numbers, and none may be larger than its number. Fewer and smaller is always fine.',
  'AG-3.5.4':
    'Your Supply is what the track shows, not the icons you control at the moment. Only the Supply card, A Throne of Blades and Rattleshirt’s Raiders change it.',
  'AG-3.5.5':
    'You may not muster, march, retreat or take Ships over in a way that puts you above your limit. At other times nobody checks it.',
  'AG-3.5.6':
    'If an effect tells you to bring your armies within Supply, you choose units and remove them until the limit is kept. You may not remove more than needed: putting any one of them back would break the limit again.',
  'AG-3.6': ['Ports', 'A port is a small harbor between one land area and one sea area.'],
  'AG-3.6.1':
    'A port belongs to whoever controls its land area, and only that house can use it. If nobody controls the land area, nobody can use the port.',
  'AG-3.6.2': 'Only Ships can be in a port, three at most. Two or three of them are an army.',
  'AG-3.6.3':
    'Ships sail from a port only into its sea area, and into your own port only from there. No Ship ever enters a foreign port, and a port is never attacked.',
  'AG-3.6.4':
    'Ships in a port may support only combats in its sea area and raid only that sea area, and they add nothing to the land area. Ships in the sea area may raid the port; land areas may not. For the Queen of Thorns a port is adjacent to its land area and its sea area.',
  'AG-3.6.5': 'Ships in a port do not take part in ship transport.',
  'AG-3.6.6': 'You may muster Ships of a land area into its port, even while enemy Ships are in the sea area.',
  'AG-3.6.7':
    'A Consolidate Power order in a port brings 1 Power, or nothing if an enemy Ship is in the sea area. The special order does not muster there.',
  'AG-3.6.8': 'You may place a Defense order in a port, but it does nothing.',
  'AG-3.6.9':
    'When the land area passes to another house and Ships of the former owner are in its port, all of these are destroyed. The new owner puts from none up to as many Ships of its own there, as far as it has them and Supply allows. An order in the port is removed. This happens at the end of the march or effect, after any retreat.',
  'AG-3.6.10':
    'If nobody controls the land area any more, all Ships in its port are lost, and so is the order there. If a march leaves the area without a Power token, this is settled at once, before the combat of that march.',
  'AG-3.7': ['Influence tracks', 'Three tracks rank the houses: Iron Throne, Fiefdoms and King’s Court.'],
  'AG-3.7.1': 'Every position is taken by one house, without gaps.',
  'AG-3.7.2': 'When a house moves to another position, those in between each move by one.',
  'AG-3.7.3': 'When another house becomes first, the dominance token goes to it at once, used or unused as it is.',
  'AG-3.7.4':
    'A change on the King’s Court track leaves orders alone that are already placed. The new number of special orders counts for the next placement and for exchanges by the Messenger Raven.',
  'AG-3.7.5':
    'A change on the Iron Throne track changes turn order at once. AG-6.1.3 tells what it means in the middle of the actions.',
  'AG-3.8': ['Dominance tokens', 'Each belongs to the first house of its track.'],
  'AG-3.8.1': 'The Iron Throne decides all ties outside combat, and it never becomes used.',
  'AG-3.8.2':
    'The Valyrian Steel Blade serves once a round (AG-8.6). If a used Blade changes hands, it stays used for the round.',
  'AG-3.8.3': 'The Messenger Raven serves once a round (AG-5.4).',
  'AG-3.8.4': 'The clean up makes Blade and Raven ready again.',
  'AG-3.9': ['Limits', 'The pieces of every house are counted.'],
  'AG-3.9.1':
    'A house has 10 Footmen, 5 Knights, 6 Ships, 2 Siege Engines, 15 orders and 20 Power tokens: its available Power, those on the board and those in the Power pool together. Destroyed units can be mustered again.',
  'AG-3.9.2': 'You gain no more Power than your house has left in the pool.',
  'AG-3.9.3': 'Garrisons and neutral forces that are destroyed never return.',
})

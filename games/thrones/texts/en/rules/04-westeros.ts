import { chapter } from '../../../../../text/index.ts'

export const westeros = chapter('AG-4', 'Westeros Phase', {
  'AG-4.1': 'From round 2 on, every round begins here: the round marker advances. The game ends with round 10.',
  'AG-4.2': 'The top card of each of the three decks is turned face up for all.',
  'AG-4.3': ['Wildling icons', 'Before any card takes effect, the wildling icons on the three cards are counted.'],
  'AG-4.3.1': 'Each icon makes the wildlings stronger by 2: their token moves one space.',
  'AG-4.3.2': 'At 12 further icons are lost, and the wildlings attack at once with strength 12 (AG-9).',
  'AG-4.3.3': 'After that the cards of deck I, II and III take effect, each completely before the next.',
  'AG-4.3.4':
    'Winter is Coming is replaced as soon as it is drawn: its deck is shuffled with all its used cards, this one too, and a new card is drawn, again if need be. The icons of the new card count.',
  'AG-4.4':
    'Supply: the Supply of every house becomes the number of Supply icons in the areas it controls, 6 at most. Then each house above its limit removes units (AG-3.5.6), in turn order.',
  'AG-4.5': ['Mustering', 'In turn order each house raises all its new units before the next house begins.'],
  'AG-4.5.1':
    'Every castle area you control gives you 1 point and every stronghold area 2, to be spent for that area only. You need no unit there. What you do not spend is lost. Areas and steps may come in any order.',
  'AG-4.5.2':
    'A Footman or a Ship costs 1 point, a Knight or a Siege Engine 2. For 1 point a Footman in that area becomes a Knight or a Siege Engine, also one you have just mustered there. A unit can be upgraded only once.',
  'AG-4.5.3':
    'Land units appear in the mustering area. Ships appear in its port or in an adjacent sea area without enemy Ships; you do not need a port for that, and different Ships may go to different places.',
  'AG-4.5.4':
    'Every single step must respect your pieces and your Supply. An upgrade does not change the size of an army.',
  'AG-4.5.5': 'Everybody sees what you muster. You may muster less than you could, or nothing.',
  'AG-4.5.6':
    'A routed Footman can be upgraded too; the new unit stays routed until the clean up. Mustering touches neither orders nor Power tokens nor control.',
  'AG-4.6': ['Clash of Kings', 'All positions on the influence tracks are bid for anew.'],
  'AG-4.6.1': 'Everybody knows how much Power each house has when the bidding begins. The tracks are cleared.',
  'AG-4.6.2':
    'You bid for the Iron Throne, then for the Fiefdoms, then for the King’s Court. Each time everybody chooses in secret how much available Power to bid, from 0 up; the bids are revealed together, and all of them go to the pool, those of the losers too.',
  'AG-4.6.3':
    'The highest bid takes position 1, and so on. The holder of the Iron Throne orders equal bids as they like; for the Iron Throne track itself this is still the old holder.',
  'AG-4.6.4': 'After each track its dominance token passes to the new first house, before the next bid.',
  'AG-4.6.5': 'You can bid available Power only. What each house has left after a bid is known to all.',
  'AG-4.7':
    'Game of Thrones: every house gains 1 Power for each Power icon in the areas it controls, and 1 for each of its ports that holds a Ship of its own while no enemy Ship is in the sea area.',
  'AG-4.8':
    'On three cards the holder of a dominance token chooses in public. A Throne of Blades (Iron Throne): Supply, Mustering or nothing. Dark Wings, Dark Words (Messenger Raven): Clash of Kings, Power for the Power icons, or nothing. Put to the Sword (Valyrian Steel Blade): no Defense orders, no March +1 orders, or no limit. The token may be used already and does not become used. Power from Dark Wings does not count ports, unless the table has chosen so.',
  'AG-4.9':
    'Five cards of deck III forbid a kind of order in this round, special ones included. Rains of Autumn: March +1 alone. Storm of Swords: Defense. Sea of Storms: Raid. Web of Lies: Support. Feast for Crows: Consolidate Power.',
  'AG-4.10':
    'Wildlings Attack: the wildlings attack with the strength on their track (AG-9). This can be their second attack of the round.',
  'AG-4.11': 'Last Days of Summer: nothing happens.',
  'AG-4.12': 'Used cards stay out of their deck until Winter is Coming shuffles it. No deck can run out.',
})

import type { Effects } from '../common/effects.ts'

/** The 24 abilities of House cards. */
export const abilities: Effects['houseCards'] = {
  'robb-stark':
    'If you win, you may choose the area to which the loser retreats, among those that cost the loser fewest units.',
  'roose-bolton': 'If you lose, your whole discard pile comes back to your hand, and he with it.',
  'the-blackfish': 'Neither card abilities nor swords nor skulls cost you casualties in this combat.',
  'catelyn-stark': 'Your Defense order in the embattled area counts double.',
  'tywin-lannister': 'If you win, you gain 2 Power.',
  'tyrion-lannister':
    'You may send the opponent’s card back to hand; the opponent must play another one, or none if there is no other.',
  'ser-kevan-lannister': 'If you attack, each of your Footmen in this combat counts 2, the supporting ones too.',
  'cersei-lannister': 'If you win, you may remove one order of the loser, anywhere on the board.',
  'stannis-baratheon': 'Strength +1 if the opponent stands higher than you on the Iron Throne track.',
  'renly-baratheon':
    'If you win, you may turn one of your Footmen that fought in this combat, or supported you, into a Knight.',
  'ser-davos-seaworth': 'Strength +1 and a sword if Stannis Baratheon lies in your discards.',
  'salladhor-saan': 'If you are supported, all Ships that are not yours count 0 in this combat.',
  patchface: 'After the combat you may discard one card of your choice from the opponent’s hand.',
  'victarion-greyjoy': 'If you attack, each of your Ships in this combat counts 2, the supporting ones too.',
  'balon-greyjoy': 'The strength printed on the opponent’s card counts 0.',
  'theon-greyjoy': 'Strength +1 and a sword if you defend an area with a castle or stronghold.',
  'asha-greyjoy': 'Two swords and a fortification if nobody supports you in this combat.',
  'aeron-damphair': 'You may pay 2 Power to discard him at once and play another card from your hand.',
  'mace-tyrell': 'At once destroys one Footman of the opponent that attacks or defends.',
  'ser-loras-tyrell':
    'If you attack and win, your March order moves along into the conquered area and can be used again.',
  'queen-of-thorns':
    'At once removes one order of the opponent next to the embattled area, but not the March order of this attack.',
  'nymeria-sand': 'A sword if you attack, a fortification if you defend.',
  'arianne-martell': 'If you defend and lose, the attackers may not move in: they go back to where they came from.',
  'doran-martell': 'At once sends the opponent to the end of one influence track of your choice.',
}

const winter = 'This deck is shuffled together with its used cards, and a new card takes the place of this one.'
const summer = 'Nothing happens.'

export const effects: Effects = {
  houseCards: abilities,
  westerosCards: {
    'w1-winter-is-coming': winter,
    'w1-last-days-of-summer': summer,
    'w1-supply':
      'The Supply of each house becomes the number of its Supply icons; armies that are too large are cut down.',
    'w1-mustering': 'Every house musters in its castles and strongholds.',
    'w1-a-throne-of-blades': 'The holder of the Iron Throne chooses: new Supply, mustering, or nothing.',
    'w2-winter-is-coming': winter,
    'w2-last-days-of-summer': summer,
    'w2-clash-of-kings': 'All positions on the three influence tracks are bid for anew.',
    'w2-game-of-thrones':
      'Every house gains 1 Power for each Power icon it controls, and 1 for each of its ports with a Ship of its own and no enemy Ship at sea before it.',
    'w2-dark-wings-dark-words':
      'The holder of the Messenger Raven chooses: a Clash of Kings, Power for the Power icons that each house controls, or nothing.',
    'w3-wildlings-attack': 'The wildlings attack with the strength shown on their track.',
    'w3-put-to-the-sword':
      'The holder of the Valyrian Steel Blade chooses: no Defense orders this round, no March +1 this round, or no limit.',
    'w3-rains-of-autumn': 'No March +1 order may be placed this round.',
    'w3-storm-of-swords': 'No Defense order may be placed this round.',
    'w3-sea-of-storms': 'No Raid order may be placed this round.',
    'w3-web-of-lies': 'No Support order may be placed this round.',
    'w3-feast-for-crows': 'No Consolidate Power order may be placed this round.',
  },
  wildlingCards: {
    'a-king-beyond-the-wall': {
      lowest: 'Goes to the end of all three influence tracks.',
      others: 'In turn order each goes to the end of the Fiefdoms or the King’s Court track, as it chooses.',
      highest: 'Goes to the top of one influence track and takes its dominance token.',
    },
    'crow-killers': {
      lowest: 'Turns all its Knights into Footmen; those for whom no Footman is left are destroyed.',
      others: 'Turns 2 of its Knights into Footmen; those for whom no Footman is left are destroyed.',
      highest: 'May turn up to 2 of its Footmen into Knights.',
    },
    'mammoth-riders': {
      lowest: 'Loses 3 units anywhere.',
      others: 'Loses 2 units anywhere.',
      highest: 'May take one House card back from its discards.',
    },
    'massing-on-the-milkwater': {
      lowest: 'Discards the strongest House cards in its hand, all that are equally strong, if it has weaker ones.',
      others: 'Discards one House card of its choice, if it has more than one.',
      highest: 'Takes all its discarded House cards back to hand.',
    },
    'preemptive-raid': {
      lowest: 'Loses 2 units anywhere, or 2 positions on the influence track where it stands highest.',
      others: 'Nothing happens to them.',
      highest: 'The wildlings attack at once again with strength 6, and this house stays out of it.',
    },
    'rattleshirts-raiders': {
      lowest: 'Supply falls by 2; armies that are too large are cut down.',
      others: 'Supply falls by 1; armies that are too large are cut down.',
      highest: 'Supply rises by 1.',
    },
    'silence-at-the-wall': {
      lowest: 'Nothing happens to it.',
      others: 'Nothing happens to them.',
      highest: 'Nothing happens.',
    },
    'skinchanger-scout': {
      lowest: 'Loses all its available Power.',
      others: 'Loses 2 available Power.',
      highest: 'Gets its bid back.',
    },
    'the-horde-descends': {
      lowest: 'Loses 2 units in one of its castle or stronghold areas; if no such area holds two, 2 units anywhere.',
      others: 'Loses 1 unit anywhere.',
      highest: 'May muster in one of its castle or stronghold areas.',
    },
  },
  tidesCards: {
    'tides-0': 'Changes nothing.',
    'tides-1-sword': 'Strength +1 and a sword.',
    'tides-1-fortification': 'Strength +1 and a fortification.',
    'tides-2': 'Strength +2.',
    'tides-3': 'Strength +3.',
    'tides-skull': 'No strength, but a unit of the opponent dies, whoever wins.',
  },
  orders: {
    'march-minus-1': 'Move units; an attack has strength −1.',
    'march-0': 'Move units; an attack is neither stronger nor weaker for it.',
    'march-plus-1': 'Move units; an attack has strength +1.',
    'defense-plus-1': 'Strength +1 when this area is attacked, each time.',
    'defense-plus-2': 'Strength +2 when this area is attacked, each time.',
    support: 'The units here may lend their strength to combats in adjacent areas.',
    'support-plus-1': 'The units here may lend their strength, and 1 more, to combats in adjacent areas.',
    raid: 'Remove an enemy Raid, Support or Consolidate Power order next to this area.',
    'raid-special': 'Remove an enemy Raid, Support, Consolidate Power or Defense order next to this area.',
    'consolidate-power': 'Gain 1 Power, and 1 more for each Power icon of this land area.',
    'consolidate-power-special':
      'Gain 1 Power, and 1 more for each Power icon of this land area; or muster in the castle or stronghold here.',
  },
  tokens: {
    'iron-throne-token': 'Its holder comes first in turn order and decides all ties outside combat.',
    'valyrian-steel-blade':
      'Once a round its holder adds 1 strength in a combat of its own. Who stands higher on the Fiefdoms track wins ties in combat.',
    'messenger-raven':
      'Once a round, when orders are revealed, its holder exchanges one order or looks at the top Wildling card.',
  },
  units: {
    footman: 'Strength 1. Costs 1 mustering point.',
    knight: 'Strength 2. Costs 2 mustering points, or 1 if it was a Footman.',
    ship: 'Strength 1. Costs 1 mustering point. Ships at sea carry land units across.',
    'siege-engine':
      'Strength 4 in attacks on castles and strongholds, otherwise 0. Cannot retreat. Costs 2 mustering points, or 1 if it was a Footman.',
  },
}

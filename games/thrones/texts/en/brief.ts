import type { BriefPart } from '../../../../text/index.ts'

/** The game in two pages. */
export const brief: readonly BriefPart[] = [
  {
    title: 'How to win',
    asks: 'win victory winner end goal aim castles',
    text: 'Control seven areas with a castle or a stronghold, and you win at once. If nobody has done so when round 10 ends, whoever controls most of them wins.',
  },
  {
    title: 'A round',
    asks: 'turn phases sequence order of play round',
    text: 'Each round has three phases. Westeros: three event cards are drawn and take effect (not in the first round). Planning: everybody lays one face-down order in each area with own units, and all are revealed together. Action: raids, then marches with their combats, then Consolidate Power, one order at a time in the order of the Iron Throne track.',
  },
  {
    title: 'The orders',
    asks: 'order march raid support defense consolidate power token star',
    text: 'March moves units to neighbouring areas, and attacks where enemies stand. Support adds the strength of its area to a combat next to it, on either side. Defense makes the own area stronger. Raid removes a Support, a Raid or a Consolidate Power order beside it. Consolidate Power brings Power. Orders with a star are stronger; how many you may use depends on the King’s Court track.',
  },
  {
    title: 'Combat',
    asks: 'combat fight battle strength house card attack casualties retreat sword',
    text: 'Add up your units (Footman 1, Knight 2, Ship 1, Siege Engine 4 against a castle or stronghold), your order and all support. Then both sides choose a House card in secret and add it. The higher sum wins; ties go to the one higher on the Fiefdoms track. Swords on the winner’s card destroy units, fortifications on the loser’s card save them; the loser retreats.',
  },
  {
    title: 'Power, supply and the tracks',
    asks: 'power supply influence bid bidding track throne blade raven muster mustering wildlings',
    text: 'Power is paid to keep lands that you leave, in bidding for the three influence tracks, and against the wildlings. Supply limits how many units may stand together. The first of each track holds a token: the Iron Throne decides ties outside combat, the Valyrian Steel Blade helps once a round in combat, the Messenger Raven changes one order. Units are mustered when a Westeros card or a special Consolidate Power order says so.',
  },
]

import type { BriefPart } from '../../../../text/index.ts'

/** The game in two pages. */
export const brief: readonly BriefPart[] = [
  {
    title: 'How to win',
    asks: 'win victory winner end goal aim points rout morale objective',
    text: 'Each battle has a goal of its own: it stands over the field and in the battle plan. Some are won by holding hexes, most by victory points after the last round. Fallen units cost their side morale; where the morale track ends in rout, a side whose marker gets there loses at once.',
  },
  {
    title: 'A round',
    asks: 'round phases rally regroup order dice tokens first player',
    text: 'All units become active. Each side rolls its order dice and takes a token for each, and draws leadership cards. Then both take turns: an order token, a leadership card, or a pass for the rest of the round. At the end both score, and keep at most one card and one token.',
  },
  {
    title: 'Orders',
    asks: 'order token card commander command zone control rank active inactive green blue red valor morale',
    text: 'A green, blue or red token orders one unit of that rank; valor, or two tokens alike, any unit; morale raises your morale or rallies a unit. A leadership card is played by a commander, who pays a command token for each command, up to his limit; it orders units within two hexes of him. A unit that has acted is inactive, its banner rolled up, until it is rallied.',
  },
  {
    title: 'Attacks and dice',
    asks: 'attack dice shields flank engagement counterattack stalwart parting blow retreat advance pursue terrain cover',
    text: 'All ordered units move before the first attacks. Green, blue and red units roll 2, 3 and 4 dice; terrain may cap them. A shield in the colour of the target hits, valor hits, too, but cavalry only if cavalry strikes. Each hit takes a figure; each morale result drives the target back a hex. A melee attack engages both units; another one on a unit that is engaged is a flank attack, with a re-roll. Who leaves an engagement suffers a parting blow. A unit with two friends beside it is Stalwart: it may ignore morale results and strike back.',
  },
  {
    title: 'Commanders',
    asks: 'commander captured capture rating ability leader commit',
    text: 'A commander is one of the figures of his unit, the last to go. When the others have fallen, only as many hits in one attack as his capture rating take him prisoner. Each has an ability that always works for his unit, and one to be used once in the battle. Point at his unit to see whom he controls.',
  },
]

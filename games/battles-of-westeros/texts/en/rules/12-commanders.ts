import { chapter } from '../../../../../text/index.ts'

export const commanders = chapter('BW-12', 'Elimination and commanders', {
  'BW-12.1':
    'A unit whose banner bearer falls is eliminated. Its owner’s morale falls by 1 for a green, 2 for a blue, 3 for a red unit, whatever the cause.',
  'BW-12.2':
    'A unit led by a commander has his unit ability for as long as he is with it. He bears the banner, and is the last figure.',
  'BW-12.3':
    'Hits first remove ordinary figures. The commander is captured if, after them, at least as many hits of the same attack are left as his capture rating. Fewer do nothing and are not remembered.',
  'BW-12.4': 'Ranged attacks, counterattacks and parting blows capture commanders as well. For fire see BW-16.6.',
  'BW-12.5':
    'A captured commander is out of the battle, and his unit is eliminated. His five leadership cards stay in the deck.',
  'BW-12.6': 'Without commanders a player cannot play leadership cards.',
  'BW-12.7': 'Command tokens on the card of a captured commander return at the next refresh.',
  'BW-12.8':
    'A commander is never the figure that pays for a card or an ability; the ordinary figures of his unit can be.',
  'BW-12.9': 'A commit ability is used once in a battle, at the moment that it names. The unit ability goes on.',
  'BW-12.10': 'A commander alone is a full unit, with rank, dice and moves as before.',
})

export const morale = chapter('BW-13', 'Morale', {
  'BW-13.1':
    'There is one marker on the track. From the middle there are 11 spaces towards each House: 3 grey, 3 green, 3 yellow and 2 red. The first space of each coloured zone, 4, 7 and 10, is its break point. Where the plan says so, the last space is rout.',
  'BW-13.2': 'Raising your morale moves the marker away from you, lowering it towards you.',
  'BW-13.3':
    'With the marker on the rout of a House, that House loses at once. On a plain last space the marker stops.',
  'BW-13.4':
    'Who has the marker on his side in a coloured zone, beyond its break point, may move it back to the break point; from space 11 to 10. All of the way, or not at all.',
  'BW-13.5': 'Morale changes by units eliminated, morale tokens, cards, plans and withdrawals.',
  'BW-13.6': 'The player on whose side the marker does not lie has the higher morale.',
})

export const keywords = chapter('BW-14', 'Keywords', {
  'BW-14.1': 'The class of a unit does nothing by itself; other rules refer to it.',
  'BW-14.2':
    'Advance: after its melee attack has eliminated the target or driven it off, the unit may move into the hex. Once a turn. On roads it may go 1 hex farther. It cannot enter a bridge.',
  'BW-14.3': 'Cover and Toughness cancel hits (BW-9.5.4). Cover comes from terrain, Toughness from the unit.',
  'BW-14.4':
    'War Dogs: instead of moving and attacking, an ordered unit that is not engaged may set its dogs on an enemy at a distance of 2 or 3. Friends do not block the sight, river does. First one die: a shield gives the dice of its rank for the attack; morale drives the target back 1 hex; valor is 1 hit. Nothing cancels the last two. No engagement, counterattack or advance follows.',
  'BW-14.5':
    'Heavy Armor: the unit defends as one rank higher; a red unit is not hit by valor. Its rank stays as it is for everything else.',
  'BW-14.6': 'Off-balance: 1 die less if the unit has moved in this turn.',
  'BW-14.7':
    'Pursue: after its melee attack has eliminated the target or driven it off, the unit may move so many hexes, the first being the hex that was left, and may then attack again. Once a turn. The usual rules of movement apply; it cannot end where it began, and cannot enter a bridge. On roads it may go 1 hex farther, 3 at most.',
  'BW-14.8': 'After one attack a unit either advances or pursues.',
  'BW-14.9':
    'Scorch the Earth: instead of attacking, roll the unit’s dice for an adjacent empty hex that can burn. Each green shield raises the fire by 1.',
  'BW-14.10':
    'Stalwart: the unit may ignore the first morale result of an attack, and may counterattack. No kind of unit has it by itself; commanders and cards give it, and any unit with two friends next to it is Stalwart.',
})

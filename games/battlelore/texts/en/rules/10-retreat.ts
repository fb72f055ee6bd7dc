import { chapter } from '../../../../../text/index.ts'

export const retreat = chapter('BL-10', 'Retreat', {
  'BL-10.1':
    'Each retreat moves the target one hex straight away from the attacker: in melee in the direction from attacker to target, in a ranged attack away from the side of the target’s hex through which the line of sight comes in (BL-13.6).',
  'BL-10.2': 'The direction is fixed once for all retreats of a combat.',
  'BL-10.3':
    'If the next hex is off the board, impassable for the unit, or holds an enemy unit, the unit stops and suffers 1 damage for each retreat not made.',
  'BL-10.4':
    'Who enters a forest, a building, a ford or a command tent retreats no further in this combat: each remaining retreat is 1 damage, of which a building may ignore one (BL-9.7). If a friendly unit stands on the hex beyond, it is supported instead, without damage.',
  'BL-10.5':
    'Supported: if the next hex in the direction holds a friendly unit, the retreating unit stops there and ignores all remaining retreats without damage. So it is even where it could not move anyway, stunned or stopped by terrain.',
  'BL-10.6': 'A stunned unit does not retreat: each retreat is 1 damage, unless it is supported.',
  'BL-10.7':
    'A later combat of the turn can make it retreat again, also out of a forest, a building, a ford or a command tent. The terrain where a retreat begins never hinders it.',
  'BL-10.8': 'For a massive unit a building is impassable in retreat.',
  'BL-10.9': 'Retreats come after the damage of the roll.',
  'BL-10.10': 'Damage for retreats not made can destroy the unit; it is then destroyed in step 8.',
  'BL-10.11':
    'A flying unit looks at as many hexes straight away as it has retreats, up to the edge of the board or the first friendly unit. It goes to the farthest unoccupied one, over enemies, water and all terrain. Retreats not made are ignored if a friendly unit was in the way, otherwise each is 1 damage.',
  'BL-10.12':
    'A retreat from a card or ability outside combat goes in the direction it names, by the same rules; a building ignores 1 damage of it. No card has such an effect so far.',
})

export const counter = chapter('BL-11', 'Counter', {
  'BL-11.1':
    'After step 9 the owner of the target may counter if the target is adjacent to the attacker, stands in the hex it had at the declaration, and is not stunned, and if the attack was no counter itself. Ranged units counter and can be countered too.',
  'BL-11.2':
    'A counter is made as steps 2 to 9 with the attacker as its target, by the usual rules. There is no counter to it, no advance and no pursuit.',
  'BL-11.3': 'A counter can destroy, drive away, stun or poison the attacker, and brings lore tokens to who counters.',
  'BL-11.4':
    'A unit that retreated 0 hexes, because it ignored all retreats, was supported at once or took damage instead, is still in its hex and may counter.',
  'BL-11.5': 'A unit may counter any number of times in a turn.',
  'BL-11.6': 'Vigilant attackers cannot be countered, not even by Ferocity or Unstoppable.',
  'BL-11.7': 'There is one counter to an attack at most; a counter by Ferocity or Unstoppable is that counter.',
  'BL-11.8':
    'A counter has the same windows as an attack, with the countering player as the one who rolls. Ferocity, Unstoppable and Pursue never work in a counter.',
})

export const advance = chapter('BL-12', 'Advance and pursuit', {
  'BL-12.1':
    'A unit whose attack destroyed an adjacent target, or drove it out of its hex, may advance into that hex. All units may, ranged units too.',
  'BL-12.2':
    'It must be able to enter the hex, must not be stunned, and must still stand where it attacked from: who was moved by a counter before neither advances nor pursues.',
  'BL-12.3': 'Terrain acts as in every movement.',
  'BL-12.4':
    'A unit with Pursue may instead move 1 hex up to its number, first into the target’s hex, never into the one it attacked from, by the rules of movement; then it may make 1 extra attack, with counter and advance. Each unit pursues once a turn; after the extra attack it may still advance.',
  'BL-12.5': 'Flying units ignore terrain when they advance.',
  'BL-12.6': 'What its own Frenzy costs a unit, and what that means for advance and points: see BL-7.15.',
})

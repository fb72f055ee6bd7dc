import { chapter } from '../../../../../text/index.ts'

export const combat = chapter('BL-7', 'Attacks and combat', {
  'BL-7.1':
    'The Attack step begins with its lore cards and the moves of Onslaught. Then you attack with your ordered units, one attack after the other, each finished before the next. Each has one attack. At the end come the moves of Mobility.',
  'BL-7.2':
    'Extra attacks, by Double Shot or Pursue, are made before another unit attacks, against the same target or another. They use nothing else up.',
  'BL-7.3':
    'Melee units attack adjacent units. Ranged units attack within their range, with a line of sight; their attack is ranged even against an adjacent unit. Without a legal target there is no attack.',
  'BL-7.4': [
    'The combat',
    '1 declare the target. 2 roll. 3 rerolls and changes. 4 commit dice. 5 ignore damage. 6 suffer damage. 7 ignore retreats. 8 retreat. 9 gain lore tokens. 10 counter. 11 advance or pursue.',
  ],
  'BL-7.5': ['The number of dice', 'It is found in this order.'],
  'BL-7.5.1': 'Begin with the combat value. The number of figures does not change it.',
  'BL-7.5.2':
    'If the rolling unit or its target stands in a forest, and does not fly, there are 2 dice at most so far.',
  'BL-7.5.3':
    'Then add and subtract: Rage, Flanking (1 at most), 1 less for a melee roll against a flying target, and cards.',
  'BL-7.5.4': 'Never fewer than 0. Without dice there is no result, but the other steps follow.',
  'BL-7.6': ['Committing dice', 'A die can be given to an ability or a card instead of counting as what it shows.'],
  'BL-7.6.1':
    'The player who rolled decides. A die goes to one effect only and no longer counts as its result. Several dice may go to the same effect.',
  'BL-7.6.2':
    'Abilities set off by dice need a committed die, and this step is the only one for it. Damage and retreats from it are added to those of the roll; lore tokens come in step 9.',
  'BL-7.6.3':
    'Conditions and healing take effect as each die is committed: if the target has just been poisoned, Lore of the same roll can already be committed against it.',
  'BL-7.6.4':
    'What is not committed: in melee Strike is 1 damage, Cleave is 1 damage unless the unit is weak, Pierce nothing. In a ranged attack Pierce is 1 damage, Strike and Cleave nothing. In both Morale is 1 retreat, Lore 1 lore token for who rolled, Heroic nothing.',
  'BL-7.7':
    'The owner of the target may ignore damage as buildings and cards allow. What is ignored is not suffered. Such an allowance holds once for steps 5 and 8 together.',
  'BL-7.8': 'In step 6 the rest of the damage is suffered (BL-9).',
  'BL-7.9':
    'In step 7 the owner of the target may ignore retreats as abilities and cards allow. Ignored retreats are no damage. Being supported is no choice (BL-10.5).',
  'BL-7.10': 'If the target is destroyed in step 6 or 8, what concerns it is left out; steps 9 and 11 still follow.',
  'BL-7.11': 'Lore tokens are gained in step 9 even if the unit that rolled was destroyed meanwhile by a counter.',
  'BL-7.12':
    'If the attacker is destroyed by such a counter, damage and retreats already rolled still happen; nobody advances.',
  'BL-7.13':
    'In full: the direction of retreat is fixed at the declaration. Committed poison and stun count at once. Damage that would destroy the target can be answered by Unstoppable. A destroyed target is taken off, with victory points and the check for the end, unless Ferocity lets it counter before. Then retreats are ignored and made, and damage for those not made is counted, ignored and suffered; then lore tokens, the counter if none was made yet, advance or pursuit, and last the figures that Frenzy costs.',
  'BL-7.14':
    'Windows and decisions without an object are skipped: after the roll only if dice were rolled, against damage only if some is pending, before destruction only if the target would be destroyed, against retreats only if one is pending.',
  'BL-7.15':
    'A unit is destroyed by the player whose roll emptied it. A unit lost to its own Frenzy, a card of its own side or the price of a scenario card was destroyed by nobody: it gives no points for destroying, no lore window and no advance. Texts that only say “is destroyed” and BL-20.1 still count. If it dies of Frenzy in a counter by Unstoppable, which the attacker’s damage had set off, the attacker destroyed it.',
})

export const dice = chapter('BL-8', 'Dice', {
  'BL-8.1': 'A die shows one of six results, each equally likely: Strike, Cleave, Pierce, Morale, Lore, Heroic.',
  'BL-8.2': 'All dice are open. Chance comes from the seed of the game, so that a game can be replayed and checked.',
})

export const damage = chapter('BL-9', 'Damage, weak units, healing', {
  'BL-9.1':
    'For each damage a unit loses one figure; a unit of one figure takes a damage marker instead. It is destroyed when the last figure goes, or when its markers reach its health. Excess damage is lost.',
  'BL-9.2':
    'A unit reduced to one figure is weak: its Cleave deals no damage, unless committed to an effect that says so. Units that take damage markers are never weak.',
  'BL-9.3': 'Whether a unit is weak is judged when it rolls and holds for this roll.',
  'BL-9.4':
    'Healing 1 takes off a damage marker or brings back a figure, never above the health value. A destroyed unit cannot be healed.',
  'BL-9.5': 'Figures removed are not damage and cannot be ignored. A unit without figures is destroyed.',
  'BL-9.6': 'When a unit is destroyed its markers leave the board.',
  'BL-9.7':
    'Who is in a building may ignore 1 damage in each combat, from whatever cause, and 1 damage of each effect outside combat. Being driven from one building into another in the same combat does not give another.',
  'BL-9.8': 'An attack and the counter to it are two combats for every limit that holds for each combat.',
})

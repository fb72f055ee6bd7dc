import { chapter } from '../../../../../text/index.ts'

export const abilities = chapter('BL-16', 'Unit abilities', {
  'BL-16.1':
    'Double Shot: an ordered unit that did not move in the Move step may make one extra attack, once a turn. Onslaught and advances are not moves of the Move step.',
  'BL-16.2':
    'Ferocity: after the damage of an attack from an adjacent unit, the owner may counter at once if the unit is not stunned, before it retreats, and even if it is destroyed. Destroyed by that damage it counters as a weak unit and is taken off afterwards; if only its retreat would destroy it, it counters with the figures it has. That was its counter. An attacker moved or destroyed by it neither advances nor pursues. The retreats of the attack follow, in the direction fixed before.',
  'BL-16.3':
    'Flanking: a combat roll of a friendly unit has 1 die more if another friendly unit with Flanking is adjacent to its target. Its own Flanking does not help a unit, and several add nothing.',
  'BL-16.4':
    'Frenzy: each Heroic committed deals 1 damage, in any number. When the attack or the counter is over, the unit loses one figure for each. This can destroy it.',
  'BL-16.5':
    'Flying: terrain it stands on, enters or passes does not touch it, and gives nothing to its attackers either. It passes over units and impassable hexes but ends on an unoccupied hex, water too. Melee units roll 1 die less against it. It holds hexes for banners, tents and scenario cards. For retreat see BL-10.11.',
  'BL-16.6': 'Immovable: it may ignore up to its number of retreats in each combat.',
  'BL-16.7': 'Massive: it cannot enter a building, be moved or placed into it, or stand in it.',
  'BL-16.8': 'Vigilant: its attacks cannot be countered. Its own counters are like any other.',
  'BL-16.9':
    'Mobility: at the end of the Attack step each ordered unit with it may move up to its number of hexes, one after the other, unless stunned. It need not have attacked, and Forced March does not forbid it.',
  'BL-16.10': 'Pursue: see BL-12.4.',
  'BL-16.11': 'Rage: 1 more die for each figure missing from its health value, in attack and counter.',
  'BL-16.12': 'Poison: commit a Heroic, and the target is poisoned.',
  'BL-16.13': 'Craving: see BL-6.10.',
  'BL-16.14': 'Rend: commit one Heroic in a combat for 1 damage, if the target had suffered damage before the roll.',
  'BL-16.15': 'Concussion: commit a Heroic, and the target is stunned.',
  'BL-16.16': 'Soul Feast: each Heroic committed heals 1 damage of the unit, at once.',
})

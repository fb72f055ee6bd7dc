import { type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import type { Effects } from '../common/effects.ts'
import { cardEffects } from './cardEffects.ts'
import { names } from './names.ts'

const kinds = { melee: 'melee', ranged: 'ranged' }

/** The values of a unit's card in a line, but for its price. */
function values(type: UnitType): string {
  const { class: kind, attack, range, combatValue, move, health, markers } = unitTable[type]
  const reach = attack === 'ranged' ? `ranged ${range[0]} to ${range[1]}` : kinds[attack]
  const counted = markers ? ' (damage markers)' : ''
  const title = names.classes[kind].charAt(0).toUpperCase() + names.classes[kind].slice(1)
  return `${title}, ${reach}. Dice ${combatValue}, move ${move}, health ${health}${counted}.`
}

export const effects: Effects = {
  units: Object.fromEntries(
    unitTypes.map(type => [type, `${values(type)} Muster cost ${unitTable[type].cost}.`]),
  ) as Record<UnitType, string>,
  unitFor: (type, cost, scenario) =>
    `${values(type)} Muster cost ${cost} instead of ${unitTable[type].cost}, by ${names.cards[scenario]}.`,
  abilities: {
    'double-shot': 'Ordered and not moved in the Move step, it may attack a second time, also another target.',
    ferocious:
      'When an adjacent unit attacks it, it may counter right after the damage, before it retreats and even if it has just been destroyed.',
    flanking: 'Your other units roll 1 more die against an enemy adjacent to it; several such units do not add up.',
    flying:
      'Terrain does not touch it. It flies over units and water and only needs a free hex to land on. Melee attackers roll 1 die less against it.',
    frenzy: 'Each Heroic you commit deals 1 damage; when the combat is over it loses as many figures of its own.',
    immovable: 'In each combat it may ignore as many retreats as its number says.',
    massive: 'It never stands in a building and is never moved into one.',
    mobility: 'Ordered, it may move once more at the end of the Attack step, as many hexes as its number says.',
    pursue:
      'Instead of advancing it moves up to its number of hexes, first into the hex of its target, and may attack once more. Once a turn.',
    rage: 'It rolls 1 more die for each figure it has lost.',
    poison: 'Commit a Heroic to poison the target.',
    vigilant: 'Nobody can counter its attacks.',
    craving: 'In the Move step it may move 1 hex more if it ends that move adjacent to an enemy.',
    rend: 'Commit one Heroic in a combat to deal 1 damage to a target that was damaged before the roll.',
    concussion: 'Commit a Heroic to stun the target.',
    'soul-feast': 'Each Heroic you commit heals 1 of its damage.',
  },
  conditions: {
    poison: 'Every Lore rolled against a poisoned unit may be committed to deal 1 damage to it. 2 lore tokens cure it.',
    stun: 'A stunned unit neither moves, attacks, counters nor retreats: every retreat is damage. 2 lore tokens cure it.',
  },
  faces: {
    strike: '1 damage in melee.',
    cleave: '1 damage in melee, unless the rolling unit is weak.',
    pierce: '1 damage in a ranged attack.',
    morale: 'The target retreats 1 hex.',
    lore: 'The player who rolled it gains 1 lore token.',
    heroic: 'Nothing by itself; many abilities and cards make use of it.',
  },
  terrain: {
    empty: 'Nothing stands in the way.',
    hill: 'Blocks lines of sight. Units do not block the line of sight of a unit on a hill.',
    forest:
      'Blocks lines of sight and ends the movement of who enters. From a forest and into it at most 2 dice are rolled, before modifiers.',
    building:
      'Blocks lines of sight and ends the movement of who enters. Its occupant may ignore 1 damage in each combat and of each other effect. Massive units keep out.',
    water: 'Nobody can enter it without a ford or a bridge, unless flying.',
    'command-tent':
      'Blocks lines of sight and ends the movement of who enters. An enemy who stands on it at the start of his turn may take it down for 2 victory points.',
  },
  crossings: {
    ford: 'Lets units cross the water, and ends the movement of who enters.',
    bridge: 'Lets units cross the water as if it were open ground.',
  },
  ...cardEffects,
}

/** What things do, in English. */
import { ranks } from '../../data/ranks.ts'
import { type Keyword, type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import type { Effects } from '../common/effects.ts'
import { commands, tactics } from './acts.ts'
import { battles } from './battles.ts'
import { names } from './names.ts'
import { figures } from './phrases.ts'

const valued: readonly Keyword[] = ['pursue', 'toughness', 'cover']

function unitText(type: UnitType): string {
  const { class: kind, strength, range, noValor, orders, keywords } = unitTable[type]
  const tables = ranks.map(rank => {
    const ways = orders[rank].map(({ move, attack }) => `move ${move}${attack ? ' and attack' : ''}`)
    return `${names.ranks[rank]} ${ways.join(' or ')}`
  })
  const words = Object.entries(keywords).map(([id, n]) =>
    valued.includes(id as Keyword) ? `${names.keywords[id as Keyword]} ${n}` : names.keywords[id as Keyword],
  )
  const reach = range > 1 ? ` Range ${range}${noValor ? ', valor never hits' : ''}.` : ''
  return `${names.classes[kind]}, ${figures(strength)}. Orders: ${tables.join('; ')}. Dice: 2, 3 or 4.${reach} ${words.join(', ')}.`
}

export const effects: Effects = {
  commands,
  tactics,
  unitAbilities: {
    'robb-young-wolf': 'His unit rolls 1 die more in the second attack, after a pursuit.',
    'robb-king-in-the-north': 'When ordered, his unit may leave its engagement without a parting blow.',
    'greatjon-the-greatjon': 'His unit has Toughness 1.',
    'greatjon-lord-of-last-hearth': 'His unit rolls 1 die more in flank attacks.',
    'eddard-stark': 'Friendly units next to his unit are Stalwart.',
    'maege-mormont': 'Her unit is Stalwart and has Heavy Armor.',
    'rickard-karstark': 'His unit rolls 1 die more against a unit with a commander.',
    'jaime-kingslayer': 'His unit is Stalwart, and rolls 1 die more when it counterattacks.',
    'gregor-mountain': 'In a melee attack his unit rolls 1 extra die for each valor of the first roll.',
    'gregor-reaver': 'His unit has Scorch the Earth; valor counts as a green shield there.',
    'addam-outrider-commander': 'His unit does not stop in forest or building, and loses nothing in fords.',
    'addam-warrior-of-ashemark': 'Each melee attack of his unit is a flank attack.',
    'kevan-trusted-captain':
      'Instead of attacking, his ordered unit may give 2 dice to the attack of an adjacent unit ordered in the same turn.',
    'tywin-lannister': 'His zone of control reaches 3 hexes.',
  },
  commitAbilities: {
    'robb-young-wolf':
      'Before his ordered unit attacks: roll 4 dice against an enemy in sight, 3 hexes away at most. The ability stays ready if that eliminates the enemy.',
    'robb-king-in-the-north':
      'When his unit would lose an ordinary figure: he changes places with the banner bearer of an adjacent friendly cavalry unit, and the hits are counted again.',
    'greatjon-the-greatjon':
      'After a melee attack of his unit whose target is still next to it: it attacks that target once more.',
    'greatjon-lord-of-last-hearth':
      'When he plays a leadership card: the infantry that it orders may move 1 hex farther.',
    'eddard-stark': 'At the start of your turn: rally up to 2 units in his zone of control.',
    'maege-mormont': 'Before dice are rolled against her unit: it has Toughness 2 in this attack.',
    'rickard-karstark': 'At the start of your turn: rally all cavalry in his zone of control.',
    'jaime-kingslayer': 'Before a melee attack of his unit is rolled: each valor that hits counts as 2 hits.',
    'gregor-mountain': 'Before a melee attack of his unit is rolled: 2 more dice.',
    'gregor-reaver':
      'After his unit has scorched a hex: the fire rises by 1 in every empty hex next to it that can burn.',
    'addam-outrider-commander': 'When the order of his unit is finished: it may move up to 2 hexes.',
    'addam-warrior-of-ashemark': 'After his unit has eliminated an enemy by an attack: rally his unit.',
    'kevan-trusted-captain': 'At the start of your turn: draw 2 leadership cards.',
    'tywin-lannister': 'At the start of your turn: up to 2 command tokens return from his card to your board.',
  },
  units: Object.fromEntries(unitTypes.map(type => [type, unitText(type)])) as Record<UnitType, string>,
  keywords: {
    advance: 'After its melee attack has driven off or eliminated the target, the unit may move into the hex.',
    pursue:
      'After its melee attack has driven off or eliminated the target, the unit may move so many hexes, through the hex it left, and attack again.',
    'off-balance': 'The unit rolls 1 die less if it has moved in this turn.',
    'war-dogs':
      'Instead of moving and attacking, the dogs are set on an enemy 2 or 3 hexes away. First one die: a shield gives the dice of its rank, morale drives the target back 1 hex, valor is 1 sure hit.',
    'heavy-armor': 'The unit defends as if its rank were one higher; a red unit is not hit by valor.',
    'scorch-the-earth':
      'Instead of attacking: roll for an adjacent empty hex that can burn. Each green shield raises the fire by 1.',
    stalwart: 'The unit may ignore the first morale result of an attack, and may counterattack.',
    toughness: 'So many hits of each attack are cancelled.',
    cover: 'So many hits of each attack are cancelled, by terrain.',
  },
  terrain: {
    plain: 'No effect. It can burn up to level 4.',
    hill: 'Blocks the sight. At most 3 dice against a unit here, except from a hill. Archers on it see over units.',
    forest:
      'Blocks the sight and ends movement. At most 2 dice against a unit here, and for one that attacks from here. Burns up to level 3, then it is devastated.',
    river: 'Impassable.',
    'forest-river': 'Impassable, and blocks the sight.',
    building:
      'Blocks the sight and ends movement. Cover 1, unless the engagement token shows the enemy. Archers here roll 2 dice at most. Burns up to level 4, then it is devastated.',
    road: 'A unit that moves on roads alone may move 1 hex farther.',
    'forest-road': 'A road that blocks the sight. Burns up to level 3, then it is devastated.',
    'wood-bridge': 'Counts as road. Nobody advances or pursues onto it. At level 3 of fire it is gone.',
    'stone-bridge': 'Counts as road. Nobody advances or pursues onto it.',
    palisade: 'Impassable, and blocks the sight. At level 4 of fire it is gone.',
    tent: 'No hindrance. At level 1 of fire it is gone.',
    'siege-tower': 'Impassable, and blocks the sight. At level 1 of fire it is gone.',
    ford: 'Ends movement; cavalry loses 1 more hex instead. Who counterattacks from here rolls 2 dice at most.',
  },
  tokens: {
    green: 'Orders a green unit. Two of a kind order a unit of any rank.',
    blue: 'Orders a blue unit. Two of a kind order a unit of any rank.',
    red: 'Orders a red unit. Two of a kind order a unit of any rank.',
    valor: 'Orders a unit of any rank.',
    morale: 'Raises your morale by 1, or rallies a unit and lowers it by 1. Two of a kind order a unit of any rank.',
  },
  battles,
}

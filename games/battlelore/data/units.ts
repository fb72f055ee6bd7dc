import type { Abilities, Ability, ValuedAbility } from './abilities.ts'
import type { Faction } from './factions.ts'

export type UnitClass = 'infantry' | 'cavalry' | 'elite' | 'legend'
export type AttackType = 'melee' | 'ranged'

export interface UnitFacts {
  faction: Faction
  class: UnitClass
  attack: AttackType
  /** Muster points (BL-3.6.1). */
  cost: number
  /** Hexes in the Move step. */
  move: number
  /** Damage that destroys it (BL-9.1). */
  health: number
  figures: number
  /** Damage is counted with markers: the unit is one figure and never weak (BL-9.1, BL-9.2). */
  markers: boolean
  /** Dice before terrain and modifiers (BL-7.5.1). */
  combatValue: number
  /** The nearest and the farthest distance of a target (BL-7.3). */
  range: readonly [number, number]
  abilities: Abilities
  /** Deployment cards in one box (BL-1.8). */
  cards: number
}

const melee = { attack: 'melee', range: [1, 1] } as const
const ranged = { attack: 'ranged', range: [1, 4] } as const
const trio = { health: 3, figures: 3, markers: false } as const
const infantry = { class: 'infantry', ...trio, cost: 4, move: 2, cards: 5 } as const
const cavalry = { class: 'cavalry', ...trio, cost: 5, move: 3, cards: 3 } as const
const elite = { class: 'elite', ...trio, cards: 2 } as const
const legend = { class: 'legend', figures: 1, markers: true, cost: 10, cards: 1 } as const

const table = {
  'yeoman-archers': { faction: 'daqan', ...infantry, ...ranged, combatValue: 2, abilities: { 'double-shot': true } },
  'citadel-guards': { faction: 'daqan', ...infantry, ...melee, combatValue: 3, abilities: { pursue: 1 } },
  'riverwatch-riders': {
    faction: 'daqan',
    ...cavalry,
    ...melee,
    combatValue: 3,
    abilities: { vigilant: true, flanking: true },
  },
  'rune-golems': {
    faction: 'daqan',
    ...elite,
    ...melee,
    cost: 6,
    move: 2,
    combatValue: 3,
    abilities: { immovable: 2, concussion: true },
  },
  'roc-warrior': {
    faction: 'daqan',
    ...legend,
    ...melee,
    move: 4,
    health: 4,
    combatValue: 4,
    abilities: { flying: true, mobility: 2 },
  },
  'blood-harvesters': {
    faction: 'uthuk',
    ...infantry,
    ...melee,
    combatValue: 3,
    abilities: { rage: true, frenzy: true },
  },
  'viper-legion': { faction: 'uthuk', ...infantry, ...ranged, combatValue: 2, abilities: { poison: true } },
  'flesh-ripper-brutes': {
    faction: 'uthuk',
    ...cavalry,
    ...melee,
    combatValue: 3,
    abilities: { pursue: 2, rend: true },
  },
  obscenes: {
    faction: 'uthuk',
    ...elite,
    ...melee,
    cost: 7,
    move: 1,
    combatValue: 4,
    abilities: { craving: true, ferocious: true },
  },
  'chaos-lord': {
    faction: 'uthuk',
    ...legend,
    ...melee,
    move: 2,
    health: 6,
    combatValue: 4,
    abilities: { massive: true, immovable: 1, 'soul-feast': true },
  },
} as const satisfies Record<string, UnitFacts>

export type UnitType = keyof typeof table
/** The ten kinds of units, five a faction, from the cheapest to the dearest. */
export const unitTable: Readonly<Record<UnitType, UnitFacts>> = table
export const unitTypes = Object.keys(table) as readonly UnitType[]

/** The units a faction may muster, in table order. */
export const unitsOf = (faction: Faction): readonly UnitType[] =>
  unitTypes.filter(unit => unitTable[unit].faction === faction)

export const hasAbility = (unit: UnitType, ability: Ability): boolean =>
  unitTable[unit].abilities[ability] !== undefined

/** The number of an ability on the unit's card; 0 where the unit does not have it. */
export const abilityValue = (unit: UnitType, ability: ValuedAbility): number => unitTable[unit].abilities[ability] ?? 0

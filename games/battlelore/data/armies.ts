import type { Faction } from './factions.ts'
import type { UnitType } from './units.ts'

export interface ArmyCardFacts {
  faction: Faction
  units: Readonly<Partial<Record<UnitType, number>>>
}

const table = {
  'blackened-skies': {
    faction: 'daqan',
    units: { 'yeoman-archers': 4, 'citadel-guards': 2, 'riverwatch-riders': 3, 'roc-warrior': 1 },
  },
  'guardians-of-lore': {
    faction: 'daqan',
    units: { 'yeoman-archers': 2, 'citadel-guards': 3, 'riverwatch-riders': 1, 'rune-golems': 2, 'roc-warrior': 1 },
  },
  'riders-of-the-muir': {
    faction: 'daqan',
    units: { 'yeoman-archers': 3, 'citadel-guards': 3, 'riverwatch-riders': 3, 'roc-warrior': 1 },
  },
  'reign-of-venom': {
    faction: 'uthuk',
    units: { 'blood-harvesters': 4, 'viper-legion': 4, 'flesh-ripper-brutes': 1, 'chaos-lord': 1 },
  },
  'brutal-assault': {
    faction: 'uthuk',
    units: { 'blood-harvesters': 4, 'viper-legion': 1, 'flesh-ripper-brutes': 3, obscenes: 2 },
  },
  'harvest-of-flesh': {
    faction: 'uthuk',
    units: { 'blood-harvesters': 4, 'viper-legion': 3, 'flesh-ripper-brutes': 2, 'chaos-lord': 1 },
  },
} as const satisfies Record<string, ArmyCardFacts>

export type ArmyCard = keyof typeof table
/** BL-3.6.3: armies ready to be taken instead of a muster, without a tent. */
export const armyCardTable: Readonly<Record<ArmyCard, ArmyCardFacts>> = table
export const armyCards = Object.keys(table) as readonly ArmyCard[]

export const armyCardsOf = (faction: Faction): readonly ArmyCard[] =>
  armyCards.filter(card => table[card].faction === faction)

import { type House, houses } from './houses.ts'

/** AG-8.4.2: the moments at which abilities happen, in order. */
export const abilityTimings = ['cancel', 'immediate', 'continuous', 'result', 'retreat', 'after-combat'] as const
export type AbilityTiming = (typeof abilityTimings)[number]

/** AG-8.4.2: when each of the 24 abilities happens. */
export const abilityTable = {
  'force-other-card': 'cancel',
  'replace-own-card': 'immediate',
  'destroy-footman': 'immediate',
  'remove-adjacent-order': 'immediate',
  'move-to-bottom': 'immediate',
  'no-casualties': 'continuous',
  'double-defense': 'continuous',
  'strong-footmen': 'continuous',
  outranked: 'continuous',
  'stannis-discarded': 'continuous',
  'zero-foreign-ships': 'continuous',
  'strong-ships': 'continuous',
  'zero-opposing-card': 'continuous',
  'defended-structure': 'continuous',
  'unsupported-icons': 'continuous',
  'icon-by-role': 'continuous',
  'return-discards': 'result',
  'gain-power': 'result',
  'remove-any-order': 'result',
  'upgrade-footman': 'result',
  'bar-entry': 'result',
  'choose-retreat': 'retreat',
  'discard-from-hand': 'after-combat',
  'march-again': 'after-combat',
} as const satisfies Record<string, AbilityTiming>
export type Ability = keyof typeof abilityTable

export interface HouseCardFacts {
  house: House
  strength: number
  swords: number
  fortifications: number
  ability: Ability | null
}

/** The 42 House cards: seven a house, from the strongest to the weakest. */
export const houseCardTable = {
  'eddard-stark': { house: 'stark', strength: 4, swords: 2, fortifications: 0, ability: null },
  'robb-stark': { house: 'stark', strength: 3, swords: 0, fortifications: 0, ability: 'choose-retreat' },
  'roose-bolton': { house: 'stark', strength: 2, swords: 0, fortifications: 0, ability: 'return-discards' },
  'greatjon-umber': { house: 'stark', strength: 2, swords: 1, fortifications: 0, ability: null },
  'ser-rodrick-cassel': { house: 'stark', strength: 1, swords: 0, fortifications: 2, ability: null },
  'the-blackfish': { house: 'stark', strength: 1, swords: 0, fortifications: 0, ability: 'no-casualties' },
  'catelyn-stark': { house: 'stark', strength: 0, swords: 0, fortifications: 0, ability: 'double-defense' },
  'tywin-lannister': { house: 'lannister', strength: 4, swords: 0, fortifications: 0, ability: 'gain-power' },
  'ser-gregor-clegane': { house: 'lannister', strength: 3, swords: 3, fortifications: 0, ability: null },
  'the-hound': { house: 'lannister', strength: 2, swords: 0, fortifications: 2, ability: null },
  'ser-jaime-lannister': { house: 'lannister', strength: 2, swords: 1, fortifications: 0, ability: null },
  'tyrion-lannister': { house: 'lannister', strength: 1, swords: 0, fortifications: 0, ability: 'force-other-card' },
  'ser-kevan-lannister': { house: 'lannister', strength: 1, swords: 0, fortifications: 0, ability: 'strong-footmen' },
  'cersei-lannister': { house: 'lannister', strength: 0, swords: 0, fortifications: 0, ability: 'remove-any-order' },
  'stannis-baratheon': { house: 'baratheon', strength: 4, swords: 0, fortifications: 0, ability: 'outranked' },
  'renly-baratheon': { house: 'baratheon', strength: 3, swords: 0, fortifications: 0, ability: 'upgrade-footman' },
  'ser-davos-seaworth': { house: 'baratheon', strength: 2, swords: 0, fortifications: 0, ability: 'stannis-discarded' },
  'brienne-of-tarth': { house: 'baratheon', strength: 2, swords: 1, fortifications: 1, ability: null },
  melisandre: { house: 'baratheon', strength: 1, swords: 1, fortifications: 0, ability: null },
  'salladhor-saan': { house: 'baratheon', strength: 1, swords: 0, fortifications: 0, ability: 'zero-foreign-ships' },
  patchface: { house: 'baratheon', strength: 0, swords: 0, fortifications: 0, ability: 'discard-from-hand' },
  'euron-crows-eye': { house: 'greyjoy', strength: 4, swords: 1, fortifications: 0, ability: null },
  'victarion-greyjoy': { house: 'greyjoy', strength: 3, swords: 0, fortifications: 0, ability: 'strong-ships' },
  'balon-greyjoy': { house: 'greyjoy', strength: 2, swords: 0, fortifications: 0, ability: 'zero-opposing-card' },
  'theon-greyjoy': { house: 'greyjoy', strength: 2, swords: 0, fortifications: 0, ability: 'defended-structure' },
  'asha-greyjoy': { house: 'greyjoy', strength: 1, swords: 0, fortifications: 0, ability: 'unsupported-icons' },
  'dagmar-cleftjaw': { house: 'greyjoy', strength: 1, swords: 1, fortifications: 1, ability: null },
  'aeron-damphair': { house: 'greyjoy', strength: 0, swords: 0, fortifications: 0, ability: 'replace-own-card' },
  'mace-tyrell': { house: 'tyrell', strength: 4, swords: 0, fortifications: 0, ability: 'destroy-footman' },
  'ser-loras-tyrell': { house: 'tyrell', strength: 3, swords: 0, fortifications: 0, ability: 'march-again' },
  'ser-garlan-tyrell': { house: 'tyrell', strength: 2, swords: 2, fortifications: 0, ability: null },
  'randyll-tarly': { house: 'tyrell', strength: 2, swords: 1, fortifications: 0, ability: null },
  'alester-florent': { house: 'tyrell', strength: 1, swords: 0, fortifications: 1, ability: null },
  'margaery-tyrell': { house: 'tyrell', strength: 1, swords: 0, fortifications: 1, ability: null },
  'queen-of-thorns': { house: 'tyrell', strength: 0, swords: 0, fortifications: 0, ability: 'remove-adjacent-order' },
  'the-red-viper': { house: 'martell', strength: 4, swords: 2, fortifications: 1, ability: null },
  'areo-hotah': { house: 'martell', strength: 3, swords: 0, fortifications: 1, ability: null },
  'obara-sand': { house: 'martell', strength: 2, swords: 1, fortifications: 0, ability: null },
  darkstar: { house: 'martell', strength: 2, swords: 1, fortifications: 0, ability: null },
  'nymeria-sand': { house: 'martell', strength: 1, swords: 0, fortifications: 0, ability: 'icon-by-role' },
  'arianne-martell': { house: 'martell', strength: 1, swords: 0, fortifications: 0, ability: 'bar-entry' },
  'doran-martell': { house: 'martell', strength: 0, swords: 0, fortifications: 0, ability: 'move-to-bottom' },
} as const satisfies Record<string, HouseCardFacts>

export type HouseCard = keyof typeof houseCardTable
export const houseCards = Object.keys(houseCardTable) as readonly HouseCard[]

const cardsByHouse: Record<House, readonly HouseCard[]> = Object.fromEntries(
  houses.map(house => [house, houseCards.filter(card => houseCardTable[card].house === house)]),
) as Record<House, HouseCard[]>

/** The seven cards of a house in official order. */
export const cardsOf = (house: House): readonly HouseCard[] => cardsByHouse[house]

/** When the ability of a card happens; null if the card has none. */
export const timingOf = (card: HouseCard): AbilityTiming | null => {
  const { ability } = houseCardTable[card]
  return ability === null ? null : abilityTable[ability]
}

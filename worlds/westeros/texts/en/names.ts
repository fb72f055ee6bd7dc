/** What houses and people are called in English. */
import type { House, Person } from '../../houses.ts'

/** The family: 'Stark'. */
export const houseNames: Readonly<Record<House, string>> = {
  stark: 'Stark',
  lannister: 'Lannister',
  baratheon: 'Baratheon',
  greyjoy: 'Greyjoy',
  tyrell: 'Tyrell',
  martell: 'Martell',
  targaryen: 'Targaryen',
}

/** The house in full. */
export const houseTitles: Readonly<Record<House, string>> = {
  stark: 'House Stark',
  lannister: 'House Lannister',
  baratheon: 'House Baratheon',
  greyjoy: 'House Greyjoy',
  tyrell: 'House Tyrell',
  martell: 'House Martell',
  targaryen: 'House Targaryen',
}

export const personNames: Readonly<Record<Person, string>> = {
  'eddard-stark': 'Eddard Stark',
  'catelyn-stark': 'Catelyn Stark',
  'robb-stark': 'Robb Stark',
  'greatjon-umber': 'Greatjon Umber',
  'tywin-lannister': 'Tywin Lannister',
  'jaime-lannister': 'Jaime Lannister',
  'tyrion-lannister': 'Tyrion Lannister',
  'cersei-lannister': 'Cersei Lannister',
  'kevan-lannister': 'Kevan Lannister',
  'gregor-clegane': 'Gregor Clegane',
  'stannis-baratheon': 'Stannis Baratheon',
  'renly-baratheon': 'Renly Baratheon',
  'davos-seaworth': 'Davos Seaworth',
  melisandre: 'Melisandre',
  'mace-tyrell': 'Mace Tyrell',
  'loras-tyrell': 'Loras Tyrell',
  'margaery-tyrell': 'Margaery Tyrell',
}

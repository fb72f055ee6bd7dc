/** The Hungarian forms of names: of Houses and characters. Power lies on characters: they are spoken of as places. */
import { type Noun, noun } from '../../../../text/index.ts'
import { isPerson, only } from '../../../../worlds/westeros/houses.ts'
import {
  onBack,
  onFront,
  personNouns,
  houseNouns as westerosHouses,
} from '../../../../worlds/westeros/texts/hu/names.ts'
import { type Character, characters, type House, houses } from '../../data/houses.ts'

export const houseNouns: Readonly<Record<House, Noun>> = only(houses, westerosHouses)

export const characterNouns: Readonly<Record<Character, Noun>> = {
  ...only(characters.filter(isPerson), personNouns),
  'bran-stark': noun('Bran Stark', onBack),
  'arya-stark': noun('Arya Stark', onBack),
  'joffrey-baratheon': noun('Joffrey Baratheon', onBack),
  'selyse-baratheon': noun('Selyse Baratheon', onBack),
  'shireen-baratheon': noun('Shireen Baratheon', onBack),
  'daenerys-targaryen': noun('Daenerys Targaryen', onFront),
  'viserys-targaryen': noun('Viserys Targaryen', onFront),
  'khal-drogo': noun('Khal Drogo', { site: 'on', like: 'back', stem: 'Khal Drogó' }),
  'jorah-mormont': noun('Jorah Mormont', onBack),
  'barristan-selmy': noun('Barristan Selmy', { site: 'on', like: 'front', acc: 'Barristan Selmyt' }),
  'olenna-tyrell': noun('Olenna Tyrell', onFront),
}

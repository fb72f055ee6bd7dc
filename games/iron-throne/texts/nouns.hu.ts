/** The Hungarian forms of names: of Houses and characters. Power lies on characters: they are spoken of as places. */
import { type Noun, noun } from '../../../text/index.ts'
import type { Character, House } from '../data/houses.ts'

const atFront = { site: 'at', like: 'front' } as const
const atBack = { site: 'at', like: 'back' } as const
const onFront = { site: 'on', like: 'front' } as const
const onBack = { site: 'on', like: 'back' } as const

export const houseNouns: Readonly<Record<House, Noun>> = {
  stark: noun('Stark', atBack),
  lannister: noun('Lannister', atFront),
  baratheon: noun('Baratheon', atBack),
  targaryen: noun('Targaryen', atFront),
  tyrell: noun('Tyrell', atFront),
}

export const characterNouns: Readonly<Record<Character, Noun>> = {
  'eddard-stark': noun('Eddard Stark', onBack),
  'catelyn-stark': noun('Catelyn Stark', onBack),
  'robb-stark': noun('Robb Stark', onBack),
  'bran-stark': noun('Bran Stark', onBack),
  'arya-stark': noun('Arya Stark', onBack),
  'cersei-lannister': noun('Cersei Lannister', onFront),
  'jaime-lannister': noun('Jaime Lannister', onFront),
  'tyrion-lannister': noun('Tyrion Lannister', onFront),
  'tywin-lannister': noun('Tywin Lannister', onFront),
  'joffrey-baratheon': noun('Joffrey Baratheon', onBack),
  'stannis-baratheon': noun('Stannis Baratheon', onBack),
  melisandre: noun('Melisandre', onFront),
  'davos-seaworth': noun('Davos Seaworth', { site: 'on', like: 'rounded' }),
  'selyse-baratheon': noun('Selyse Baratheon', onBack),
  'shireen-baratheon': noun('Shireen Baratheon', onBack),
  'daenerys-targaryen': noun('Daenerys Targaryen', onFront),
  'viserys-targaryen': noun('Viserys Targaryen', onFront),
  'khal-drogo': noun('Khal Drogo', { site: 'on', like: 'back', stem: 'Khal Drogó' }),
  'jorah-mormont': noun('Jorah Mormont', onBack),
  'barristan-selmy': noun('Barristan Selmy', { site: 'on', like: 'front', acc: 'Barristan Selmyt' }),
  'margaery-tyrell': noun('Margaery Tyrell', onFront),
  'olenna-tyrell': noun('Olenna Tyrell', onFront),
  'loras-tyrell': noun('Loras Tyrell', onFront),
  'mace-tyrell': noun('Mace Tyrell', onFront),
  'renly-baratheon': noun('Renly Baratheon', onBack),
}

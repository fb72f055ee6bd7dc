/** What houses and people are called in Hungarian, in the forms that sentences need. */
import { type Noun, noun } from '../../../../text/index.ts'
import type { House, Person } from '../../houses.ts'

/** Houses are spoken of as somebody beside whom one stands: 'Starknál'. */
const atFront = { site: 'at', like: 'front' } as const
const atBack = { site: 'at', like: 'back' } as const
/** What lies on people is spoken of as on a place: 'Eddard Starkon'. */
export const onFront = { site: 'on', like: 'front' } as const
export const onBack = { site: 'on', like: 'back' } as const

export const houseNouns: Readonly<Record<House, Noun>> = {
  stark: noun('Stark', atBack),
  lannister: noun('Lannister', atFront),
  baratheon: noun('Baratheon', atBack),
  greyjoy: noun('Greyjoy', { ...atBack, acc: 'Greyjoyt' }),
  tyrell: noun('Tyrell', atFront),
  martell: noun('Martell', atFront),
  targaryen: noun('Targaryen', atFront),
}

/** The house in full. */
export const houseTitles: Readonly<Record<House, string>> = {
  stark: 'Stark-ház',
  lannister: 'Lannister-ház',
  baratheon: 'Baratheon-ház',
  greyjoy: 'Greyjoy-ház',
  tyrell: 'Tyrell-ház',
  martell: 'Martell-ház',
  targaryen: 'Targaryen-ház',
}

export const personNouns: Readonly<Record<Person, Noun>> = {
  'eddard-stark': noun('Eddard Stark', onBack),
  'catelyn-stark': noun('Catelyn Stark', onBack),
  'robb-stark': noun('Robb Stark', onBack),
  'greatjon-umber': noun('Nagyjon Umber', onFront),
  'tywin-lannister': noun('Tywin Lannister', onFront),
  'jaime-lannister': noun('Jaime Lannister', onFront),
  'tyrion-lannister': noun('Tyrion Lannister', onFront),
  'cersei-lannister': noun('Cersei Lannister', onFront),
  'kevan-lannister': noun('Kevan Lannister', onFront),
  'gregor-clegane': noun('Gregor Clegane', { ...onFront, stem: 'Gregor Clegane-', acc: 'Gregor Clegane-t' }),
  'stannis-baratheon': noun('Stannis Baratheon', onBack),
  'renly-baratheon': noun('Renly Baratheon', onBack),
  'davos-seaworth': noun('Davos Seaworth', { site: 'on', like: 'rounded' }),
  melisandre: noun('Melisandre', onFront),
  'mace-tyrell': noun('Mace Tyrell', onFront),
  'loras-tyrell': noun('Loras Tyrell', onFront),
  'margaery-tyrell': noun('Margaery Tyrell', onFront),
}

/** A person with a title before the name: 'Ser Jaime Lannister'. */
export function titled(title: string, { the, ...forms }: Noun): Noun {
  const all = Object.entries(forms).map(([form, word]) => [form, `${title} ${word}`])
  return { the, ...(Object.fromEntries(all) as Omit<Noun, 'the'>) }
}

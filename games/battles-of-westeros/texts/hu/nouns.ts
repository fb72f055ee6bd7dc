/** The Hungarian forms of names: of units, commanders and hexes. */
import { type Noun, noun } from '../../../../text/index.ts'
import { onBack, personNouns } from '../../../../worlds/westeros/texts/hu/names.ts'
import type { Person } from '../../data/commanders.ts'
import { type Hex, hexName, rowOf } from '../../data/hexes.ts'
import type { UnitType } from '../../data/units.ts'

const folk = (name: string, acc: string): Noun => noun(name, { the: true, acc })

export const unitNouns: Readonly<Record<UnitType, Noun>> = {
  'war-host-of-the-north': folk('Északi gyalogosok', 'Északi gyalogosokat'),
  'winterfell-riders': folk('Deresi lovasok', 'Deresi lovasokat'),
  'northmen-archers': folk('Északi íjászok', 'Északi íjászokat'),
  'stark-kennelmasters': folk('Stark kutyaidomárok', 'Stark kutyaidomárokat'),
  'lannisport-guards': noun('Lannisporti őrök', { the: true, like: 'rounded', acc: 'Lannisporti őröket' }),
  'casterly-rock-cavaliers': folk('Casterly-hegyi lovasok', 'Casterly-hegyi lovasokat'),
  'westerlands-archers': folk('Nyugatföldi íjászok', 'Nyugatföldi íjászokat'),
  'lannister-heavy-infantry': folk('Lannister nehézgyalogosok', 'Lannister nehézgyalogosokat'),
}

export const leaderNouns: Readonly<Record<Person, Noun>> = {
  ...personNouns,
  'maege-mormont': noun('Maege Mormont', onBack),
  'rickard-karstark': noun('Rickard Karstark', onBack),
  'addam-marbrand': noun('Addam Marbrand', onBack),
}

/** By the last figure of a row, as it is spoken: tíz, egy, kettő, három, négy, öt, hat, hét, nyolc, kilenc. */
const standing = ['en', 'en', 'n', 'on', 'en', 'ön', 'on', 'en', 'on', 'en'] as const
const whom = ['et', 'et', 't', 'at', 'et', 'öt', 'ot', 'et', 'at', 'et'] as const
const backFigures: readonly number[] = [3, 6, 8]

/** How a hex is spoken of: 'H6', 'H6-on', 'H6-ra', 'H6-ról', 'H6-ot'; without an article, as in chess. */
export type HexForm = 'name' | 'in' | 'to' | 'from' | 'acc'

export function hexWord(hex: Hex, form: HexForm): string {
  const figure = rowOf(hex) % 10
  const back = backFigures.includes(figure)
  const endings: Record<HexForm, string> = {
    name: '',
    in: `-${standing[figure]}`,
    to: back ? '-ra' : '-re',
    from: back ? '-ról' : '-ről',
    acc: `-${whom[figure]}`,
  }
  return hexName(hex) + endings[form]
}

/** The Hungarian forms of names: of factions, units and hexes. */
import { type Noun, noun } from '../../../../text/index.ts'
import type { Faction } from '../../data/factions.ts'
import { type Hex, type Row, rows } from '../../data/hexes.ts'
import type { UnitType } from '../../data/units.ts'

export const factionNouns: Readonly<Record<Faction, Noun>> = {
  daqan: noun('Daqan'),
  uthuk: noun('Uthuk'),
}

/** All take an article; a plural takes -at or -et as accusative, which its letters do not tell. */
const plural = { the: true, site: 'at' } as const
const single = plural

export const unitNouns: Readonly<Record<UnitType, Noun>> = {
  'yeoman-archers': noun('Önkéntes íjászok', { ...plural, acc: 'Önkéntes íjászokat' }),
  'citadel-guards': noun('Citadellaőrök', { ...plural, like: 'rounded', acc: 'Citadellaőröket' }),
  'riverwatch-riders': noun('Folyóőrségi lovasok', { ...plural, acc: 'Folyóőrségi lovasokat' }),
  'rune-golems': noun('Rúnagólemek', { ...plural, like: 'front' }),
  'roc-warrior': noun('Óriásmadár harcos', single),
  'blood-harvesters': noun('Vérszüretelők', { ...plural, like: 'rounded', acc: 'Vérszüretelőket' }),
  'viper-legion': noun('Viperalégió', single),
  'flesh-ripper-brutes': noun('Hústépő fenevadak', { ...plural, acc: 'Hústépő fenevadakat' }),
  obscenes: noun('Fertelmesek', plural),
  'chaos-lord': noun('Káosz lord', single),
}

/** How the number of a row ends a word: egy, kettő, három, négy, öt, hat, hét, nyolc, kilenc. */
const backRows: readonly Row[] = [3, 6, 8]
const standing: Readonly<Record<Row, string>> = {
  1: 'en',
  2: 'n',
  3: 'on',
  4: 'en',
  5: 'ön',
  6: 'on',
  7: 'en',
  8: 'on',
  9: 'en',
}
const whom: Readonly<Record<Row, string>> = {
  1: 'et',
  2: 't',
  3: 'at',
  4: 'et',
  5: 'öt',
  6: 'ot',
  7: 'et',
  8: 'at',
  9: 'et',
}

/** How a hex is spoken of: 'F6', 'F6-on', 'F6-ra', 'F6-ról', 'F6-ot'; without an article, as in chess. */
export type HexForm = 'name' | 'in' | 'to' | 'from' | 'acc'

export function hexWord(hex: Hex, form: HexForm): string {
  const row = rows.find(each => hex.endsWith(String(each)))!
  const back = backRows.includes(row)
  const endings: Record<HexForm, string> = {
    name: '',
    in: `-${standing[row]}`,
    to: back ? '-ra' : '-re',
    from: back ? '-ról' : '-ről',
    acc: `-${whom[row]}`,
  }
  return hex + endings[form]
}

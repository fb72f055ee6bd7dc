/** The Hungarian forms of names: of Barons, cities, areas and strongholds. */
import { article, type Noun, noun } from '../../../../text/index.ts'
import type { Area } from '../../data/areas.ts'
import type { Baron } from '../../data/barons.ts'
import { type City, cityOf } from '../../data/cities.ts'
import { areaCode } from '../common/position.ts'
import { names } from './names.ts'

export type Form = Exclude<keyof Noun, 'the'>

export const baronNouns: Readonly<Record<Baron, Noun>> = {
  red: noun('Madder', { site: 'at', like: 'front' }),
  blue: noun('Niebieski', { site: 'at', like: 'front' }),
  green: noun('Emerande', { site: 'at', like: 'back', stem: 'Emerande-', acc: 'Emerande-ot' }),
  black: noun('Zobel', { site: 'at', like: 'front' }),
  purple: noun('Viola', { site: 'at' }),
  yellow: noun('Gualda', { site: 'at' }),
}

const city = (id: City, facts: Parameters<typeof noun>[1] = {}): Noun => noun(names.cities[id], facts)

export const cityNouns: Readonly<Record<City, Noun>> = {
  straven: city('straven', { like: 'front' }),
  ballin: city('ballin', { like: 'front' }),
  uran: city('uran'),
  kovel: city('kovel', { like: 'front' }),
  berac: city('berac'),
  surat: city('surat'),
  vecht: city('vecht'),
  isar: city('isar'),
  froli: city('froli'),
  lenz: city('lenz', { acc: 'Lenzet' }),
  monz: city('monz', { acc: 'Monzot' }),
  alta: city('alta'),
  semlik: city('semlik'),
  olbi: city('olbi', { like: 'back' }),
  gedze: city('gedze'),
  rota: city('rota'),
  thira: city('thira'),
  bingen: city('bingen'),
  constantinople: city('constantinople', { acc: 'Bizáncot' }),
  syracuse: city('syracuse'),
  cadiz: city('cadiz', { acc: 'Cadizt' }),
  jerusalem: city('jerusalem', { like: 'front' }),
  alexandria: city('alexandria'),
  acre: city('acre'),
}

/** What belongs to somebody: 'Madder kastélya' with its endings. */
const owned = (owner: string, forms: Omit<Noun, 'name' | 'the'> & { name: string }): Noun => ({
  the: '',
  name: `${owner} ${forms.name}`,
  acc: `${owner} ${forms.acc}`,
  of: `${owner} ${forms.of}`,
  in: `${owner} ${forms.in}`,
  to: `${owner} ${forms.to}`,
  from: `${owner} ${forms.from}`,
})

export const strongholdNoun = (baron: Baron): Noun =>
  owned(names.barons[baron], {
    name: 'kastélya',
    acc: 'kastélyát',
    of: 'kastélyának',
    in: 'kastélyában',
    to: 'kastélyához',
    from: 'kastélyától',
  })

/** 'az A1 terület', 'Straven környéke'. */
export function areaNoun(id: Area): Noun {
  const there = cityOf(id)
  if (there) {
    return owned(names.cities[there], {
      name: 'környéke',
      acc: 'környékét',
      of: 'környékének',
      in: 'környékén',
      to: 'környékére',
      from: 'környékéről',
    })
  }
  const code = areaCode(id)
  const before = `${article(code)} ${code}`
  return {
    the: '',
    name: `${before} terület`,
    acc: `${before} területet`,
    of: `${before} területnek`,
    in: `${before} területen`,
    to: `${before} területre`,
    from: `${before} területről`,
  }
}

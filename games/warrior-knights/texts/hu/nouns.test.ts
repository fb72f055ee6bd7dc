import { describe, expect, test } from 'vitest'
import { type Baron, barons } from '../../data/barons.ts'
import { type City, cities } from '../../data/cities.ts'
import { areaNoun, baronNouns, cityNouns, strongholdNoun } from './nouns.ts'

describe('Hungarian noun forms', () => {
  const people: Record<Baron, string> = {
    red: 'Maddert Maddernek',
    blue: 'Niebieskit Niebieskinek',
    green: 'Emerande-ot Emerande-nak',
    black: 'Zobelt Zobelnek',
    purple: 'Violát Violának',
    yellow: 'Gualdát Gualdának',
  }
  test.each(barons)('of the Baron %s', id => {
    const { acc, of } = baronNouns[id]
    expect(`${acc} ${of}`).toBe(people[id])
  })

  const places: Record<City, string> = {
    straven: 'Stravent',
    ballin: 'Ballint',
    uran: 'Urant',
    kovel: 'Kovelt',
    berac: 'Beracot',
    surat: 'Suratot',
    vecht: 'Vechtet',
    isar: 'Isart',
    froli: 'Frölit',
    lenz: 'Lenzet',
    monz: 'Monzot',
    alta: 'Altát',
    semlik: 'Semliket',
    olbi: 'Olbit',
    gedze: 'Gedzét',
    rota: 'Rotát',
    thira: 'Thirát',
    bingen: 'Bingent',
    constantinople: 'Bizáncot',
    syracuse: 'Siracusát',
    cadiz: 'Cadizt',
    jerusalem: 'Jeruzsálemet',
    alexandria: 'Alexandriát',
    acre: 'Akkót',
  }
  test.each(cities)('of the city %s', id => {
    expect(cityNouns[id].acc).toBe(places[id])
  })

  test('of areas, with their articles, and of strongholds', () => {
    expect(areaNoun('k-a1').to).toBe('az A1 területre')
    expect(areaNoun('k-d3').in).toBe('a D3 területen')
    expect(areaNoun('k-b1').from).toBe('Straven környékéről')
    expect(strongholdNoun('green').acc).toBe('Emerande kastélyát')
  })
})

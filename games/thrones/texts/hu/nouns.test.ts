import { describe, expect, test } from 'vitest'
import type { Place } from '../../data/areas.ts'
import { places } from '../../data/areas.ts'
import { type HouseCard, houseCards } from '../../data/houseCards.ts'
import { houseCardNouns, houseNouns, placeNouns, unitNouns } from './nouns.ts'

/** 'hol? hová? honnan? mit?' with the article, as one says it. */
function said(id: Place): string {
  const { the, in: where, to, from, acc } = placeNouns[id]
  return [where, to, from, acc].map(form => (the ? `${the} ${form}` : form)).join(', ')
}

const spoken: Record<Place, string> = {
  'castle-black': 'a Fekete Várban, a Fekete Várba, a Fekete Várból, a Fekete Várat',
  karhold: 'Karholdban, Karholdba, Karholdból, Karholdot',
  winterfell: 'Deresben, Deresbe, Deresből, Derest',
  'the-stony-shore': 'a Köves-parton, a Köves-partra, a Köves-partról, a Köves-partot',
  'white-harbor': 'Fehérrévben, Fehérrévbe, Fehérrévből, Fehérrévet',
  'widows-watch': 'az Özvegy-őrhelyen, az Özvegy-őrhelyre, az Özvegy-őrhelyről, az Özvegy-őrhelyet',
  'moat-cailin': 'a Cailin-ároknál, a Cailin-árokhoz, a Cailin-ároktól, a Cailin-árkot',
  'greywater-watch': 'Szürkevízen, Szürkevízre, Szürkevízről, Szürkevizet',
  'flints-finger': 'a Flint-ujjon, a Flint-ujjra, a Flint-ujjról, a Flint-ujjat',
  seagard: 'Tengerszemben, Tengerszembe, Tengerszemből, Tengerszemet',
  'the-twins': 'az Ikreknél, az Ikrekhez, az Ikrektől, az Ikreket',
  'the-fingers': 'az Ujjakon, az Ujjakra, az Ujjakról, az Ujjakat',
  'the-mountains-of-the-moon': 'a Hold-hegységben, a Hold-hegységbe, a Hold-hegységből, a Hold-hegységet',
  'the-eyrie': 'Sasfészekben, Sasfészekbe, Sasfészekből, Sasfészket',
  riverrun: 'Zúgóban, Zúgóba, Zúgóból, Zúgót',
  harrenhal: 'Harrenhalban, Harrenhalba, Harrenhalból, Harrenhalt',
  lannisport: 'Lannister-révben, Lannister-révbe, Lannister-révből, Lannister-révet',
  'stoney-sept': 'Kőszentélyben, Kőszentélybe, Kőszentélyből, Kőszentélyt',
  'searoad-marches': 'az Országút mezején, az Országút mezejére, az Országút mezejéről, az Országút mezejét',
  blackwater: 'Feketevízen, Feketevízre, Feketevízről, Feketevizet',
  'crackclaw-point': 'a Rákolló-fokon, a Rákolló-fokra, a Rákolló-fokról, a Rákolló-fokot',
  'kings-landing': 'Királyvárban, Királyvárba, Királyvárból, Királyvárat',
  kingswood: 'a Királyerdőben, a Királyerdőbe, a Királyerdőből, a Királyerdőt',
  'storms-end': 'Viharvégben, Viharvégbe, Viharvégből, Viharvéget',
  'the-reach': 'a Folyóvidéken, a Folyóvidékre, a Folyóvidékről, a Folyóvidéket',
  highgarden: 'Égikertben, Égikertbe, Égikertből, Égikertet',
  'dornish-marches': 'a Dorni mezőkön, a Dorni mezőkre, a Dorni mezőkről, a Dorni mezőket',
  oldtown: 'Óvárosban, Óvárosba, Óvárosból, Óvárost',
  'the-arbor': 'az Arboron, az Arborra, az Arborról, az Arbort',
  'three-towers': 'a Három Toronynál, a Három Toronyhoz, a Három Toronytól, a Három Tornyot',
  'princes-pass': 'a Herceg-hágón, a Herceg-hágóra, a Herceg-hágóról, a Herceg-hágót',
  'the-boneway': 'a Csontúton, a Csontútra, a Csontútról, a Csontutat',
  starfall: 'Csillaghullásban, Csillaghullásba, Csillaghullásból, Csillaghullást',
  yronwood: 'Yronwoodban, Yronwoodba, Yronwoodból, Yronwoodot',
  'salt-shore': 'a Sós-parton, a Sós-partra, a Sós-partról, a Sós-partot',
  sunspear: 'Napvárban, Napvárba, Napvárból, Napvárat',
  pyke: 'Pyke-on, Pyke-ra, Pyke-ról, Pyke-ot',
  dragonstone: 'Sárkánykőn, Sárkánykőre, Sárkánykőről, Sárkánykövet',
  'bay-of-ice': 'a Jég-öbölben, a Jég-öbölbe, a Jég-öbölből, a Jég-öblöt',
  'sunset-sea': 'a Napnyugati-tengeren, a Napnyugati-tengerre, a Napnyugati-tengerről, a Napnyugati-tengert',
  'ironmans-bay': 'a Vasemberek öblében, a Vasemberek öblébe, a Vasemberek öbléből, a Vasemberek öblét',
  'the-golden-sound': 'az Arany-szorosban, az Arany-szorosba, az Arany-szorosból, az Arany-szorost',
  'west-summer-sea':
    'a Nyugati-Nyár-tengeren, a Nyugati-Nyár-tengerre, a Nyugati-Nyár-tengerről, a Nyugati-Nyár-tengert',
  'redwyne-straights': 'a Redwyne-szorosban, a Redwyne-szorosba, a Redwyne-szorosból, a Redwyne-szorost',
  'east-summer-sea': 'a Keleti-Nyár-tengeren, a Keleti-Nyár-tengerre, a Keleti-Nyár-tengerről, a Keleti-Nyár-tengert',
  'sea-of-dorne': 'a Dorne-tengeren, a Dorne-tengerre, a Dorne-tengerről, a Dorne-tengert',
  'shipbreaker-bay': 'a Hajótörő-öbölben, a Hajótörő-öbölbe, a Hajótörő-öbölből, a Hajótörő-öblöt',
  'blackwater-bay': 'a Feketevíz-öbölben, a Feketevíz-öbölbe, a Feketevíz-öbölből, a Feketevíz-öblöt',
  'the-narrow-sea': 'a Keskeny-tengeren, a Keskeny-tengerre, a Keskeny-tengerről, a Keskeny-tengert',
  'the-shivering-sea': 'a Reszkető-tengeren, a Reszkető-tengerre, a Reszkető-tengerről, a Reszkető-tengert',
  'port-of-winterfell': 'Deres kikötőjében, Deres kikötőjébe, Deres kikötőjéből, Deres kikötőjét',
  'port-of-white-harbor': 'Fehérrév kikötőjében, Fehérrév kikötőjébe, Fehérrév kikötőjéből, Fehérrév kikötőjét',
  'port-of-pyke': 'Pyke kikötőjében, Pyke kikötőjébe, Pyke kikötőjéből, Pyke kikötőjét',
  'port-of-lannisport':
    'Lannister-rév kikötőjében, Lannister-rév kikötőjébe, Lannister-rév kikötőjéből, Lannister-rév kikötőjét',
  'port-of-oldtown': 'Óváros kikötőjében, Óváros kikötőjébe, Óváros kikötőjéből, Óváros kikötőjét',
  'port-of-sunspear': 'Napvár kikötőjében, Napvár kikötőjébe, Napvár kikötőjéből, Napvár kikötőjét',
  'port-of-dragonstone': 'Sárkánykő kikötőjében, Sárkánykő kikötőjébe, Sárkánykő kikötőjéből, Sárkánykő kikötőjét',
  'port-of-storms-end': 'Viharvég kikötőjében, Viharvég kikötőjébe, Viharvég kikötőjéből, Viharvég kikötőjét',
}

describe('Hungarian noun forms', () => {
  test.each(places)('%s: where, where to, where from, whom', id => expect(said(id)).toBe(spoken[id]))

  test('a port needs no article, for no land with a port takes one', () => {
    const ports = places.filter(id => id.startsWith('port-of-'))
    expect(ports.filter(id => placeNouns[id].the !== '')).toEqual([])
    expect(ports.filter(id => placeNouns[id.slice('port-of-'.length) as Place].the !== '')).toEqual([])
  })

  test('houses', () => {
    const forms = (form: 'acc' | 'of') => Object.values(houseNouns).map(noun => noun[form])
    expect(forms('acc')).toEqual(['Starkot', 'Greyjoyt', 'Lannistert', 'Martellt', 'Tyrellt', 'Baratheont'])
    expect(forms('of')).toEqual(['Starknak', 'Greyjoynak', 'Lannisternek', 'Martellnek', 'Tyrellnek', 'Baratheonnak'])
  })

  test('units', () => {
    expect(Object.values(unitNouns).map(({ acc }) => acc)).toEqual(['gyalogost', 'lovagot', 'hajót', 'ostromgépet'])
  })

  test('House cards', () => {
    const whom: Partial<Record<HouseCard, string>> = {
      'eddard-stark': 'Eddard Starkot',
      'the-blackfish': 'Feketehalat',
      'the-hound': 'Vérebet',
      'tyrion-lannister': 'Tyrion Lannistert',
      'ser-gregor-clegane': 'Ser Gregor Clegane-t',
      'brienne-of-tarth': 'Tarthi Brienne-t',
      melisandre: 'Melisandrét',
      patchface: 'Foltosképűt',
      'asha-greyjoy': 'Asha Greyjoyt',
      'euron-crows-eye': 'Varjúszem Euront',
      'queen-of-thorns': 'Tövisek Királynőjét',
      'the-red-viper': 'Vörös Viperát',
      'areo-hotah': 'Areo Hotah-t',
      'obara-sand': 'Obara Sandet',
      darkstar: 'Sötétcsillagot',
      'alester-florent': 'Alester Florentet',
    }
    for (const [card, form] of Object.entries(whom)) expect(houseCardNouns[card as HouseCard].acc).toBe(form)
  })

  test('epithets take an article, names do not', () => {
    expect(houseCards.filter(card => houseCardNouns[card].the !== '')).toEqual([
      'the-blackfish',
      'the-hound',
      'queen-of-thorns',
      'the-red-viper',
    ])
  })
})

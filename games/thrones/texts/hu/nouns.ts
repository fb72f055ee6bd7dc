/** The Hungarian forms of names: of places, houses, units and House cards. */
import { type Noun, noun } from '../../../../text/index.ts'
import { isPerson, only } from '../../../../worlds/westeros/houses.ts'
import { personNouns, titled, houseNouns as westerosHouses } from '../../../../worlds/westeros/texts/hu/names.ts'
import { type Area, type Place, type Port, portIds, portTable } from '../../data/areas.ts'
import { type HouseCard, houseCards } from '../../data/houseCards.ts'
import { type House, houses } from '../../data/houses.ts'
import type { UnitType } from '../../data/units.ts'

const areas: Record<Area, Noun> = {
  'castle-black': noun('Fekete Vár', { the: true, acc: 'Fekete Várat' }),
  karhold: noun('Karhold'),
  winterfell: noun('Deres'),
  'the-stony-shore': noun('Köves-part', { the: true, site: 'on' }),
  'white-harbor': noun('Fehérrév'),
  'widows-watch': noun('Özvegy-őrhely', { the: true, site: 'on', acc: 'Özvegy-őrhelyet' }),
  'moat-cailin': noun('Cailin-árok', { the: true, site: 'at', acc: 'Cailin-árkot' }),
  'greywater-watch': noun('Szürkevíz', { site: 'on', acc: 'Szürkevizet' }),
  'flints-finger': noun('Flint-ujj', { the: true, site: 'on', acc: 'Flint-ujjat' }),
  seagard: noun('Tengerszem', { acc: 'Tengerszemet' }),
  'the-twins': noun('Ikrek', { the: true, site: 'at' }),
  'the-fingers': noun('Ujjak', { the: true, site: 'on', acc: 'Ujjakat' }),
  'the-mountains-of-the-moon': noun('Hold-hegység', { the: true }),
  'the-eyrie': noun('Sasfészek', { like: 'front', acc: 'Sasfészket' }),
  riverrun: noun('Zúgó'),
  harrenhal: noun('Harrenhal'),
  lannisport: noun('Lannister-rév'),
  'stoney-sept': noun('Kőszentély'),
  'searoad-marches': noun('Országút mezeje', { the: true, site: 'on' }),
  blackwater: noun('Feketevíz', { site: 'on', acc: 'Feketevizet' }),
  'crackclaw-point': noun('Rákolló-fok', { the: true, site: 'on' }),
  'kings-landing': noun('Királyvár', { acc: 'Királyvárat' }),
  kingswood: noun('Királyerdő', { the: true, like: 'rounded' }),
  'storms-end': noun('Viharvég', { like: 'front' }),
  'the-reach': noun('Folyóvidék', { the: true, site: 'on', like: 'front' }),
  highgarden: noun('Égikert'),
  'dornish-marches': noun('Dorni mezők', { the: true, site: 'on', acc: 'Dorni mezőket' }),
  oldtown: noun('Óváros'),
  'the-arbor': noun('Arbor', { the: true, site: 'on' }),
  'three-towers': noun('Három Torony', { the: true, site: 'at', acc: 'Három Tornyot' }),
  'princes-pass': noun('Herceg-hágó', { the: true, site: 'on' }),
  'the-boneway': noun('Csontút', { the: true, site: 'on', acc: 'Csontutat' }),
  starfall: noun('Csillaghullás'),
  yronwood: noun('Yronwood'),
  'salt-shore': noun('Sós-part', { the: true, site: 'on' }),
  sunspear: noun('Napvár', { acc: 'Napvárat' }),
  pyke: noun('Pyke', { site: 'on', like: 'back', stem: 'Pyke-' }),
  dragonstone: noun('Sárkánykő', { site: 'on', like: 'rounded', acc: 'Sárkánykövet' }),
  'bay-of-ice': noun('Jég-öböl', { the: true, acc: 'Jég-öblöt' }),
  'sunset-sea': noun('Napnyugati-tenger', { the: true, site: 'on' }),
  'ironmans-bay': noun('Vasemberek öble', { the: true }),
  'the-golden-sound': noun('Arany-szoros', { the: true }),
  'west-summer-sea': noun('Nyugati-Nyár-tenger', { the: true, site: 'on' }),
  'redwyne-straights': noun('Redwyne-szoros', { the: true }),
  'east-summer-sea': noun('Keleti-Nyár-tenger', { the: true, site: 'on' }),
  'sea-of-dorne': noun('Dorne-tenger', { the: true, site: 'on' }),
  'shipbreaker-bay': noun('Hajótörő-öböl', { the: true, acc: 'Hajótörő-öblöt' }),
  'blackwater-bay': noun('Feketevíz-öböl', { the: true, acc: 'Feketevíz-öblöt' }),
  'the-narrow-sea': noun('Keskeny-tenger', { the: true, site: 'on' }),
  'the-shivering-sea': noun('Reszkető-tenger', { the: true, site: 'on' }),
}

/** 'Deres kikötője': all ports lie at names without an article. */
const ports = Object.fromEntries(
  portIds.map(port => [port, noun(`${areas[portTable[port].land].name} kikötője`)]),
) as Record<Port, Noun>

export const placeNouns: Readonly<Record<Place, Noun>> = { ...areas, ...ports }

export const houseNouns: Readonly<Record<House, Noun>> = only(houses, westerosHouses)

export const unitNouns: Readonly<Record<UnitType, Noun>> = {
  footman: noun('gyalogos'),
  knight: noun('lovag'),
  ship: noun('hajó'),
  'siege-engine': noun('ostromgép', { like: 'front' }),
}

export const houseCardNouns: Readonly<Record<HouseCard, Noun>> = {
  ...only(houseCards.filter(isPerson), personNouns),
  'roose-bolton': noun('Roose Bolton'),
  'ser-rodrick-cassel': noun('Ser Rodrick Cassel', { like: 'front' }),
  'the-blackfish': noun('Feketehal', { the: true, acc: 'Feketehalat' }),
  'ser-gregor-clegane': titled('Ser', personNouns['gregor-clegane']),
  'the-hound': noun('Véreb', { the: true }),
  'ser-jaime-lannister': titled('Ser', personNouns['jaime-lannister']),
  'ser-kevan-lannister': titled('Ser', personNouns['kevan-lannister']),
  'ser-davos-seaworth': titled('Ser', personNouns['davos-seaworth']),
  'brienne-of-tarth': noun('Tarthi Brienne', { stem: 'Tarthi Brienne-', acc: 'Tarthi Brienne-t' }),
  'salladhor-saan': noun('Salladhor Saan'),
  patchface: noun('Foltosképű', { like: 'rounded' }),
  'euron-crows-eye': noun('Varjúszem Euron'),
  'victarion-greyjoy': noun('Victarion Greyjoy', { acc: 'Victarion Greyjoyt' }),
  'balon-greyjoy': noun('Balon Greyjoy', { acc: 'Balon Greyjoyt' }),
  'theon-greyjoy': noun('Theon Greyjoy', { acc: 'Theon Greyjoyt' }),
  'asha-greyjoy': noun('Asha Greyjoy', { acc: 'Asha Greyjoyt' }),
  'dagmar-cleftjaw': noun('Hasadtállú Dagmar'),
  'aeron-damphair': noun('Csapzotthajú Aeron'),
  'ser-loras-tyrell': titled('Ser', personNouns['loras-tyrell']),
  'ser-garlan-tyrell': noun('Ser Garlan Tyrell'),
  'randyll-tarly': noun('Randyll Tarly', { acc: 'Randyll Tarlyt' }),
  'alester-florent': noun('Alester Florent', { like: 'front' }),
  'queen-of-thorns': noun('Tövisek Királynője', { the: true, like: 'front' }),
  'the-red-viper': noun('Vörös Vipera', { the: true }),
  'areo-hotah': noun('Areo Hotah', { stem: 'Areo Hotah-', acc: 'Areo Hotah-t' }),
  'obara-sand': noun('Obara Sand', { like: 'front' }),
  darkstar: noun('Sötétcsillag'),
  'nymeria-sand': noun('Nymeria Sand', { like: 'front' }),
  'arianne-martell': noun('Arianne Martell', { like: 'front' }),
  'doran-martell': noun('Doran Martell', { like: 'front' }),
}

import { borderTable } from './borders.ts'
import type { House } from './houses.ts'

export type Structure = 'castle' | 'stronghold'

/** What is printed on an area: supply and power count icons, home is the house whose shield it bears. */
export interface AreaFacts {
  kind: 'land' | 'sea'
  structure: Structure | null
  supply: number
  power: number
  home: House | null
}

/** AG-3.1.1: 38 land and 12 sea areas. The order of this table is the official order of areas. */
export const areaTable = {
  'castle-black': { kind: 'land', structure: null, supply: 0, power: 1, home: null },
  karhold: { kind: 'land', structure: null, supply: 0, power: 1, home: null },
  winterfell: { kind: 'land', structure: 'stronghold', supply: 1, power: 1, home: 'stark' },
  'the-stony-shore': { kind: 'land', structure: null, supply: 1, power: 0, home: null },
  'white-harbor': { kind: 'land', structure: 'castle', supply: 0, power: 0, home: null },
  'widows-watch': { kind: 'land', structure: null, supply: 1, power: 0, home: null },
  'moat-cailin': { kind: 'land', structure: 'castle', supply: 0, power: 0, home: null },
  'greywater-watch': { kind: 'land', structure: null, supply: 1, power: 0, home: null },
  'flints-finger': { kind: 'land', structure: 'castle', supply: 0, power: 0, home: null },
  seagard: { kind: 'land', structure: 'stronghold', supply: 1, power: 1, home: null },
  'the-twins': { kind: 'land', structure: null, supply: 0, power: 1, home: null },
  'the-fingers': { kind: 'land', structure: null, supply: 1, power: 0, home: null },
  'the-mountains-of-the-moon': { kind: 'land', structure: null, supply: 1, power: 0, home: null },
  'the-eyrie': { kind: 'land', structure: 'castle', supply: 1, power: 1, home: null },
  riverrun: { kind: 'land', structure: 'stronghold', supply: 1, power: 1, home: null },
  harrenhal: { kind: 'land', structure: 'castle', supply: 0, power: 1, home: null },
  lannisport: { kind: 'land', structure: 'stronghold', supply: 2, power: 0, home: 'lannister' },
  'stoney-sept': { kind: 'land', structure: null, supply: 0, power: 1, home: null },
  'searoad-marches': { kind: 'land', structure: null, supply: 1, power: 0, home: null },
  blackwater: { kind: 'land', structure: null, supply: 2, power: 0, home: null },
  'crackclaw-point': { kind: 'land', structure: 'castle', supply: 0, power: 0, home: null },
  'kings-landing': { kind: 'land', structure: 'stronghold', supply: 0, power: 2, home: null },
  kingswood: { kind: 'land', structure: null, supply: 1, power: 1, home: null },
  'storms-end': { kind: 'land', structure: 'castle', supply: 0, power: 0, home: null },
  'the-reach': { kind: 'land', structure: 'castle', supply: 0, power: 0, home: null },
  highgarden: { kind: 'land', structure: 'stronghold', supply: 2, power: 0, home: 'tyrell' },
  'dornish-marches': { kind: 'land', structure: null, supply: 0, power: 1, home: null },
  oldtown: { kind: 'land', structure: 'stronghold', supply: 0, power: 0, home: null },
  'the-arbor': { kind: 'land', structure: null, supply: 0, power: 1, home: null },
  'three-towers': { kind: 'land', structure: null, supply: 1, power: 0, home: null },
  'princes-pass': { kind: 'land', structure: null, supply: 1, power: 1, home: null },
  'the-boneway': { kind: 'land', structure: null, supply: 0, power: 1, home: null },
  starfall: { kind: 'land', structure: 'castle', supply: 1, power: 0, home: null },
  yronwood: { kind: 'land', structure: 'castle', supply: 0, power: 0, home: null },
  'salt-shore': { kind: 'land', structure: null, supply: 1, power: 0, home: null },
  sunspear: { kind: 'land', structure: 'stronghold', supply: 1, power: 1, home: 'martell' },
  pyke: { kind: 'land', structure: 'stronghold', supply: 1, power: 1, home: 'greyjoy' },
  dragonstone: { kind: 'land', structure: 'stronghold', supply: 1, power: 1, home: 'baratheon' },
  'bay-of-ice': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'sunset-sea': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'ironmans-bay': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'the-golden-sound': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'west-summer-sea': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'redwyne-straights': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'east-summer-sea': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'sea-of-dorne': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'shipbreaker-bay': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'blackwater-bay': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'the-narrow-sea': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
  'the-shivering-sea': { kind: 'sea', structure: null, supply: 0, power: 0, home: null },
} as const satisfies Record<string, AreaFacts>

/** AG-3.6.1: each port links one land area with one sea area. */
export const portTable = {
  'port-of-winterfell': { land: 'winterfell', sea: 'bay-of-ice' },
  'port-of-white-harbor': { land: 'white-harbor', sea: 'the-narrow-sea' },
  'port-of-pyke': { land: 'pyke', sea: 'ironmans-bay' },
  'port-of-lannisport': { land: 'lannisport', sea: 'the-golden-sound' },
  'port-of-oldtown': { land: 'oldtown', sea: 'redwyne-straights' },
  'port-of-sunspear': { land: 'sunspear', sea: 'east-summer-sea' },
  'port-of-dragonstone': { land: 'dragonstone', sea: 'shipbreaker-bay' },
  'port-of-storms-end': { land: 'storms-end', sea: 'shipbreaker-bay' },
} as const satisfies Record<string, { land: LandArea; sea: SeaArea }>

export type Area = keyof typeof areaTable
export type LandArea = { [A in Area]: (typeof areaTable)[A]['kind'] extends 'land' ? A : never }[Area]
export type SeaArea = Exclude<Area, LandArea>
export type Port = keyof typeof portTable
export type Place = Area | Port

export const areas = Object.keys(areaTable) as readonly Area[]
export const portIds = Object.keys(portTable) as readonly Port[]
/** Every place a unit can stand, in official order: areas, then ports. */
export const places: readonly Place[] = [...areas, ...portIds]
/** A table with an entry for every place. */
export const byPlace = <Entry>(entryOf: (place: Place) => Entry): Record<Place, Entry> =>
  Object.fromEntries(places.map(place => [place, entryOf(place)])) as Record<Place, Entry>

export const landAreas = areas.filter((area): area is LandArea => areaTable[area].kind === 'land')
export const seaAreas = areas.filter((area): area is SeaArea => areaTable[area].kind === 'sea')

const kinds = Object.fromEntries([
  ...areas.map(area => [area, areaTable[area].kind]),
  ...portIds.map(port => [port, 'port']),
]) as Record<Place, 'land' | 'sea' | 'port'>
const facts: Record<Area, AreaFacts> = areaTable
const borders: Record<Area, readonly Area[]> = borderTable
const portByLand = Object.fromEntries(portIds.map(port => [portTable[port].land, port])) as Partial<Record<Place, Port>>
const portsBySea: Record<SeaArea, readonly Port[]> = Object.fromEntries(
  seaAreas.map(sea => [sea, portIds.filter(port => portTable[port].sea === sea)]),
) as Record<SeaArea, Port[]>

export const isLand = (place: Place): place is LandArea => kinds[place] === 'land'
export const isSea = (place: Place): place is SeaArea => kinds[place] === 'sea'
export const isPort = (place: Place): place is Port => kinds[place] === 'port'

/** AG-3.1.2, AG-3.1.3: the adjacent areas in official order; ports are never among them, and islands touch seas only. */
export const neighbours = (area: Area): readonly Area[] => borders[area]

/** The castle or stronghold printed on a place; null at sea and in ports. */
export const structureOf = (place: Place): Structure | null => (isPort(place) ? null : facts[place].structure)

/** AG-4.5.1: mustering points of a place: castle 1, stronghold 2, else 0. */
export const musterPoints = (place: Place): 0 | 1 | 2 => {
  const structure = structureOf(place)
  return structure === null ? 0 : structure === 'castle' ? 1 : 2
}

/** The port of a land area, if it has one. */
export const portOf = (place: Place): Port | undefined => portByLand[place]
/** The ports that open on a sea, in official order. */
export const portsOfSea = (sea: SeaArea): readonly Port[] => portsBySea[sea]
export const portLand = (port: Port): LandArea => portTable[port].land
export const portSea = (port: Port): SeaArea => portTable[port].sea

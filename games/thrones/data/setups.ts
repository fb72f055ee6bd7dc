import { type LandArea, type Place, type Port, portIds, portLand } from './areas.ts'
import { garrisonStrength, type Track } from './constants.ts'
import { type House, homeAreas } from './houses.ts'
import type { UnitType } from './units.ts'

export type PlayerCount = 3 | 4 | 5 | 6
export const playerCounts: readonly PlayerCount[] = [3, 4, 5, 6]

/** The units of one house that start in one place. */
export interface StartingUnits {
  house: House
  place: Place
  units: readonly UnitType[]
}

export interface Setup {
  /** Houses in play, in the turn order of round 1 (AG-2.2). */
  houses: readonly House[]
  /** Houses from position 1 on (AG-2.6). */
  tracks: Record<Track, readonly House[]>
  /** Special orders allowed by King's Court position, from position 1 on (AG-2.8). */
  specialOrders: readonly number[]
  /** Starting Supply levels (AG-2.9). */
  supply: Record<House, number>
  units: readonly StartingUnits[]
  /** Strength of the garrison in each home area in play. */
  garrisons: Partial<Record<LandArea, number>>
  neutralForces: Partial<Record<LandArea, number>>
  impassable: readonly LandArea[]
  outOfPlayPorts: readonly Port[]
}

/** The full tracks of six houses. With fewer the others close up (AG-2.6). */
const fullTracks = {
  'iron-throne': ['baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell'],
  fiefdoms: ['greyjoy', 'tyrell', 'martell', 'stark', 'baratheon', 'lannister'],
  'kings-court': ['lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy'],
} as const satisfies Record<Track, readonly House[]>

/** Each number of players adds the next house; the first three are always in play (AG-2.2). */
const joiningOrder: readonly House[] = ['baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell', 'martell']

const startingSupply: Record<House, number> = {
  stark: 1,
  greyjoy: 2,
  lannister: 2,
  martell: 2,
  tyrell: 2,
  baratheon: 2,
}

/** With three players an option adds this ship (AG-12.4); with more it always starts. */
export const lannisterPortShip: StartingUnits = { house: 'lannister', place: 'port-of-lannisport', units: ['ship'] }

/** AG-2.5: the starting units of all houses. */
const startingUnits: readonly StartingUnits[] = [
  { house: 'stark', place: 'winterfell', units: ['footman', 'knight'] },
  { house: 'stark', place: 'white-harbor', units: ['footman'] },
  { house: 'stark', place: 'the-shivering-sea', units: ['ship'] },
  { house: 'greyjoy', place: 'pyke', units: ['footman', 'knight'] },
  { house: 'greyjoy', place: 'port-of-pyke', units: ['ship'] },
  { house: 'greyjoy', place: 'ironmans-bay', units: ['ship'] },
  { house: 'greyjoy', place: 'greywater-watch', units: ['footman'] },
  { house: 'lannister', place: 'lannisport', units: ['footman', 'knight'] },
  lannisterPortShip,
  { house: 'lannister', place: 'the-golden-sound', units: ['ship'] },
  { house: 'lannister', place: 'stoney-sept', units: ['footman'] },
  { house: 'martell', place: 'sunspear', units: ['footman', 'knight'] },
  { house: 'martell', place: 'salt-shore', units: ['footman'] },
  { house: 'martell', place: 'sea-of-dorne', units: ['ship'] },
  { house: 'tyrell', place: 'highgarden', units: ['footman', 'knight'] },
  { house: 'tyrell', place: 'dornish-marches', units: ['footman'] },
  { house: 'tyrell', place: 'redwyne-straights', units: ['ship'] },
  { house: 'baratheon', place: 'dragonstone', units: ['footman', 'knight'] },
  { house: 'baratheon', place: 'kingswood', units: ['footman'] },
  { house: 'baratheon', place: 'shipbreaker-bay', units: ['ship', 'ship'] },
]

const specialOrders: Record<PlayerCount, readonly number[]> = {
  3: [3, 2, 1],
  4: [3, 2, 1, 0],
  5: [3, 3, 2, 1, 0],
  6: [3, 3, 2, 1, 0, 0],
}

/** AG-2.11: each smaller game closes more of the south. */
const forcesOfSix = { 'kings-landing': 5, 'the-eyrie': 6 } as const
const forcesOfFive = {
  ...forcesOfSix,
  'the-boneway': 3,
  'princes-pass': 3,
  'salt-shore': 3,
  starfall: 3,
  sunspear: 5,
  'three-towers': 3,
  yronwood: 3,
} as const
const forcesOfFour = { ...forcesOfFive, 'dornish-marches': 3, oldtown: 3, 'storms-end': 4 } as const
const neutralForces: Record<PlayerCount, Partial<Record<LandArea, number>>> = {
  3: forcesOfSix,
  4: forcesOfFour,
  5: forcesOfFive,
  6: forcesOfSix,
}

const impassableForThree: readonly LandArea[] = [
  'storms-end',
  'highgarden',
  'dornish-marches',
  'oldtown',
  'three-towers',
  'princes-pass',
  'the-boneway',
  'starfall',
  'yronwood',
  'salt-shore',
  'sunspear',
  'pyke',
]

const setupFor = (players: PlayerCount): Setup => {
  const inPlay = new Set(joiningOrder.slice(0, players))
  const ranked = (track: Track) => fullTracks[track].filter(house => inPlay.has(house))
  const houses = ranked('iron-throne')
  const impassable = players === 3 ? impassableForThree : []
  return {
    houses,
    tracks: { 'iron-throne': houses, fiefdoms: ranked('fiefdoms'), 'kings-court': ranked('kings-court') },
    specialOrders: specialOrders[players],
    supply: startingSupply,
    units: startingUnits.filter(start => inPlay.has(start.house) && !(players === 3 && start === lannisterPortShip)),
    garrisons: Object.fromEntries(houses.map(house => [homeAreas[house], garrisonStrength])),
    neutralForces: neutralForces[players],
    impassable,
    outOfPlayPorts: portIds.filter(port => impassable.includes(portLand(port))),
  }
}

/** AG-2: the beginning of the game for three to six players. */
export const setups: Record<PlayerCount, Setup> = { 3: setupFor(3), 4: setupFor(4), 5: setupFor(5), 6: setupFor(6) }

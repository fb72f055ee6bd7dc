import type { Faction } from './factions.ts'
import { type Hex, hexRow } from './hexes.ts'
import type { Terrain } from './terrain.ts'
import type { UnitClass, UnitType } from './units.ts'

/** What a scenario card asks for in its owner's VP step (BL-19.1); `points` are the victory points it gives. */
export type VpHook = { points: number } & (
  | { when: 'terrain-held'; terrain: Terrain; atLeast: number; ownHalf: boolean }
  /** An own unit and no enemy on the water of the own half. */
  | { when: 'water-held' }
  /** An own unit on the card's bridge and no enemy beside it. */
  | { when: 'bridge-guarded' }
  /** Own units beyond the middle row. */
  | { when: 'beyond-middle'; atLeast: number }
  /** An own unit on a banner of the opponent's card. */
  | { when: 'enemy-banner' }
  /** An own unit on this banner of the card. */
  | { when: 'banner-held'; at: Hex }
)

/** What the owner may pay in his VP step, with a unit in a building that holds a banner. */
export type VpOffer = { points: number; pay: 'lore' | 'figure'; n: number }

/** Victory points for a destroyed enemy unit, gained at once (BL-19.2). */
export type DestroyHook =
  /** By the roll of an own ranged unit on a hill. */
  | { when: 'shot-from-hill'; points: number }
  /** By an own unit, on water or beside it. */
  | { when: 'at-water'; points: number }
  /** In any way, by the class of what was destroyed. */
  | { when: 'class'; points: Readonly<Partial<Record<UnitClass, number>>> }

export interface ScenarioFacts {
  faction: Faction
  /** BL-3.3: the earlier letter goes first, then the lower number. */
  letter: 'A' | 'B' | 'C' | 'D'
  number: 1 | 2
  terrain: Readonly<Partial<Record<Hex, Terrain>>>
  bridges: readonly Hex[]
  banners: readonly Hex[]
  deployment: readonly Hex[]
  /** The price of a unit changes by so much (BL-3.6). */
  musterCost?: { unit: UnitType; n: number }
  vp?: VpHook
  offer?: VpOffer
  destroyed?: DestroyHook
  /** Ranged units reach further and look past this number of blocking terrain hexes. */
  ranged?: { range: number; ignores: number }
}

const daqanFront = [...hexRow(7, 'C', 'J'), ...hexRow(8, 'B', 'J')]
const daqanDeployment: readonly Hex[] = [...daqanFront, 'D9', 'I9']
const uthukDeployment: readonly Hex[] = ['D1', 'I1', ...hexRow(2, 'B', 'J'), ...hexRow(3, 'C', 'J')]

const filled = (hexes: readonly Hex[], terrain: Terrain): Partial<Record<Hex, Terrain>> =>
  Object.fromEntries(hexes.map(hex => [hex, terrain]))

const daqan = { faction: 'daqan', bridges: [], deployment: daqanDeployment } as const
const uthuk = { faction: 'uthuk', bridges: [], deployment: uthukDeployment } as const

const table = {
  'mustering-the-militia': {
    ...daqan,
    letter: 'A',
    number: 1,
    terrain: {
      F5: 'building',
      C6: 'building',
      I6: 'building',
      B7: 'forest',
      K7: 'forest',
      A8: 'forest',
      E9: 'building',
    },
    banners: ['C5', 'E5'],
    deployment: [...daqanFront, 'D9', 'F9', 'G9', 'I9'],
    musterCost: { unit: 'citadel-guards', n: -1 },
    vp: { when: 'terrain-held', terrain: 'building', atLeast: 2, ownHalf: false, points: 1 },
  },
  'damming-the-muir-river': {
    ...daqan,
    letter: 'B',
    number: 1,
    terrain: { ...filled(hexRow(6, 'A', 'K'), 'water'), F7: 'forest', I7: 'hill', C8: 'forest', J8: 'forest' },
    bridges: ['C6', 'I6'],
    banners: ['D5', 'F7'],
    deployment: daqanDeployment.filter(hex => hex !== 'C7' && hex !== 'D7'),
    vp: { when: 'water-held', points: 1 },
  },
  'the-last-bridge': {
    ...daqan,
    letter: 'B',
    number: 2,
    terrain: { F5: 'forest', ...filled(hexRow(6, 'B', 'J'), 'water'), C7: 'hill', J7: 'hill', F8: 'building' },
    bridges: ['F6'],
    banners: ['F6', 'I7'],
    deployment: [...daqanFront.filter(hex => hex !== 'I7'), ...hexRow(9, 'E', 'H')],
    vp: { when: 'bridge-guarded', points: 1 },
  },
  'the-blood-muir-forest': {
    ...daqan,
    letter: 'C',
    number: 1,
    terrain: filled(['C5', 'B6', 'E6', 'G6', 'J6', 'D7', 'I7', 'C8', 'I8'], 'forest'),
    banners: ['D6', 'H6'],
    deployment: [...hexRow(7, 'B', 'K'), ...hexRow(8, 'C', 'I'), 'D9', 'I9'],
    vp: { when: 'terrain-held', terrain: 'forest', atLeast: 2, ownHalf: true, points: 1 },
  },
  'watch-on-the-heights': {
    ...daqan,
    letter: 'C',
    number: 2,
    terrain: { D6: 'hill', H6: 'hill', F7: 'hill', G7: 'hill', A8: 'hill', J8: 'forest', K8: 'hill' },
    banners: ['D6', 'H6'],
    vp: { when: 'terrain-held', terrain: 'hill', atLeast: 3, ownHalf: true, points: 1 },
    destroyed: { when: 'shot-from-hill', points: 1 },
  },
  'road-to-nordgard': {
    ...daqan,
    letter: 'D',
    number: 1,
    terrain: { A6: 'forest', F6: 'building', K6: 'forest', D7: 'forest', I7: 'forest', F8: 'building' },
    banners: ['E6', 'F6'],
    vp: { when: 'beyond-middle', atLeast: 1, points: 1 },
  },
  'the-rune-vault': {
    ...daqan,
    letter: 'D',
    number: 2,
    terrain: { C6: 'hill', I6: 'hill', G7: 'forest', D7: 'building', H8: 'building' },
    banners: ['F6', 'D7'],
    offer: { pay: 'lore', n: 3, points: 1 },
  },
  'staking-a-claim': {
    ...uthuk,
    letter: 'A',
    number: 1,
    terrain: { E3: 'hill', H3: 'hill', C4: 'forest', I4: 'forest' },
    banners: ['G5', 'I5'],
    deployment: uthukDeployment.filter(hex => hex !== 'H3'),
    vp: { when: 'enemy-banner', points: 1 },
  },
  'blood-in-the-water': {
    ...uthuk,
    letter: 'B',
    number: 1,
    terrain: { G2: 'forest', ...filled(['C4', 'F4', 'G4', 'J4', 'K4', 'G5', 'H5'], 'water') },
    banners: ['D3', 'I3'],
    destroyed: { when: 'at-water', points: 1 },
  },
  'arrows-from-the-barrows': {
    ...uthuk,
    letter: 'B',
    number: 2,
    terrain: filled(['E2', 'B3', 'G3', 'K3', 'D4', 'H4'], 'hill'),
    banners: ['D3', 'H3'],
    deployment: uthukDeployment.filter(hex => hex !== 'H3'),
    ranged: { range: 1, ignores: 1 },
  },
  'feast-of-flesh': {
    ...uthuk,
    letter: 'C',
    number: 1,
    terrain: { E3: 'forest', J3: 'building', C4: 'forest', G4: 'building', K4: 'forest' },
    banners: ['D3', 'G5'],
    destroyed: { when: 'class', points: { cavalry: 1, elite: 1, legend: 2 } },
  },
  'the-land-of-our-fathers': {
    ...uthuk,
    letter: 'C',
    number: 2,
    terrain: { G2: 'building', B3: 'forest', K3: 'forest', C4: 'hill', F4: 'forest', I4: 'hill' },
    banners: ['F4', 'K5'],
    vp: { when: 'banner-held', at: 'F4', points: 1 },
  },
  'the-breach': {
    ...uthuk,
    letter: 'D',
    number: 1,
    terrain: { G3: 'hill', I3: 'forest', D4: 'forest' },
    banners: ['I3', 'G5'],
    vp: { when: 'beyond-middle', atLeast: 2, points: 1 },
  },
  'altar-of-blood': {
    ...uthuk,
    letter: 'D',
    number: 2,
    terrain: { C2: 'hill', I2: 'hill', G3: 'building', E4: 'forest', G4: 'forest' },
    banners: ['G3', 'H3'],
    offer: { pay: 'figure', n: 1, points: 1 },
  },
} as const satisfies Record<string, ScenarioFacts>

export type Scenario = keyof typeof table
/** The fourteen scenario cards, seven a faction. */
export const scenarioTable: Readonly<Record<Scenario, ScenarioFacts>> = table
export const scenarios = Object.keys(table) as readonly Scenario[]

/** The scenario cards of a faction, the earliest initiative first. */
export const scenariosOf = (faction: Faction): readonly Scenario[] =>
  scenarios.filter(scenario => table[scenario].faction === faction)

/** The initiative printed on a card, such as B2; the alphabetical order is the order of play (BL-3.3). */
export const initiativeOf = (scenario: Scenario): string => `${table[scenario].letter}${table[scenario].number}`

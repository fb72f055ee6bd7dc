/** BW-20: the sixteen setup cards of skirmishes. */
import type { Commander } from './commanders.ts'
import type { House } from './houses.ts'
import type { Rank } from './ranks.ts'
import type { Ground } from './terrain.ts'
import type { UnitType } from './units.ts'

export type SetupCard = `${'ss' | 'ls'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`

export interface SetupFacts {
  readonly house: House
  /** The commander that it brings, the rank of his unit, and his value; null on the two cards without one. */
  readonly commander: Commander | null
  readonly rank: Rank | null
  readonly value: number | null
  readonly units: readonly { readonly type: UnitType; readonly rank: Rank; readonly n: number }[]
  readonly terrain: readonly { readonly terrain: Ground; readonly hexes: 1 | 3; readonly n: number }[]
}

export const setupTable: Readonly<Record<SetupCard, SetupFacts>> = {
  ss1: {
    house: 'stark',
    commander: 'robb-young-wolf',
    rank: 'red',
    value: 3,
    units: [
      { type: 'war-host-of-the-north', rank: 'red', n: 1 },
      { type: 'winterfell-riders', rank: 'red', n: 1 },
      { type: 'northmen-archers', rank: 'red', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
    ],
  },
  ss2: {
    house: 'stark',
    commander: 'robb-king-in-the-north',
    rank: 'red',
    value: 3,
    units: [
      { type: 'war-host-of-the-north', rank: 'red', n: 1 },
      { type: 'winterfell-riders', rank: 'blue', n: 1 },
      { type: 'stark-kennelmasters', rank: 'red', n: 1 },
      { type: 'northmen-archers', rank: 'blue', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
    ],
  },
  ss3: {
    house: 'stark',
    commander: 'greatjon-the-greatjon',
    rank: 'blue',
    value: 2,
    units: [
      { type: 'war-host-of-the-north', rank: 'blue', n: 2 },
      { type: 'war-host-of-the-north', rank: 'green', n: 1 },
      { type: 'stark-kennelmasters', rank: 'blue', n: 1 },
    ],
    terrain: [
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'forest', hexes: 1, n: 2 },
      { terrain: 'building', hexes: 1, n: 1 },
    ],
  },
  ss4: {
    house: 'stark',
    commander: 'greatjon-lord-of-last-hearth',
    rank: 'blue',
    value: 2,
    units: [
      { type: 'war-host-of-the-north', rank: 'blue', n: 1 },
      { type: 'war-host-of-the-north', rank: 'green', n: 1 },
      { type: 'winterfell-riders', rank: 'blue', n: 1 },
      { type: 'northmen-archers', rank: 'green', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'hill', hexes: 1, n: 2 },
      { terrain: 'forest', hexes: 1, n: 1 },
    ],
  },
  ss5: {
    house: 'stark',
    commander: 'eddard-stark',
    rank: 'blue',
    value: 3,
    units: [
      { type: 'war-host-of-the-north', rank: 'red', n: 1 },
      { type: 'war-host-of-the-north', rank: 'blue', n: 1 },
      { type: 'winterfell-riders', rank: 'blue', n: 1 },
      { type: 'northmen-archers', rank: 'blue', n: 1 },
    ],
    terrain: [
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
    ],
  },
  ss6: {
    house: 'stark',
    commander: 'maege-mormont',
    rank: 'blue',
    value: 1,
    units: [
      { type: 'northmen-archers', rank: 'green', n: 1 },
      { type: 'war-host-of-the-north', rank: 'blue', n: 2 },
      { type: 'stark-kennelmasters', rank: 'blue', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
    ],
  },
  ss7: {
    house: 'stark',
    commander: 'rickard-karstark',
    rank: 'blue',
    value: 2,
    units: [
      { type: 'winterfell-riders', rank: 'blue', n: 1 },
      { type: 'winterfell-riders', rank: 'green', n: 1 },
      { type: 'northmen-archers', rank: 'green', n: 1 },
      { type: 'war-host-of-the-north', rank: 'green', n: 1 },
    ],
    terrain: [
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
      { terrain: 'forest', hexes: 1, n: 2 },
    ],
  },
  ss8: {
    house: 'stark',
    commander: null,
    rank: null,
    value: null,
    units: [
      { type: 'war-host-of-the-north', rank: 'green', n: 2 },
      { type: 'northmen-archers', rank: 'green', n: 1 },
      { type: 'winterfell-riders', rank: 'green', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
    ],
  },
  ls1: {
    house: 'lannister',
    commander: 'tywin-lannister',
    rank: 'red',
    value: 3,
    units: [
      { type: 'lannister-heavy-infantry', rank: 'red', n: 1 },
      { type: 'casterly-rock-cavaliers', rank: 'red', n: 1 },
      { type: 'westerlands-archers', rank: 'red', n: 1 },
    ],
    terrain: [
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
    ],
  },
  ls2: {
    house: 'lannister',
    commander: 'jaime-kingslayer',
    rank: 'red',
    value: 2,
    units: [
      { type: 'casterly-rock-cavaliers', rank: 'red', n: 1 },
      { type: 'casterly-rock-cavaliers', rank: 'blue', n: 1 },
      { type: 'lannisport-guards', rank: 'blue', n: 1 },
      { type: 'westerlands-archers', rank: 'green', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
      { terrain: 'forest', hexes: 1, n: 2 },
    ],
  },
  ls3: {
    house: 'lannister',
    commander: 'kevan-trusted-captain',
    rank: 'blue',
    value: 2,
    units: [
      { type: 'lannisport-guards', rank: 'blue', n: 2 },
      { type: 'lannister-heavy-infantry', rank: 'blue', n: 1 },
      { type: 'westerlands-archers', rank: 'blue', n: 1 },
    ],
    terrain: [
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
    ],
  },
  ls4: {
    house: 'lannister',
    commander: 'addam-outrider-commander',
    rank: 'blue',
    value: 2,
    units: [
      { type: 'casterly-rock-cavaliers', rank: 'green', n: 2 },
      { type: 'lannisport-guards', rank: 'green', n: 1 },
      { type: 'westerlands-archers', rank: 'green', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'hill', hexes: 1, n: 2 },
      { terrain: 'forest', hexes: 1, n: 1 },
    ],
  },
  ls5: {
    house: 'lannister',
    commander: 'addam-warrior-of-ashemark',
    rank: 'blue',
    value: 1,
    units: [
      { type: 'casterly-rock-cavaliers', rank: 'blue', n: 1 },
      { type: 'casterly-rock-cavaliers', rank: 'green', n: 1 },
      { type: 'lannisport-guards', rank: 'blue', n: 1 },
      { type: 'lannister-heavy-infantry', rank: 'green', n: 1 },
    ],
    terrain: [
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'forest', hexes: 1, n: 2 },
      { terrain: 'hill', hexes: 1, n: 1 },
    ],
  },
  ls6: {
    house: 'lannister',
    commander: 'gregor-mountain',
    rank: 'blue',
    value: 1,
    units: [
      { type: 'lannister-heavy-infantry', rank: 'blue', n: 1 },
      { type: 'lannisport-guards', rank: 'red', n: 1 },
      { type: 'lannisport-guards', rank: 'green', n: 1 },
      { type: 'westerlands-archers', rank: 'blue', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
    ],
  },
  ls7: {
    house: 'lannister',
    commander: 'gregor-reaver',
    rank: 'blue',
    value: 1,
    units: [
      { type: 'lannisport-guards', rank: 'green', n: 2 },
      { type: 'lannister-heavy-infantry', rank: 'blue', n: 1 },
      { type: 'casterly-rock-cavaliers', rank: 'green', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'forest', hexes: 1, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
    ],
  },
  ls8: {
    house: 'lannister',
    commander: null,
    rank: null,
    value: null,
    units: [
      { type: 'lannisport-guards', rank: 'green', n: 2 },
      { type: 'westerlands-archers', rank: 'green', n: 1 },
      { type: 'casterly-rock-cavaliers', rank: 'green', n: 1 },
    ],
    terrain: [
      { terrain: 'forest', hexes: 3, n: 1 },
      { terrain: 'hill', hexes: 3, n: 1 },
      { terrain: 'building', hexes: 1, n: 1 },
      { terrain: 'hill', hexes: 1, n: 1 },
    ],
  },
}

export const setupCards = Object.keys(setupTable) as readonly SetupCard[]

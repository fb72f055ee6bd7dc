/** The drawings that tell Houses and ranks apart without colour: trays of the Houses, badges and signs of the ranks. */
import type { House } from '../data/houses.ts'
import type { Rank } from '../data/ranks.ts'

/** What a unit stands on, 84 wide and 46 high: a snowfield's smooth edge for Stark, a scalloped one for Lannister. */
export const trays: Readonly<Record<House, string>> = {
  stark: 'M-41 0C-41-13-23-22 0-22C23-22 41-13 41 0C41 13 23 22 0 22C-23 22-41 13-41 0Z',
  lannister:
    'M-42 0C-48-8-38-14-32-13C-30-22-18-23-13-19C-8-25 8-25 13-19C18-23 30-22 32-13C38-14 48-8 42 0C48 8 38 14 32 13C30 22 18 23 13 19C8 25-8 25-13 19C-18 23-30 22-32 13C-38 14-48 8-42 0Z',
}

/** A rank's shield, about 24 high: round, heater, square. */
export const badges: Readonly<Record<Rank, string>> = {
  green: 'M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12Z',
  blue: 'M-11-12H11V1C11 8 5 11 0 14C-5 11-11 8-11 1Z',
  red: 'M-12-13L-6-10L0-13L6-10L12-13V11L6 13L0 11L-6 13L-12 11Z',
}

/** One, two, three chevrons. Lines 2.4 wide. */
export const rankSigns: Readonly<Record<Rank, string>> = {
  green: 'M-5 2.5L0-2.5L5 2.5',
  blue: 'M-5 0L0-5L5 0M-5 6L0 1L5 6',
  red: 'M-5.5-2.5L0-8L5.5-2.5M-5.5 3L0-2.5L5.5 3M-5.5 8.5L0 3L5.5 8.5',
}

/** A flag of a rank from its pole at the origin, 26 wide: pennant, swallowtail, square. */
export const flags: Readonly<Record<Rank, string>> = {
  green: 'M0-9L26 0L0 9Z',
  blue: 'M0-10H27L20 0L27 10H0Z',
  red: 'M0-11H24V11H0Z',
}

/** BW-1.2: the banner of a unit that is inactive, rolled around its pole. */
export const furled = 'M-3-22C4-20 5-12 3-6C5 2 4 12 0 20C-3 14-4 6-3 0C-5-8-5-16-3-22Z'

/**
 * The drawings that tell Houses apart without colour: the outline of what is theirs, and their charge.
 * Outlines are about 30 x 34 around the origin. A charge is drawn as its right half: the left one mirrors it.
 */
import type { House } from '../data/houses.ts'

export const outlines: Readonly<Record<House, string>> = {
  stark: 'M-13-15H13V1C13 9 6 13 0 16.5C-6 13-13 9-13 1Z',
  lannister: 'M-13-15H13V16L0 11L-13 16Z',
  baratheon: 'M-14-15.5L-7-12H7L14-15.5L12.4 0C12.6 8 6 11 0 16.5C-6 11-12.6 8-12.4 0Z',
  targaryen: 'M0-17L14-9.5V7.5L0 17L-14 7.5V-9.5Z',
  tyrell: 'M0-15.6A14.6 14.6 0 0 1 15 0A15 15 0 0 1 0 15.6A15 15 0 0 1-15 0A14.6 14.6 0 0 1 0-15.6Z',
}

const petal =
  'M0-4.2C2-5.2 5.4-6.6 5.6-9.4C5.6-11.8 3-13 1.2-11.9Q.4-11.4 0-10.8Q-.4-11.4-1.2-11.9C-3-13-5.6-11.8-5.6-9.4C-5.4-6.6-2-5.2 0-4.2Z'

/** What is drawn on a shield: filled by the even-odd rule, `turns` times around the origin instead of mirrored. */
export interface Charge {
  readonly d: string
  readonly turns?: number
  /** Drawn once, upright. */
  readonly middle?: string
}

export const charges: Readonly<Record<House, Charge>> = {
  // a wolf's head
  stark: {
    d: 'M0-5.4L3.2-7.2L6.4-13L9.2-7.6L9.4-2.4L12.6.8L9.2 1.8L10.6 5.6L6.6 5.4L6.2 9L3.4 8.6L2.6 12L0 13.4ZM2.4-.6L6.4-2.6L5.2.8ZM0 8.2L1.9 8.2L.9 10.2L0 10.6Z',
  },
  // a lion's head in its mane, crowned
  lannister: {
    d: 'M0-8.4L1.6-8.4L0-8.4L4.4-8.8L6.8-11.4L7.6-7.4L11.2-7.4L9.8-4L12.8-1.6L9.8.6L11.6 4L8.2 4.6L8 8.4L5 7.6L3.6 11.6L1.6 9.8L0 13.2ZM0-4.6C3-4.6 5.4-3.4 5.6-.8C5.8 2.2 4 6.4 0 7.6V6.6C1.2 6.2 2.6 5 3 3.6L.7 4.2V2.9L1.8 1.2H0ZM1.4-1.6L4.4-2.4L3.2-.2Z',
    middle: 'M-4.4-9.6L-5-14.4L-2.3-12L0-15L2.3-12L5-14.4L4.4-9.6Z',
  },
  // a stag's head
  baratheon: {
    d: 'M0-3.4C1.4-3.4 2.6-2.8 3.2-1.4C5-2.6 7-2.6 8.4-1.8C8 .4 5.8 1.8 3.6 1.4L2.6 7.4C3 8.4 3 9.8 2.4 11C1.8 12.4 1 13 0 13ZM1.4 2.2L2.7 1.2L2.4 3.2ZM1.1-4C2-7 5.8-6.8 7.8-9.6C8.4-10.8 8.4-12.2 8-14L10 -10.8C10.2-9.8 9.8-8.6 9-7.6C10.4-7.6 11.6-8 12.8-9.2C12.4-6.6 10.4-5.4 8-5.2C6-5 4.4-4.4 3-2.6ZM3.4-6.4C2.8-8.8 3.2-10.6 2.2-13.6C4.4-11.8 5.2-9.8 5-7.4Z',
  },
  // a dragon with three heads
  targaryen: {
    d: 'M0-13.8L1.3-11.2L3-9.6L1.7-8.6L1.9-6C1.9-3.8 1.9-2 2-.4C4.2-1 5.2-3 5-5.6L3.8-7.8L6.4-10.2L10-9.4L12.2-10.4L11.2-7.4L8-6.2C8.6-2.2 7.4 1 4.8 2.8C7.4 2.4 9.6.8 11 -1.8L13.4-.4L12 2.2L13.8 5L10.8 5.2L11 8.2L8.2 7.4L7.2 10.2L5 8.4L3.4 7C3.4 9 3 10.6 1.6 11.6L2.4 14L0 13.2Z',
  },
  // a rose
  tyrell: {
    d: petal,
    turns: 5,
    middle: 'M0-3.2A3.2 3.2 0 1 0 0 3.2A3.2 3.2 0 1 0 0-3.2ZM0-1.2A1.2 1.2 0 1 1 0 1.2A1.2 1.2 0 1 1 0-1.2Z',
  },
}

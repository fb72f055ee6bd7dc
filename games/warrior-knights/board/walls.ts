/** Cities and strongholds as they stand on the map: paths around the origin, 44 wide, from 20 above to 13 below. */

const crown = (x: number, top: number, width: number): string => {
  const tooth = width / 5
  return `M${x - width / 2} 12V${top}h${tooth}v2.6h${tooth}v-2.6h${tooth}v2.6h${tooth}v-2.6h${tooth}V12Z`
}
const wall = (from: number, to: number, top: number): string => `M${from} 12V${top}H${to}V12Z`
const roof = (x: number, top: number, width: number, high: number): string =>
  `M${x - width / 2 - 1} ${top}L${x} ${top - high}L${x + width / 2 + 1} ${top}Z`

interface Building {
  walls: string
  roofs: string
  lines: string
}

const gate = 'M-3 12V7.4a3 3 0 0 1 6 0V12Z'

/** By printed strength: towers for every hundred. */
const cities: Readonly<Record<number, Building>> = {
  200: {
    walls: wall(-12, 12, -1) + crown(-12, -7, 9) + crown(12, -7, 9),
    roofs: roof(0, -1, 13, 8) + gate,
    lines: 'M-12-2v3M12-2v3M-5 3h2M4 5h2',
  },
  300: {
    walls: wall(-15, 15, 0) + crown(0, -13, 11) + crown(-15, -6, 9) + crown(15, -6, 9),
    roofs: roof(-7.5, 0, 7, 6) + roof(7.5, 0, 7, 6) + gate,
    lines: 'M0-8v4M-15-1v3M15-1v3M-9 5h2M8 4h2',
  },
  400: {
    walls: wall(-18, 18, 1) + crown(-6, -12, 9) + crown(6, -15, 9) + crown(-18, -5, 9) + crown(18, -5, 9),
    roofs: roof(-12, 1, 6, 6) + roof(12, 1, 6, 6) + roof(-6, -12, 9, 7) + gate,
    lines: 'M6-10v4M-6-7v3M-18 0v3M18 0v3M-12 6h2M11 5h2',
  },
}

export const cityOfSize = (strength: number): Building => cities[strength] ?? cities[200]

export const stronghold: Building = {
  walls: crown(0, -18, 14) + wall(-15, 15, 2) + crown(-14, -8, 10) + crown(14, -8, 10),
  roofs: gate,
  lines: 'M0-12v5M-14-2v4M14-2v4M-5-2h3M2-4h3M-10 6h3M8 7h3',
}

/** What fire leaves. */
export const ruin = {
  walls: 'M-15 12V2l3-3 2 4 3-1V12ZM-3 12V-4l3-4 2 3 2-1 1 6-2 12ZM9 12V4l3 2 2-3 3 5V12Z',
  smoke: 'M-8-6c-4-4 3-6 0-11M6-12c-3-3 3-5 1-9M12-1c-3-4 4-6 1-11',
}

/** A second wall before the first: the city is fortified. */
export const rampart = 'M-22 14V4h3v2.4h3V4h3v2.4h4.4V9.4H8.6V6.4H13V4h3v2.4h3V4h3V14Z'

/** A crack from the battlements downwards. */
export const crack = 'M0-6l2.4 4-3 3 3.2 3.6-2.6 3 1.8 4.4'

/** Around the site: stakes and tents of whoever besieges it. */
export const palisade = 'M-21 13A28 22 0 1 1 21 13'
export const tent = 'M-6 4L0-6L6 4ZM-1.4 4L0 0L1.4 4Z'

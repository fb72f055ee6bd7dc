/** Drawings of the ground that only this game has, and its table from terrain to looks (BW-15). */
import * as drawings from '../../../hex/ui/ground/looks.ts'
import type { Terrain } from '../data/terrain.ts'

type Look = drawings.TerrainLook

/** A cottage with its gable to the left: walls, roof, door and window. */
const cottage = (x: number, y: number): Look['fills'] => [
  ['stone', `M${x - 22} ${y}V${y - 16}L${x - 10} ${y - 29}L${x + 2} ${y - 16}H${x + 22}V${y}Z`],
  ['roof', `M${x - 10} ${y - 32}H${x + 14}L${x + 26} ${y - 15}H${x + 3}Z`],
  ['door', `M${x - 14} ${y}V${y - 11}H${x - 6}V${y}ZM${x + 8} ${y - 11}H${x + 15}V${y - 5}H${x + 8}Z`],
]

/** A hamlet: the cottages at the back stand clear of a unit. */
const village: Look = {
  name: 'building',
  fills: [...cottage(-20, -16), ...cottage(24, -10), ...cottage(-25, 30), ...cottage(22, 38)],
  lines: 'M-14-47V-54M-18-54H-10M-6 2L-2 12M2 8L8 18M-4 22L2 30M-46 34L-40 38M-10 44L-2 46',
}

/** A row of pointed stakes from side to side. */
const stakes = Array.from({ length: 12 }, (_, i) => -48 + i * 8.7)
const palisade: Look = {
  name: 'palisade',
  fills: [
    ...stakes.map(x => ['plank', `M${x - 4} 16V-14L${x} -24L${x + 4} -14V16Z`] as const),
    ['rail', 'M-50-8H50V-3H-50ZM-50 6H50V11H-50Z'],
  ],
  lines: `${stakes.map(x => `M${x - 7} 22L${x + 5} 16`).join('')}M-38 26L-30 24M24 26L32 23`,
}

/** A tower on wheels, its bridge drawn up. */
const siegeTower: Look = {
  name: 'siege-tower',
  fills: [
    ['rail', 'M-26 34H26V40H-26Z'],
    ['plank', 'M-20 34L-15-30H15L20 34Z'],
    ['plank', 'M-18-30V-46H-12V-40H-5V-46H5V-40H12V-46H18V-30Z'],
    ['door', 'M-6-8V-20C-6-24 6-24 6-20V-8ZM-4 14V6H4V14Z'],
    ['rail', 'M-28 40A7 7 0 1 1-14 40A7 7 0 1 1-28 40ZM14 40A7 7 0 1 1 28 40A7 7 0 1 1 14 40Z'],
  ],
  lines: 'M-16-14H-7M7-14H16M-17 0H17M-18 20H18M-21 40H-21.5M21 40H21.5M-17 20L0 0L17 20M0-46V-56L12-52L0-49',
}

const stoneBridge: Look = {
  name: 'stone-bridge',
  crossing: true,
  road: true,
  fills: [
    ['stone', 'M-21-58H21L17-38C15-14 15 14 17 38L21 58H-21L-17 38C-15 14-15-14-17-38Z'],
    ['wall', 'M-30-58H-20L-15-36V36L-20 58H-30L-23 38V14L-27 10V-10L-23-14V-38Z'],
    ['wall', 'M30-58H20L15-36V36L20 58H30L23 38V14L27 10V-10L23-14V-38Z'],
  ],
  lines: 'M-12-46H4M2-36H14M-13-26H-2M1-16H13M-12-6H2M4 4H14M-13 14H-1M0 24H12M-12 34H3M2 46H14',
}

/** Trees on both sides of what leads through a forest hex. */
const banks: Look = {
  ...drawings.forest,
  fills: drawings.forest.fills.filter((_, i) => [0, 1, 3, 4, 9, 11].includes(i)),
  lines: '',
}

/** What fire has left. */
const ashes: Look = {
  name: 'devastated',
  fills: [
    ['ash', 'M-36-14C-24-34 2-40 20-30C40-20 42 6 30 22C14 40-16 40-30 26C-42 14-44 0-36-14Z'],
    ['char', 'M-22-26L-19-42L-15-38L-13-24ZM14-26L18-40L22-38L22-22ZM-36 6L-32-6L-28-4L-29 8Z'],
  ],
  lines: 'M-16-16L2-10M4-22L14-14M18 8L30 2M-28 18L-14 14M-6 30L10 28M20 22L14 30',
}

/** What lies on a hex: its terrain, or what fire has left of it (BW-16.2). */
export type Kind = Terrain | 'devastated'

export const looks = {
  plain: drawings.bare,
  hill: drawings.hill,
  forest: drawings.forest,
  river: drawings.water,
  'forest-river': { ...banks, name: 'water', shore: true },
  building: village,
  road: drawings.road,
  'forest-road': { ...banks, road: true },
  'wood-bridge': { ...drawings.bridge, road: true },
  'stone-bridge': stoneBridge,
  palisade,
  tent: drawings.tent,
  'siege-tower': siegeTower,
  ford: drawings.ford,
  devastated: ashes,
} as const satisfies Record<Kind, Look>

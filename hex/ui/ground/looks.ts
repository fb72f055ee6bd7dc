/**
 * Drawings of terrain in ink, around the middle of a hex: most of each lies where a unit does not hide it. Each kind has a
 * pattern of its own, so that it is told without colour. A game picks from them for its own table of terrain.
 */

/** What a kind of terrain looks like. */
export interface TerrainLook {
  /** The class of the hex (`ground-hex forest`) and of the drawing (`ground-forest`). */
  name: string
  /** Filled shapes, those behind first: class (`ground-leaf`) and path. */
  fills: readonly (readonly [style: string, d: string])[]
  /** Fine lines over them. */
  lines: string
  /** Hexes side by side are one region, with a shore around it and none between. */
  shore?: true
  /** A road leads over it, and on into every neighbour with a road. */
  road?: true
  /** Drawn from north to south; where a road leads over it, it is turned to the road. */
  crossing?: true
}

const tree = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number) => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`
  return `M${p(0, -13)}C${p(4, -13)} ${p(6, -10)} ${p(5.4, -7.4)}C${p(9, -6)} ${p(9, -1)} ${p(5, 0)}C${p(3, 2)} ${p(-3, 2)} ${p(-5, 0)}C${p(-9, -1)} ${p(-9, -6)} ${p(-5.4, -7.4)}C${p(-6, -10)} ${p(-4, -13)} ${p(0, -13)}Z`
}

/** The trunk, and the shade on the right side of the crown. */
const trunk = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number) => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`
  return `M${p(0, 1)}L${p(0, 6)}M${p(2, -9)}C${p(3.6, -8)} ${p(3.6, -6)} ${p(2.6, -5.6)}M${p(4, -5)}C${p(6, -4)} ${p(5.4, -1.6)} ${p(3, -1)}M${p(-1, -4)}L${p(1, -3)}`
}

/** From back to front; the five at the top stand free of a unit. */
const grove = [
  [-12, -36, 1.05],
  [12, -37, 1],
  [-1, -27, 1.15],
  [-29, -20, 1.15],
  [28, -21, 1.15],
  [-40, 2, 1],
  [40, 0, 1],
  [-12, -5, 1.1],
  [14, -6, 1.1],
  [-26, 16, 1.1],
  [1, 17, 1.15],
  [28, 15, 1.1],
  [-13, 37, 1],
  [14, 36, 1],
] as const

export const forest: TerrainLook = {
  name: 'forest',
  fills: grove.map(([x, y, s]) => ['leaf', tree(x, y, s)]),
  lines: grove.map(([x, y, s]) => trunk(x, y, s)).join(''),
}

/** Contour lines of a knoll, and hachures that fall away from it. */
export const hill: TerrainLook = {
  name: 'hill',
  fills: [
    ['slope', 'M-6-49C10-54 30-41 39-25C49-10 46 14 36 28C24 44-2 49-22 43C-41 36-48 15-46-5C-44-25-26-45-6-49Z'],
    ['slope', 'M-9-40C6-44 22-34 29-21C37-8 34 8 26 18C16 30-4 34-19 28C-34 22-39 6-37-8C-35-23-24-37-9-40Z'],
    ['slope', 'M-11-30C0-34 12-27 17-17C22-7 20 3 13 10C5 18-8 19-17 14C-27 8-29-3-27-12C-25-21-20-28-11-30Z'],
  ],
  lines:
    'M40-8L32-5M41 2L33 2M39 12L31 8M35 22L27 16M29 30L22 23M20 37L14 29M10 42L6 34M-1 44L-3 36M-12 43L-12 35M26 3L20 1M24 10L18 6M18 17L13 12M10 22L6 17M1 25L-1 20M-8 25L-9 20M35-18L29-13M-22 39L-20 31M-31 33L-28 26M-12-14C-8-17-4-17 0-15M-16-4C-10-8-2-8 4-4',
}

/** A walled keep: towers at the corners, a hall behind. */
export const keep: TerrainLook = {
  name: 'keep',
  fills: [
    ['wall', 'M-38-14L-38 24L0 46L38 24V-14L30-10V18L0 36L-30 18V-10Z'],
    ['roof', 'M-18-28L0-46L18-28Z'],
    ['stone', 'M-15-28H15V-6H-15Z'],
    ['stone', 'M-46-36H-42V-32H-39V-36H-35V-32H-32V-36H-28V-26H-30V6H-44V-26H-46Z'],
    ['stone', 'M28-36H32V-32H35V-36H39V-32H42V-36H46V-26H44V6H30V-26H28Z'],
    ['stone', 'M-46 4H-42V8H-39V4H-35V8H-32V4H-28V14H-30V32L-37 36L-44 30V14H-46Z'],
    ['stone', 'M28 4H32V8H35V4H39V8H42V4H46V14H44V30L37 36L30 32V14H28Z'],
    ['door', 'M-5-6V-14C-5-20 5-20 5-14V-6Z'],
    ['door', 'M-38-18H-36V-10H-38ZM36-18H38V-10H36ZM-38 18H-36V24H-38ZM36 18H38V24H36Z'],
  ],
  lines:
    'M-12-22H-6M7-22H12M-10-12H-8M8-12H11M-42-22H-38M35-4H40M-41 0H-37M0-46V-53M0-53L8-50L0-48M-26 22L-22 24M-10 34L-6 36M14 32L18 30',
}

const wave = (x: number, y: number) => `M${x} ${y}q5-5 10 0t10 0t10 0`

export const water: TerrainLook = {
  name: 'water',
  shore: true,
  fills: [],
  lines: [
    [-15, -42],
    [-34, -29],
    [4, -28],
    [-44, -15],
    [-6, -14],
    [18, -15],
    [-40, 0],
    [12, 1],
    [-28, 15],
    [8, 16],
    [-42, 26],
    [14, 29],
    [-15, 42],
  ]
    .map(([x, y]) => wave(x, y))
    .join(''),
}

/** Grass here and there; which tufts a hex has follows from its place. */
const tufts = [
  [-24, -22],
  [20, -30],
  [-30, 12],
  [26, 14],
  [4, -6],
  [-6, 30],
  [14, 38],
  [-8, -40],
] as const

/** `seed`: any number, the same for the same hex. */
export const grassOf = (seed: number): string =>
  tufts
    .filter((_tuft, i) => (seed * 7 + i * 5) % 4 === 0)
    .map(([x, y]) => `M${x - 4} ${y}l-2-5M${x} ${y}v-7M${x + 4} ${y}l2-5`)
    .join('')

export const tent: TerrainLook = {
  name: 'tent',
  fills: [
    ['rope', 'M-46 22L-40 20L-38 24ZM46 22L40 20L38 24ZM-30 42L-26 37L-23 41ZM30 42L26 37L23 41Z'],
    ['cloth', 'M0-42C-8-26-26-16-38-12L-34 26C-20 34 20 34 34 26L38-12C26-16 8-26 0-42Z'],
    [
      'stripe',
      'M0-42C-4-26-12-16-19-12L-17 31C-22 30-29 28-34 26L-38-12C-26-16-8-26 0-42ZM0-42C4-26 12-16 19-12L17 31C22 30 29 28 34 26L38-12C26-16 8-26 0-42Z',
    ],
    ['door', 'M0-14L-9 31C-3 32 3 32 9 31Z'],
    ['pennant', 'M0-55L17-51L0-46Z'],
  ],
  lines: 'M0-56V-41M-38-12C-26-6-12-5 0-6C12-5 26-6 38-12M-38-12L-46 22M38-12L46 22M-34 26L-28 40M34 26L28 40',
}

/** Nothing: the bare ground of a board. */
export const bare: TerrainLook = { name: 'empty', fills: [], lines: '' }

/** Stones over a shoal. */
export const ford: TerrainLook = {
  name: 'ford',
  crossing: true,
  fills: [
    ['shoal', 'M-19-56C-24-30-16-12-20 8C-24 28-18 42-17 56H17C20 42 14 26 19 8C23-12 16-34 20-56Z'],
    ['stone', 'M-11-40C-6-44 4-43 7-39C9-34-2-31-8-33C-13-34-14-38-11-40Z'],
    ['stone', 'M-2-21C4-25 14-23 15-18C16-13 4-11-1-13C-6-15-6-18-2-21Z'],
    ['stone', 'M-13 0C-7-4 3-3 5 2C6 7-6 9-12 7C-17 5-17 2-13 0Z'],
    ['stone', 'M0 20C6 16 14 18 15 22C15 27 4 29-1 27C-6 25-5 22 0 20Z'],
    ['stone', 'M-12 40C-6 36 3 38 4 42C4 47-6 49-12 46C-16 44-15 42-12 40Z'],
  ],
  lines: 'M-7-36L1-37M2-17L9-18M-9 4L-1 3M3 24L10 23M-8 43L0 42',
}

/** Planks between two rails. */
export const bridge: TerrainLook = {
  name: 'bridge',
  crossing: true,
  fills: [
    ['plank', 'M-19-57H19L17-38C16-14 16 14 17 38L19 57H-19L-17 38C-16 14-16-14-17-38Z'],
    ['rail', 'M-25-57H-19L-17-38C-16-14-16 14-17 38L-19 57H-25L-22 38C-21 14-21-14-22-38Z'],
    ['rail', 'M25-57H19L17-38C16-14 16 14 17 38L19 57H25L22 38C21 14 21-14 22-38Z'],
  ],
  lines: [-50, -42, -34, -26, -18, -10, -2, 6, 14, 22, 30, 38, 46].map(y => `M-17 ${y}H17`).join(''),
}

/** What is drawn of it follows from where it goes on. */
export const road: TerrainLook = { name: 'road', fills: [], lines: '', road: true }

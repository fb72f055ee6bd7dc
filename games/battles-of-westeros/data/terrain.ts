/** BW-15: what stands or lies in a hex, and what each of it does. */

/** Ground of a hex. */
export const grounds = ['plain', 'hill', 'forest', 'river', 'forest-river', 'building', 'road', 'forest-road'] as const
export type Ground = (typeof grounds)[number]

/** Things that lie on a hex and override its ground. */
export const pieces = ['wood-bridge', 'stone-bridge', 'palisade', 'tent', 'siege-tower', 'ford'] as const
export type Piece = (typeof pieces)[number]

export type Terrain = Ground | Piece

export interface TerrainFacts {
  /** It hides what lies behind it. */
  readonly blocks: boolean
  /** BW-8.2, BW-8.3: closed to units, or the end of their way. A ford stops foot and costs cavalry a hex. */
  readonly move: 'free' | 'stop' | 'ford' | 'closed'
  /** BW-8.4: it counts as road. */
  readonly road: boolean
  /** BW-9.3.2: at most so many dice against a unit there, and for one that attacks from there. */
  readonly capAgainst?: number
  readonly capFrom?: number
  readonly capFromRanged?: number
  readonly capFromCounter?: number
  /** BW-14.3: so many hits against a unit there are cancelled. */
  readonly cover?: number
  /** BW-16.1: the highest level of fire; 0: it does not burn. */
  readonly burn: number
  /** BW-16.2: what becomes of it at its limit: plain ground with a marker, nothing at all, or nothing and no fire either. */
  readonly burnt?: 'devastated' | 'removed' | 'removed-with-fire'
}

const open = { blocks: false, move: 'free', road: false, burn: 4 } as const
const water = { blocks: false, move: 'closed', road: false, burn: 0 } as const

export const terrainTable: Readonly<Record<Terrain, TerrainFacts>> = {
  plain: open,
  // It caps the dice of attackers who stand on no hill themselves.
  hill: { ...open, blocks: true, capAgainst: 3, burn: 0 },
  forest: { ...open, blocks: true, move: 'stop', capAgainst: 2, capFrom: 2, burn: 3, burnt: 'devastated' },
  river: water,
  'forest-river': { ...water, blocks: true },
  building: { ...open, blocks: true, move: 'stop', cover: 1, capFromRanged: 2, burnt: 'devastated' },
  road: { ...open, road: true },
  'forest-road': { ...open, blocks: true, road: true, burn: 3, burnt: 'devastated' },
  'wood-bridge': { ...open, road: true, burn: 3, burnt: 'removed-with-fire' },
  'stone-bridge': { ...open, road: true, burn: 0 },
  palisade: { ...open, blocks: true, move: 'closed', burnt: 'removed' },
  tent: { ...open, burn: 1, burnt: 'removed' },
  'siege-tower': { ...open, blocks: true, move: 'closed', burn: 1, burnt: 'removed' },
  ford: { ...open, move: 'ford', capFromCounter: 2, burn: 0 },
}

export const isBridge = (terrain: Terrain): boolean => terrain === 'wood-bridge' || terrain === 'stone-bridge'
/** BW-14.4: river without bridge or ford. */
export const isRiver = (terrain: Terrain): boolean => terrain === 'river' || terrain === 'forest-river'

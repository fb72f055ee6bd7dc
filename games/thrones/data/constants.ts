/** The game is decided after this round at the latest (AG-10.2). */
export const rounds = 10
/** Areas with castle or stronghold that win at once (AG-10.1). */
export const victoryAreas = 7
export const startingPower = 5
/** Power tokens a house owns: available, on the board and in the pool together (AG-3.9.1). */
export const powerTokens = 20
export const garrisonStrength = 2
export const portMaxShips = 3

/** AG-3.5.2: the largest allowed armies, descending, by Supply level 0 to 6. */
export const supplyTable: readonly (readonly number[])[] = [
  [2, 2],
  [3, 2],
  [3, 2, 2],
  [3, 2, 2, 2],
  [3, 3, 2, 2],
  [4, 3, 2, 2],
  [4, 3, 2, 2, 2],
]
export const supplyMax = 6

/** The spaces of the wildling threat, in strength. */
export const wildlingTrack = [0, 2, 4, 6, 8, 10, 12] as const
export const wildlingStart = 2
export const wildlingMax = 12
/** Strength one wildling icon adds (AG-4.3.1). */
export const wildlingIconStrength = 2
/** Strength taken off the track when the wildlings win (AG-9.4). */
export const wildlingVictoryDrop = 4
/** Strength of the second attack of Preemptive Raid (AG-9.7.5). */
export const preemptiveRaidStrength = 6

/** The influence tracks in the order in which they are bid for (AG-4.6.2). */
export const tracks = ['iron-throne', 'fiefdoms', 'kings-court'] as const
export type Track = (typeof tracks)[number]

/** The dominance token that goes with position 1 of each track (AG-2.7). */
export const dominanceTokens = {
  'iron-throne': 'iron-throne-token',
  fiefdoms: 'valyrian-steel-blade',
  'kings-court': 'messenger-raven',
} as const satisfies Record<Track, string>
export type DominanceToken = (typeof dominanceTokens)[Track]

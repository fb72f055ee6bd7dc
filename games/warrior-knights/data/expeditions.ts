/** WK-5.9: the expeditions, in the order in which they are resolved. */
export const expeditions = ['ceylon', 'spice-islands', 'china'] as const
export type Expedition = (typeof expeditions)[number]

/** WK-5.9.2 */
export const mostInvested = 5
export const lastSpot = 3

/** What an expedition brings, the best first (WK-5.9.5). */
export const voyageResults = ['x4', 'x3', 'x2', 'x1', 'no-news', 'lost'] as const
export type VoyageResult = (typeof voyageResults)[number]

/** WK-16.2: what an open Private Motion may propose beside the rules. */
import type { Changes } from './effects.ts'

/** Prohibitions: when passed they act as laws. */
const bans = {
  'ban-sieges': { forbidSiege: 1 },
  'ban-roads': { forbidRoadMove: 1 },
  'ban-sea': { forbidSeaMove: 1 },
  'ban-neutral-assaults': { forbidAssaultNeutral: 1 },
  'ban-razing': { forbidRaze: 1 },
} as const satisfies Record<string, Changes>

/** They change the next Wages. */
const decrees = {
  'double-wages': { doubleWages: 1 },
  'half-wages': { halfWages: 1 },
} as const satisfies Record<string, Changes>

export type Ban = keyof typeof bans
export type Decree = keyof typeof decrees
export const banTable: Readonly<Record<Ban, Changes>> = bans
export const decreeTable: Readonly<Record<Decree, Changes>> = decrees
export const banIds = Object.keys(bans) as readonly Ban[]
export const decreeIds = Object.keys(decrees) as readonly Decree[]
export const isBan = (id: string): id is Ban => id in bans
export const isDecree = (id: string): id is Decree => id in decrees

/** Every Baron receives so many crowns. */
export const treasuryGifts = [1, 2, 3, 4, 5] as const

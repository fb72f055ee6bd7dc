/** Who plays, in which order, and what belongs to whom: questions that every chapter asks. */
import type { Context, Drawers, Seat, Step } from '../../../kernel/index.ts'
import { type Baron, baronOf, type NobleId, noblesOf, type StrongholdId, strongholdOf } from '../data/barons.ts'
import { type City, cities, cityTable } from '../data/cities.ts'
import { markersPerBaron } from '../data/constants.ts'
import type { Noble, Open, WarriorKnights } from '../types.ts'

export type G = Drawers<WarriorKnights>
export type KnightsContext = Context<WarriorKnights>
export type Steps = readonly Step<WarriorKnights>[]

/** The seats of the Barons in the game (WK-1.12). */
export const seatsIn = ({ barons, out }: Open): Seat[] => [...barons.keys()].filter(seat => !out.includes(seat))

/** WK-1.12 */
export const baronCount = (open: Open): number => open.barons.length - open.out.length

/** Clockwise, beginning with this seat (WK-1.1). */
export const clockwiseFrom = (open: Open, from: Seat): Seat[] => {
  const n = open.barons.length
  return [...open.barons.keys()].map(i => (from + i) % n).filter(seat => !open.out.includes(seat))
}

/** "Chairman first, clockwise"; without a Chairman from the last one's seat (WK-1.1, WK-7.6.6). */
export const chairmanFirst = (open: Open): Seat[] => clockwiseFrom(open, open.chairman ?? open.lastChairman)

export const seatOf = ({ barons }: Open, baron: Baron): Seat => barons.indexOf(baron)
export const seatOfNoble = (open: Open, noble: NobleId): Seat => seatOf(open, baronOf(noble))
export const strongholdOfSeat = ({ barons }: Open, seat: Seat): StrongholdId => strongholdOf(barons[seat])

/** The Nobles of a seat who have not left the game for good. */
export const noblesOfSeat = (open: Open, seat: Seat): NobleId[] =>
  noblesOf(open.barons[seat]).filter(noble => open.nobles[noble] && open.nobles[noble].at !== 'gone')

export const nobleAt = ({ nobles }: Open, noble: NobleId): Noble => nobles[noble]!

/** Off the board, but not out of the game: dead with an heir or not. */
export const isOffBoard = ({ at }: Noble): boolean => at === 'off' || at === 'dead'

/** The cities that a seat controls. */
export const citiesOf = ({ cities: states }: Open, seat: Seat): City[] =>
  cities.filter(city => states[city].owner === seat)
export const kingdomCitiesOf = (open: Open, seat: Seat): City[] =>
  citiesOf(open, seat).filter(city => cityTable[city].isKingdom)

/** Baron markers not in use (WK-1.11). */
export function spareMarkers({ track, voyages }: Open, seat: Seat): number {
  const onTrack = track.filter(each => each === seat).length
  const invested = Object.values(voyages).filter(({ stakes }) => stakes.some(each => each.seat === seat)).length
  return markersPerBaron - onTrack - invested
}

export const baronOfSeat = ({ barons }: Open, seat: Seat): Baron => barons[seat]

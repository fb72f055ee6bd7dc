/** Influence tracks (AG-3.7) and turn order, the Supply and wildling tracks, and Power. */
import type { Context, Seat } from '../../../../kernel/index.ts'
import { put, putAt } from '../../../../kernel/index.ts'
import { powerTokens, supplyMax, type Track } from '../../data/constants.ts'
import type { WildlingCard } from '../../data/wildlingCards.ts'
import type { Cause, Event, Open, Thrones } from '../../types.ts'
import type { G } from './armies.ts'

/** Position on a track, 1 is first. */
export const positionOf = (open: Open, track: Track, seat: Seat): number => open.tracks[track].indexOf(seat) + 1

/**
 * Who stands first: the holder of the track's dominance token (AG-2.7, AG-3.7.3, AG-3.8). The Iron Throne token decides
 * ties and is never used up (AG-3.8.1, AG-1.6.2).
 */
export const holderOf = (open: Open, track: Track): Seat => open.tracks[track][0]

/** Seats in turn order: the Iron Throne track at this moment (AG-3.7.5); no house ever leaves it (AG-1.6.4). */
export const turnOrder = (open: Open): readonly Seat[] => open.tracks['iron-throne']

/** The given seats in turn order. */
export const inTurnOrder = (open: Open, seats: readonly Seat[]): Seat[] =>
  turnOrder(open).filter(seat => seats.includes(seat))

/**
 * Moves a seat to a position (1 is first); those between shift by one place (AG-3.7.1, AG-3.7.2).
 * Says nothing when it stands there already.
 */
export function moveOnTrack(
  g: G,
  ctx: Context<Thrones>,
  track: Track,
  seat: Seat,
  position: number,
  cause: (Event & { is: 'track' })['cause'],
): void {
  if (positionOf(g.open, track, seat) === position) return
  const order = g.open.tracks[track].filter(each => each !== seat)
  order.splice(position - 1, 0, seat)
  g.open.tracks = put(g.open.tracks, track, order)
  ctx.log({ is: 'track', track, order, cause })
}

/** Power tokens a seat has on the board. */
export const bannersOf = (open: Open, seat: Seat): number =>
  Object.values(open.banners).filter(each => each === seat).length

/** Power left in the pool for a seat (AG-3.9.1, AG-3.9.2). */
export const pool = (open: Open, seat: Seat): number => powerTokens - open.power[seat] - bannersOf(open, seat)

/** Gives a seat Power, as far as its pool goes; returns what it gained (AG-3.9.2, AG-1.6.3). */
export function gainPower(
  g: G,
  ctx: Context<Thrones>,
  seat: Seat,
  n: number,
  cause: (Event & { is: 'power' })['cause'],
): number {
  const gained = takeFromPool(g, seat, n)
  if (gained > 0) ctx.log({ is: 'power', seat, n: gained, cause })
  return gained
}

/** The whole of gaining Power but the word: for orders, whose own event tells the sum. */
export function takeFromPool(g: G, seat: Seat, n: number): number {
  const gained = Math.min(n, pool(g.open, seat))
  g.open.power = putAt(g.open.power, seat, g.open.power[seat] + gained)
  return gained
}

/** Takes Power from a seat, as far as it has any; returns what it lost. */
export function losePower(g: G, ctx: Context<Thrones>, seat: Seat, n: number, cause: Cause | 'pillage'): number {
  const lost = Math.min(n, g.open.power[seat])
  if (lost > 0) {
    g.open.power = putAt(g.open.power, seat, g.open.power[seat] - lost)
    ctx.log({ is: 'power', seat, n: -lost, cause })
  }
  return lost
}

/** Moves a Supply token, within 0 and 6 (AG-3.5.4). */
export function setSupply(
  g: G,
  ctx: Context<Thrones>,
  seat: Seat,
  level: number,
  cause: 'supply' | WildlingCard,
): void {
  const from = g.open.supply[seat]
  const to = Math.max(0, Math.min(supplyMax, level))
  if (from === to) return
  g.open.supply = putAt(g.open.supply, seat, to)
  ctx.log({ is: 'supply', seat, from, to, cause })
}

/** Moves the wildling threat token. */
export function moveThreat(g: G, ctx: Context<Thrones>, to: number): void {
  const from = g.open.threat
  if (from === to) return
  g.open.threat = to
  ctx.log({ is: 'threat', from, to })
}

/** AG-7.3.4: a committed march is carried out, step by step. AG-3.4: Power tokens laid and lifted. */
import type { Context, Seat } from '../../../../kernel/index.ts'
import { put, putAt, without } from '../../../../kernel/index.ts'
import { type Area, isLand, type LandArea, type Place, portOf } from '../../data/areas.ts'
import { orderTable } from '../../data/orders.ts'
import type { Group } from '../../steps.ts'
import type { Combat, Open, Thrones } from '../../types.ts'
import type { Steps } from '../combat/fight.ts'
import { addUnits, type G, removeUnits, sizeOf } from '../position/armies.ts'
import { controller, homeOf, isHostile } from '../position/control.ts'
import { removeOrder } from '../position/orders.ts'
import { checkAtOnce } from '../victory.ts'
import { neutralStrength } from './neutral.ts'
import { sinkShips } from './ports.ts'

/** A march as it is drafted: the local values of its step. */
export interface March {
  seat: Seat
  from: Place
  groups: readonly Group[]
  call: LandArea | null
  granted: readonly Place[]
}

/** The one group with a hostile destination (AG-7.3.1). */
export const attackOf = (open: Open, { seat, groups }: March): Group | undefined =>
  groups.find(({ to }) => isHostile(open, seat, to))

/** Does the march take the last unit out of its area? Routed units stay and hold it. */
export const leavesEmpty = (open: Open, { from, groups }: March): boolean =>
  groups.reduce((left, { units }) => left - units.length, sizeOf(open.armies[from])) === 0

/** AG-3.4.1, AG-3.3.4: may a Power token be left behind? */
export function mayLeaveBanner(open: Open, march: March): boolean {
  const { from, seat } = march
  if (!isLand(from) || open.power[seat] === 0) return false
  return open.banners[from] !== seat && homeOf(open, from) !== seat && leavesEmpty(open, march)
}

function layBanner(g: G, ctx: Context<Thrones>, at: LandArea, seat: Seat): void {
  g.open.power = putAt(g.open.power, seat, g.open.power[seat] - 1)
  g.open.banners = put(g.open.banners, at, seat)
  ctx.log({ is: 'banner', seat, at, put: true })
}

/** AG-3.4.4: an enemy Power token leaves the area that a unit of the seat enters; it goes to the pool. */
export function removeBanner(g: G, ctx: Context<Thrones>, at: Place, seat: Seat): void {
  const owner = g.open.banners[at as LandArea]
  if (owner === undefined || owner === seat) return
  g.open.banners = without(g.open.banners, at as LandArea)
  ctx.log({ is: 'banner', seat: owner, at: at as LandArea, put: false })
}

/** AG-7.3.2, AG-7.5.1: a group arrives where nobody resists. */
function arrive(g: G, ctx: Context<Thrones>, { seat, from }: March, { to, units }: Group): void {
  const taken = isLand(to) && controller(g.open, to) !== seat
  removeUnits(g, from, units)
  if (g.open.orders[to] && g.open.orders[to].seat !== seat) removeOrder(g, ctx, to, 'conquered')
  removeBanner(g, ctx, to, seat)
  addUnits(g, to, seat, units)
  if (isLand(to) && taken) ctx.log({ is: 'control', at: to, seat })
}

/** AG-3.6.10, AG-8.1.6: the area is nobody's from now on, even while its last units still fight. */
const givesUp = (open: Open, from: Place): boolean =>
  isLand(from) && open.banners[from] === undefined && homeOf(open, from) === null

/** AG-7.6.4, AG-11.8: no cards, no losses; the neutral force is gone for good (AG-3.9.3), and the units move in. */
function beatNeutral(g: G, ctx: Context<Thrones>, march: March, { to, units }: Group): void {
  const at = to as LandArea
  const strength = neutralStrength(g.open, march, { to, units }, [])
  const force = g.open.neutrals[at]!
  g.open.neutrals = without(g.open.neutrals, at)
  removeUnits(g, march.from, units)
  addUnits(g, at, march.seat, units)
  ctx.log({ is: 'neutral-beaten', seat: march.seat, at, strength, force })
}

/**
 * AG-8.1.1: the attackers are still thought to be in the start area. A garrison without units fights for its house
 * (AG-8.1.3), routed units alone do so too (AG-8.1.4). From here on there is no way back (AG-8.1.5).
 */
export function combatOf(open: Open, { seat, from }: March, { to, units }: Group): Combat {
  const at = to as Area
  const defender = open.armies[at]?.seat ?? homeOf(open, at as LandArea)!
  const fighter = { card: null, tides: null, blade: false }
  return {
    at,
    from,
    march: orderTable[open.orders[from]!.order!].modifier,
    units,
    attacker: { seat, ...fighter },
    defender: { seat: defender, ...fighter },
    supports: {},
    winner: null,
    decided: null,
    cancelled: null,
    done: [],
  }
}

/** Carries a committed march out; steps as in AG-7.3.4: what is not hostile comes first (AG-7.3.3). */
export function setOut(g: G, ctx: Context<Thrones>, march: March, banner: boolean): Steps {
  const { from, seat, groups } = march
  const attack = attackOf(g.open, march)
  const emptied = leavesEmpty(g.open, march)
  ctx.log({ is: 'marched', seat, from, groups })
  if (banner) layBanner(g, ctx, from as LandArea, seat)
  for (const group of groups) if (group !== attack) arrive(g, ctx, march, group)
  const port = portOf(from)
  if (port && emptied && givesUp(g.open, from)) sinkShips(g, ctx, port)
  if (attack && g.open.neutrals[attack.to as LandArea] !== undefined) beatNeutral(g, ctx, march, attack)
  else if (attack) g.open.combat = combatOf(g.open, march, attack)
  const battle: Steps = g.open.combat ? [{ do: 'battle' }] : []
  // AG-10.1: before the combat begins
  return [...checkAtOnce(g.open), ...battle, { do: 'endMarch', seat, from }]
}

/** Crowns, Votes, Faith and Influence come and go (WK-1.11). */
import { putAt, type Seat } from '../../../kernel/index.ts'
import type { Goods, Why } from '../log.ts'
import type { Open } from '../types.ts'
import type { G, KnightsContext } from './seats.ts'

const set = (open: Open, what: Goods, seat: Seat, n: number): void => {
  open[what] = putAt(open[what], seat, n)
}

/** Adds to what a seat has, or takes from it: never more than it has. Gives what it came to. */
export function change(g: G, ctx: KnightsContext, seat: Seat, what: Goods, n: number, why: Why): number {
  const { open } = g
  const has = open[what][seat]
  const real = Math.max(n, -has)
  if (real === 0) return 0
  set(open, what, seat, has + real)
  ctx.log({ is: 'changed', seat, what, n: real, why })
  return real
}

/** Crowns paid to the treasury, or to another Baron. */
export function pay(g: G, ctx: KnightsContext, seat: Seat, crowns: number, why: Why, to: Seat | null = null): void {
  const { open } = g
  if (crowns === 0) return
  set(open, 'crowns', seat, open.crowns[seat] - crowns)
  if (to === null) ctx.log({ is: 'changed', seat, what: 'crowns', n: -crowns, why })
  else {
    set(open, 'crowns', to, open.crowns[to] + crowns)
    ctx.log({ is: 'changed', seat, what: 'crowns', n: -crowns, why, to })
  }
}

/** Influence from the pool; nothing when it is empty (WK-17: gainInfluence). */
export function gainInfluence(g: G, ctx: KnightsContext, seat: Seat, n: number, why: Why): void {
  const taken = Math.min(n, g.open.pool)
  g.open.pool -= taken
  change(g, ctx, seat, 'influence', taken, why)
}

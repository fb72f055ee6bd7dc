/** WK-5.6.3 to WK-5.6.5, WK-7.6: the tokens of the Chairman and the Head of the Church, and who is banned. */
import type { Seat } from '../../../kernel/index.ts'
import type { Token } from '../data/effects.ts'
import type { Open } from '../types.ts'
import { randomSeat } from './fate.ts'
import { type G, type KnightsContext, seatsIn } from './seats.ts'

/** What decides about each token, and who may not hold it. */
const goods = { chairman: 'votes', church: 'faith' } as const
const isBarred = (open: Open, token: Token, seat: Seat): boolean =>
  (token === 'chairman' ? open.banned : open.heretics).includes(seat)

export function giveToken(g: G, ctx: KnightsContext, token: Token, seat: Seat | null): void {
  if (g.open[token] === seat) return
  g.open[token] = seat
  if (token === 'chairman' && seat !== null) g.open.lastChairman = seat
  ctx.log({ is: 'token', token, seat })
}

/** The token goes to whoever has strictly the most (WK-5.6.5), if that is this seat and nothing bars it. */
export function claimToken(g: G, ctx: KnightsContext, token: Token, seat: Seat): void {
  const { open } = g
  if (isBarred(open, token, seat)) return
  const has = open[goods[token]]
  if (seatsIn(open).every(each => each === seat || has[each] < has[seat])) giveToken(g, ctx, token, seat)
}

/** The token passes to the other Baron with the most, ties by Fate; nobody is eligible: nobody holds it (WK-5.6.5). */
export function passTokenOn(g: G, ctx: KnightsContext, token: Token): void {
  const { open } = g
  const has = open[goods[token]]
  const able = seatsIn(open).filter(seat => seat !== open[token] && !isBarred(open, token, seat))
  const most = Math.max(...able.map(seat => has[seat]))
  const best = able.filter(seat => has[seat] === most)
  giveToken(g, ctx, token, randomSeat(g, ctx, 'tie', best))
}

/** WK-7.6.2, WK-7.6.6. Who is banned already stays so (WK-7.6.5). */
export function ban(g: G, ctx: KnightsContext, seat: Seat): void {
  const { open } = g
  if (open.banned.includes(seat)) return
  open.banned = [...open.banned, seat]
  ctx.log({ is: 'banned', seat, banned: true })
  if (open.assembly) {
    open.assembly = { ...open.assembly, attending: open.assembly.attending.filter(each => each !== seat) }
  }
  if (open.chairman === seat) passTokenOn(g, ctx, 'chairman')
}

export function unban(g: G, ctx: KnightsContext, seat: Seat): void {
  g.open.banned = g.open.banned.filter(each => each !== seat)
  ctx.log({ is: 'banned', seat, banned: false })
}

/** IT-13, IT-14: power moves; a character without any dies. */
import { type Context, put, putAt, type Seat } from '../../../kernel/index.ts'
import type { Character } from '../data/houses.ts'
import type { IronThrone, Open, Purse, Why } from '../types.ts'
import { type G, livingOf, type Steps, seatOf } from './seats.ts'

export function powerIn(open: Open, purse: Purse): number {
  if (purse === 'box') return open.box
  return typeof purse === 'number' ? open.sheets[purse] : open.power[purse]!
}

function setPower({ open }: G, purse: Purse, n: number): void {
  if (purse === 'box') open.box = n
  else if (typeof purse === 'number') open.sheets = putAt(open.sheets, purse, n)
  else open.power = put(open.power, purse, n)
}

/** IT-13.4: moves so much, or all there is if that is less. IT-14.1: a character left with nothing dies at once. */
export function movePower(g: G, ctx: Context<IronThrone>, from: Purse, to: Purse, most: number, why: Why): void {
  const n = Math.min(most, powerIn(g.open, from))
  if (n <= 0) return
  setPower(g, from, powerIn(g.open, from) - n)
  setPower(g, to, powerIn(g.open, to) + n)
  ctx.log({ is: 'power', from, to, n, why })
  if (typeof from === 'string' && from !== 'box' && powerIn(g.open, from) === 0) {
    ctx.log({ is: 'died', character: from, seat: seatOf(g.open, from), why })
  }
}

/** IT-13.4: from a character to its own leader sheet. */
export const weaken = (g: G, ctx: Context<IronThrone>, character: Character, most: number, why: Why): void =>
  movePower(g, ctx, character, seatOf(g.open, character), most, why)

/** IT-13.1 to IT-13.3, IT-13.8: asks for so much power, or as much as the leader sheet holds. */
export function distribution(open: Open, seat: Seat, n: number, optional: boolean, why: Why): Steps {
  const left = Math.min(n, open.sheets[seat])
  const among = livingOf(open, seat)
  return left > 0 && among.length > 0 ? [{ do: 'distribute', seat, left, optional, among, why }] : []
}

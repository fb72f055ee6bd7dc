/** BW-5.5, BW-6.5, BW-7: giving an order to a unit. */
import type { Ordered, Turn, Unit } from '../../types.ts'
import { matches } from '../cards/filters.ts'
import { give } from '../cards/give.ts'
import { abilityOf } from '../field/keywords.ts'
import { type BattleContext, engagementOf, type G, named, type Steps } from '../field/units.ts'

export const freshTurn = (seat: number): Turn => ({
  seat,
  play: null,
  ordered: [],
  promised: [],
  chosen: [],
  escort: null,
  walked: [],
  scorched: null,
})

/** What a command gives to the units that it orders. */
export interface Terms {
  readonly command: number
  readonly bonus: number
  readonly noAttack: boolean
}
export const plainOrder: Terms = { command: 0, bonus: 0, noAttack: false }

/** An order of which nothing has been carried out yet. */
export const orderFor = (unit: string, terms: Terms): Ordered => ({
  unit,
  ...terms,
  settled: false,
  moved: false,
  mayAttack: true,
  acted: false,
  madeExtra: false,
  killed: false,
  advanced: false,
  pursued: false,
})

/** Orders a unit. Robb may ask whether it leaves its engagement (BW-18.12). */
export function giveOrder(g: G, unit: Unit, terms: Terms, ctx: BattleContext): Steps {
  const turn = g.open.turn!
  const before = turn.ordered.find(each => each.unit === unit.id)
  // BW-14.2, BW-14.7: once a turn, also when it is ordered again
  const { advanced, pursued } = before ?? orderFor(unit.id, terms)
  const order = { ...orderFor(unit.id, terms), advanced, pursued }
  g.open.turn = { ...turn, ordered: [...turn.ordered.filter(each => each !== before), order] }
  ctx.log({ is: 'ordered', seat: unit.seat, unit: named(unit), hex: unit.hex })
  keepPromises(g, unit, ctx)
  const isFree = abilityOf(unit).leavesFreely && engagementOf(g.open, unit.id)
  return isFree ? [{ do: 'leaveFreely', seat: unit.seat, unit: unit.id }] : []
}

/** BW-18.18: a tactic used before binds to whatever the commands order. */
function keepPromises(g: G, unit: Unit, ctx: BattleContext): void {
  for (const { key, n, once, one, filter, by } of g.open.turn!.promised) {
    if (one || (filter && !matches(g.open, unit, filter, null))) continue
    give(g, unit, { key, n, once, by, until: 'turn' }, ctx)
  }
}

/** BW-7: what follows when all units of a token or a command are ordered. */
export const carryOut: Steps = [{ do: 'movement' }, { do: 'withdrawals' }, { do: 'attackPart' }, { do: 'endOrders' }]

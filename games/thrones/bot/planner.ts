/**
 * Whole sets of orders, drawn as a sensible player of a house would lay them out: for the orders of others that lie face
 * down, and as the plans that a bot compares. What each order is worth alone is worked out once; a set is then drawn in
 * microseconds, the most pressing place first.
 */
import { best, jitter, once, type Rng, type Seat } from '../../../kernel/index.ts'
import { type Place, places } from '../data/areas.ts'
import { type Order, orders, orderTable } from '../data/orders.ts'
import { allowance, isSpecial } from '../rules/position/tokens.ts'
import type { Open } from '../types.ts'
import { type MarchOrder, valueOfSupport } from './attacks.ts'
import { type Board, readBoard } from './board.ts'
import { strengthOfUnits } from './forecast.ts'
import { intentOf, ratingOf } from './orders.ts'
import { type Plan, planMarch } from './plans.ts'
import { canSupport } from './threats.ts'

/** Orders of one seat by place. */
export type OrderSet = Readonly<Partial<Record<Place, Order>>>

export interface Planner {
  readonly places: readonly Place[]
  /** Special orders that the house may use. */
  readonly specials: number
  /**
   * A set for all places that tokens are left for. `spread`: points of chance, 0 always draws the same set. `first` is
   * settled before all else.
   */
  draw(rng: Rng, spread: number, first?: Settled): OrderSet
  /** For each place and type of order the best order of the type, where least would be lost by it first. */
  readonly choices: readonly Settled[]
}

/** An order for one place. */
export interface Settled {
  readonly at: Place
  readonly order: Order
}

/** How far players stray from what seems best, in points. */
export const usualSpread = 0.5

/** What is left of an order's worth where another one guards the same place. */
const guarded = 0.6

type Points = Partial<Record<Order, number>>

interface Sheet {
  board: Board
  base: ReadonlyMap<Place, Points>
  allowed: readonly Order[]
  specials: number
  plans: Map<string, Plan>
}

export function plannerOf(open: Open, me: Seat): Planner {
  const sheet = sheetOf(open, me)
  return {
    places: [...sheet.base.keys()],
    specials: sheet.specials,
    choices: choicesOf(sheet),
    draw: (rng, spread, first) => drawSet(sheet, rng, spread, first),
  }
}

function choicesOf({ base, allowed }: Sheet): Settled[] {
  const choices = [...base].flatMap(([at, points]) => {
    const most = Math.max(...Object.values(points))
    const byType = Map.groupBy(allowed, order => orderTable[order].type)
    return [...byType.values()].map(list => {
      const order = best(list, each => points[each]!)
      return { at, order, loss: most - points[order]! }
    })
  })
  return choices.sort((a, b) => a.loss - b.loss)
}

/** The board as it is before anybody has laid out an order. */
function sheetOf(open: Open, me: Seat): Sheet {
  const bare = { ...open, phase: 'planning' as const, orders: noOrders(open) }
  const board = readBoard({ open: bare, me, own: { orders: {}, seen: [], tides: null }, rng: noChance, back: [] })
  const specials = allowance(open, me)
  const allowed = orders.filter(order => !open.forbidden.includes(order) && (specials > 0 || !isSpecial(order)))
  const intent = intentOf(board)
  const own = places.filter(place => open.armies[place]?.seat === me)
  const base = new Map(
    own.map(at => [at, Object.fromEntries(allowed.map(order => [order, ratingOf(intent, at, order)])) as Points]),
  )
  return { board, base, allowed, specials, plans: new Map() }
}

const noOrders = (open: Open): Open['orders'] => {
  const none = { ...open.orders }
  for (const place in none) none[place as Place] = null
  return none
}

/** Ratings ask for no chance: they are the same whenever they are worked out. */
const noChance: Rng = { chance: { kind: 'sfc32', words: [1, 2, 3, 4] } }

interface Drawing {
  sheet: Sheet
  rows: Map<Place, Points>
  left: Map<Order, number>
  specials: number
  claimed: Set<Place>
}

function drawSet(sheet: Sheet, rng: Rng, spread: number, first?: Settled): OrderSet {
  const drawing: Drawing = {
    sheet,
    rows: new Map([...sheet.base].map(([at, points]) => [at, shaken(points, rng, spread)])),
    left: new Map(sheet.allowed.map(order => [order, orderTable[order].copies])),
    specials: sheet.specials,
    claimed: new Set(),
  }
  const set: Partial<Record<Place, Order>> = {}
  for (let next = first ?? mostPressing(drawing); next !== null; next = mostPressing(drawing)) {
    set[next.at] = next.order
    layOut(drawing, next)
  }
  return set
}

function shaken(points: Points, rng: Rng, spread: number): Points {
  const row: Points = {}
  for (const order in points) {
    row[order as Order] = points[order as Order]! + (spread > 0 ? jitter(rng, spread) : 0)
  }
  return row
}

const mayUse = ({ left, specials }: Drawing, order: Order): boolean =>
  left.get(order)! > 0 && (specials > 0 || !isSpecial(order))

/** The place that would miss its best order most if another type had to do. */
function mostPressing(drawing: Drawing): Settled | null {
  let top: Settled | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const [at, row] of drawing.rows) {
    const first = bestOf(drawing, row, null)
    if (first === null) return null
    const second = bestOf(drawing, row, first)
    const regret = row[first]! - (second === null ? 0 : row[second]!)
    if (regret > most) [top, most] = [{ at, order: first }, regret]
  }
  return top
}

/** The best order left, of another type than the one given. */
function bestOf(drawing: Drawing, row: Points, other: Order | null): Order | null {
  let top: Order | null = null
  for (const order of drawing.sheet.allowed) {
    if (!mayUse(drawing, order)) continue
    if (other !== null && orderTable[order].type === orderTable[other].type) continue
    if (top === null || row[order]! > row[top]!) top = order
  }
  return top
}

/** Takes the token, and changes what the places left should do beside it. */
function layOut(drawing: Drawing, { at, order }: Settled): void {
  const { rows, left } = drawing
  rows.delete(at)
  left.set(order, left.get(order)! - 1)
  if (isSpecial(order)) drawing.specials--
  const { type } = orderTable[order]
  if (type === 'march') march(drawing, at, order)
  if (type !== 'support' && type !== 'defense') return
  for (const [near, row] of rows) if (canSupport(at, near)) discount(row, guarded)
}

function discount(row: Points, part: number): void {
  for (const order of orders) {
    const { type } = orderTable[order]
    if ((type === 'support' || type === 'defense') && row[order]! > 0) row[order]! *= part
  }
}

/** The goals of a march are claimed: other marches look for others, and Support orders beside them help. */
function march(drawing: Drawing, from: Place, order: Order): void {
  const { sheet, rows, claimed } = drawing
  const before = new Set(claimed)
  const { march, plan } = planned(sheet, from, order, before)
  for (const { to } of plan.groups) claimed.add(to)
  for (const [at, row] of rows) {
    for (const other of sheet.allowed) {
      const { type, modifier } = orderTable[other]
      if (type === 'march') row[other]! += gained(sheet, at, other, claimed) - gained(sheet, at, other, before)
      if (type === 'support' && plan.attack && canSupport(at, plan.attack.to)) {
        const units = sheet.board.open.armies[at]!.units
        const more = strengthOfUnits(units, 'attacker', plan.attack.to) + modifier
        row[other]! += Math.max(0, valueOfSupport(sheet.board, march, plan.attack, more)) * guarded
      }
    }
  }
}

const gained = (sheet: Sheet, from: Place, order: Order, claimed: ReadonlySet<Place>): number =>
  planned(sheet, from, order, claimed).plan.gain

function planned(
  { board, plans }: Sheet,
  from: Place,
  order: Order,
  claimed: ReadonlySet<Place>,
): { march: MarchOrder; plan: Plan } {
  const march = { from, modifier: orderTable[order].modifier, claimed }
  const key = `${from} ${march.modifier} ${[...claimed].sort().join()}`
  return { march, plan: once(plans, key, () => planMarch(board, march)) }
}

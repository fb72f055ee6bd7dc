/** BL-5.2 to BL-5.9, BL-18: which units are ordered, and how they are cured. */
import { assign } from '../../../../hex/index.ts'
import { ask, auto, type Chapter, type Seat, type Step, stay } from '../../../../kernel/index.ts'
import { type CommandOrder, commandCardTable, type OrderFilter } from '../../data/commandCards.ts'
import { conditions, cureCost } from '../../data/constants.ts'
import { board, type Section, sectionsOf, type Wing, wingSections, wings } from '../../data/hexes.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import type { BattleLore, MoveOf, Open, Ordered, Unit, UnitId } from '../../types.ts'
import {
  armyOf,
  type BattleContext,
  cardOf,
  change,
  type G,
  gainLore,
  heal,
  isWeak,
  unitAt,
  unitOf,
} from '../field/units.ts'

export const orderRules: Chapter<BattleLore, 'orders' | 'order'> = {
  // BL-5.9: naming units comes first, then cures and lore cards in one window
  orders: auto((g, _me, ctx): Step<BattleLore>[] => {
    const { seat, card, mode } = g.open.turn!
    if (mode === 'text') gainLore(g, seat, commandCardTable[card!].lore ?? 0, card!, ctx)
    return [
      { do: 'order', seat },
      { do: 'window', window: 'orderStep.end', seat, passed: false, unit: null },
    ]
  }),

  // BL-5.4: fewer, or none, is allowed
  order: ask({
    rule: 'BL-5.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => [
      ...orderable(g.open, seat).map(({ hex }): MoveOf<'order'> => ({ do: 'order', hex })),
      { do: 'done' },
    ],
    take: (g, _me, _seat, move, ctx) => {
      if (move.do === 'done') return []
      const unit = unitAt(g.open, move.hex)!
      giveOrder(g, unit, 'card', ctx)
      // BL-5.8: "when ordered" comes at once
      const { card, mode } = g.open.turn!
      if (mode === 'text') heal(g, unit.id, commandCardTable[card!].heal ?? 0, card!, ctx)
      return stay
    },
  }),
}

/** BL-5.3: an order of one unit anywhere in place of the text. */
const oneUnit: CommandOrder = { kind: 'filter', filter: 'any', most: 1 }

const orderOf = ({ turn }: Open): CommandOrder =>
  turn!.mode === 'single' ? oneUnit : commandCardTable[turn!.card!].order

/** The units that the card can still order. BL-18.3: the filter is looked at when the unit is named. */
function orderable(open: Open, seat: Seat): Unit[] {
  const order = orderOf(open)
  const named = orderedByCard(open)
  const free = armyOf(open, seat).filter(unit => mayBeOrdered(open, unit.id))
  if (order.kind === 'filter') {
    return named.length < order.most ? free.filter(unit => passes(open, unit, order.filter)) : []
  }
  const limits = sectionLimits(open, seat, order)
  const taken = named.map(({ hex }) => hex)
  return free.filter(({ hex }) => assign([...taken, hex], sectionsOf, limits) !== null)
}

const orderedByCard = (open: Open): Unit[] =>
  open.turn!.ordered.flatMap(({ unit, by }) => (by === 'card' ? [unitOf(open, unit)!] : []))

/** BL-5.4, BL-17.6.10: once a turn, and never again after Nightmare Visions. */
export function mayBeOrdered({ turn }: Open, id: UnitId): boolean {
  return !turn!.unordered.includes(id) && !turn!.ordered.some(({ unit }) => unit === id)
}

/** BL-1.4: left and right as the player sits. */
export function sectionLimits(open: Open, seat: Seat, order: Readonly<Record<Wing, number>>): Record<Section, number> {
  const named = wingSections[open.factions[seat]]
  return Object.fromEntries(wings.map(wing => [named[wing], order[wing]])) as Record<Section, number>
}

export function passes(open: Open, unit: Unit, filter: OrderFilter): boolean {
  const { class: rank, attack } = cardOf(unit)
  switch (filter) {
    case 'any':
      return true
    case 'not-weak':
      return !isWeak(unit)
    case 'ranged':
      return attack === 'ranged'
    case 'elite-or-legend':
      return rank === 'elite' || rank === 'legend'
    case 'at-banner':
      return open.banners.some(hex => board.distance(hex, unit.hex) <= 1)
    default:
      return rank === filter
  }
}

/** An order of which nothing is done yet. */
export const freshOrder = (unit: UnitId, by: Ordered['by']): Ordered => ({
  unit,
  by,
  done: false,
  moved: false,
  stormed: false,
  attacked: false,
  doubleShot: false,
  pursued: false,
  roamed: false,
})

/** BL-5.5, BL-17.6.14: by the command card, or by a lore card. */
export function giveOrder(g: G, unit: Unit, by: 'card' | LoreCard, ctx: BattleContext): void {
  const order = freshOrder(unit.id, by === 'card' ? 'card' : 'lore')
  g.open.turn = { ...g.open.turn!, ordered: [...g.open.turn!.ordered, order] }
  ctx.log({ is: 'ordered', seat: unit.seat, unit: unit.type, hex: unit.hex, by })
}

/** What is still open to an ordered unit; undefined for others. */
export const orderFor = ({ turn }: Pick<Open, 'turn'>, id: UnitId): Ordered | undefined =>
  turn!.ordered.find(({ unit }) => unit === id)

export function markOrder(g: G, id: UnitId, part: Partial<Ordered>): void {
  const ordered = g.open.turn!.ordered.map(order => (order.unit === id ? { ...order, ...part } : order))
  g.open.turn = { ...g.open.turn!, ordered }
}

/** BL-5.6: two lore tokens a condition, on ordered units. */
export function cureMoves(open: Open, seat: Seat): MoveOf<'cure'>[] {
  if (open.turn!.seat !== seat || open.lore[seat] < cureCost) return []
  return open.turn!.ordered.flatMap(({ unit: id }) => {
    const unit = unitOf(open, id)!
    return conditions.filter(of => unit[marks[of]]).map((of): MoveOf<'cure'> => ({ do: 'cure', hex: unit.hex, of }))
  })
}

const marks = { poison: 'poisoned', stun: 'stunned' } as const

export function cure(g: G, seat: Seat, { hex, of }: MoveOf<'cure'>, ctx: BattleContext): void {
  const unit = unitAt(g.open, hex)!
  gainLore(g, seat, -cureCost, 'cure', ctx)
  change(g, unit.id, { [marks[of]]: false })
  ctx.log({ is: 'cured', seat, unit: unit.type, hex, of })
}

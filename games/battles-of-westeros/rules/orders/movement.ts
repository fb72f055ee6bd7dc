/** BW-7.2, BW-8, BW-10.6: the movement part of an order. */
import { ask, auto, put } from '../../../../kernel/index.ts'
import { yesOrNo } from '../../../../kit/yesOrNo.ts'
import type { Hex } from '../../data/hexes.ts'
import { rankTable } from '../../data/ranks.ts'
import type { MoveOf, Open, Ordered, Unit, UnitId } from '../../types.ts'
import { markOrder, orderOf } from '../combat/attack.ts'
import { takeOff } from '../combat/losses.ts'
import { scoreNow } from '../end/points.ts'
import { burns } from '../field/ground.ts'
import { type BattleContext, foeOf, type G, named, type Rules, type Steps, unitAt, unitOf } from '../field/units.ts'
import { canSetOut, exitsOf, freeWays, waysOf } from '../field/ways.ts'
import { arrive, moveTo } from './arrive.ts'

/** Ordered units whose movement is still to come. */
const waiting = (open: Open): readonly Ordered[] =>
  open.turn!.ordered.filter(order => !order.settled && unitOf(open, order.unit))

/** BW-16.3: can an ordered unit move at all? */
function canMove(open: Open, { unit: id, bonus }: Ordered): boolean {
  const unit = unitOf(open, id)!
  if (burns(open, unit.hex)) return false
  return canSetOut(open, unit) || exitsOf(open, unit, bonus).length > 0
}

/** BW-7.3: its movement is over. */
function settle(g: G, id: UnitId, ctx: BattleContext): void {
  const unit = unitOf(g.open, id)
  if (unit && !orderOf(g.open, id)!.moved) arrive(g, unit, 'stay', ctx)
  markOrder(g, id, { settled: true })
}

function settleAll(g: G, ctx: BattleContext): void {
  for (const { unit } of waiting(g.open)) settle(g, unit, ctx)
}

/** BW-9.1.2, BW-10.6: where the unit can go now; an engaged one first says that it leaves. */
function movesOf(open: Open, id: UnitId, left: boolean): MoveOf<'go' | 'exit' | 'leave'>[] {
  const unit = unitOf(open, id)!
  const { bonus } = orderOf(open, id)!
  const ways = waysOf(open, unit, bonus)
  const exits = exitsOf(open, unit, bonus)
  if (!left && foeOf(open, id)) return ways.length + exits.length > 0 ? [{ do: 'leave' }] : []
  return [
    ...ways.map(({ path }): MoveOf<'go'> => ({ do: 'go', path })),
    ...exits.map((path): MoveOf<'exit'> => ({ do: 'exit', path })),
  ]
}

/** BW-P9.2: out of the battle with its figures and its commander. */
function exit(g: G, unit: Unit, path: readonly Hex[], ctx: BattleContext): void {
  const { commander, seat, rank } = unit
  takeOff(g, unit)
  g.open.exited++
  if (commander) {
    g.open.commanders = put(g.open.commanders, commander, { ...g.open.commanders[commander]!, where: 'left' })
  }
  ctx.log({ is: 'exited', seat, unit: named(unit), path: [unit.hex, ...path] })
  scoreNow(g, seat, 'eachUnitExited', ctx, rankTable[rank].value + 1 + (commander ? 1 : 0))
}

/** BW-7.1: walks, and keeps in mind whether that leaves it an attack. */
function walk(g: G, unit: Unit, path: readonly Hex[], ctx: BattleContext): Steps {
  const way = waysOf(g.open, unit, orderOf(g.open, unit.id)!.bonus).find(each => String(each.path) === String(path))!
  markOrder(g, unit.id, { settled: true, moved: true, mayAttack: way.mayAttack })
  ctx.log({ is: 'moved', seat: unit.seat, unit: named(unit), path: [unit.hex, ...path], why: 'order' })
  moveTo(g, unit, path, 'order', ctx)
  const there = unitOf(g.open, unit.id)
  const carries = there && g.open.turn!.escort === unit.id && g.open.edmure.at === unit.hex
  return carries ? [{ do: 'carry', seat: unit.seat, unit: unit.id, from: unit.hex, to: there.hex }] : []
}

export const movementRules: Rules<
  'movement' | 'chooseMover' | 'moveUnit' | 'moveOn' | 'freeMove' | 'carry' | 'leaveFreely'
> = {
  // BW-7.2: all moves before the first attack
  movement: auto((g, _me, ctx): Steps => {
    const able = waiting(g.open).filter(order => canMove(g.open, order))
    const { seat } = g.open.turn!
    if (able.length > 1) return [{ do: 'chooseMover', seat }]
    if (able.length === 1) {
      return [{ do: 'moveUnit', seat, unit: able[0].unit, left: false, only: true }, { do: 'movement' }]
    }
    settleAll(g, ctx)
    return []
  }),

  chooseMover: ask({
    rule: 'BW-6.6',
    who: (_g, { seat }) => seat,
    legalMoves: g => [
      ...waiting(g.open)
        .filter(order => canMove(g.open, order))
        .map(({ unit }): MoveOf<'select'> => ({ do: 'select', hex: unitOf(g.open, unit)!.hex })),
      { do: 'done' },
    ],
    take: (g, { seat }, _seat, move, ctx): Steps => {
      if (move.do === 'done') {
        settleAll(g, ctx)
        return []
      }
      const unit = unitAt(g.open, move.hex)!.id
      return [{ do: 'moveUnit', seat, unit, left: false, only: false }, { do: 'movement' }]
    },
  }),

  moveUnit: ask({
    rule: 'BW-8.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { unit, left, only }) => {
      const still: MoveOf<'stay' | 'unselect'>[] = only ? [{ do: 'stay' }] : [{ do: 'stay' }, { do: 'unselect' }]
      const moves = movesOf(g.open, unit, left)
      // who has left must move.
      return left && moves.length > 0 ? moves : [...moves, ...still]
    },
    take: (g, me, _seat, move, ctx): Steps => {
      const unit = unitOf(g.open, me.unit)!
      switch (move.do) {
        case 'go':
          return walk(g, unit, move.path, ctx)
        case 'exit':
          exit(g, unit, move.path, ctx)
          return []
        case 'leave':
          return [
            { do: 'disengage', unit: me.unit },
            { do: 'moveOn', unit: me.unit, only: me.only },
          ]
        case 'stay':
          settle(g, me.unit, ctx)
          return []
        case 'unselect':
          return []
      }
    },
  }),

  // BW-10.8: if the blow has felled it, its order is over
  moveOn: auto(
    (g, { unit, only }): Steps =>
      unitOf(g.open, unit) ? [{ do: 'moveUnit', seat: g.open.turn!.seat, unit, left: true, only }] : [],
  ),

  // BW-18.15
  freeMove: ask({
    rule: 'BW-18.15',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { unit, hexes, ownEdge }) => [
      ...freeWays(g.open, unitOf(g.open, unit)!, hexes, ownEdge).map((path): MoveOf<'go'> => ({ do: 'go', path })),
      { do: 'stay' },
    ],
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'stay') return []
      const unit = unitOf(g.open, me.unit)!
      ctx.log({ is: 'moved', seat, unit: named(unit), path: [unit.hex, ...move.path], why: 'free' })
      moveTo(g, unit, move.path, 'free', ctx)
      return []
    },
  }),

  // BW-P6.2
  carry: ask({
    rule: 'BW-P6.2',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('carry'),
    take: (g, { from, to }, seat, move, ctx) => {
      if (!move.yes) return []
      g.open.edmure = { hidden: [], at: to }
      ctx.log({ is: 'carried', seat, from, to })
      return []
    },
  }),

  // BW-18.12: Robb, King in the North
  leaveFreely: ask({
    rule: 'BW-18.12',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('use'),
    take: (g, me, seat, move, ctx) => {
      if (!move.yes) return []
      const unit = unitOf(g.open, me.unit)!
      const foe = foeOf(g.open, me.unit)!
      ctx.log({ is: 'disengaged', seat, unit: named(unit), hex: unit.hex, from: named(foe), at: foe.hex })
      g.open.engagements = g.open.engagements.filter(({ units }) => !units.includes(me.unit))
      return []
    },
  }),
}

/** BL-6, BL-16.9, BL-18.4: the Move step, and the moves at both ends of the Attack step. */
import { ask, auto, type Chapter } from '../../../../kernel/index.ts'
import { yesOrNo } from '../../../../kit/yesOrNo.ts'
import { commandCardTable } from '../../data/commandCards.ts'
import { faces } from '../../data/dice.ts'
import { board, type Hex } from '../../data/hexes.ts'
import { loreCardTable } from '../../data/loreCards.ts'
import { hasAbility } from '../../data/units.ts'
import type { Asks, Why } from '../../steps.ts'
import type { BattleLore, MoveOf, Open, Ordered, Unit } from '../../types.ts'
import type { Steps } from '../combat/fight.ts'
import { suffer } from '../combat/harm.ts'
import { hasRoom, isFree } from '../field/field.ts'
import { budgetOf, overruns, reachOf, stepsOf, wayTo } from '../field/paths.ts'
import { type BattleContext, change, type G, unitAt, unitOf } from '../field/units.ts'
import { markOrder } from './orders.ts'

type Mover = Asks['moveUnit']

export const movementRules: Chapter<
  BattleLore,
  'moveStep' | 'moveEnd' | 'portals' | 'attackStep' | 'attackEnd' | 'selectMover' | 'moveUnit' | 'walk'
> = {
  moveStep: auto((g): Steps => {
    const { seat } = g.open.turn!
    return [
      { do: 'window', window: 'moveStep.start', seat, passed: false, unit: null },
      { do: 'selectMover', seat, why: 'move' },
    ]
  }),

  // BL-17.6.5, BL-17.6.8
  moveEnd: auto((g): Steps => {
    const { seat } = g.open.turn!
    return [
      ...(g.open.portals.length > 0 ? [{ do: 'portals', seat } as const] : []),
      { do: 'window', window: 'moveStep.end', seat, passed: false, unit: null },
    ]
  }),

  portals: ask({
    rule: 'BL-17.6.5',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('remove-portals'),
    take: (g, { seat }, _seat, move, ctx) => {
      if (!move.yes) return []
      g.open.portals = []
      ctx.log({ is: 'portals-removed', seat })
      return []
    },
  }),

  // BL-7.1: windows, then Onslaught moves, then the attacks
  attackStep: auto((g): Steps => {
    const { seat, card, mode } = g.open.turn!
    const storms = mode === 'text' && commandCardTable[card!].onslaught !== undefined
    return [
      { do: 'window', window: 'attackStep.start', seat, passed: false, unit: null },
      ...(storms ? [{ do: 'selectMover', seat, why: 'onslaught' } as const] : []),
      { do: 'attack', seat },
    ]
  }),

  // BL-16.9
  attackEnd: auto((g): Steps => [{ do: 'selectMover', seat: g.open.turn!.seat, why: 'mobility' }]),

  // BL-6.1: one at a time, in any order
  selectMover: ask({
    rule: 'BL-6.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { why }) => [
      ...movers(g.open, why).map(({ hex }): MoveOf<'select'> => ({ do: 'select', hex })),
      { do: 'done' },
    ],
    take: (g, me, _seat, move): Steps => {
      if (move.do === 'done') return []
      const { id } = unitAt(g.open, move.hex)!
      return [
        { do: 'moveUnit', seat: me.seat, unit: id, why: me.why, path: [], spent: 0 },
        { ...me, do: 'selectMover' },
      ]
    },
  }),

  moveUnit: ask({
    rule: 'BL-6.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, me) => [...goMoves(g.open, me), ...throughMoves(g.open, me), ...stopMoves(me)],
    take: (g, me, _seat, move): Steps => {
      if (move.do === 'through') return [{ ...me, path: [...me.path, move.hex], do: 'moveUnit' }]
      if (move.do === 'go')
        return [{ do: 'walk', unit: me.unit, why: me.why, path: pathTo(g.open, me, move.to), spent: me.spent }]
      // BL-17.6.4: it stops where it has ridden somebody down
      if (move.do === 'done') arrived(g, me.unit, me.why)
      return []
    },
  }),

  walk: auto((g, me, ctx): Steps => {
    const unit = unitOf(g.open, me.unit)!
    return overruns(g.open, unit) ? rideOver(g, unit, me, ctx) : land(g, unit, me.why, me.path, ctx)
  }),
}

/** BL-6.1, BL-6.8: ordered units that have this move still before them, and somewhere to go. */
function movers(open: Open, why: Why): Unit[] {
  const waiting = open.turn!.ordered.filter(order => mayStill(order, why))
  const units = waiting.map(({ unit }) => unitOf(open, unit)!)
  return units.filter(unit => !unit.stunned && hasMove(open, unit, why))
}

function mayStill({ by, done, stormed, roamed }: Ordered, why: Why): boolean {
  if (why === 'move') return !done
  return why === 'onslaught' ? by === 'card' && !stormed : !roamed
}

function hasMove(open: Open, unit: Unit, why: Why): boolean {
  // Mostly it can enter the next hex, and no ways need be looked for.
  if (budgetOf(open, unit, why) > 0 && board.neighbours(unit.hex).some(hex => hasRoom(open, unit.type, hex)))
    return true
  // BL-6.9, BL-17.6.4: a way over others may also lead back to where it began.
  return reachOf(open, unit, why, unit.hex, 0).ends.size > 0 || stepsOf(open, unit, why, unit.hex, 0).length > 0
}

/** Where the way has led so far, and how many hexes are used up. */
const reached = (open: Open, me: Mover): [Hex, number] => [
  me.path.at(-1) ?? unitOf(open, me.unit)!.hex,
  me.spent + me.path.length,
]

const reachFrom = (open: Open, me: Mover) => reachOf(open, unitOf(open, me.unit)!, me.why, ...reached(open, me))

function goMoves(open: Open, me: Mover): MoveOf<'go'>[] {
  const ends = [...reachFrom(open, me).ends.keys()]
  const [at] = reached(open, me)
  if (me.path.length > 0 && isEnd(open, me, at)) ends.unshift(at)
  return ends.map(to => ({ do: 'go', to }))
}

const isEnd = (open: Open, me: Mover, hex: Hex) => isFree(open, hex) || unitAt(open, hex)!.id === me.unit

function throughMoves(open: Open, me: Mover): MoveOf<'through'>[] {
  const hexes = stepsOf(open, unitOf(open, me.unit)!, me.why, ...reached(open, me))
  return hexes.map(hex => ({ do: 'through', hex }))
}

const stopMoves = ({ path, spent }: Mover): MoveOf<'done' | 'unselect'>[] => {
  if (path.length > 0) return []
  return [spent > 0 ? { do: 'done' } : { do: 'unselect' }]
}

function pathTo(open: Open, me: Mover, to: Hex): readonly Hex[] {
  const [at] = reached(open, me)
  return at === to ? me.path : [...me.path, ...wayTo(open, reachFrom(open, me), to)]
}

/** The unit stands at the end of its way (BL-6.9); what it flew over is remembered for Take to the Skies. */
function land(g: G, unit: Unit, why: Why, path: readonly Hex[], ctx: BattleContext): Steps {
  const over = new Set(path.filter(hex => !isFree(g.open, hex) && hex !== unit.hex))
  change(g, unit.id, { hex: path.at(-1)! })
  ctx.log({ is: 'moved', seat: unit.seat, unit: unit.type, path: [unit.hex, ...path], why })
  arrived(g, unit.id, why)
  if (why !== 'move' || !hasAbility(unit.type, 'flying') || over.size === 0) return []
  g.open.turn = { ...g.open.turn!, flown: [...over] }
  return [{ do: 'window', window: 'moveStep.afterUnitMoved', seat: unit.seat, passed: false, unit: unit.id }]
}

/** Its move of this kind is over. */
function arrived(g: G, id: string, why: Why): void {
  if (why === 'onslaught') markOrder(g, id, { stormed: true })
  if (why === 'mobility') markOrder(g, id, { roamed: true })
  if (why === 'move') markOrder(g, id, { done: true, moved: true })
}

/** BL-17.6.4: a die for each enemy that is ridden over; when one falls, the rest of the way may be changed. */
function rideOver(g: G, unit: Unit, me: { why: Why; path: readonly Hex[]; spent: number }, ctx: BattleContext): Steps {
  for (const [i, hex] of me.path.entries()) {
    const enemy = unitAt(g.open, hex)
    if (!enemy || enemy.id === unit.id) continue
    const face = faces[ctx.below(faces.length)]
    const hit = face === 'strike' || face === 'cleave'
    ctx.log({ is: 'overran', seat: unit.seat, unit: unit.type, hex, face, hit })
    if (!hit) continue
    if (!suffer(g, enemy.id, loreCardTable.overrun.damage!, 'overrun', ctx)) continue
    return fellOn(g, unit, enemy, me, i, ctx)
  }
  return land(g, unit, me.why, me.path, ctx)
}

function fellOn(
  g: G,
  unit: Unit,
  enemy: Unit,
  me: { why: Why; path: readonly Hex[]; spent: number },
  i: number,
  ctx: BattleContext,
): Steps {
  const way = me.path.slice(0, i + 1)
  ctx.log({ is: 'moved', seat: unit.seat, unit: unit.type, path: [unit.hex, ...way], why: me.why })
  change(g, unit.id, { hex: enemy.hex })
  const { seat } = unit
  return [
    { do: 'destroy', unit: enemy.id, by: seat, inCombat: false },
    { do: 'moveUnit', seat, unit: unit.id, why: me.why, path: [], spent: me.spent + way.length },
  ]
}

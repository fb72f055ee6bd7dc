/** AG-4.5: mustering, by the Westeros card, the special Consolidate Power order and the wildlings' retreat. */
import { ask, auto, type Chapter, type Context, type Seat } from '../../../../kernel/index.ts'
import {
  isPort,
  isSea,
  type LandArea,
  landAreas,
  musterPoints,
  neighbours,
  type Place,
  portOf,
} from '../../data/areas.ts'
import { portMaxShips } from '../../data/constants.ts'
import { type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import type { Asks } from '../../steps.ts'
import type { MoveOf, MusterStep, Thrones } from '../../types.ts'
import { addRouted, addUnits, available, enemyAt, type G, removeUnit, sizeOf } from '../position/armies.ts'
import { controller } from '../position/control.ts'
import { orderAt, takeOrder } from '../position/orders.ts'
import { allows, grown, type Tally, tallyOf } from '../position/supply.ts'
import { turnOrder } from '../position/tracks.ts'
import { payOrder } from './income.ts'

export const musteringRules: Chapter<Thrones, 'mustering' | 'muster'> = {
  // In turn order, each completely before the next
  mustering: auto(g => turnOrder(g.open).map(seat => ({ do: 'muster', seat, only: null, steps: [] }))),

  muster: ask({
    rule: 'AG-4.5.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat, only, steps }) => [
      ...musterMoves(draftOf(g, seat, only, steps)),
      ...steps.map((_, index): MoveOf<'unmuster'> => ({ do: 'unmuster', index })),
      done,
    ],
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'muster') return [{ do: 'muster', ...me, steps: [...me.steps, move.step] }]
      if (move.do === 'unmuster') {
        const rest = me.steps.filter((_, index) => index !== move.index)
        return [{ do: 'muster', ...me, steps: stillLegal(g, seat, me.only, rest) }]
      }
      carryOut(g, ctx, seat, me.only, me.steps)
      return []
    },
  }),
}

/** AG-4.5.5: less or nothing may be mustered. */
const done: MoveOf<'done'> = { do: 'done' }

/** Can the seat muster anything there (or, without a place, anywhere)? */
export const canMuster = (g: G, seat: Seat, only: Place): boolean =>
  musterMoves(draftOf(g, seat, only as LandArea, [])).length > 0

type Board = Pick<G, 'open'>

/** What a mustering still has to spend, and the board as the steps drafted so far would leave it. */
interface Draft {
  g: Board
  seat: Seat
  /** Mustering points left by area (AG-4.5.1). */
  points: Map<LandArea, number>
  /** Units in the places to which some were drafted. */
  sizes: Map<Place, number>
  /** The armies as supply sees them. */
  larger: Tally
  /** Pieces left of each type (AG-3.9.1). */
  left: Record<UnitType, number>
  /** Footmen that could be upgraded, by area: standing and routed ones. */
  footmen: Map<LandArea, [number, number]>
}

function draftOf(g: Board, seat: Seat, only: LandArea | null, steps: readonly MusterStep[]): Draft {
  const points = new Map<LandArea, number>()
  const footmen: Draft['footmen'] = new Map()
  for (const area of only ? [only] : musterAreas) {
    if (controller(g.open, area) !== seat) continue
    points.set(area, musterPoints(area))
    const army = g.open.armies[area]
    footmen.set(area, [count(army?.units), count(army?.routed)])
  }
  const left = Object.fromEntries(unitTypes.map(unit => [unit, available(g, seat, unit)])) as Draft['left']
  const draft: Draft = { g, seat, points, sizes: new Map(), larger: tallyOf(g, seat), left, footmen }
  for (const step of steps) add(draft, step)
  return draft
}

function count(units: readonly UnitType[] = []): number {
  let footmen = 0
  for (const unit of units) if (unit === 'footman') footmen++
  return footmen
}

/** AG-4.5.2: what a step costs; the data has no upgrade without a price. */
export const costOf = (step: MusterStep): number =>
  step.kind === 'new' ? unitTable[step.unit].musterCost : unitTable[step.unit].upgradeCost

/** Draws a step into the draft. */
function add(draft: Draft, step: MusterStep): void {
  const { points, sizes, left, footmen } = draft
  const { at, unit } = step
  points.set(at, points.get(at)! - costOf(step))
  left[unit]--
  const here = footmen.get(at)!
  if (step.kind === 'upgrade') {
    left.footman++
    here[step.routed ? 1 : 0]--
  } else {
    const size = sizeAt(draft, step.to)
    draft.larger = grown(draft.larger, size)
    sizes.set(step.to, size + 1)
    if (unit === 'footman') here[0]++
  }
}

/** AG-4.5.4: every single step must be paid for and keep the unit limits and the supply limit. */
function isLegal(draft: Draft, step: MusterStep): boolean {
  const { points, left, footmen } = draft
  if (points.get(step.at)! < costOf(step) || left[step.unit] < 1) return false
  if (step.kind === 'upgrade') return footmen.get(step.at)![step.routed ? 1 : 0] > 0
  return hasRoom(draft, step.to)
}

/** The units in an own place, or one where nobody is. */
const sizeAt = ({ g, sizes }: Draft, place: Place): number => sizes.get(place) ?? sizeOf(g.open.armies[place])

/** AG-4.5.3, AG-3.6.6: no enemy Ships where a Ship is to appear; three Ships in a port; the supply limit. */
function hasRoom(draft: Draft, to: Place): boolean {
  const { g, seat, larger } = draft
  if (enemyAt(g, seat, to)) return false
  const size = sizeAt(draft, to)
  if (isPort(to) && size >= portMaxShips) return false
  return size === 0 || allows(g.open.supply[seat], grown(larger, size))
}

const musterAreas = landAreas.filter(area => musterPoints(area) > 0)

/** Every step that an area could ever see, in reading order: land units, Ships place by place, upgrades. */
const rows = new Map(musterAreas.map(at => [at, stepsAt(at).map((step): MoveOf<'muster'> => ({ do: 'muster', step }))]))

function stepsAt(at: LandArea): MusterStep[] {
  const raise = (unit: UnitType, to: Place): MusterStep => ({ kind: 'new', at, unit, to })
  const port = portOf(at)
  const waters: Place[] = [...neighbours(at).filter(isSea), ...(port ? [port] : [])]
  const upgrades = (['knight', 'siege-engine'] as const).flatMap(unit =>
    [false, true].map((routed): MusterStep => ({ kind: 'upgrade', at, unit, routed })),
  )
  const land = (['footman', 'knight', 'siege-engine'] as const).map(unit => raise(unit, at))
  return [...land, ...waters.map(to => raise('ship', to)), ...upgrades]
}

/** What bars a step that could be paid for (AG-4.5.3, AG-4.5.4). */
export type StepBar = 'no-pieces' | 'enemy-ships' | 'port-full' | 'over-supply'

function barOf(draft: Draft, step: MusterStep): StepBar | null {
  const { g, seat, points, left } = draft
  if (points.get(step.at)! < costOf(step) || isLegal(draft, step)) return null
  if (left[step.unit] < 1) return 'no-pieces'
  if (step.kind === 'upgrade') return null
  if (enemyAt(g, seat, step.to)) return 'enemy-ships'
  return isPort(step.to) && sizeAt(draft, step.to) >= portMaxShips ? 'port-full' : 'over-supply'
}

/** The steps that could be paid for and are barred, each with its reason. */
export function barredSteps(g: Board, { seat, only, steps }: Asks['muster']): { step: MusterStep; why: StepBar }[] {
  const draft = draftOf(g, seat, only, steps)
  return [...draft.points.keys()].flatMap(area =>
    rows.get(area)!.flatMap(({ step }) => {
      const why = barOf(draft, step)
      return why ? [{ step, why }] : []
    }),
  )
}

function musterMoves(draft: Draft): MoveOf<'muster'>[] {
  const moves: MoveOf<'muster'>[] = []
  for (const [area, points] of draft.points) {
    if (points < 1) continue
    for (const move of rows.get(area)!) if (isLegal(draft, move.step)) moves.push(move)
  }
  return moves
}

/** The steps that remain legal, each after those before it. */
function stillLegal(g: G, seat: Seat, only: LandArea | null, steps: readonly MusterStep[]): MusterStep[] {
  const draft = draftOf(g, seat, only, [])
  return steps.filter(step => {
    const legal = isLegal(draft, step)
    if (legal) add(draft, step)
    return legal
  })
}

/** AG-6.4.4: a special order that musters nothing pays Power. AG-6.4.3: new units get no order. */
function carryOut(g: G, ctx: Context<Thrones>, seat: Seat, only: LandArea | null, steps: readonly MusterStep[]): void {
  const order = only && orderAt(g, only)
  if (order && steps.length === 0) payOrder(g, ctx, only)
  else if (order) {
    takeOrder(g, only)
    ctx.log({ is: 'consolidated', seat, from: only, order, n: 0, muster: true })
  }
  for (const step of steps) carryOutStep(g, ctx, seat, step)
}

/** AG-4.5.6: an upgraded unit is routed if the Footman was. */
function carryOutStep(g: G, ctx: Context<Thrones>, seat: Seat, step: MusterStep): void {
  const { at, unit } = step
  if (step.kind === 'new') {
    addUnits(g, step.to, seat, [unit])
    ctx.log({ is: 'mustered', seat, at, unit, to: step.to })
    return
  }
  removeUnit(g, at, 'footman', step.routed)
  if (step.routed) addRouted(g, at, seat, [unit])
  else addUnits(g, at, seat, [unit])
  ctx.log({ is: 'upgraded', seat, at, unit, cause: 'muster' })
}

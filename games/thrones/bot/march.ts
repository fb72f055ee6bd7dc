/** Marching: which March order first, and the plan of the army that goes. */
import { once, remember } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import { orderTable } from '../data/orders.ts'
import type { UnitType } from '../data/units.ts'
import { castles } from '../rules/position/control.ts'
import type { Asks, Group } from '../steps.ts'
import type { Move, Open } from '../types.ts'
import type { MarchOrder } from './attacks.ts'
import { type Board, readBoard } from './board.ts'
import { type BotView, best, type Chooser, either, type Of, of } from './botView.ts'
import { supportStrength } from './forecast.ts'
import { type Plan, planMarch, stay } from './plans.ts'
import { valueToken } from './threats.ts'
import { areaValue } from './value.ts'

const nowhere: ReadonlySet<Place> = new Set()

const marchValue = (open: Open, from: Place): number => orderTable[open.orders[from]!.order!].modifier

const orderFrom = (open: Open, from: Place): MarchOrder => ({
  from,
  modifier: marchValue(open, from),
  claimed: nowhere,
})

/** How marches are decided when plans are made like this. */
export interface Marching {
  /** Which March order first: the one that gains most, for others may close the door on it. */
  choose: Chooser<'marchOrder'>
  /**
   * Drafts the plan unit by unit, then sets out. The plan is the same at each call, for the board stays as it is. What
   * somebody else has drafted before and cannot set out is called back.
   */
  draft: Chooser<'march'>
  /** The plan for a march at its beginning. */
  plan(botView: BotView, ask: Asks['march']): { board: Board; plan: Plan }
}

export function marchingBy(planOf: (board: Board, order: MarchOrder) => Plan): Marching {
  const thoughts = remember(
    (_armies: Open['armies'], _orders: Open['orders']) => new Map<string, { board: Board; plan: Plan }>(),
  )
  /** Worked out once for as long as armies and orders stay as they are. */
  function thoughtAt(botView: BotView, from: Place, granted?: MarchOrder['granted']): { board: Board; plan: Plan } {
    const { open, me } = botView
    const known = thoughts(open.armies, open.orders)
    return once(known, `${me} ${from} ${granted?.strength ?? ''}`, () => {
      const board = once(known, `${me}`, () => ({ board: readBoard(botView), plan: stay })).board
      return { board, plan: planOf(board, { ...orderFrom(open, from), granted }) }
    })
  }
  const plan: Marching['plan'] = (botView, ask) => thoughtAt(botView, ask.from, grantedTo(botView.open, ask))
  return {
    choose: (botView, _ask, legalMoves) =>
      best(of(legalMoves, 'march'), ({ from }) => thoughtAt(botView, from).plan.gain),
    draft: (botView, ask, legalMoves) => draftMarch(plan(botView, ask), ask, legalMoves, botView.back),
    plan,
  }
}

/** The easy bot weighs every attack that should win. */
export const marching = marchingBy(planMarch)

function draftMarch(
  { board, plan }: { board: Board; plan: Plan },
  ask: Asks['march'],
  legalMoves: readonly Move[],
  back: readonly Move[],
): Move {
  const call = ask.groups.length === 0 ? callFor(plan, board, of(legalMoves, 'call')) : undefined
  if (call) return call
  const next = of(legalMoves, 'go').find(({ unit, to }) => missing(plan.groups, ask.groups, unit, to) > 0)
  return next ?? setOut(board, ask.from, legalMoves) ?? callBack(plan, ask, back) ?? legalMoves[0]
}

/** How many more units of a type the plan sends to a place than the draft does. */
function missing(plan: readonly Group[], draft: readonly Group[], unit: UnitType, to: Place): number {
  const sent = (groups: readonly Group[]) =>
    groups.find(group => group.to === to)?.units.filter(each => each === unit).length ?? 0
  return sent(plan) - sent(draft)
}

/** Asking for support costs nothing: it asks where a force guards more than the plan gains without help. */
function callFor({ gain }: Plan, { open, me }: Board, calls: readonly Of<'call'>[]): Of<'call'> | undefined {
  if (calls.length === 0) return undefined
  const value = ({ at }: Of<'call'>) => areaValue(open, me, at)
  const call = best(calls, value)
  return value(call) > gain ? call : undefined
}

/** The support that others have granted to a drafted march. */
export function grantedTo(open: Open, { call, granted }: Asks['march']): MarchOrder['granted'] {
  if (call === null) return undefined
  const strength = granted.reduce((sum, place) => sum + supportStrength(open, place, 'attacker', call), 0)
  return { at: call, strength }
}

/** Leaves a Power token where the area is worth more than the token. */
function setOut(board: Board, from: Place, legalMoves: readonly Move[]): Move | undefined {
  const commits = of(legalMoves, 'commit')
  const banner = commits.find(each => each.banner)
  return banner && valueToken(board, from) ? banner : commits[0]
}

/** A unit that the plan sends elsewhere. */
const callBack = (plan: Plan, { groups }: Asks['march'], back: readonly Move[]): Move | undefined =>
  of(back, 'recall').find(({ unit, to }) => missing(plan.groups, groups, unit, to) < 0)

/** Helps a house that is behind against a neutral force, never one that is ahead. */
export const helpAgainstForce: Chooser<'neutralSupport'> = ({ open, me }, { marcher }, legalMoves) =>
  either(legalMoves, castles(open, marcher) < Math.min(castles(open, me), weakCastles) ? 'grant' : 'deny')

const weakCastles = 3

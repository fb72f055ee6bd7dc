/** The plans that a thinking bot weighs up: of all that is legal the few that may be best, the most promising first. */
import { type AskStep as AskStepOf, type Plan, type Rng, ranked, type View } from '../../../kernel/index.ts'
import { unitOf } from '../rules/field/units.ts'
import { usesOf } from '../rules/orders/tokens.ts'
import type { BattlesOfWesteros, Move, MoveOf } from '../types.ts'
import type { BotView } from './botView.ts'
import { actValue } from './combat.ts'
import { actionValue, type OrderValue, orderValues, usageValue, valueAt, wayWorth } from './orders.ts'
import { placeValue } from './places.ts'

type AskStep = AskStepOf<BattlesOfWesteros>
type Plans = readonly Plan<BattlesOfWesteros>[]
type Weigh<Name extends AskStep['do']> = (
  botView: BotView,
  legalMoves: readonly Move[],
  step: Extract<AskStep, { do: Name }>,
) => Plans

/** Not more plans are weighed up for a whole turn, and for what follows in it. */
const mostActions = 14
const most = 8

type Worthy = { readonly plan: Plan<BattlesOfWesteros>; readonly value: number }

/** A token, and what it is used for. */
function tokenPlans(botView: BotView, move: MoveOf<'token'>, orderValue: OrderValue): Worthy[] {
  const uses = usesOf(botView.open, botView.me, move.token, move.pair)
  // A pair costs a token more
  const cost = move.pair ? 0.3 : 0
  return uses.map(use => ({ plan: [move, use], value: usageValue(botView, use, orderValue) - cost }))
}

const actions: Weigh<'action'> = (botView, legalMoves) => {
  const orderValue = orderValues(botView)
  const plans = legalMoves.flatMap((move): Worthy[] =>
    move.do === 'token'
      ? tokenPlans(botView, move, orderValue)
      : [{ plan: move, value: actionValue(botView, move, orderValue) }],
  )
  const first = ranked(plans, ({ value }) => value).map(({ plan }) => plan)
  // Who passes is out of the round: not while there is anything to do
  const end = first.findIndex(plan => 'do' in plan && plan.do === 'pass')
  return first.slice(0, Math.max(1, Math.min(mostActions, end)))
}

const uses: Weigh<'useToken'> = (botView, legalMoves) => {
  const orderValue = orderValues(botView)
  const all = legalMoves.filter(move => move.do !== 'unselect')
  return ranked(all, move => usageValue(botView, move as MoveOf<'order'>, orderValue)).slice(0, most)
}

const orders: Weigh<'chooseOrders'> = (botView, legalMoves) =>
  ranked(legalMoves, move => (move.do === 'order' ? valueAt(botView, move.hex) : 0.05)).slice(0, most)

const movers: Weigh<'chooseMover'> = (botView, legalMoves) =>
  ranked(legalMoves, move => (move.do === 'select' ? valueAt(botView, move.hex) : 0)).slice(0, most)

const ways: Weigh<'moveUnit'> = ({ open }, legalMoves, { unit: id }) => {
  const moves = legalMoves.filter(move => move.do !== 'unselect')
  return ranked(moves, wayWorth(open, unitOf(open, id)!, moves)).slice(0, most)
}

const freeMoves: Weigh<'freeMove'> = ({ open }, legalMoves, { unit: id }) => {
  const unit = unitOf(open, id)!
  const value = (move: Move) => placeValue(open, unit, move.do === 'go' ? move.path.at(-1) : unit.hex)
  return ranked(legalMoves, value).slice(0, most)
}

const acts = ({ open }: BotView, legalMoves: readonly Move[]): Plans =>
  ranked(legalMoves, move => actValue(open, move)).slice(0, most)

const all = (_botView: BotView, legalMoves: readonly Move[]): Plans => legalMoves.slice(0, 2 * most)

const weighed: { readonly [Name in AskStep['do']]?: Weigh<Name> } = {
  action: actions,
  useToken: uses,
  chooseOrders: orders,
  chooseMover: movers,
  moveUnit: ways,
  freeMove: freeMoves,
  attack: acts,
  pursuitAttack: acts,
  followUp: all,
  shoot: all,
  join: all,
  tactic: all,
  aim: all,
  useAbility: all,
  leaveFreely: all,
  carry: all,
  withdraw: all,
  swap: all,
  retreatWay: all,
  counterOrNot: all,
  exchange: all,
}

/** Empty where the rules of thumb decide alone. */
export function candidates({ open, seat, own, stack, legalMoves }: View<BattlesOfWesteros>, rng: Rng): Plans {
  const step = stack.at(-1) as AskStep
  const weigh = weighed[step.do] as Weigh<AskStep['do']> | undefined
  return weigh ? weigh({ open, me: seat!, own: own!, rng }, legalMoves as readonly Move[], step) : []
}

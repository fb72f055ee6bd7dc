/** What is worth thinking about: a few answers to a question, each a move or a whole plan of moves. */
import { isRetraction, type Rng, type View } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import { orderTable } from '../data/orders.ts'
import { thrones } from '../game.ts'
import { mayLeaveBanner } from '../rules/action/movement.ts'
import type { Asks } from '../steps.ts'
import type { Move, Thrones } from '../types.ts'
import type { MarchOrder } from './attacks.ts'
import { type Board, readBoard } from './board.ts'
import { type BotView, of } from './botView.ts'
import { easy, knownBoard } from './easy.ts'
import { grantedTo } from './march.ts'
import { type OrderSet, plannerOf } from './planner.ts'
import { type Plan, plansFrom, stay } from './plans.ts'
import { raidValue } from './raids.ts'
import { ratedSwaps } from './raven.ts'
import { valueToken } from './threats.ts'

/** Moves made one after the other. */
export type Candidate = readonly Move[]

const most = {
  /** Plans of one march. */
  marches: 6,
  raids: 8,
  swaps: 8,
  others: 14,
}

/** Points of chance in the wildest set of orders that is looked at. */
const wildest = 3

/** The first is what the rules of thumb would do. */
export function candidatesFor(view: View<Thrones>, rng: Rng, sets: number): Candidate[] {
  const step = view.stack.at(-1)!
  const botView = botViewOf(view, rng)
  if (step.do === 'assignOrders') return orderSets(botView, sets)
  const usual = easy.choose(thrones, view, rng) as Move
  switch (step.do) {
    case 'muster':
      return [[usual]]
    case 'marchOrder':
      return unique([...marches(botView, [usual]), ...marches(botView, legal(view))])
    case 'march':
      if (usual.do === 'call' || step.groups.length > 0) return [[usual]]
      return draftedMarches(readBoard(botView), step)
    case 'raid':
      return unique([[usual], ...raids(botView, legal(view)).map(move => [move])])
    case 'raven':
      return unique([[usual], ...swaps(botView, legal(view)).map(move => [move])])
    default:
      return unique([[usual], ...legal(view).map(move => [move])]).slice(0, most.others)
  }
}

const legal = (view: View<Thrones>): Move[] =>
  (view.legalMoves as readonly Move[]).filter(move => !isRetraction<Thrones>(thrones, move))

const botViewOf = ({ open, own, seat }: View<Thrones>, rng: Rng): BotView => ({
  open: knownBoard(open, own!, seat!),
  me: seat!,
  own: own!,
  rng,
  back: [],
})

function unique(list: readonly Candidate[]): Candidate[] {
  const seen = new Map(list.map(each => [JSON.stringify(each), each]))
  return [...seen.values()]
}

/** Whole sets of orders: what seems best, then ever wilder ones. */
function orderSets({ open, own, me, rng }: BotView, n: number): Candidate[] {
  const planner = plannerOf(open, me)
  const sets = Array.from({ length: n }, (_, i) => planner.draw(rng, (i / n) * wildest))
  return unique(sets.map(set => layingOut(set, own.orders)))
}

/** The moves that turn a draft into a set of orders, and confirm it. */
function layingOut(set: OrderSet, draft: OrderSet): Candidate {
  const wrong = (Object.keys(draft) as Place[]).filter(at => draft[at] !== set[at])
  const missing = (Object.keys(set) as Place[]).filter(at => draft[at] !== set[at])
  return [
    ...wrong.map((at): Move => ({ do: 'remove', at })),
    ...missing.map((at): Move => ({ do: 'place', at, order: set[at]! })),
    { do: 'confirm' },
  ]
}

/** Each of these March orders with the plans for its army. */
function marches(botView: BotView, moves: readonly Move[]): Candidate[] {
  const board = readBoard(botView)
  return of(moves, 'march').flatMap(move => {
    if (board.open.armies[move.from]!.units.length === 0) return [[move]]
    return marchPlans(board, move.from).map(plan => [move, ...goWith(board, move.from, plan)])
  })
}

const draftedMarches = (board: Board, ask: Asks['march']): Candidate[] =>
  marchPlans(board, ask.from, grantedTo(board.open, ask)).map(plan => goWith(board, ask.from, plan))

/** The plans that promise most, and staying. */
function marchPlans(board: Board, from: Place, granted?: MarchOrder['granted']): Plan[] {
  const { modifier } = orderTable[board.open.orders[from]!.order!]
  const order: MarchOrder = { from, modifier, claimed: new Set(), granted }
  const plans = [...plansFrom(board, order)].sort((a, b) => b.gain - a.gain)
  const kept = plans.slice(0, most.marches)
  return kept.some(({ gain }) => gain > 0) ? [...kept, stay] : [stay, ...kept]
}

/** The moves of a plan that nobody has begun, with a Power token left where that may be and is worth it. */
function goWith(board: Board, from: Place, { groups, attack }: Plan): Candidate {
  const { open, me: seat } = board
  const goes = groups.flatMap(({ to, units }) => units.map((unit): Move => ({ do: 'go', unit, to })))
  const march = { seat, from, groups, call: null, granted: [] }
  const banner = mayLeaveBanner(open, march) && (attack !== null || valueToken(board, from))
  return [...goes, { do: 'commit', banner }]
}

function raids(botView: BotView, moves: readonly Move[]): Move[] {
  const board = readBoard(botView)
  const value = (move: Move) =>
    move.do === 'raid' && move.target !== null
      ? raidValue(board, move.target, orderTable[board.open.orders[move.from]!.order!].special, [])
      : 0
  return [...moves].sort((a, b) => value(b) - value(a)).slice(0, most.raids)
}

/** The exchanges that look best, and leaving all as it is. */
function swaps(botView: BotView, moves: readonly Move[]): Move[] {
  const rated = ratedSwaps(botView, moves).sort((a, b) => b.gain - a.gain)
  return [...rated.slice(0, most.swaps).map(({ move }) => move), ...moves.filter(move => move.do !== 'swap')]
}

/** What is worth thinking about: a few answers to a question, each a move or a whole plan of moves. */
import {
  below,
  imagine,
  isRetraction,
  play,
  questionAt,
  type Rng,
  ranked,
  seeded,
  seedFrom,
  type View,
} from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import { orderTable } from '../data/orders.ts'
import { thrones } from '../game.ts'
import { mayLeaveBanner } from '../rules/action/movement.ts'
import { sideOf } from '../rules/combat/fight.ts'
import type { Asks } from '../steps.ts'
import type { Move, Thrones } from '../types.ts'
import type { MarchOrder } from './attacks.ts'
import { type Board, readBoard } from './board.ts'
import { type BotView, of } from './botView.ts'
import { easy, knownBoard } from './easy.ts'
import { neighboursOf } from './improve.ts'
import { grantedTo } from './march.ts'
import { musterWith } from './muster.ts'
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

/** Points of chance in a set of orders that strays as far as there are sets. */
const wildest = 3

/** How many plans are looked at. */
export interface Effort {
  orderSets: number
  musters: number
}

/** Points of chance more in each mustering that is looked at. */
const wilder = 0.3

/** The first is what the rules of thumb would do. */
export function candidatesFor(view: View<Thrones>, rng: Rng, { orderSets, musters }: Effort): Candidate[] {
  const step = view.stack.at(-1)!
  const botView = botViewOf(view, rng)
  if (step.do === 'assignOrders') return setsOfOrders(botView, orderSets)
  const usual = easy.choose(thrones, view, rng) as Move
  switch (step.do) {
    case 'muster':
      return unique([...Array(musters).keys()].map(i => mustering(view, rng, i * wilder)))
    case 'marchOrder':
      return unique([...marches(botView, [usual]), ...marches(botView, legal(view))])
    case 'march':
      if (usual.do === 'call' || step.groups.length > 0) return [[usual]]
      return draftedMarches(readBoard(botView), step)
    case 'raid':
      return unique([[usual], ...raids(botView, legal(view)).map(move => [move])])
    case 'raven':
      return unique([[usual], ...swaps(botView, legal(view)).map(move => [move])])
    case 'support':
      // To withhold support from oneself gains nothing.
      if (sideOf(view.open.combat!, view.seat!) !== null) return [[usual]]
      return singly(usual, view)
    default:
      return singly(usual, view)
  }
}

/** The usual move, and others. */
const singly = (usual: Move, view: View<Thrones>): Candidate[] =>
  unique([[usual], ...legal(view).map(move => [move])]).slice(0, most.others)

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

/**
 * Whole sets of orders: what seems best, some that stray from it more and more, and those in which one place has another type
 * of order, where least seems lost by it.
 */
function setsOfOrders({ open, own, me, rng }: BotView, n: number): Candidate[] {
  const planner = plannerOf(open, me)
  const strayed = Array.from({ length: Math.ceil(n / 2) }, (_, i) => planner.draw(rng, (i / n) * wildest))
  const [usual] = strayed
  const others = planner.choices.filter(({ at, order }) => usual[at] !== order).slice(0, Math.floor(n / 2))
  const changed = others.map(choice => planner.draw(rng, 0, choice))
  return unique([...strayed, ...changed].map(set => layingOut(set, own.orders)))
}

/** A plan for the orders, and so many that differ from it in one place or two. */
export function improvedOrders(view: View<Thrones>, plan: Candidate, n: number): Candidate[] {
  const { orders } = view.own!
  const placed = of(plan, 'place').map(({ at, order }) => [at, order] as const)
  const set: OrderSet = { ...orders, ...Object.fromEntries(placed) }
  const others = neighboursOf(set, plannerOf(view.open, view.seat!), n)
  return [plan, ...others.map(other => layingOut(other, orders))]
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

/** A whole mustering, drafted by rule of thumb with so many points of chance. */
function mustering(view: View<Thrones>, rng: Rng, spread: number): Candidate {
  const choose = musterWith(spread)
  const world = imagine(thrones, view, seeded(seedFrom(below(rng, 2 ** 32))))
  const moves: Move[] = []
  let question = questionAt(thrones, world)
  while (question?.step.do === 'muster' && moves.at(-1)?.do !== 'done') {
    const onward = (question.legal(view.seat!) as readonly Move[]).filter(move => move.do !== 'unmuster')
    const move = choose({ ...botViewOf(view, rng), open: world.g.open }, question.step, onward)
    moves.push(move)
    question = play(thrones, world, view.seat!, move).question
  }
  return moves
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
  const order: MarchOrder = { from, modifier, claimed: new Set(), granted, isBold: true }
  const kept = ranked([...plansFrom(board, order)], ({ gain }) => gain).slice(0, most.marches)
  return kept.some(({ gain }) => gain > 0) ? [...kept, stay] : [stay, ...kept]
}

/** The moves of a plan that nobody has begun, with a Power token left where that may be and is worth it. */
function goWith(board: Board, from: Place, { groups }: Plan): Candidate {
  const { open, me: seat } = board
  const goes = groups.flatMap(({ to, units }) => units.map((unit): Move => ({ do: 'go', unit, to })))
  const march = { seat, from, groups, call: null, granted: [] }
  const banner = mayLeaveBanner(open, march) && valueToken(board, from)
  return [...goes, { do: 'commit', banner }]
}

function raids(botView: BotView, moves: readonly Move[]): Move[] {
  const board = readBoard(botView)
  const value = (move: Move) =>
    move.do === 'raid' && move.target !== null
      ? raidValue(board, move.target, orderTable[board.open.orders[move.from]!.order!].special, [])
      : 0
  return ranked(moves, value).slice(0, most.raids)
}

/** The exchanges that look best, and leaving all as it is. */
function swaps(botView: BotView, moves: readonly Move[]): Move[] {
  const rated = ranked(ratedSwaps(botView, moves), ({ gain }) => gain)
  return [...rated.slice(0, most.swaps).map(({ move }) => move), ...moves.filter(move => move.do !== 'swap')]
}

/**
 * The search that stronger bots of any game share. It weighs up plans (one move, or several of the seat: a whole set of
 * orders, a whole turn) in worlds that fit what its seat knows: each plan is carried out, a quick policy plays on for all
 * seats to a horizon, and the position there gets a value. All plans meet the same worlds and the same luck. Sequential
 * halving: the budget is divided into rounds, each of which leaves half as many plans as the one before. A plan that is clearly
 * behind, or makes no difference, is given up before, and the others share its trials; a thought ends as soon as one plan is left.
 *
 * It sees a view like every bot: what it does not know it imagines.
 */
import {
  below,
  best,
  branch,
  copy,
  type Drawers,
  type Game,
  imagine,
  type Kinds,
  type Move,
  type Plan,
  progressMoves,
  type Rng,
  type Seat,
  type State,
  same,
  seeded,
  seedFrom,
  type Thinker,
  type View,
} from '../kernel/index.ts'
import { type Meter, meterOf } from './budget.ts'
import { answerBy, type Horizon, type Policy, tryOut } from './trial.ts'

/** What a game tells the search. */
export interface Search<K extends Kinds> {
  /** Who plays on, for all seats. It is asked most of all: cheap beats clever. */
  policy: Policy<K>
  /** Moves that the policy makes after a plan, at most. */
  depth: number
  /** Where a trial ends before that: asked at each question after a plan. Left out: nowhere. */
  horizon?(view: View<K>): Horizon<K>
  /**
   * The plans worth thinking about, best first as far as one can tell at a glance: the order is the prior. The first move of
   * each is legal. Empty: the policy answers. Left out: every legal move that leads on, and none for a draft, of which a single
   * move says little.
   */
  candidates?(view: View<K>, rng: Rng): readonly Plan<K>[]
  /**
   * How far the first plan is trusted, in the unit of values: after n worlds it counts as better by trust / sqrt(n), or noise would
   * choose between plans that are all but equal. Left out: not at all.
   */
  trust?: number
  /** No more trials for one decision, however much time there is; left out: as many as there is time for. */
  mostTrials?: number
  /** Plausible worlds; what the view allows is worked out once. Left out: `imagine`, any lawful world. */
  imagineWorld?(view: View<K>): (rng: Rng) => State<K>
  /**
   * How good the end of a trial is for a seat, more is better, in any unit. At tables of many seats it is the place that
   * counts: a game sets the seat's own value against those of the others. Left out: the place in the standing.
   */
  evaluate?(g: Drawers<K>, seat: Seat, isOver: boolean): number
}

/** A plan, and what came of it in one world after the other. */
interface Row<K extends Kinds> {
  readonly moves: readonly Move<K>[]
  readonly values: number[]
  /** So many of its moves could be made one after the other in every world. */
  reach: number
  /** How far it is trusted before it is tried. */
  readonly trust: number
}

/** A node of its budget is a trial: one plan in one world. */
export function searcher<K extends Kinds>(search: Search<K>): Thinker<K> {
  return {
    async think(game, view, rng, budget) {
      const meter = meterOf({ ...budget, nodes: Math.min(budget.nodes, search.mostTrials ?? budget.nodes) })
      const draw = worldsOf(game, search, view)
      const plans = plansOf(game, search, view, rng)
      if (plans.length === 0) return answerBy(game, search.policy, draw(rng), view.seat!, rng)
      const isFar = search.horizon?.(view) ?? (() => false)
      const thought = { game, search, seat: view.seat!, meter, isFar, next: () => worldOf(draw, rng) }
      const { moves, reach } = await bestOf(thought, plans)
      return moves.slice(0, reach)
    },
  }
}

const worldsOf = <K extends Kinds>(game: Game<K>, search: Search<K>, view: View<K>) =>
  search.imagineWorld?.(view) ?? ((rng: Rng) => imagine(game, view, branch(rng)))

/** One world after the other that fits a view, each with the luck that all plans meet in it. */
export function worldsFor<K extends Kinds>(game: Game<K>, search: Search<K>, view: View<K>, rng: Rng): () => World<K> {
  const draw = worldsOf(game, search, view)
  return () => worldOf(draw, rng)
}

/** The plans to be weighed up, each with a first move that is legal. */
export function plansOf<K extends Kinds>(
  game: Game<K>,
  search: Search<K>,
  view: View<K>,
  rng: Rng,
): readonly Move<K>[][] {
  if (!search.candidates) return isDraft(game, view) ? [] : progressMoves(game, view.legalMoves).map(move => [move])
  const plans = search.candidates(view, rng).map(plan => [plan].flat() as Move<K>[])
  return plans.filter(([first]) => view.legalMoves.some(move => same(move, first)))
}

function isDraft<K extends Kinds>(game: Game<K>, view: View<K>): boolean {
  const rule = (game.rules as unknown as Record<string, { draft?: unknown }>)[view.stack.at(-1)!.do]
  return rule.draft !== undefined
}

/** A world, and the luck that all plans meet in it. */
export interface World<K extends Kinds> {
  state: State<K>
  luck: Rng['chance']
}

function worldOf<K extends Kinds>(draw: (rng: Rng) => State<K>, rng: Rng): World<K> {
  const luck = seeded(seedFrom(below(rng, 2 ** 32)))
  const state = draw(rng)
  state.chance = branch({ chance: luck })
  return { state, luck }
}

/** A thought that is under way. */
interface Thought<K extends Kinds> {
  game: Game<K>
  search: Search<K>
  seat: Seat
  meter: Meter
  isFar: Horizon<K>
  /** The next world, for all plans that are left. */
  next(): World<K>
}

async function bestOf<K extends Kinds>(thought: Thought<K>, plans: readonly Move<K>[][]): Promise<Row<K>> {
  const { trust = 0 } = thought.search
  let rows = plans.map((moves, i): Row<K> => ({ moves, values: [], reach: moves.length, trust: i === 0 ? trust : 0 }))
  const rounds = Math.ceil(Math.log2(rows.length))
  // What it took to find plans and worlds is gone: the rounds share what is left.
  const gone = thought.meter.used()
  for (let round = 1; round <= rounds && rows.length > 1; round++) {
    const raced = await race(thought, rows, gone + (1 - gone) * (round / rounds))
    rows = bestRows(raced, Math.ceil(plans.length / 2 ** round))
  }
  const [first] = rows
  // What was never tried is carried out once, however late it is: what cannot be done is no answer.
  if (first.values.length === 0 && first.moves.length > 1) first.reach = reachOf(thought, first.moves)
  return first
}

/**
 * Tries the plans in world after world, until so much of the budget is used, 0 to 1, and all of them in one world at least; those
 * still worth it are left.
 */
async function race<K extends Kinds>(thought: Thought<K>, all: readonly Row<K>[], share: number): Promise<Row<K>[]> {
  const { meter, next } = thought
  let rows = [...all]
  const isTime = (worlds: number) => worlds === 0 || meter.used() < share
  while (isTime(rows[0].values.length) && rows.length > 1) {
    const worlds = rows[0].values.length
    const world = next()
    for (const row of rows) {
      const isTried = isTime(worlds) && (await meter.next()) && weigh(thought, row, world)
      if (!isTried) return evened(rows, worlds)
    }
    rows = contenders(rows)
  }
  return rows
}

/** Without a world that only some plans have met; the very first one is better than nothing. */
function evened<K extends Kinds>(rows: Row<K>[], worlds: number): Row<K>[] {
  if (worlds > 0) for (const { values } of rows) values.length = worlds
  return rows
}

/** So many worlds are tried before a plan is given up, and by so many standard errors it is then behind the best. */
const trials = 5
const behind = 2.5

/** Gives up plans that are clearly behind the best one, world by world, or come to the same in all of them. */
function contenders<K extends Kinds>(rows: readonly Row<K>[]): Row<K>[] {
  const n = rows[0].values.length
  if (n < trials) return [...rows]
  const first = best(rows, ({ values }) => values.reduce((sum, each) => sum + each, 0))
  return rows.filter(row => row === first || !isBehind(row.values, first.values))
}

function isBehind(values: readonly number[], others: readonly number[]): boolean {
  const leads = values.map((value, i) => others[i] - value)
  const lead = leads.reduce((sum, each) => sum + each, 0) / leads.length
  const spread = leads.reduce((sum, each) => sum + (each - lead) ** 2, 0)
  return lead >= behind * Math.sqrt(spread / leads.length / (leads.length - 1))
}

/** Tries a plan in one more world; false when time was over before its end. */
function weigh<K extends Kinds>(
  { game, search, seat, isFar, meter }: Thought<K>,
  row: Row<K>,
  world: World<K>,
): boolean {
  const trial = { world: copy(world.state), seat, moves: row.moves, luck: { chance: world.luck } }
  const { reach, value } = tryOut(game, { evaluate: byStanding(game), ...search, isFar }, trial, meter)
  if (value === null) return false
  row.reach = Math.min(row.reach, reach)
  row.values.push(value)
  return true
}

/** How many moves of a plan can be made one after the other in some world. */
function reachOf<K extends Kinds>(
  { game, search: { policy }, seat, next }: Thought<K>,
  moves: readonly Move<K>[],
): number {
  const { state, luck } = next()
  const only = { policy, depth: 0, isFar: () => true, evaluate: () => 0 }
  return tryOut(game, only, { world: state, seat, moves, luck: { chance: luck } }, { isOver: () => false }).reach
}

/** The best of those tried in as many worlds as the last one, so many at most, best first; what is equally good keeps its order. */
function bestRows<K extends Kinds>(rows: readonly Row<K>[], most: number): Row<K>[] {
  const worlds = Math.max(1, rows.at(-1)!.values.length)
  const tried = rows.filter(({ values }) => values.length >= worlds)
  if (tried.length === 0) return [...rows.slice(0, 1)]
  const sum = ({ values, trust }: Row<K>) =>
    values.slice(0, worlds).reduce((all, each) => all + each, trust * Math.sqrt(worlds))
  const ranked = tried.map(row => ({ row, sum: sum(row) })).sort((a, b) => b.sum - a.sum)
  return ranked.slice(0, most).map(({ row }) => row)
}

/** First place is best. */
export const byStanding =
  <K extends Kinds>(game: Game<K>) =>
  ({ open }: Drawers<K>, seat: Seat): number =>
    -game.standing(open as K['open']).find(each => each.seat === seat)!.place

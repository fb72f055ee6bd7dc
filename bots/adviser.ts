/**
 * Advice for people: what a thinker would do, and why. Its plan and another one are tried in the same imagined worlds, and what
 * comes of them is compared, concern by concern of the value of a position. It knows the view of the seat and nothing else.
 */
import {
  type Advice,
  type Adviser,
  type Appraisal,
  type Bot,
  type Budget,
  type Counsel,
  copy,
  type Drawers,
  type Game,
  type Kinds,
  type Move,
  type Reason,
  type Rng,
  type Seat,
  same,
  type Thinker,
  type View,
} from '../kernel/index.ts'
import { meterOf } from './budget.ts'
import { byStanding, plansOf, type Search, type World, worldsFor } from './search.ts'
import { tryOut } from './trial.ts'

export interface Counsellor<K extends Kinds> {
  thinker: Thinker<K>
  /** How the thinker tries plans out. */
  search: Search<K>
  /** What most players would do: with its answer the plan is compared, where it is another one. */
  usual: Bot<K>
  appraisal: Appraisal<K>
}

/** So much of the budget is for the thought; the rest for comparing. */
const thinking = 0.75
/** Plans are compared in no more worlds, and with no more others. */
const mostWorlds = 24
const mostOthers = 3

/** What a game with such a thinker can tell people. */
export const counselOf = <K extends Kinds>(counsellor: Counsellor<K>): Counsel<K> => ({
  adviser: adviser(counsellor),
  appraisal: counsellor.appraisal,
})

export function adviser<K extends Kinds>(counsellor: Counsellor<K>): Adviser<K> {
  return {
    async advise(game, view, rng, budget) {
      const part = (share: number): Budget => ({
        ...budget,
        nodes: Math.ceil(budget.nodes * share),
        ms: budget.ms * share,
      })
      const plan = [await counsellor.thinker.think(game, view, rng, part(thinking))].flat()
      const others = othersThan(plan, game, counsellor, view, rng)
      const rows = await compared(
        game,
        counsellor,
        view,
        rng,
        [plan, ...others.map(({ moves }) => moves)],
        part(1 - thinking),
      )
      return adviceOf(plan, others, rows)
    },
  }
}

interface Other<K extends Kinds> {
  moves: readonly Move<K>[]
  /** Its first move that the plan does not make. */
  instead: Move<K>
}

/** The usual answer; where that belongs to the plan, the best others at a glance. */
function othersThan<K extends Kinds>(
  plan: readonly Move<K>[],
  game: Game<K>,
  { search, usual }: Counsellor<K>,
  view: View<K>,
  rng: Rng,
): Other<K>[] {
  const differing = (moves: readonly Move<K>[]): Other<K>[] => {
    const instead = moves.find(move => !plan.some(each => same(each, move)))
    return instead === undefined ? [] : [{ moves, instead }]
  }
  const answer = differing([usual.choose(game, view, rng)])
  return answer.length > 0 ? answer : plansOf(game, search, view, rng).flatMap(differing).slice(0, mostOthers)
}

/** What came of a plan in one world. `own`, `others`: points by concern; null: the game was over. */
interface Result {
  value: number
  points: { own: Readonly<Record<string, number>>; others: Readonly<Record<string, number>> } | null
}

/** Tries plans in world after world, all of them in each; what a world has not seen to its end is left out. */
async function compared<K extends Kinds>(
  game: Game<K>,
  { search, appraisal }: Counsellor<K>,
  view: View<K>,
  rng: Rng,
  plans: readonly (readonly Move<K>[])[],
  budget: Budget,
): Promise<Result[][]> {
  const seat = view.seat!
  const meter = meterOf(budget)
  const next = worldsFor(game, search, view, rng)
  const isFar = search.horizon?.(view) ?? (() => false)
  const rows: Result[][] = plans.map(() => [])
  if (plans.length < 2) return rows
  const tried = ({ state, luck }: World<K>, moves: readonly Move<K>[]): Result | null => {
    let points: Result['points'] = null
    const evaluate = (g: Drawers<K>, me: Seat, isOver: boolean) => {
      points = isOver ? null : pointsAt(appraisal, g, me)
      return (search.evaluate ?? byStanding(game))(g, me, isOver)
    }
    const { value } = tryOut(
      game,
      { ...search, evaluate, isFar },
      { world: copy(state), seat, moves, luck: { chance: luck } },
      meter,
    )
    return value === null ? null : { value, points }
  }
  for (let n = 0; n < mostWorlds; n++) {
    const world = next()
    const results: Result[] = []
    for (const moves of plans) {
      const result = (await meter.next()) ? tried(world, moves) : null
      if (result === null) return rows
      results.push(result)
    }
    for (const [i, result] of results.entries()) rows[i].push(result)
  }
  return rows
}

/** Points by concern: of the seat, and of the others on the average; none where nothing can be judged yet. */
function pointsAt<K extends Kinds>(appraisal: Appraisal<K>, g: Drawers<K>, me: Seat): NonNullable<Result['points']> {
  if (appraisal.values(g, false) === null) return { own: {}, others: {} }
  const own = appraisal.points(g, me)
  const others: Record<string, number> = {}
  const count = g.held.length - 1
  for (let seat = 0; seat <= count; seat++) {
    if (seat === me) continue
    const theirs = appraisal.points(g, seat)
    for (const concern in theirs) others[concern] = (others[concern] ?? 0) + theirs[concern] / count
  }
  return { own, others }
}

function adviceOf<K extends Kinds>(
  plan: readonly Move<K>[],
  others: readonly Other<K>[],
  [own, ...rows]: readonly (readonly Result[])[],
): Advice<K> {
  const [best] = rows
    .map((row, i) => ({ row, value: mean(row.map(({ value }) => value)), i }))
    .sort((a, b) => b.value - a.value)
  if (best === undefined || best.row.length === 0) return { plan, instead: null, values: null, reasons: [] }
  const values = [mean(own.map(({ value }) => value)), best.value] as const
  // In the few worlds that are compared another plan may do as well: then there is nothing to be said for either.
  const reasons = values[0] > values[1] ? reasonsFor(own, best.row) : []
  return { plan, instead: others[best.i].instead, values, reasons }
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length

/** Less than this many points, or than this part of the weightiest difference, is not worth a word. */
const least = 0.02
const leastPart = 0.2

/** In what the positions after two plans differ, world by world, beyond chance; the weightiest first. */
function reasonsFor(own: readonly Result[], other: readonly Result[]): Reason[] {
  const leads = new Map<string, number[]>()
  const note = (name: string, world: number, lead: number) => {
    const all = leads.get(name) ?? own.map(() => 0)
    all[world] = lead
    leads.set(name, all)
  }
  for (const [world, { points, value }] of own.entries()) {
    const theirs = other[world]
    if (points === null || theirs.points === null) {
      note('own end', world, value - theirs.value)
      continue
    }
    for (const whose of ['own', 'others'] as const) {
      for (const concern in points[whose]) {
        note(`${whose} ${concern}`, world, points[whose][concern] - (theirs.points[whose][concern] ?? 0))
      }
    }
  }
  const reasons = [...leads].flatMap(([name, all]) => {
    const [whose, concern] = name.split(' ') as [Reason['whose'], string]
    const by = mean(all)
    return Math.abs(by) >= least && isBeyondChance(all) ? [{ whose, concern, by }] : []
  })
  const ranked = reasons.sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  return ranked.filter(({ by }) => Math.abs(by) >= leastPart * Math.abs(ranked[0].by))
}

/** Is the mean of these at least a standard error away from 0? */
function isBeyondChance(all: readonly number[]): boolean {
  if (all.length < 2) return true
  const by = mean(all)
  const spread = all.reduce((sum, each) => sum + (each - by) ** 2, 0)
  return by ** 2 >= spread / all.length / (all.length - 1)
}

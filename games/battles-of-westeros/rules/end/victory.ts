/** BW-17: who wins, and when. */
import { auto, type Game, over, type Seat, type Standing } from '../../../../kernel/index.ts'
import { battleOf, planOf } from '../../data/battles.ts'
import type { Condition } from '../../data/plans/plan.ts'
import type { BattlesOfWesteros, Open, Result } from '../../types.ts'
import { type BattleContext, type G, other, type Rules, seatOf, unitsOf } from '../field/units.ts'
import { depthOf, higherMorale, isOrBetter, isRouted } from './morale.ts'
import { controlledBy } from './objectives.ts'
import { scoreAll } from './points.ts'

function holds(open: Open, condition: Condition): boolean {
  switch (condition.is) {
    case 'controls':
      return controlledBy(open, seatOf(open, condition.house)) >= condition.least
    case 'morale':
      return isOrBetter(open, seatOf(open, condition.house), condition.zone)
    case 'points':
      return open.points[seatOf(open, condition.house)] >= condition.least
    case 'captured':
      return open.commanders[condition.commander]?.where === 'captured'
  }
}

/** BW-17.4, BW-P10.4: nobody left on the field, and nobody to come. */
const isBeaten = (open: Open, seat: Seat): boolean =>
  unitsOf(open, seat).length === 0 &&
  !Object.values(open.commanders).some(each => each.seat === seat && each.where === 'waiting')

/** BW-P9.3: units have left the board, and none is there any more. */
export const isOverByExit = (open: Open): boolean => {
  const exit = planOf(open.options.battle)?.special.exit
  return exit !== undefined && open.exited > 0 && unitsOf(open, seatOf(open, exit.house)).length === 0
}

/** BW-17.2: whoever has won at once; rout comes before all else. */
export function immediateResult(open: Open): Result | null {
  const seats = [...open.houses.keys()]
  const routed = seats.find(seat => isRouted(open, seat))
  if (routed !== undefined) return { winner: other(routed), by: 'rout' }
  const won = battleOf(open.options.battle).victory.atOnce?.find(each => each.if.every(one => holds(open, one)))
  if (won) return { winner: seatOf(open, won.winner), by: 'plan' }
  const beaten = seats.find(seat => isBeaten(open, seat))
  if (beaten === undefined || isOverByExit(open)) return null
  return { winner: other(beaten), by: 'annihilation' }
}

/** BW-17.1: after the last round. */
export function finalResult(open: Open): Result {
  const { atEnd } = battleOf(open.options.battle).victory
  if (atEnd) {
    const winner = seatOf(open, atEnd.winner)
    return { winner: atEnd.if.every(each => holds(open, each)) ? winner : other(winner), by: 'plan' }
  }
  const [one, two] = open.points
  if (one !== two) return { winner: one > two ? 0 : 1, by: 'points' }
  const higher = higherMorale(open)
  return higher === null ? { winner: open.momentum, by: 'momentum' } : { winner: higher, by: 'morale' }
}

function end(g: G, result: Result, ctx: BattleContext): typeof over {
  g.open.result = result
  ctx.log({ is: 'won', seat: result.winner, by: result.by, points: g.open.points, morale: g.open.morale })
  return over
}

export const victoryRules: Rules<'score' | 'lastRound'> = {
  // BW-4.4.2
  score: auto((g, _me, ctx) => {
    scoreAll(g, 'roundEnd', ctx)
    return []
  }),
  // BW-4.4.3
  lastRound: auto((g, _me, ctx) => {
    if (g.open.round < battleOf(g.open.options.battle).rounds) return []
    scoreAll(g, 'gameEnd', ctx)
    return end(g, immediateResult(g.open) ?? finalResult(g.open), ctx)
  }),
}

type AnyRules = Game<BattlesOfWesteros>['rules']
type Act = (g: G, me: object, ...rest: unknown[]) => unknown

/** The functions of a rule after which the battle may be won. */
const acting = ['run', 'take', 'reveal'] as const

/** BW-17.2: victory is looked for after every change. */
export function untilWon(rules: AnyRules): AnyRules {
  const watched =
    (act: Act): Act =>
    (g, ...rest) => {
      const next = act(g, ...rest)
      if (g.open.result !== null || g.open.round === 0) return next
      const ctx = rest.at(-1) as BattleContext
      const result = immediateResult(g.open)
      if (result) return end(g, result, ctx)
      if (!isOverByExit(g.open)) return next
      scoreAll(g, 'gameEnd', ctx)
      return end(g, finalResult(g.open), ctx)
    }
  const entries = Object.entries(rules).map(([name, rule]) => {
    const parts = Object.entries(rule).map(([key, part]) =>
      (acting as readonly string[]).includes(key) ? [key, watched(part as Act)] : [key, part],
    )
    return [name, Object.fromEntries(parts)]
  })
  return Object.fromEntries(entries) as AnyRules
}

/** BW-17.1: what the figures of the standing do not settle: a goal, rout, annihilation, momentum, or a resignation. */
const isBesideFigures = ({ winner, by }: Result): boolean => winner !== null && by !== 'points' && by !== 'morale'

/** The winner first; while the battle runs, by points, then by morale. */
export function standing(open: Open): readonly Standing[] {
  const { winner } = open.result ?? { winner: null }
  const lead = open.result
    ? winner
    : open.points[0] === open.points[1]
      ? higherMorale(open)
      : open.points[0] > open.points[1]
        ? 0
        : 1
  const all = [...open.houses.keys()].map(seat => ({
    seat,
    place: lead === null || lead === seat ? 1 : 2,
    keys: [
      ...(open.result && isBesideFigures(open.result) ? [{ why: 'won', n: lead === seat ? 1 : 0 }] : []),
      { why: 'points', n: open.points[seat] },
      { why: 'morale', n: -depthOf(open, seat) },
      { why: 'units', n: unitsOf(open, seat).length },
    ],
  }))
  return all.toSorted((a, b) => a.place - b.place)
}

/** Ends beside the rules. */
export const settle: Game<BattlesOfWesteros>['settle'] = {
  resign: (g, seat, ctx) => {
    end(g, { winner: other(seat), by: 'resignation' }, ctx)
  },
  draw: (g, ctx) => {
    end(g, { winner: null, by: 'agreement' }, ctx)
  },
}

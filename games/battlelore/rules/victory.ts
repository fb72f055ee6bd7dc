/** BL-4.1, BL-20, BL-21.3: how a game ends. */
import { auto, type Chapter, type Game, type Ledger, over, type Seat, type Standing } from '../../../kernel/index.ts'
import { victoryPoints } from '../data/constants.ts'
import type { BattleLore, Open } from '../types.ts'
import { armyOf, type BattleContext, type G, other } from './field/units.ts'
import { campaignTotals, campaignWinner, chaptersWith, isLastChapter } from './setup/campaign.ts'

export const victoryRules: Chapter<BattleLore, 'victoryCheck'> = {
  // BL-4.1; BL-20.4: the last round has been played
  victoryCheck: auto((g, _me, ctx) => {
    const [a, b] = g.open.points
    const leader: Seat | null = a === b ? null : a > b ? 0 : 1
    if (leader !== null && g.open.points[leader] >= victoryPoints)
      return endGame(g, { winner: leader, by: 'points' }, ctx)
    if (g.open.round > Number(g.open.options.maxRounds)) return endGame(g, { winner: leader, by: 'rounds' }, ctx)
    return []
  }),
}

/** Ends the game: the winner, or null for a draw (BL-20.1, BL-20.2). */
export function endGame(g: G, result: NonNullable<Open['result']>, ctx: BattleContext): typeof over {
  g.open.result = result
  ctx.log({ is: 'won', seat: result.winner, by: result.by, points: g.open.points })
  if (isLastChapter(g.open)) {
    const chapters = chaptersWith(g.open)
    ctx.log({ is: 'campaign', totals: campaignTotals(chapters), winner: campaignWinner(chapters) })
  }
  return over
}

/** BL-20.3: who resigns has lost; a draw may be agreed on. */
export const settle: Game<BattleLore>['settle'] = {
  resign: (g, seat, ctx) => void endGame(g, { winner: other(seat), by: 'resignation' }, ctx),
  draw: (g, ctx) => void endGame(g, { winner: null, by: 'agreement' }, ctx),
}

/** The winner first; while the game runs, and in the last scenario of a campaign, more points. */
export function standing(open: Open): readonly Standing[] {
  const first = bestSeat(open)
  const seats = first === 1 ? [1, 0] : [0, 1]
  return seats.map(seat => ({ seat, place: first === null || seat === first ? 1 : 2, keys: keysOf(open, seat) }))
}

function bestSeat(open: Open): Seat | null {
  if (open.result && isLastChapter(open)) {
    const winner = campaignWinner(chaptersWith(open))
    return winner && open.factions.indexOf(winner)
  }
  if (open.result) return open.result.winner
  const [a, b] = open.points
  return a === b ? null : a > b ? 0 : 1
}

/** What decided, first: the campaign's total after its last scenario (BL-21.3.3), then what ended the scenario. */
function keysOf(open: Open, seat: Seat): Ledger {
  const scenario = scenarioKeys(open, seat)
  if (!open.result || !isLastChapter(open)) return scenario
  return [{ why: 'campaign', n: campaignTotals(chaptersWith(open))[open.factions[seat]] }, ...scenario]
}

/** BL-20.1, BL-20.3: units left decide an annihilation and who stayed a resignation, whatever the points. */
function scenarioKeys(open: Open, seat: Seat): Ledger {
  const points = { why: 'points', n: open.points[seat] }
  const units = { why: 'units', n: armyOf(open, seat).length }
  if (open.result?.by === 'annihilation') return [units, points]
  if (open.result?.by !== 'resignation') return [points, units]
  return [{ why: 'stayed', n: open.result.winner === seat ? 1 : 0 }, points, units]
}

/** BL-20.1: who has no unit left has lost; asked at each destruction. */
export function annihilated(g: G, ctx: BattleContext): typeof over | null {
  const lost = [0, 1].find(seat => !g.open.units.some(unit => unit.seat === seat))
  return lost === undefined ? null : endGame(g, { winner: other(lost), by: 'annihilation' }, ctx)
}

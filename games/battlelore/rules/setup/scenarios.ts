/** BL-3.2 to BL-3.5: scenario cards, the first player, terrain and fords. */
import { ask, auto, type Chapter, hold, type Seat, type Step, sealed } from '../../../../kernel/index.ts'
import type { Hex } from '../../data/hexes.ts'
import { initiativeOf, type Scenario, scenarioTable } from '../../data/scenarios.ts'
import type { BattleLore, MoveOf, Open } from '../../types.ts'
import { crossingAt } from '../field/field.ts'
import type { G } from '../field/units.ts'
import { other } from '../field/units.ts'
import { campaignScenarios } from './campaign.ts'

export const scenarioRules: Chapter<BattleLore, 'chooseScenario' | 'fields' | 'fords' | 'placeFord'> = {
  // BL-3.2, BL-3.3: chosen in secret, revealed together
  chooseScenario: sealed({
    rule: 'BL-3.2',
    who: g => [0, 1].filter(seat => choosesScenario(g.open, seat)),
    legalMoves: (g, _me, seat) =>
      g.held[seat].scenarios.map((scenario): MoveOf<'scenario'> => ({ do: 'scenario', scenario })),
    reveal: (g, _me, answers) => {
      g.open.scenarios = answers.map((answer, seat) => answer?.scenario ?? onlyScenario(g.open, seat))
      for (const seat of [0, 1]) hold(g, seat, { scenarios: [] })
      return []
    },
  }),

  // BL-3.3, BL-3.4
  fields: auto((g, _me, ctx) => {
    const scenarios = g.open.scenarios as readonly Scenario[]
    const cards = scenarios.map(scenario => scenarioTable[scenario])
    g.open.first = firstPlayer(scenarios) ?? ctx.below(2)
    g.open.terrain = { ...cards[0].terrain, ...cards[1].terrain }
    g.open.bridges = cards.flatMap(({ bridges }) => bridges)
    g.open.banners = cards.flatMap(({ banners }) => banners)
    ctx.log({ is: 'scenarios', scenarios, first: g.open.first })
    return []
  }),

  // BL-3.5: the first player first
  fords: auto(g => {
    const seats = [g.open.first!, other(g.open.first!)]
    return seats.filter(seat => fordHexes(g.open, seat).length > 0).map(seat => ({ do: 'placeFord', seat }))
  }),

  placeFord: ask({
    rule: 'BL-3.5',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => fordHexes(g.open, seat).map((hex): MoveOf<'ford'> => ({ do: 'ford', hex })),
    take: (g, { seat }, _seat, move, ctx): Step<BattleLore>[] => {
      const { hex } = move
      g.open.fords = [...g.open.fords, hex]
      ctx.log({ is: 'ford', seat, hex })
      return []
    },
  }),
}

/** In a campaign only the winner of the last scenario chooses (BL-21.3.2). */
function choosesScenario({ options, chapters, factions }: Open, seat: Seat): boolean {
  return !options.campaign || campaignScenarios(chapters, factions[seat]).length > 1
}

const onlyScenario = ({ chapters, factions }: Open, seat: Seat): Scenario =>
  campaignScenarios(chapters, factions[seat])[0]

/** BL-3.3: the earlier letter, then the lower number; null: chance decides. */
export function firstPlayer(scenarios: readonly Scenario[]): Seat | null {
  const [mine, theirs] = scenarios.map(initiativeOf)
  if (mine === theirs) return null
  return mine < theirs ? 0 : 1
}

/** BL-3.5: the water of the seat's own card without ford or bridge. */
function fordHexes(open: G['open'], seat: Seat): Hex[] {
  const { terrain } = scenarioTable[open.scenarios[seat]!]
  const hexes = Object.keys(terrain) as Hex[]
  return hexes.filter(hex => terrain[hex] === 'water' && crossingAt(open, hex) === null)
}

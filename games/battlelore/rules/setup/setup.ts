/** BL-3.1, BL-3.2, BL-21.3, BL-21.4: the beginning of a game, for the options of BL-21.5. */
import type { Context, Drawers, Game, Step } from '../../../../kernel/index.ts'
import { scenarioDraw } from '../../data/constants.ts'
import { type Faction, factions } from '../../data/factions.ts'
import type { Hex } from '../../data/hexes.ts'
import { learningScenario } from '../../data/learning.ts'
import { type Scenario, scenariosOf } from '../../data/scenarios.ts'
import { type UnitType, unitTable } from '../../data/units.ts'
import type { BattleLore, Carried, Held, Open, Options, Unit } from '../../types.ts'
import { campaignScenarios } from './campaign.ts'
import { emptyMuster } from './muster.ts'

/** BL-3.1: both factions are always in play. */
export const roles = (): readonly Faction[] => factions

export const setup: Game<BattleLore>['setup'] = (_seats, chosen, options, ctx, carried) => {
  const sides = seatFactions(chosen, ctx)
  ctx.log({ is: 'start', factions: sides, learning: options.learning })
  const open = openDrawer(sides, options, carried)
  const drawers: Drawers<BattleLore> = {
    open,
    held: sides.map(faction => ({ ...emptyHands, scenarios: scenarioChoice(open, faction, ctx) })),
    hidden: { commandDeck: [], loreDecks: [[], []] },
  }
  return { drawers, steps: options.learning ? learningSteps(open) : battleSteps }
}

const battleSteps: readonly Step<BattleLore>[] = [
  { do: 'chooseScenario' },
  { do: 'fields' },
  { do: 'fords' },
  { do: 'muster' },
  { do: 'startingLore' },
  { do: 'deployment', seat: null },
  { do: 'revealArmies' },
  { do: 'openingHands' },
  { do: 'turn', seat: null },
]

/** BL-21.4: everything but the opening hands lies ready. */
const learningSteps = (open: Open): Step<BattleLore>[] => [{ do: 'openingHands' }, { do: 'turn', seat: open.first }]

/** BL-3.1: chosen factions; who has not chosen takes what is left, or draws. */
function seatFactions(chosen: readonly (string | null)[], ctx: Context<BattleLore>): Faction[] {
  const taken = chosen.filter(role => role !== null)
  if (taken.some(role => !factions.includes(role as Faction)) || new Set(taken).size < taken.length) {
    throw new RangeError(`Each seat may be one of ${factions.join(', ')}, each faction once.`)
  }
  const free = ctx.shuffle(factions.filter(faction => !taken.includes(faction)))
  return chosen.map(role => (role as Faction | null) ?? free.pop()!)
}

/** BL-3.2: three cards drawn of seven, all of them, or those of the campaign. */
function scenarioChoice(open: Open, faction: Faction, ctx: Context<BattleLore>): readonly Scenario[] {
  if (open.options.learning) return []
  if (open.options.campaign) return campaignScenarios(open.chapters, faction)
  const all = scenariosOf(faction)
  return open.options.freeScenarioChoice ? all : ctx.shuffle(all).slice(0, scenarioDraw)
}

export const emptyHands: Held = {
  scenarios: [],
  muster: emptyMuster,
  pile: [],
  picked: null,
  faces: {},
  commands: [],
  lores: [],
  marked: { commands: [], lores: [] },
  drawn: [],
}

function openDrawer(sides: readonly Faction[], options: Options, carried: Carried | null): Open {
  const { learning } = options
  return {
    options,
    factions: sides,
    scenarios: [null, null],
    first: learning ? sides.indexOf(learningScenario.firstPlayer) : null,
    round: 0,
    terrain: learning ? learningScenario.terrain : {},
    fords: [],
    bridges: [],
    banners: learning ? learningScenario.banners : [],
    tents: [null, null],
    backs: {},
    toDeploy: [0, 0],
    units: learning ? numbered(Object.entries(learningScenario.units) as [Hex, UnitType][], sides) : [],
    portals: [],
    points: [0, 0],
    lore: [0, 0],
    commandHands: [0, 0],
    loreHands: [0, 0],
    commandDeck: 0,
    loreDecks: [0, 0],
    commandDiscard: [],
    loreDiscards: [[], []],
    turn: null,
    fights: [],
    chapters: carried?.chapters ?? [],
    result: null,
  }
}

/** Units at full strength, named by their kind and a number. */
export function numbered(placed: readonly (readonly [Hex, UnitType])[], sides: readonly Faction[]): Unit[] {
  const counts: Partial<Record<UnitType, number>> = {}
  return placed.map(([hex, type]) => {
    counts[type] = (counts[type] ?? 0) + 1
    const { faction, health } = unitTable[type]
    return {
      id: `${type}-${counts[type]}`,
      seat: sides.indexOf(faction),
      type,
      hex,
      health,
      poisoned: false,
      stunned: false,
    }
  })
}

import type { OptionSpec } from '../../../kernel/index.ts'
import { type BattleId, battles, planOf, skirmishOf } from './battles.ts'
import { commanderTable } from './commanders.ts'
import { mapSigns, type Plan } from './plans/plan.ts'
import { setupCards, setupTable } from './setupCards.ts'
import type { Terrain } from './terrain.ts'

/** The terrain that is met in a battle. */
function terrainOf(battle: BattleId): readonly Terrain[] {
  const plan = planOf(battle)
  if (!plan) return setupCards.flatMap(card => setupTable[card].terrain.map(({ terrain }) => terrain))
  const drawn = plan.map.flatMap(row =>
    [...row].flatMap(sign => [mapSigns[sign].ground, mapSigns[sign].piece ?? []]).flat(),
  )
  return plan.special.shallows ? [...drawn, 'ford'] : drawn
}

/** Can anything burn? Somebody must know how to scorch, and where fire is for one piece alone nothing stays on fire. */
function hasFire(battle: BattleId): boolean {
  const plan = planOf(battle)
  if (!plan) return true
  const { fireOnlyOn, reavers } = plan.special
  return fireOnlyOn === undefined && (reavers !== undefined || commandersIn(plan).some(scorches))
}

const commandersIn = ({ units }: Plan) =>
  [...units.stark, ...units.lannister].flatMap(({ commander }) => (commander === null ? [] : [commander]))

const scorches = (commander: keyof typeof commanderTable): boolean =>
  commanderTable[commander].unitAbility.keywords?.['scorch-the-earth'] !== undefined

const battlesWith = (holds: (battle: BattleId) => boolean) => ({ battle: battles.filter(holds) })
const withTerrain = (...terrain: readonly Terrain[]) =>
  battlesWith(battle => terrainOf(battle).some(each => terrain.includes(each)))

/** BW-1.10, BW-21, BW-23: what a table may choose. */
export const options = [
  {
    id: 'battle',
    kind: 'choice',
    choices: battles,
    default: 'clash-on-the-kingsroad',
    group: 'battle',
    rule: 'BW-3.1',
  },
  { id: 'coordinatedAttacks', kind: 'flag', default: false, group: 'official', rule: 'BW-21.1' },
  { id: 'anyCardOrders', kind: 'flag', default: false, group: 'official', rule: 'BW-21.2' },
  { id: 'reducedUnits', kind: 'flag', default: false, group: 'official', rule: 'BW-21.3' },
  { id: 'withdrawal', kind: 'flag', default: false, group: 'official', rule: 'BW-21.4' },
  { id: 'infantryStalwart', kind: 'flag', default: false, group: 'readings', rule: 'BW-14.10' },
  { id: 'allMovesOfCardFirst', kind: 'flag', default: false, group: 'readings', rule: 'BW-6.6' },
  { id: 'countTokensPerRound', kind: 'flag', default: false, group: 'readings', rule: 'BW-6.7' },
  { id: 'rangedRetreatTowardsEdge', kind: 'flag', default: false, group: 'readings', rule: 'BW-11.10' },
  {
    id: 'fordStopsOnlyInfantry',
    kind: 'flag',
    default: false,
    group: 'readings',
    onlyWith: withTerrain('ford'),
    rule: 'BW-8.3',
  },
  {
    id: 'noAdvanceFromBridge',
    kind: 'flag',
    default: false,
    group: 'readings',
    onlyWith: withTerrain('wood-bridge', 'stone-bridge'),
    rule: 'BW-14.2',
  },
  {
    id: 'buildingCoverLostOnOwnToken',
    kind: 'flag',
    default: false,
    group: 'readings',
    onlyWith: withTerrain('building'),
    rule: 'BW-15.2',
  },
  {
    id: 'retreatIntoFire',
    kind: 'flag',
    default: false,
    group: 'readings',
    onlyWith: battlesWith(hasFire),
    rule: 'BW-11.5',
  },
  {
    id: 'commandersLosEnemyOnly',
    kind: 'flag',
    default: false,
    group: 'readings',
    onlyWith: battlesWith(battle => skirmishOf(battle)?.commandersHidden ?? false),
    rule: 'BW-20.8',
  },
] as const satisfies readonly OptionSpec[]

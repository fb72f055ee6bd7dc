/** Positions for tests: units in the notation of the cases, and what lies around them. */
import { type State, seeded, seedFrom } from '../../kernel/index.ts'
import type { CommandCard } from './data/commandCards.ts'
import type { Face } from './data/dice.ts'
import type { Faction } from './data/factions.ts'
import type { Hex } from './data/hexes.ts'
import type { LoreCard } from './data/loreCards.ts'
import type { Scenario } from './data/scenarios.ts'
import type { Terrain } from './data/terrain.ts'
import { type UnitType, unitTable } from './data/units.ts'
import { freshOrder } from './rules/turn/orders.ts'
import type { BattleLore, Held, Open, Options, Turn, Unit } from './types.ts'

/** The seats of both factions in every scene. */
const seats: readonly Faction[] = ['daqan', 'uthuk']

const short = {
  YA: 'yeoman-archers',
  CG: 'citadel-guards',
  RR: 'riverwatch-riders',
  RG: 'rune-golems',
  Roc: 'roc-warrior',
  BH: 'blood-harvesters',
  VL: 'viper-legion',
  FR: 'flesh-ripper-brutes',
  OB: 'obscenes',
  CL: 'chaos-lord',
} as const satisfies Record<string, UnitType>

const shortOf = (type: UnitType) => Object.entries(short).find(([, each]) => each === type)![0]

/** Reads 'BH F4 2 poisoned'. */
function readUnit(text: string, number: number): Unit {
  const [name, hex, ...rest] = text.split(' ')
  const type = short[name as keyof typeof short]
  const { faction, health } = unitTable[type]
  const damage = rest.find(word => word.endsWith('dmg'))
  const figures = rest.find(word => /^\d+$/.test(word))
  return {
    id: `${type}-${number}`,
    seat: seats.indexOf(faction),
    type,
    hex: hex as Hex,
    health: damage ? health - Number.parseInt(damage, 10) : Number(figures ?? health),
    poisoned: rest.includes('poisoned'),
    stunned: rest.includes('stunned'),
  }
}

/** Units of a list, numbered by their place in it. */
const readUnits = (texts: readonly string[]): Unit[] => texts.map((text, i) => readUnit(text, i + 1))

/** Writes 'BH 2 poisoned': a unit without its hex. */
export function written(unit: Unit): string {
  const { markers, health } = unitTable[unit.type]
  const strength = markers ? `${health - unit.health}dmg` : `${unit.health}`
  return [shortOf(unit.type), strength, unit.poisoned && 'poisoned', unit.stunned && 'stunned']
    .filter(Boolean)
    .join(' ')
}

type PerFaction<T> = Partial<Record<Faction, T>>

export interface Position {
  units?: readonly string[]
  terrain?: Partial<Record<Hex, Terrain>>
  fords?: readonly Hex[]
  bridges?: readonly Hex[]
  banners?: readonly Hex[]
  tents?: PerFaction<Hex>
  portals?: readonly Hex[]
  /** Whose turn it is; all his units that are named have been ordered. Left out: Daqan. */
  active?: Faction
  /** Hexes of the units that have been ordered, instead of all. */
  ordered?: readonly Hex[]
  /** The command card played for its text. */
  card?: CommandCard
  first?: Faction
  lore?: PerFaction<number>
  points?: PerFaction<number>
  scenarios?: PerFaction<Scenario>
  /** Lore hands and command hands. */
  lores?: PerFaction<readonly LoreCard[]>
  commands?: PerFaction<readonly CommandCard[]>
  options?: Partial<Options>
  /** The next dice, in order. */
  dice?: readonly Face[]
  /** Nobody stands at A9 and L1, so that the last unit named is the last of its side. */
  alone?: boolean
}

const quiet: Options = {
  freeScenarioChoice: false,
  randomFour: false,
  simultaneousDeployment: false,
  presetHands: false,
  coreSets: '1',
  campaign: false,
  learning: false,
  maxRounds: '60',
}

const perSeat = <T, Else>(values: PerFaction<T> | undefined, none: Else): (T | Else)[] =>
  seats.map(faction => values?.[faction] ?? none)

/** A further unit of each side, so that nobody is wiped out. */
const reserves = readUnits(['YA A9', 'VL L1']).map(unit => ({ ...unit, id: `${unit.type}-reserve` }))

/** The units named, and those in reserve. */
function unitsFor({ units = [], alone = false }: Position): Unit[] {
  const named = readUnits(units)
  return alone ? named : [...named, ...reserves.filter(({ hex }) => !named.some(unit => unit.hex === hex))]
}

function turnFor({ active = 'daqan', ordered, card, units = [] }: Position): Turn {
  const seat = seats.indexOf(active)
  const own = readUnits(units).filter(unit => unit.seat === seat && (ordered?.includes(unit.hex) ?? true))
  return {
    seat,
    card: card ?? null,
    mode: 'text',
    ordered: own.map(unit => freshOrder(unit.id, 'card')),
    unordered: [],
    overrun: false,
    silenced: null,
    wisdom: false,
    shown: [],
    flown: [],
  }
}

const openFor = (position: Position): Open => ({
  options: { ...quiet, ...position.options },
  factions: seats,
  scenarios: perSeat(position.scenarios, null),
  first: seats.indexOf(position.first ?? 'daqan'),
  round: 1,
  terrain: position.terrain ?? {},
  fords: position.fords ?? [],
  bridges: position.bridges ?? [],
  banners: position.banners ?? [],
  tents: perSeat(position.tents, null),
  backs: {},
  toDeploy: [0, 0],
  units: unitsFor(position),
  portals: position.portals ?? [],
  points: perSeat(position.points, 0),
  lore: perSeat(position.lore, 0),
  commandHands: perSeat(position.commands, []).map(hand => hand.length),
  loreHands: perSeat(position.lores, []).map(hand => hand.length),
  commandDeck: 0,
  loreDecks: [0, 0],
  commandDiscard: [],
  loreDiscards: [[], []],
  turn: turnFor(position),
  fights: [],
  chapters: [],
  result: null,
})

const heldFor = ({ commands, lores }: Position, faction: Faction): Held => ({
  scenarios: [],
  muster: { units: [], tent: false, army: null, decoys: 0 },
  pile: [],
  picked: null,
  faces: {},
  commands: commands?.[faction] ?? [],
  lores: lores?.[faction] ?? [],
  marked: { commands: [], lores: [] },
  drawn: [],
})

/** The state of a position in which nothing is to be done yet. */
export const stateOf = (position: Position): State<BattleLore> =>
  JSON.parse(
    JSON.stringify({
      g: {
        open: openFor(position),
        held: seats.map(faction => heldFor(position, faction)),
        hidden: { commandDeck: [], loreDecks: [[], []] },
      },
      stack: [],
      sealed: [null, null],
      moved: [0, 0],
      chance: seeded(seedFrom('scene')),
    }),
  )

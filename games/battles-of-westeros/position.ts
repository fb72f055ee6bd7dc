/** Positions for tests: units in the notation of the cases, and what lies around them. */
import { type State, seeded, seedFrom } from '../../kernel/index.ts'
import { type BattleId, battleOf } from './data/battles.ts'
import type { Card } from './data/cards.ts'
import { type Commander, commanderTable } from './data/commanders.ts'
import { type Face, signs, type Token } from './data/dice.ts'
import { boards, type Hex } from './data/hexes.ts'
import { type House, houses } from './data/houses.ts'
import type { Rank } from './data/ranks.ts'
import { type Ground, grounds, type Terrain } from './data/terrain.ts'
import { type UnitType, unitTable } from './data/units.ts'
import type { BattlesOfWesteros, Engagement, Open, Options, Unit } from './types.ts'

const short = {
  WH: 'war-host-of-the-north',
  WR: 'winterfell-riders',
  NA: 'northmen-archers',
  SK: 'stark-kennelmasters',
  LG: 'lannisport-guards',
  CR: 'casterly-rock-cavaliers',
  WA: 'westerlands-archers',
  HI: 'lannister-heavy-infantry',
} as const satisfies Record<string, UnitType>

const shortOf = (type: UnitType) => Object.entries(short).find(([, each]) => each === type)![0]

/** Reads 'WH blue c8r6 (4)' or 'robb-young-wolf red c5r3 (1) inactive': a unit's kind, or its commander, first. */
function readUnit(text: string, number: number): Unit {
  const [name, rank, hex, ...rest] = text.split(' ')
  const commander = name in commanderTable ? (name as Commander) : null
  const type = commander ? commanderTable[commander].unit : short[name as keyof typeof short]
  const { house, strength } = unitTable[type]
  const figures = rest.find(word => /^\(\d\)$/.test(word))
  return {
    id: `${type}-${number}`,
    seat: houses.indexOf(house),
    type,
    rank: rank as Rank,
    hex: hex as Hex,
    figures: figures ? Number(figures[1]) : strength,
    commander,
    active: !rest.includes('inactive'),
  }
}

/** Writes 'WH blue 2': a unit without its hex. */
export const written = ({ type, rank, figures, active }: Unit): string =>
  [shortOf(type), rank, figures, !active && 'inactive'].filter(part => part !== false).join(' ')

type PerHouse<T> = Partial<Record<House, T>>

export interface Position {
  battle?: BattleId
  units?: readonly string[]
  terrain?: Partial<Record<Hex, Terrain>>
  fire?: Partial<Record<Hex, number>>
  /** Pairs of hexes of engaged units; the first is the side whose token lies there. */
  engaged?: readonly (readonly [Hex, Hex])[]
  active?: House
  first?: House
  momentum?: House
  round?: number
  /** 3: Lannister's third space; -3: Stark's. */
  morale?: number
  points?: PerHouse<number>
  hands?: PerHouse<readonly Card[]>
  decks?: PerHouse<readonly Card[]>
  discards?: PerHouse<readonly Card[]>
  pools?: PerHouse<readonly Token[]>
  commandTokens?: PerHouse<number>
  /** Command tokens on cards. */
  onCards?: Partial<Record<Commander, number>>
  used?: readonly Commander[]
  control?: Partial<Record<Hex, House>>
  options?: Partial<Options>
  /** The next dice, in order. */
  dice?: readonly Face[]
  /** Nobody stands in the corners: the last unit named is the last of its side. */
  alone?: boolean
}

const quiet: Omit<Options, 'battle'> = {
  coordinatedAttacks: false,
  anyCardOrders: false,
  reducedUnits: false,
  withdrawal: false,
  infantryStalwart: false,
  allMovesOfCardFirst: false,
  countTokensPerRound: false,
  rangedRetreatTowardsEdge: false,
  fordStopsOnlyInfantry: false,
  noAdvanceFromBridge: false,
  buildingCoverLostOnOwnToken: false,
  retreatIntoFire: false,
  commandersLosEnemyOnly: false,
}

const perSeat = <T, Else>(values: PerHouse<T> | undefined, none: Else): (T | Else)[] =>
  houses.map(house => values?.[house] ?? none)

/** A further unit of each side in a far corner, so that nobody is wiped out. */
function reserves(battle: BattleId): Unit[] {
  const { hexes } = boards[battleOf(battle).side]
  const corners = [hexes[0], hexes.at(-1)!]
  return ['WH', 'LG'].map((name, i) => ({ ...readUnit(`${name} green ${corners[i]}`, 90 + i), active: false }))
}

function unitsFor({ units = [], alone = false, battle = plainBattle }: Position): Unit[] {
  const named = units.map((text, i) => readUnit(text, i + 1))
  const spare = alone ? [] : reserves(battle)
  return [...named, ...spare.filter(({ hex }) => !named.some(unit => unit.hex === hex))]
}

/** The battle whose rules add nothing but rout: no victory points, no special rules, side A. */
const plainBattle: BattleId = 'clash-on-the-kingsroad'

const isGround = (terrain: Terrain): terrain is Ground => (grounds as readonly string[]).includes(terrain)

/** What lies under a thing: water under bridges and fords. */
const under = (terrain: Terrain): Ground => {
  if (isGround(terrain)) return terrain
  return terrain === 'ford' || terrain.endsWith('bridge') ? 'river' : 'plain'
}

const poolOf = (tokens: readonly Token[] = []) =>
  Object.fromEntries(signs.map(sign => [sign, tokens.filter(each => each === sign).length])) as Record<Token, number>

function engagements({ engaged = [] }: Position, units: readonly Unit[]): Engagement[] {
  const at = (hex: Hex) => units.find(unit => unit.hex === hex)!
  return engaged.map(([a, b]) => ({ units: [at(a).id, at(b).id], by: at(a).seat }))
}

function commandersFor({ onCards = {}, used = [] }: Position, units: readonly Unit[]): Open['commanders'] {
  const led = units.flatMap(({ commander, seat }) => (commander ? [{ commander, seat }] : []))
  return Object.fromEntries(
    led.map(({ commander, seat }) => [
      commander,
      { seat, tokens: onCards[commander] ?? 0, used: used.includes(commander), where: 'field' },
    ]),
  )
}

function openFor(position: Position): Open {
  const units = unitsFor(position)
  const terrain = Object.entries(position.terrain ?? {}) as [Hex, Terrain][]
  const seatOf = (house: House) => houses.indexOf(house)
  const sizes = (piles: PerHouse<readonly Card[]> | undefined) => perSeat(piles, []).map(pile => pile.length)
  return {
    options: { battle: position.battle ?? plainBattle, ...quiet, ...position.options },
    houses,
    momentum: seatOf(position.momentum ?? 'stark'),
    first: seatOf(position.first ?? 'stark'),
    round: position.round ?? 1,
    ground: Object.fromEntries(terrain.flatMap(([hex, each]) => (under(each) === 'plain' ? [] : [[hex, under(each)]]))),
    pieces: Object.fromEntries(terrain.filter(([, each]) => !isGround(each))) as Open['pieces'],
    fire: position.fire ?? {},
    devastated: [],
    units,
    recruited: 99,
    engagements: engagements(position, units),
    commanders: commandersFor(position, units),
    control: Object.fromEntries(Object.entries(position.control ?? {}).map(([hex, house]) => [hex, seatOf(house!)])),
    commandTokens: perSeat(position.commandTokens, 3),
    pools: houses.map(house => poolOf(position.pools?.[house])),
    hands: sizes(position.hands),
    decks: sizes(position.decks),
    discards: perSeat(position.discards, []),
    morale: position.morale ?? 0,
    points: perSeat(position.points, 0),
    passed: [false, false],
    counted: [{}, {}],
    boons: [],
    turn: null,
    attacks: [],
    musters: houses.map(() => ({ commanderCards: null, recruits: [], lacking: [], tiles: [], box: [] })),
    locations: {},
    archers: { hidden: 0, cleared: [], shown: [], shot: [] },
    catelyn: null,
    stakes: {},
    stock: {},
    breach: [],
    targets: {},
    edmure: { hidden: [], at: null },
    discs: houses.map(() => ({ down: [], waiting: [] })),
    gone: [],
    exited: 0,
    result: null,
  }
}

/** The state of a position in which nothing is to be done yet. */
export const stateOf = (position: Position): State<BattlesOfWesteros> =>
  JSON.parse(
    JSON.stringify({
      g: {
        open: openFor(position),
        held: perSeat(position.hands, []).map(hand => ({ hand, secret: [], discs: {} })),
        hidden: { decks: perSeat(position.decks, []) },
      },
      stack: [],
      sealed: [null, null],
      moved: [0, 0],
      chance: seeded(seedFrom('scene')),
    }),
  )

/** The board as a seat reads it at one decision: what the others could do, and what it wants. */
import { once, remember, type Seat } from '../../../kernel/index.ts'
import { type Area, areas, isPort, type LandArea, landAreas, neighbours, type Place, places } from '../data/areas.ts'
import { orderTable } from '../data/orders.ts'
import { castles, controller } from '../rules/position/control.ts'
import { reach } from '../rules/position/transport.ts'
import type { Open } from '../types.ts'
import type { BotView } from './botView.ts'
import { strengthOfUnits } from './forecast.ts'
import { areaValue, placeValue } from './value.ts'

/** An army of another house that can march into a place. */
export interface Threat {
  seat: Seat
  from: Place
  /** Units and March order together; without support. */
  strength: number
}

export interface Board extends BotView {
  /** Before the reveal nobody knows which armies will march. */
  planning: boolean
  /** Who can march where. */
  threats: ReadonlyMap<Place, readonly Threat[]>
  /** Areas with castle or stronghold that the seat controls. */
  castles: number
  /** Areas that the seat does not control, and what each would be worth to it. */
  wanted: readonly { area: LandArea; value: number }[]
  /** What has been worked out already, by place; risks also by the strength that holds it. */
  known: {
    risks: Map<Place, Map<number | null, number>>
    values: Map<Place, number>
    promises: Map<Place, number>
  }
}

const weights = {
  /** How strongly wanted areas draw units near. */
  pull: 0.1,
  /** What an unknown March order adds. */
  unknownMarch: 0.3,
}

export function readBoard(botView: BotView): Board {
  const { open, me } = botView
  const planning = open.phase !== 'action' && !revealed(open, me)
  const wanted = landAreas
    .filter(area => controller(open, area) !== me && !open.impassable.includes(area))
    .map(area => ({ area, value: areaValue(open, me, area) }))
  return {
    ...botView,
    // A board is kept for as long as its facts stand, while the drawer's outermost fields may change meanwhile.
    open: { ...open },
    planning,
    threats: once(threatsOn(open.armies, open.orders), `${me} ${planning}`, () => readThreats(open, me, planning)),
    castles: castles(open, me),
    wanted,
    known: { risks: new Map(), values: new Map(), promises: new Map() },
  }
}

/** Threats worked out already, for as long as armies and orders stay as they are. */
const threatsOn = remember(
  (_armies: Open['armies'], _orders: Open['orders']) => new Map<string, Map<Place, Threat[]>>(),
)

/** Are the orders of the others face up? The Raven flies between the reveal and the Action Phase. */
const revealed = (open: Open, me: Seat): boolean =>
  places.some(place => open.orders[place]?.seat !== me && open.orders[place]?.order)

function readThreats(open: Open, me: Seat, planning: boolean): Map<Place, Threat[]> {
  const threats = new Map<Place, Threat[]>()
  for (const from of places) {
    const army = open.armies[from]
    if (army === null || army.seat === me || army.units.length === 0) continue
    const march = planning ? weights.unknownMarch : marchValue(open, from)
    if (march === null) continue
    for (const to of reach(open, army.seat, from, army.units[0])) {
      const threat = { seat: army.seat, from, strength: strengthOfUnits(army.units, 'attacker', to) + march }
      threats.get(to)?.push(threat) ?? threats.set(to, [threat])
    }
  }
  return threats
}

/** The modifier of the open March order on a place; null when there is none. */
function marchValue(open: Open, from: Place): number | null {
  const order = open.orders[from]?.order
  return order && orderTable[order].type === 'march' ? orderTable[order].modifier : null
}

/** What a place is worth to the seat itself. */
export const valueHere = (board: Board, place: Place): number =>
  once(board.known.values, place, () => placeValue(board.open, board.me, place))

/** Steps from area to area over any border, land or sea. */
const distances = new Map(areas.map(from => [from, distancesFrom(from)]))

function distancesFrom(from: Area): Map<Area, number> {
  const found = new Map<Area, number>([[from, 0]])
  for (const [area, steps] of found) {
    for (const next of neighbours(area)) if (!found.has(next)) found.set(next, steps + 1)
  }
  return found
}

/** How near a place is to areas worth taking: units drift to where there is something to gain. */
export const promiseHere = (board: Board, place: Place): number =>
  isPort(place) ? 0 : once(board.known.promises, place, () => promise(board, distances.get(place)!))

function promise({ wanted }: Board, steps: ReadonlyMap<Area, number>): number {
  let sum = 0
  for (const { area, value } of wanted) sum += value / (1 + steps.get(area)!) ** 2
  return sum * weights.pull
}

/** What is likely to be lost: how strongly a place is held, and how strongly it may be attacked. */
import { once, type Seat } from '../../../kernel/index.ts'
import { type Area, isLand, isPort, isSea, neighbours, type Place, portSea, structureOf } from '../data/areas.ts'
import { orderTable } from '../data/orders.ts'
import type { UnitType } from '../data/units.ts'
import { supportPlaces } from '../rules/combat/support.ts'
import { homeOf } from '../rules/position/control.ts'
import type { Open, Side } from '../types.ts'
import { type Board, valueHere } from './board.ts'
import { clamp } from './botView.ts'
import { chanceToWin, strengthOfUnits, supportStrength } from './forecast.ts'
import { powerValue, valueOfUnits } from './value.ts'

const weights = {
  /** How likely an army attacks that is sure to win; with the square of the chance to win it is less. */
  attack: { planning: 0.5, action: 0.85 },
  /** A worthless place draws half as many, a castle all. */
  tempting: 12,
  /** The part of a neighbouring army that will support, before its order is known. */
  unknownSupport: 0.5,
  /** A place lost counts more than its worth: somebody else has it then. */
  loss: 1.3,
  /** What of a beaten army is lost. */
  beaten: 0.4,
}

/** Could a Support order in one place help in a fight for the other (AG-8.2.1)? */
export function canSupport(from: Place, at: Place): boolean {
  if (isPort(at)) return false
  if (isPort(from)) return portSea(from) === at
  return neighbours(from).includes(at) && (isSea(from) || isLand(at))
}

/** The own strength that holds a place: these units, the garrison, a Defense order there, Support orders beside it. */
export function holdingStrength(board: Board, place: Place, units: readonly UnitType[]): number {
  const { open, me } = board
  const ground = garrisonOf(open, me, place) + defenseAt(open, me, place)
  return strengthOfUnits(units, 'defender', place) + ground + ownSupport(board, place)
}

/** The open Defense order of a seat on a place; 0 without. */
export function defenseAt(open: Open, seat: Seat, place: Place): number {
  const token = open.orders[place]
  if (token?.seat !== seat || token.order === null) return 0
  const { type, modifier } = orderTable[token.order]
  return type === 'defense' ? modifier : 0
}

export const garrisonOf = (open: Open, seat: Seat, place: Place): number =>
  isLand(place) && homeOf(open, place) === seat ? (open.garrisons[place] ?? 0) : 0

const ownSupport = ({ open, me }: Board, place: Place): number =>
  isPort(place)
    ? 0
    : supportPlaces(open, place, me).reduce((sum, from) => sum + supportStrength(open, from, 'defender', place), 0)

/** The chance from 0 to 1 that others take a place from the seat this round; `strength` null: nobody stands there. */
export function risk(board: Board, place: Place, strength: number | null): number {
  if (isPort(place)) return 0
  const known = once(board.known.risks, place, () => new Map<number | null, number>())
  return once(known, strength, () => riskNow(board, place, strength))
}

function riskNow(board: Board, place: Area, strength: number | null): number {
  const { open, me, planning } = board
  const stage = planning ? 'planning' : 'action'
  const temptation = clamp(0.5 + valueHere(board, place) / weights.tempting / 2, 0.5, 1)
  let safe = 1
  for (const [seat, attack] of strongest(board, place)) {
    const chance = strength === null ? 1 : chanceToWin(open, seat, me, attack - strength)
    safe *= 1 - weights.attack[stage] * temptation * chance ** 2
  }
  return 1 - safe
}

/** The strongest attack that each other house could make on a place. */
export function strongest(board: Board, place: Area): Map<Seat, number> {
  const attacks = new Map<Seat, number>()
  for (const { seat, from, strength } of board.threats.get(place) ?? []) {
    const total = strength + likelySupport(board, seat, place, 'attacker', from)
    if (total > (attacks.get(seat) ?? Number.NEGATIVE_INFINITY)) attacks.set(seat, total)
  }
  return attacks
}

/** What support another house gives itself there: by its orders, or before the reveal a part of its best neighbour. */
export function likelySupport({ open, planning }: Board, seat: Seat, at: Area, side: Side, but: Place): number {
  if (!planning) {
    return supportPlaces(open, at, seat).reduce((sum, from) => sum + supportStrength(open, from, side, at), 0)
  }
  let most = 0
  for (const from of neighbours(at)) {
    const army = open.armies[from]
    if (army?.seat !== seat || from === but || !canSupport(from, at)) continue
    most = Math.max(most, strengthOfUnits(army.units, side, at))
  }
  return most * weights.unknownSupport
}

/** What a place is worth to the seat with these units in it, the danger counted in; without units: as it stands. */
export function keep(board: Board, place: Place, units: readonly UnitType[], more = 0): number {
  const { open, me } = board
  const guarded = units.length > 0 || garrisonOf(open, me, place) > 0
  const lost = risk(board, place, guarded ? holdingStrength(board, place, units) + more : null)
  return valueHere(board, place) * (1 - lost * weights.loss) - valueOfUnits(units) * lost * weights.beaten
}

/** Does a place that the last unit leaves stay the seat's own, by Power token or home shield (AG-3.3.1)? */
export const staysOwn = (open: Open, me: Seat, at: Place): boolean =>
  isLand(at) && (open.banners[at] === me || homeOf(open, at) === me)

/** Is an area that the last unit leaves worth a Power token? A castle always: it counts for victory. */
export const valueToken = (board: Board, from: Place): boolean =>
  structureOf(from) !== null || keep(board, from, []) > powerValue(board.open, board.me)

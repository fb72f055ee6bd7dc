/** Raiding: what it is worth to remove an order of another house. */
import type { Seat } from '../../../kernel/index.ts'
import {
  type Area,
  areaTable,
  isLand,
  isPort,
  isSea,
  musterPoints,
  type Place,
  places,
  portSea,
} from '../data/areas.ts'
import { orderTable } from '../data/orders.ts'
import { type Board, readBoard } from './board.ts'
import { best, type Chooser, of } from './botView.ts'
import { canSupport } from './threats.ts'
import { future, powerValue, spite } from './value.ts'

const weights = {
  /** Against a house that is no danger; its castles make it worth more. */
  harmless: 0.6,
  /** Each Power that a consolidating house would have gained, beside the one stolen. */
  denied: 0.5,
  musterPoint: 1.5,
  /** Each strength of a Support order that could serve against the seat, or guard a place it attacks. */
  support: 0.5,
  guard: 1.2,
  raid: 0.6,
  /** Each own order that an enemy Raid could hit. */
  raidOnUs: 0.5,
  defense: 0.4,
  defenseOfTarget: 2,
  /** An order still face down: what it may turn out to be. */
  unknown: 0.6,
  unknownCrown: 0.4,
  unknownGuard: 0.7,
}

/** Is a place within reach of a Raid order (AG-6.2.3)? */
export const inRaidRange = (from: Place, target: Place): boolean =>
  canSupport(from, target) || (isSea(from) && isPort(target) && portSea(target) === from)

/** What raiding a place is worth; `targets` are places that the seat means to attack. */
export function raidValue(board: Board, target: Place, special: boolean, targets: readonly Place[]): number {
  const { open, me } = board
  const token = open.orders[target]
  const army = open.armies[target]
  if (army === null || army.seat === me) return 0
  const hostility = weights.harmless + spite(open, army.seat)
  if (token?.order) return orderValue(board, target, special, targets) * hostility
  const crowns = isLand(target) ? areaTable[target].power : 0
  const guards = targets.some(at => canSupport(target, at)) ? weights.unknownGuard : 0
  return (weights.unknown + crowns * weights.unknownCrown + guards) * hostility
}

function orderValue(board: Board, target: Place, special: boolean, targets: readonly Place[]): number {
  const { open, me } = board
  const { type, special: starred } = orderTable[open.orders[target]!.order!]
  switch (type) {
    case 'consolidate': {
      const crowns = isLand(target) ? areaTable[target].power : 0
      const points = starred && isLand(target) ? musterPoints(target) * weights.musterPoint * future(open) : 0
      return powerValue(open, me) + Math.max((1 + crowns) * weights.denied, points)
    }
    case 'support': {
      const strength = open.armies[target]!.units.length
      return strength * (targets.some(at => canSupport(target, at)) ? weights.guard : weights.support)
    }
    case 'raid':
      return weights.raid + weights.raidOnUs * raidable(board, target)
    case 'defense':
      return !special ? 0 : targets.includes(target) ? weights.defenseOfTarget : weights.defense
    default:
      return 0
  }
}

/** Own orders that a Raid from there could remove. */
const raidable = ({ open, me }: Board, from: Place): number =>
  places.filter(at => {
    const token = open.orders[at]
    const type = token?.seat === me && token.order ? orderTable[token.order].type : null
    return (type === 'support' || type === 'consolidate') && inRaidRange(from, at)
  }).length

/** Could another house's army remove an order there by a Raid? */
export const mayBeRaided = ({ open, me }: Board, at: Place): boolean =>
  places.some(from => {
    const army = open.armies[from]
    return army !== null && army.seat !== me && inRaidRange(from, at)
  })

/** The most harmful raid; when there is nothing to remove, the order is spent for nothing. */
export const chooseRaid: Chooser<'raid'> = (botView, _ask, legalMoves) => {
  const board = readBoard(botView)
  const targets = likelyTargets(board)
  return best(of(legalMoves, 'raid'), ({ from, target }) =>
    target === null ? 0 : raidValue(board, target, orderTable[botView.open.orders[from]!.order!].special, targets),
  )
}

/** Enemy places beside own March orders. */
function likelyTargets({ open, me }: Board): Place[] {
  const marches = places.filter(at => {
    const token = open.orders[at]
    return token?.seat === me && token.order !== null && orderTable[token.order].type === 'march'
  })
  return places.filter(at => isEnemy(open.armies[at]?.seat, me) && marches.some(from => canSupport(from, at as Area)))
}

const isEnemy = (seat: Seat | undefined, me: Seat): boolean => seat !== undefined && seat !== me

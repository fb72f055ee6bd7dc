/** BL-3.8.3 to BL-3.8.5: can all deployment cards of a player still be placed? */
import type { Seat } from '../../../../kernel/index.ts'
import { type Hex, rowsFromEdge } from '../../data/hexes.ts'
import { scenarioTable } from '../../data/scenarios.ts'
import type { UnitType } from '../../data/units.ts'
import type { DeployCard, Open } from '../../types.ts'
import { canOccupy, groundAt, terrainAt } from '../field/field.ts'

type Faces = Readonly<Partial<Record<Hex, DeployCard>>>

export const deploymentHexes = (open: Open, seat: Seat): readonly Hex[] =>
  scenarioTable[open.scenarios[seat]!].deployment

/** BL-3.8.3, BL-3.8.4: may this card lie on this hex, if nothing else lay on the field? */
export function fitsHex(open: Open, card: DeployCard, hex: Hex): boolean {
  if (card === 'decoy') return !groundAt(open, hex).impassable
  if (card === 'command-tent') return terrainAt(open, hex) === 'empty'
  return canOccupy(open, card, hex)
}

export const isUnit = (card: DeployCard): card is UnitType => card !== 'decoy' && card !== 'command-tent'

/** All cards in hand, with none placed. */
export const canDeployAll = (open: Open, seat: Seat, pile: readonly DeployCard[]): boolean =>
  canComplete(open, seat, {}, pile)

/**
 * BL-3.8.5: is there a way to place the rest? The tent, placed or tried on the farthest free hex without terrain, must stand
 * at least as far from the own edge as every unit.
 */
export function canComplete(open: Open, seat: Seat, faces: Faces, pile: readonly DeployCard[]): boolean {
  const free = deploymentHexes(open, seat).filter(hex => !faces[hex])
  const placed = Object.keys(faces) as Hex[]
  const tent = placed.find(hex => faces[hex] === 'command-tent')
  const farthest = Math.max(0, ...placed.filter(hex => isUnit(faces[hex]!)).map(hex => rowOf(open, seat, hex)))
  if (tent) return allFit(open, seat, pile, free, rowOf(open, seat, tent), farthest)
  if (!pile.includes('command-tent')) return allFit(open, seat, pile, free, Number.POSITIVE_INFINITY, farthest)
  // The farther out it stands, the more room there is for the others.
  const sites = free.filter(hex => fitsHex(open, 'command-tent', hex))
  if (sites.length === 0) return false
  const site = sites.reduce((far, hex) => (rowOf(open, seat, hex) > rowOf(open, seat, far) ? hex : far))
  const rest = pile.filter(card => card !== 'command-tent')
  const others = free.filter(hex => hex !== site)
  return allFit(open, seat, rest, others, rowOf(open, seat, site), farthest)
}

const rowOf = (open: Open, seat: Seat, hex: Hex) => rowsFromEdge(hex, open.factions[seat])

/** Units at most `depth` rows from the edge, each on its own hex; decoys take what is left. */
function allFit(
  open: Open,
  seat: Seat,
  pile: readonly DeployCard[],
  free: readonly Hex[],
  depth: number,
  farthest: number,
) {
  if (farthest > depth) return false
  const within = free.filter(hex => rowOf(open, seat, hex) <= depth)
  // The hexes of one kind of unit lie within those of another, so the pickiest are seated first.
  const rooms = countsOf(pile.filter(isUnit))
    .map(([card, n]) => ({ n, room: within.filter(hex => fitsHex(open, card, hex)).length }))
    .sort((a, b) => a.room - b.room)
  let seated = 0
  for (const { n, room } of rooms) {
    seated += n
    if (seated > room) return false
  }
  return pile.length <= free.filter(hex => fitsHex(open, 'decoy', hex)).length
}

/** Each kind of card with its number. */
function countsOf(cards: readonly DeployCard[]): [DeployCard, number][] {
  const counts = new Map<DeployCard, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

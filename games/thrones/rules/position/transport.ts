/** How far units get: borders, ships that carry (AG-7.2), ports (AG-3.6.3). For marches and retreats. */
import { remember, type Seat } from '../../../../kernel/index.ts'
import {
  isLand,
  isSea,
  type LandArea,
  landAreas,
  neighbours,
  type Place,
  type Port,
  portSea,
  portsOfSea,
  type SeaArea,
  seaAreas,
} from '../../data/areas.ts'
import type { UnitType } from '../../data/units.ts'
import type { Open } from '../../types.ts'
import { portOwner } from './control.ts'

/** A set of seas is a number with one bit a sea. */
type Seas = number

const bitOf = Object.fromEntries(seaAreas.map((sea, i) => [sea, 1 << i])) as Record<SeaArea, Seas>
const seasBeside = (place: LandArea | SeaArea): Seas =>
  neighbours(place)
    .filter(isSea)
    .reduce((seas, sea) => seas | bitOf[sea], 0)
const shores = Object.fromEntries(landAreas.map(area => [area, seasBeside(area)])) as Record<LandArea, Seas>
const seaBorders: readonly Seas[] = seaAreas.map(seasBeside)
const landBorders = Object.fromEntries(landAreas.map(area => [area, neighbours(area).filter(isLand)])) as Record<
  LandArea,
  LandArea[]
>
const seaNeighbours = Object.fromEntries(seaAreas.map(sea => [sea, neighbours(sea).filter(isSea)])) as Record<
  SeaArea,
  SeaArea[]
>
const portSeas = Object.fromEntries(
  seaAreas.flatMap(sea => portsOfSea(sea).map(port => [port, [portSea(port)]])),
) as Record<Port, SeaArea[]>

/** By seat the seas with at least one of its ships: routed ones serve too, ports do not (AG-7.2.2, AG-3.6.5). */
const seasHeld = remember((armies: Open['armies']): Seas[] => {
  const held = [0, 0, 0, 0, 0, 0]
  for (const sea of seaAreas) {
    const army = armies[sea]
    if (army !== null) held[army.seat] |= bitOf[sea]
  }
  return held
})

/** The seas of a chain of own ships that begins at this shore (AG-7.2.1). */
function carryingSeas(open: Open, seat: Seat, shore: LandArea): Seas {
  const held = seasHeld(open.armies)[seat]
  let chain = shores[shore] & held
  for (let before = 0; before !== chain; ) {
    before = chain
    for (let i = 0; i < seaBorders.length; i++) if (before & (1 << i)) chain |= seaBorders[i] & held
  }
  return chain
}

/** The land areas that land units of a seat reach from another: over a border or by ship (AG-7.1.3, AG-7.2.1). */
export function landReach(open: Open, seat: Seat, from: LandArea): readonly LandArea[] {
  const seas = carryingSeas(open, seat, from)
  return seas === 0 ? landBorders[from] : overland(from, seas)
}

/** By area, for each set of seas that was asked for: few are, of the 4096. */
const overlands = Object.fromEntries(landAreas.map(area => [area, new Map<Seas, readonly LandArea[]>()])) as Record<
  LandArea,
  Map<Seas, readonly LandArea[]>
>

function overland(from: LandArea, seas: Seas): readonly LandArea[] {
  const known = overlands[from].get(seas)
  if (known) return known
  const borders = landBorders[from]
  const found = landAreas.filter(area => area !== from && ((shores[area] & seas) !== 0 || borders.includes(area)))
  overlands[from].set(seas, found)
  return found
}

/** Where the ships of a seat get: from a port its sea; from a sea the next ones and own ports (AG-3.6.3). */
export function shipReach(open: Open, seat: Seat, from: SeaArea | Port): readonly Place[] {
  if (!isSea(from)) return portSeas[from]
  return [...seaNeighbours[from], ...portsOfSea(from).filter(port => portOwner(open, port) === seat)]
}

/** Where a unit that stands there may go, whoever is there; impassable areas are closed (AG-7.1.4). */
export function reach(open: Open, seat: Seat, from: Place, unit: UnitType): readonly Place[] {
  if (unit === 'ship') return shipReach(open, seat, from as SeaArea | Port)
  if (!isLand(from)) return []
  const areas = landReach(open, seat, from)
  const { impassable } = open
  return impassable.length > 0 ? areas.filter(area => !impassable.includes(area)) : areas
}

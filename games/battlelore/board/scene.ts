/** What stands and lies in every hex: the small facts that drawings and spoken names depend on. */
import type { View } from '../../../kernel/index.ts'
import type { Faction } from '../data/factions.ts'
import { type Hex, hexes } from '../data/hexes.ts'
import type { BattleLore, DeployCard, Open, Ordered, Unit, UnitId } from '../types.ts'
import type { UnitState } from './Unit.tsx'

type PlayerView = View<BattleLore>

export interface UnitScene extends UnitState {
  id: UnitId
  hex: Hex
}

export interface CardScene {
  hex: Hex
  faction: Faction
  /** What its owner sees; null: its back. */
  face: DeployCard | null
}

/** Has an ordered unit anything left to do, as far as its order tells? */
const isSpent = ({ done, attacked }: Ordered): boolean => done && attacked

function orderLook({ turn }: Open, { id }: Unit): UnitState['order'] {
  const order = turn?.ordered.find(({ unit }) => unit === id)
  if (!order) return null
  return isSpent(order) ? 'spent' : 'ready'
}

export const unitScene = (open: Open, unit: Unit): UnitScene => ({
  id: unit.id,
  hex: unit.hex,
  type: unit.type,
  health: unit.health,
  poisoned: unit.poisoned,
  stunned: unit.stunned,
  order: orderLook(open, unit),
})

/** Deployment cards: backs for all, faces for their owner (BL-22.2). */
export function cardScenes({ open, own, seat }: PlayerView): CardScene[] {
  return hexes.flatMap((hex): CardScene[] => {
    const face = own?.faces[hex] ?? null
    const owner = open.backs[hex] ?? (face && seat !== null ? seat : undefined)
    return owner === undefined ? [] : [{ hex, faction: open.factions[owner], face: owner === seat ? face : null }]
  })
}

export const tentScenes = ({ tents, factions }: Open): { hex: Hex; faction: Faction }[] =>
  tents.flatMap((hex, seat) => (hex ? [{ hex, faction: factions[seat] }] : []))

/** BW-12.9, BW-18.22: commit abilities: when they are offered, and that they are used once. */
import { commanderTable, type Moment } from '../../data/commanders.ts'
import type { Unit } from '../../types.ts'
import type { G, Steps } from '../field/units.ts'

/** BW-18.22: a commander's ability is offered, where this is its moment. */
export function offer(unit: Unit | undefined, at: Moment): Steps {
  const commander = unit?.commander
  if (!commander || commanderTable[commander].commitAbility.at !== at) return []
  return [{ do: 'offerAbility', seat: unit.seat, commander, at }]
}

/** BW-12.9: the card is turned to its used side. */
export function commit(g: G, { commander }: Pick<Unit, 'commander'>): void {
  if (!commander) return
  const card = g.open.commanders[commander]!
  g.open.commanders = { ...g.open.commanders, [commander]: { ...card, used: true } }
}

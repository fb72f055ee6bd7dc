/** BW-18: what a unit is given for a while. */
import type { Card } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { ModifierKey, Until } from '../../data/effects.ts'
import type { Unit } from '../../types.ts'
import { type BattleContext, type G, named } from '../field/units.ts'

export interface Gift {
  readonly key: ModifierKey
  readonly n: number
  readonly once: boolean
  readonly by: Card | Commander
  readonly until: Until
}

export function give(g: G, unit: Unit, { key, n, once, by, until }: Gift, ctx: BattleContext): void {
  g.open.boons = [...g.open.boons, { key, n, by, of: unit.id, until, ...(once ? { once: true as const } : {}) }]
  ctx.log({ is: 'gave', unit: named(unit), hex: unit.hex, key, n, by })
}

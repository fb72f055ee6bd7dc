/** BW-9: the attacks under way, the innermost last. */
import type { Hex } from '../../data/hexes.ts'
import type { Attack, AttackKind, Open, Ordered, Unit, UnitId } from '../../types.ts'
import type { G } from '../field/units.ts'
import { unitOf } from '../field/units.ts'

export const attackOf = (open: Open): Attack => open.attacks.at(-1)!

export function setAttack(g: G, part: Partial<Attack>): void {
  g.open.attacks = [...g.open.attacks.slice(0, -1), { ...attackOf(g.open), ...part }]
}

export const attackerOf = (open: Open): Unit | undefined => {
  const { attacker } = attackOf(open)
  return attacker === null ? undefined : unitOf(open, attacker)
}
export const targetOf = (open: Open): Unit | undefined => unitOf(open, attackOf(open).target)

interface Begin {
  readonly kind: AttackKind
  readonly seat: number
  readonly attacker: UnitId | null
  readonly from: Hex
  readonly target: Unit
}

/** An attack of which nothing has been rolled yet. */
export const begun = ({ kind, seat, attacker, from, target }: Begin, more: Partial<Attack> = {}): Attack => ({
  kind,
  seat,
  attacker,
  from,
  target: target.id,
  at: target.hex,
  flank: false,
  second: false,
  support: [],
  rank: null,
  count: null,
  dice: [],
  rerolls: 0,
  hits: null,
  shield: 0,
  beyond: 0,
  retreats: 0,
  fled: 0,
  eliminated: false,
  again: false,
  ...more,
})

/** What the unit has been ordered to do this turn. */
export const orderOf = (open: Open, unit: UnitId): Ordered | undefined =>
  open.turn?.ordered.find(each => each.unit === unit)

export function markOrder(g: G, unit: UnitId, part: Partial<Ordered>): void {
  const { turn } = g.open
  if (!turn) return
  g.open.turn = { ...turn, ordered: turn.ordered.map(each => (each.unit === unit ? { ...each, ...part } : each)) }
}

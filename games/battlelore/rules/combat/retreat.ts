/** BL-7.4 steps 7 and 8, BL-10: ignoring retreats, and retreating. */
import type { Direction } from '../../../../hex/index.ts'
import { ask, auto } from '../../../../kernel/index.ts'
import { board, type Hex } from '../../data/hexes.ts'
import { abilityValue, hasAbility } from '../../data/units.ts'
import type { Open, Unit } from '../../types.ts'
import { groundAt, hasRoom, isFree } from '../field/field.ts'
import { type BattleContext, change, type G, unitAt } from '../field/units.ts'
import { pendingDamage } from './damage.ts'
import { fightOf, openWindow, type Rules, setFight, targetOf, targetSeat } from './fight.ts'

export interface Retreat {
  /** The hexes entered, or flown over and entered, in order. */
  readonly path: readonly Hex[]
  /** Damage for retreats that cannot be made. */
  readonly damage: number
  /** Who supports the unit, so that the remaining retreats are ignored. */
  readonly support: Unit | null
}

const friendAt = (open: Open, unit: Unit, hex: Hex | null): Unit | null => {
  const there = hex === null ? undefined : unitAt(open, hex)
  return there?.seat === unit.seat ? there : null
}

/** BL-10.3, BL-10.8: neither off the board, nor onto ground the unit cannot stand on, nor into the enemy. */
const isOpen = (open: Open, unit: Unit, hex: Hex | null): hex is Hex => hex !== null && hasRoom(open, unit.type, hex)

/** BL-10.3 to BL-10.8, BL-24.5, BL-24.10: on foot, hex by hex. */
function onFoot(open: Open, unit: Unit, away: Direction, n: number): Retreat {
  const path: Hex[] = []
  for (let left = n; left > 0; left--) {
    const here = path.at(-1) ?? unit.hex
    const next = board.next(here, away)
    // BL-10.5: before everything else that could hold it.
    const support = friendAt(open, unit, next)
    if (support) return { path, damage: 0, support }
    // BL-15.3: stunned by this very roll, too. BL-10.4, BL-10.7: the hex in which the retreat begins never hinders it.
    const held = unit.stunned || (path.length > 0 && groundAt(open, here).stops)
    if (held || !isOpen(open, unit, next)) return { path, damage: left, support: null }
    path.push(next)
  }
  return { path, damage: 0, support: null }
}

/** BL-10.11: a flyer goes over enemies and ground alike, but not over friends. */
function onWings(open: Open, unit: Unit, away: Direction, n: number): Retreat {
  const ray = board.ray(unit.hex, away, n)
  const friend = ray.findIndex(hex => friendAt(open, unit, hex) !== null)
  const way = friend < 0 ? ray : ray.slice(0, friend)
  const path = way.slice(0, way.findLastIndex(hex => isFree(open, hex)) + 1)
  const support = friend < 0 ? null : friendAt(open, unit, ray[friend])
  return { path, damage: support ? 0 : n - path.length, support }
}

/** BL-10.12: where a unit retreats to, whatever makes it. A stunned unit does not fly (BL-10.6). */
export const retreatOf = (open: Open, unit: Unit, away: Direction, n: number): Retreat =>
  hasAbility(unit.type, 'flying') && !unit.stunned ? onWings(open, unit, away, n) : onFoot(open, unit, away, n)

function carryOut(g: G, unit: Unit, { path, support }: Retreat, ctx: BattleContext): void {
  const hex = path.at(-1) ?? unit.hex
  change(g, unit.id, { hex })
  if (path.length > 0) ctx.log({ is: 'retreated', seat: unit.seat, unit: unit.type, path: [unit.hex, ...path] })
  if (support) ctx.log({ is: 'supported', seat: unit.seat, unit: unit.type, hex, by: support.type })
}

/** BL-16.6: a unit that is gone ignores nothing. */
function immovable(open: Open): number {
  const target = targetOf(open)
  return target ? Math.min(abilityValue(target.type, 'immovable'), fightOf(open).retreats) : 0
}

/** Retreats that are ignored cause no damage (BL-7.9). */
export function ignoreRetreats(g: G, n: number, cause: 'immovable' | 'hold-the-line', ctx: BattleContext): void {
  const { open } = g
  const fight = fightOf(open)
  setFight(g, { retreats: fight.retreats - n })
  if (n > 0) ctx.log({ is: 'ignored-retreats', seat: targetSeat(open, fight), n, cause })
}

export const retreatRules: Rules<'standFast' | 'ignoreRetreats' | 'retreat'> = {
  // BL-7.9, BL-7.10, BL-7.14
  standFast: auto(({ open }) =>
    targetOf(open) && fightOf(open).retreats > 0
      ? [...openWindow(open, 'combat.step7'), { do: 'ignoreRetreats', seat: targetSeat(open, fightOf(open)) }]
      : [],
  ),
  ignoreRetreats: ask({
    rule: 'BL-7.9',
    who: (_, me) => me.seat,
    legalMoves: ({ open }) =>
      Array.from({ length: immovable(open) + 1 }, (_, i) => ({ do: 'ignore', n: immovable(open) - i })),
    take: (g, _me, _seat, move, ctx) => {
      ignoreRetreats(g, move.n, 'immovable', ctx)
      return []
    },
  }),
  // BL-7.13.8: first the hexes, then the damage for retreats not made (BL-10.9, BL-10.10).
  retreat: auto((g, _, ctx) => {
    const target = targetOf(g.open)
    const { retreats, away } = fightOf(g.open)
    if (!target) return []
    const retreat = retreatOf(g.open, target, away!, retreats)
    carryOut(g, target, retreat, ctx)
    setFight(g, { retreats: 0, fled: retreat.path.length, damage: retreat.damage })
    return retreat.damage > 0 ? pendingDamage(g.open, 8) : []
  }),
}

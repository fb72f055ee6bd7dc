/** What a unit could do: where it can move, whom it can attack and why not. From the open facts alone. */
import { type Reach, sightOn } from '../../../hex/index.ts'
import { type Look, type Outlook, outlookFrom } from '../../../hex/ui/useStudy.ts'
import { boards, type Hex } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { orderOf } from '../rules/combat/attack.ts'
import { isMelee } from '../rules/combat/fight.ts'
import { type Refusal, refusalOf } from '../rules/combat/targets.ts'
import { burns } from '../rules/field/ground.ts'
import { boardOf, sideOf } from '../rules/field/units.ts'
import { freeWays, type Way, waysOf } from '../rules/field/ways.ts'
import type { Open, Unit } from '../types.ts'
import { type PlayerView, question } from './moveTargets.ts'

/** The ways of a unit as the field draws them: by end, the fewest hexes. */
function reachBy(ways: readonly Way[]): Reach<Hex> {
  const byEnd = Map.groupBy(ways, ({ path }) => path.at(-1)!)
  const shortest = (all: readonly Way[]) => Math.min(...all.map(({ path }) => path.length))
  return {
    ends: new Map([...byEnd].map(([hex, all]) => [hex, shortest(all)])),
    paths: end => (byEnd.get(end) ?? []).map(({ path }) => path),
  }
}

/** Where a unit could go with an order, or with the free move that it is asked about; null: it cannot move. */
export function reachNow(view: PlayerView, unit: Unit): Reach<Hex> | null {
  const { open } = view
  const free = question(view, 'freeMove')
  if (free?.unit === unit.id) {
    return reachBy(freeWays(open, unit, free.hexes, free.ownEdge).map(path => ({ path, mayAttack: false })))
  }
  if (burns(open, unit.hex)) return null
  const order = orderOf(open, unit.id)
  return order?.settled ? null : reachBy(waysOf(open, unit, order?.bonus ?? 0))
}

/** BW-7.1: the ends that leave the unit no attack. */
export const endsWithoutAttack = (view: PlayerView, unit: Unit): ReadonlySet<Hex> => {
  const { open } = view
  const isFree = question(view, 'freeMove') !== null
  const ways = isFree ? [] : waysOf(open, unit, orderOf(open, unit.id)?.bonus ?? 0)
  const striking = new Set(ways.filter(({ mayAttack }) => mayAttack).map(({ path }) => path.at(-1)!))
  return new Set(ways.map(({ path }) => path.at(-1)!).filter(hex => !striking.has(hex)))
}

/** BW-9.1: whom a unit could attack from its hex. */
export function outlookOf(open: Open, unit: Unit): Outlook<Hex> {
  const enemies = open.units.filter(({ seat }) => seat !== unit.seat).map(({ hex }) => hex)
  const { range } = unitTable[unit.type]
  const canAttack = (hex: Hex) => !burns(open, unit.hex) && refusalOf(open, unit, hex) === null
  return outlookFrom(boardOf(open), unit.hex, [1, range], enemies, canAttack)
}

export interface UnitSight extends Look<Hex> {
  distance: number
  refusal: Refusal | null
}

/** How a unit looks at the enemy in a hex. */
export function lookAt(open: Open, unit: Unit, at: Hex): UnitSight {
  const refusal = refusalOf(open, unit, at)
  const isRanged = !isMelee(unit)
  const [line] = isRanged ? sightOn(boards[sideOf(open)])(unit.hex, at) : []
  return {
    from: unit.hex,
    at,
    distance: boardOf(open).distance(unit.hex, at),
    refusal,
    isBlocked: refusal !== null,
    blockedAt: refusal && 'hex' in refusal ? refusal.hex : null,
    crossed: line?.crossed ?? [],
  }
}

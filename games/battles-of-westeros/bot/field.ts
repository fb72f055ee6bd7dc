/**
 * What the rules of thumb have worked out about a position, kept for as long as it stands: from one question of a turn to the
 * next, and in all trials that begin with it.
 */
import { once, type Seat } from '../../../kernel/index.ts'
import type { Hex } from '../data/hexes.ts'
import { unitTable } from '../data/units.ts'
import { terrainAt } from '../rules/field/ground.ts'
import { engagementOf } from '../rules/field/units.ts'
import type { Way } from '../rules/field/ways.ts'
import { waysOf } from '../rules/field/ways.ts'
import type { Open, Unit, UnitId } from '../types.ts'
import { type Goals, goalsOf } from './goals.ts'
import { harm } from './value.ts'

/** An enemy, and how far he can strike in one order. */
interface Foe {
  readonly unit: Unit
  readonly reach: number
}

export interface Field {
  readonly unitAt: ReadonlyMap<Hex, Unit>
  /** The enemies of each seat. */
  readonly foes: readonly (readonly Foe[])[]
  /** Where each seat wants its units. */
  readonly goals: readonly Goals[]
  readonly potentials: Map<UnitId, number>
  readonly ways: Map<string, readonly Way[]>
  readonly harms: Map<string, number>
}

function reachOf({ type, rank }: Unit): number {
  const { orders, range } = unitTable[type]
  return range + Math.max(0, ...orders[rank].filter(({ attack }) => attack).map(({ move }) => move))
}

function fieldFor(open: Open): Field {
  const seats = [...open.houses.keys()]
  const foesOf = (seat: Seat) =>
    open.units.filter(unit => unit.seat !== seat).map((unit): Foe => ({ unit, reach: reachOf(unit) }))
  return {
    unitAt: new Map(open.units.map(unit => [unit.hex, unit])),
    foes: seats.map(foesOf),
    goals: seats.map(seat => goalsOf(open, seat)),
    potentials: new Map(),
    ways: new Map(),
    harms: new Map(),
  }
}

/** All that it hangs on beside the units; these values are replaced, never changed. */
function factsOf(open: Open): readonly unknown[] {
  const { turn, boons } = open
  return [
    open.round,
    open.engagements,
    open.ground,
    open.pieces,
    open.fire,
    open.devastated,
    open.control,
    open.locations,
    open.catelyn,
    open.edmure,
    open.targets,
    open.commanders,
    boons,
    turn?.walked.length,
    // BW-18.21: units ordered together may help each other
    boons.length > 0 ? turn?.ordered : null,
  ]
}

const known = new WeakMap<Open['units'], { readonly facts: readonly unknown[]; readonly field: Field }>()

export function fieldOf(open: Open): Field {
  const facts = factsOf(open)
  const before = known.get(open.units)
  if (before?.facts.every((fact, i) => fact === facts[i])) return before.field
  const field = fieldFor(open)
  known.set(open.units, { facts, field })
  return field
}

/** Where a unit may go by an order that adds so many hexes to its move. */
export const knownWays = (open: Open, { ways }: Field, unit: Unit, bonus: number): readonly Way[] =>
  once(ways, `${unit.id} ${bonus}`, () => waysOf(open, unit, bonus))

/** What an enemy can be expected to take from a unit that is thought to stand in a hex. */
export function knownHarm(open: Open, { harms }: Field, foe: Unit, unit: Unit, hex: Hex): number {
  const stays = hex === unit.hex
  return once(harms, `${foe.id} ${unit.id} ${stays || terrainAt(open, hex)}`, () => {
    const there = standingAt(open, unit, hex)
    return harm(there.open, foe, there.unit, 'threat').harm
  })
}

/** The open facts with a unit thought to have gone elsewhere. Its engagement is over there. */
export function standingAt(open: Open, unit: Unit, hex: Hex): { open: Open; unit: Unit } {
  if (hex === unit.hex) return { open, unit }
  const moved = { ...unit, hex }
  const engagement = engagementOf(open, unit.id)
  return {
    open: {
      ...open,
      units: open.units.map(each => (each.id === unit.id ? moved : each)),
      engagements: engagement ? open.engagements.filter(each => each !== engagement) : open.engagements,
      // BW-14.6: archers are off balance
      turn: open.turn && { ...open.turn, walked: [...open.turn.walked, unit.id] },
    },
    unit: moved,
  }
}

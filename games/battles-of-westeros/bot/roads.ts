/** How far it is on foot: round water, palisades and towers, whoever stands in the way. */
import { once } from '../../../kernel/index.ts'
import type { Hex } from '../data/hexes.ts'
import { isPassable } from '../rules/field/ground.ts'
import { boardOf } from '../rules/field/units.ts'
import type { Open } from '../types.ts'

type Steps = ReadonlyMap<Hex, number>

/** The hexes from which one can come to a hex, and in how many steps. */
function stepsTo(open: Open, goal: Hex): Steps {
  const steps = new Map<Hex, number>([[goal, 0]])
  // The map grows while it is walked.
  for (const [hex, n] of steps) {
    for (const near of boardOf(open).neighbours(hex)) {
      if (!steps.has(near) && isPassable(open, near)) steps.set(near, n + 1)
    }
  }
  return steps
}

/** What has been found, for as long as nothing on the board is taken away. */
const found = new WeakMap<Open['pieces'], Map<Hex, Steps>>()

/** Farther than any way on the board. */
const far = 30

export function wayLength(open: Open, from: Hex, goal: Hex): number {
  const known = once(found, open.pieces, () => new Map<Hex, Steps>())
  const steps = once(known, goal, () => stepsTo(open, goal))
  return steps.get(from) ?? far
}

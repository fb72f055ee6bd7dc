/** The state of a game in progress: plain JSON, and the truth. */

import type { Drawers, Kinds, Step } from './kinds.ts'
import type { Chance } from './rng.ts'
import { freeze } from './values.ts'

export interface State<K extends Kinds> {
  g: Drawers<K>
  /** Steps still to do, innermost last. Empty: the game is over. */
  stack: Step<K>[]
  /** Sealed answers to the question on top of the stack, by seat. */
  sealed: readonly (K['move'] | null)[]
  /** Moves made, by seat. */
  moved: readonly number[]
  chance: Chance
}

/** A copy to play on: outermost fields only, for the rest is shared and never changed in place. */
export function copy<K extends Kinds>(state: State<K>): State<K> {
  const { g, stack, sealed, moved, chance } = state
  const drawers = { open: { ...g.open }, held: g.held, hidden: { ...g.hidden } }
  return {
    g: g.memory ? { ...drawers, memory: g.memory } : drawers,
    stack: stack.slice(),
    sealed,
    moved,
    chance,
  }
}

/** Freezes all that copies share, so that a rule which changes a shared value throws. */
export function freezeShared<K extends Kinds>(state: State<K>): void {
  for (const drawer of [state.g.open, state.g.hidden]) for (const value of Object.values(drawer)) freeze(value)
  freeze(state.g.held)
  if (state.g.memory) freeze(state.g.memory)
  for (const step of state.stack) freeze(step)
  freeze(state.sealed)
  freeze(state.moved)
  freeze(state.chance)
}

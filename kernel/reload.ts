/** States as they are after a journey through JSON, as a store saves and loads them. For tests and fuzzing. */
import type { Kinds } from './kinds.ts'
import type { State } from './state.ts'
import { freeze } from './values.ts'

/** What frozen values become on the journey; they never change, so that each travels once. */
const arrived = new WeakMap<object, object>()

/**
 * The state, saved and loaded. The given one must be frozen below its pieces; every piece of the new one is an object of
 * its own, that nothing has been remembered of yet.
 */
export function saveAndLoad<K extends Kinds>({ g, stack, sealed, moved, chance }: State<K>): State<K> {
  return {
    g: {
      open: fields(g.open),
      held: piece(g.held),
      hidden: fields(g.hidden),
      ...(g.memory && { memory: piece(g.memory) }),
    },
    stack: stack.map(piece),
    sealed: piece(sealed),
    moved: piece(moved),
    chance: piece(chance),
  }
}

function fields<Drawer extends object>(drawer: Drawer): Drawer {
  const loaded = {} as Drawer
  for (const key in drawer) if (drawer[key] !== undefined) loaded[key] = piece(drawer[key])
  return loaded
}

function piece<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return JSON.parse(JSON.stringify(value))
  let there = arrived.get(value)
  if (!there) {
    there = freeze(JSON.parse(JSON.stringify(value))) as object
    arrived.set(value, there)
  }
  return (Array.isArray(there) ? [...there] : { ...there }) as T
}

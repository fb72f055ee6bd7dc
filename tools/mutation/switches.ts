/** What switched sources call at run time: which mutant is on, which were reached, and a bound on endless loops. */

/** A mutant, with its number and place, as the switched source tells of it. */
export interface KnownMutant {
  id: number
  place: string
  was: string
  text: string
}

/** Thrown when a mutant makes the rules run for too long; counts as noticed. */
export class Endless extends Error {
  override name = 'Endless'
}

interface Switches {
  /** The mutant that is on; -1: none. */
  active: number
  /** Switches passed since it was set to 0, and how many are allowed. */
  steps: number
  limit: number
  /** The mutants passed; null: not noted. */
  reached: Set<number> | null
}

export const switches: Switches = { active: -1, steps: 0, limit: Number.POSITIVE_INFINITY, reached: new Set() }

export const knownMutants: KnownMutant[] = []

/** Is this mutant on? */
function isMutantOn(mutant: number): boolean {
  if (switches.reached !== null) switches.reached.add(mutant)
  switches.steps++
  if (switches.steps > switches.limit) throw new Endless()
  return mutant === switches.active
}

Object.assign(globalThis, { isMutantOn, knownMutants })

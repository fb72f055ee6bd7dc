/** BW-6, BW-18: what a leadership card says. */
import type { Person } from '../commanders.ts'
import type { Act, Tactic } from '../effects.ts'
import type { House } from '../houses.ts'

export interface CardFacts {
  readonly house: House
  /** Whose card it is: a card for every army, or of one commander. */
  readonly set: 'basic' | Person
  readonly commands: readonly Act[]
  readonly tactic?: Tactic
}

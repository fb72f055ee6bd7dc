import type { Face } from './dice.ts'

export interface AbilityFacts {
  /** Has a number on the unit's card. */
  valued: boolean
  /** The result to commit for a dice-activated ability (BL-7.6.2); null for one that needs no die. */
  die: Face | null
  /** More than one such die in a combat has an effect. */
  repeats: boolean
}

const constant = { valued: false, die: null, repeats: false } as const
const valued = { valued: true, die: null, repeats: false } as const
const heroic = { valued: false, die: 'heroic', repeats: false } as const
const heroics = { valued: false, die: 'heroic', repeats: true } as const

/** BL-16: the sixteen abilities. */
export const abilityTable = {
  'double-shot': constant,
  ferocious: constant,
  flanking: constant,
  flying: constant,
  frenzy: heroics,
  immovable: valued,
  massive: constant,
  mobility: valued,
  pursue: valued,
  rage: constant,
  poison: heroic,
  vigilant: constant,
  craving: constant,
  rend: heroic,
  concussion: heroic,
  'soul-feast': heroics,
} as const satisfies Record<string, AbilityFacts>

export type Ability = keyof typeof abilityTable
export const abilities = Object.keys(abilityTable) as readonly Ability[]

/** The abilities that carry a number. */
export type ValuedAbility = { [A in Ability]: (typeof abilityTable)[A]['valued'] extends true ? A : never }[Ability]

/** What a unit can do: the number of an ability that has one, true for the others. */
export type Abilities = { readonly [A in Ability]?: A extends ValuedAbility ? number : true }

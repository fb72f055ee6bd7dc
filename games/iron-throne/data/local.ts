/** What a group that owns the game can put in the place of our names, words and values; see RULINGS.md and local/read.ts. */
import type { Ability, EffectId } from './abilities.ts'

export interface LocalCard {
  readonly name?: { readonly en?: string; readonly hu?: string }
  readonly text?: { readonly en?: string; readonly hu?: string }
  readonly ability?: Ability
}

export type LocalCards = Readonly<Partial<Record<EffectId, LocalCard>>>

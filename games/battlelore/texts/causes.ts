import type { Cause } from '../types.ts'
import type { AnyCard } from './names.ts'

/** The causes that are no card. */
export type Plight = Exclude<Cause, AnyCard>

const plights: Readonly<Record<Plight, true>> = {
  combat: true,
  retreat: true,
  frenzy: true,
  'soul-feast': true,
  banner: true,
  tent: true,
  dice: true,
  upkeep: true,
  muster: true,
  cure: true,
}

export const isPlight = (cause: Cause): cause is Plight => cause in plights

import type { Cause } from '../../types.ts'
import type { AnyCard } from './names.ts'

/** The causes that are no card. */
export type OtherCause = Exclude<Cause, AnyCard>

const otherCauses: Readonly<Record<OtherCause, true>> = {
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

export const isOtherCause = (cause: Cause): cause is OtherCause => cause in otherCauses

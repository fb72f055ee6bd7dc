import type { Cause } from '../../types.ts'
import type { AnyCard } from './names.ts'

/** The causes that are no card. */
export type OtherCause = Exclude<Cause, AnyCard>

const otherCauses: Readonly<Record<OtherCause, true>> = {
  combat: true,
  skull: true,
  retreat: true,
  rout: true,
  supply: true,
  port: true,
}

export const isOtherCause = (cause: Cause): cause is OtherCause => cause in otherCauses

import type { Cause } from '../types.ts'
import type { AnyCard } from './names.ts'

/** The causes that are no card. */
export type Plight = Exclude<Cause, AnyCard>

const plights: Readonly<Record<Plight, true>> = {
  combat: true,
  skull: true,
  retreat: true,
  rout: true,
  supply: true,
  port: true,
}

export const isPlight = (cause: Cause): cause is Plight => cause in plights

/** What the names of units have in common in all languages. */
import type { UnitType } from '../../data/units.ts'

const singles: readonly UnitType[] = ['roc-warrior', 'viper-legion', 'chaos-lord']

/** The unit's name is in the singular. */
export const isSingle = (type: UnitType): boolean => singles.includes(type)

import type { Reason } from '../../../kernel/index.ts'

/**
 * Two plans are as good as each other, the first of them being the better one, where less than a hundredth lies between their values, 0
 * to 1: what is told in hundredths may then be the same number.
 */
export const areEven = ([plan, instead]: readonly [number, number]): boolean => plan - instead < 0.01

/** So many reasons are told: for, and against. */
const told = { good: 3, bad: 2 }

/** What speaks for a plan and what against it, the weightiest first: what the others gain is a loss. */
export function sidesOf(reasons: readonly Reason[]): { good: readonly Reason[]; bad: readonly Reason[] } {
  const gain = ({ whose, by }: Reason) => (whose === 'own' ? by : -by)
  return {
    good: reasons.filter(each => gain(each) > 0).slice(0, told.good),
    bad: reasons.filter(each => gain(each) < 0).slice(0, told.bad),
  }
}

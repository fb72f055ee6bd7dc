import type { Reason } from '../../../kernel/index.ts'

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

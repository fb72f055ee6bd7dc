/** How many commands each user may send, over all its connections together. */
import { limits } from '../limits.ts'

export type Allowance = (user: string | null, price: number) => boolean

/** Takes the price from what the user has left, which fills by `perSecond`; false when there is not enough. */
export function openAllowance(perSecond: number, now: () => number): Allowance {
  const most = perSecond * limits.burstSeconds
  // By user, least recently used first.
  const left = new Map<string | null, { n: number; at: number }>()
  return (user, price) => {
    const at = now()
    for (const [old, last] of left) {
      if (at - last.at < limits.burstSeconds * 1000) break
      left.delete(old)
    }
    const known = left.get(user)
    const n = known ? Math.min(most, known.n + ((at - known.at) / 1000) * perSecond) : most
    const isEnough = n >= price
    left.delete(user)
    left.set(user, { n: isEnough ? n - price : n, at })
    return isEnough
  }
}

/** How much each of many may ask for: so much at once, and then as it fills again. */

export interface Rate {
  perSecond: number
  atOnce: number
}

/** Takes the price from what somebody has left; false when there is not enough. */
export type Allowance = (who: string, price: number) => boolean

/** `now` is in milliseconds. */
export function openAllowance({ perSecond, atOnce }: Rate, now: () => number): Allowance {
  const fullAfter = (atOnce / perSecond) * 1000
  // Least recently used first.
  const left = new Map<string, { n: number; at: number }>()
  return (who, price) => {
    const at = now()
    for (const [old, last] of left) {
      if (at - last.at < fullAfter) break
      left.delete(old)
    }
    const known = left.get(who)
    const n = known ? Math.min(atOnce, known.n + ((at - known.at) / 1000) * perSecond) : atOnce
    const isEnough = n >= price
    left.delete(who)
    left.set(who, { n: isEnough ? n - price : n, at })
    return isEnough
  }
}

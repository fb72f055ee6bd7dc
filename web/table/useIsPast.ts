import { useEffect, useState } from 'react'

/** Is a moment past? In milliseconds since 1970, by this clock. Told when it comes. */
export function useIsPast(moment: number): boolean {
  const [now, setNow] = useState(Date.now)
  const left = moment - now
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [left])
  return left <= 0
}

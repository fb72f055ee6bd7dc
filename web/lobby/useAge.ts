/** How long ago something was, in words, as time goes by. */
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How often it is looked at anew, in milliseconds. */
const every = 30_000

/** '5 minutes ago'. `at` is in milliseconds since 1970. */
export function useAge(at: number): string {
  const { language } = useSettings()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [])
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const [unit, length] = units.find(([, each]) => passed >= each) ?? ['second', 1000]
  return format.format(unit === 'second' ? 0 : -Math.floor(passed / length), unit)
}

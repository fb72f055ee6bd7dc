/** Times of the day, in minutes since midnight, as a clock on the wall of a time zone shows them. */
import type { Language } from '../../text/index.ts'

const minute = 60_000
export const minutesOfDay = 1440

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  formats.set(zone, made)
  return made
}

/** What the clock shows at a time (milliseconds since 1970). */
export function minuteAt(time: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(time)
  const part = (type: 'hour' | 'minute') => Number(parts.find(each => each.type === type)?.value)
  return part('hour') * 60 + part('minute')
}

/** A moment as that clock shows it, with the day and the zone: 'Tuesday, December 1 at 14:05 UTC'. */
export const momentIn = (time: number, zone: string, language: Language): string =>
  new Date(time).toLocaleString(language, {
    ...{ timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
  })

/** Brings minutes into the day. */
const inDay = (minutes: number): number => ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay

/**
 * The next time, after `now`, at which the clock shows that minute. Where clocks are set forward over it, as long after the change as
 * it would have been; where they are set back, once.
 */
export function nextAt(now: number, zone: string, wanted: number): number {
  const begun = Math.floor(now / minute) * minute
  const wait = inDay(wanted - minuteAt(begun, zone)) || minutesOfDay
  const guess = begun + wait * minute
  // Clocks may have been set meanwhile, by some hours at most.
  const off = inDay(minuteAt(guess, zone) - wanted + minutesOfDay / 2) - minutesOfDay / 2
  const mended = guess - off * minute
  return mended > now && minuteAt(mended, zone) === wanted ? mended : guess
}

/** From one minute of the day until before another one, over midnight where that is earlier. */
export interface Span {
  from: number
  to: number
}

export function isWithin({ from, to }: Span, at: number): boolean {
  return from <= to ? from <= at && at < to : from <= at || at < to
}

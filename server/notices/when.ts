/** When somebody is told that a table waits, by which ways. Pure: times come in, in milliseconds since 1970. */
import type { Delay, NoticeSettings } from '../../table/sync/notices.ts'
import { limits } from '../limits.ts'
import { isWithin, minuteAt, nextAt } from './zoned.ts'

export const ways = ['mail', 'push', 'hook'] as const
export type Way = (typeof ways)[number]

/** Who has said nothing of it. */
export const usually: NoticeSettings = {
  tab: 'at-once',
  push: 'at-once',
  mail: 'an-hour',
  hook: 'at-once',
  quiet: null,
  zone: 'UTC',
  daily: 8 * 60,
}

/** Settings as they were kept. */
export const settingsIn = (body: string | null | undefined): NoticeSettings => ({
  ...usually,
  ...(JSON.parse(body ?? '{}') as Partial<NoticeSettings>),
})

const delayOf: Readonly<Record<Delay, number>> = {
  'at-once': 0,
  'five-minutes': 5 * 60_000,
  'an-hour': 60 * 60_000,
}

/** A time that a table waits for somebody. `told`: until when those who are told by then have been; null: nobody has. */
interface Waited {
  since: number
  told: number | null
}

interface Circumstances {
  settings: NoticeSettings
  /** By which somebody can be told at all. */
  ways: readonly Way[]
  /** When the person was last at a page. */
  seen: number
  isMuted: boolean
}

/** By which ways to tell now, and when to look again; null: not for this time. */
export interface Decision {
  tell: readonly Way[]
  look: number | null
}

const nothing: Decision = { tell: [], look: null }

/** Each way is told once: those whose time was up by `told` have been. */
export function decide({ since, told }: Waited, who: Circumstances, now: number): Decision {
  const { settings, ways, seen, isMuted } = who
  if (isMuted) return nothing
  const dues = ways.flatMap(way => {
    const choice = settings[way]
    if (choice === 'never' || choice === 'daily') return []
    const at = since + Math.max(delayOf[choice], limits.noticeRest)
    return told !== null && at <= told ? [] : [{ way, at }]
  })
  const tell = dues.filter(({ at }) => at <= now).map(({ way }) => way)
  const later = dues.filter(({ at }) => at > now).map(({ at }) => at)
  const next = later.length === 0 ? null : Math.min(...later)
  if (tell.length === 0) return { tell, look: next }
  const rest = quietUntil(settings, now) ?? hereUntil(seen, now)
  return rest === null ? { tell, look: next } : { tell: [], look: rest }
}

/** When the quiet hours end that are now; null: there are none. */
export function quietUntil({ quiet, zone }: NoticeSettings, now: number): number | null {
  if (!quiet || quiet.from === quiet.to) return null
  return isWithin(quiet, minuteAt(now, zone)) ? nextAt(now, zone, quiet.to) : null
}

/** Who is at a page sees it there; whoever has left one open and gone is not at it. */
export const hereUntil = (seen: number, now: number): number | null =>
  seen + limits.seenLately > now ? seen + limits.seenLately : null

/** When an open page tells of it; null: never. */
export function tellAt(since: number, settings: NoticeSettings, isMuted: boolean): number | null {
  if (isMuted || settings.tab === 'never') return null
  const at = since + delayOf[settings.tab]
  return quietUntil(settings, at) ?? at
}

/** When the next daily letter is written, after `now`; null: none is. */
export const nextDigest = ({ mail, zone, daily }: NoticeSettings, now: number): number | null =>
  mail === 'daily' ? nextAt(now, zone, daily) : null

import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { decide, nextDigest, tellAt, usually, type Way } from './when.ts'

const [minute, hour] = [60_000, 3_600_000]
const noon = Date.UTC(2026, 10, 29, 12)
const ways: Way[] = ['mail', 'push', 'hook']
const away = { settings: usually, ways, seen: 0, isMuted: false }
const waited = { since: noon, told: null }

describe('when somebody is told', () => {
  it('is after its delay, by each way once', () => {
    expect(decide(waited, away, noon)).toEqual({ tell: [], look: noon + limits.noticeRest })
    const first = noon + limits.noticeRest
    expect(decide(waited, away, first)).toEqual({ tell: ['push', 'hook'], look: noon + hour })
    expect(decide({ ...waited, told: first }, away, noon + hour)).toEqual({ tell: ['mail'], look: null })
    expect(decide({ ...waited, told: noon + hour }, away, noon + 2 * hour)).toEqual({ tell: [], look: null })
  })

  it('is never by ways that are not there, or were not chosen, or for muted tables', () => {
    const settings = { ...usually, push: 'never', mail: 'daily' } as const
    expect(decide(waited, { ...away, settings, ways: ['mail', 'push'] }, noon + hour)).toEqual({ tell: [], look: null })
    expect(decide(waited, { ...away, ways: [] }, noon + hour)).toEqual({ tell: [], look: null })
    expect(decide(waited, { ...away, isMuted: true }, noon + hour)).toEqual({ tell: [], look: null })
  })

  it('is not while the person is at a page; one that was left open and not touched counts for two minutes', () => {
    const seen = noon + 10 * minute
    expect(decide(waited, { ...away, seen }, seen + minute)).toEqual({ tell: [], look: seen + 2 * minute })
    expect(decide(waited, { ...away, seen }, seen + 2 * minute).tell).toEqual(['push', 'hook'])
  })

  it('is after the quiet hours, over midnight too', () => {
    const settings = { ...usually, quiet: { from: 22 * 60, to: 7 * 60 } }
    const night = noon + 11 * hour
    expect(decide({ since: night, told: null }, { ...away, settings }, night + minute)).toEqual({
      tell: [],
      look: noon + 19 * hour,
    })
    expect(decide(waited, { ...away, settings }, noon + minute).tell).toEqual(['push', 'hook'])
    const same = { ...usually, quiet: { from: 60, to: 60 } }
    expect(decide({ since: night, told: null }, { ...away, settings: same }, night + minute).tell).toHaveLength(2)
  })

  it('in an open page hangs on the same delay, quiet hours and muted tables', () => {
    expect(tellAt(noon, usually, false)).toBe(noon)
    expect(tellAt(noon, { ...usually, tab: 'five-minutes' }, false)).toBe(noon + 5 * minute)
    expect(tellAt(noon, { ...usually, tab: 'never' }, false)).toBeNull()
    expect(tellAt(noon, usually, true)).toBeNull()
    expect(tellAt(noon, { ...usually, quiet: { from: 11 * 60, to: 13 * 60 } }, false)).toBe(noon + hour)
  })

  it('by a daily letter is at its minute of the day', () => {
    expect(nextDigest(usually, noon)).toBeNull()
    const settings = { ...usually, mail: 'daily', zone: 'Europe/Budapest', daily: 12 * 60 } as const
    expect(nextDigest(settings, noon)).toBe(noon + 23 * hour)
  })
})

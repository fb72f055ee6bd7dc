import { describe, expect, it } from 'vitest'
import { isWithin, minuteAt, momentIn, nextAt } from './zoned.ts'

const budapest = 'Europe/Budapest'
const at = (text: string) => Date.parse(text)

describe('times of the day', () => {
  it('are those of a zone, in summer and in winter', () => {
    expect(minuteAt(at('2026-11-29T12:34:56Z'), budapest)).toBe(13 * 60 + 34)
    expect(minuteAt(at('2026-07-29T12:34:56Z'), budapest)).toBe(14 * 60 + 34)
    expect(minuteAt(at('2026-11-29T23:30:00Z'), 'Asia/Kathmandu')).toBe(5 * 60 + 15)
  })

  it('are written with their day and their zone', () => {
    const noon = at('2026-12-01T12:05:00Z')
    expect(momentIn(noon, 'UTC', 'en')).toBe('Tuesday, December 1 at 12:05 UTC')
    expect(momentIn(noon, budapest, 'hu')).toBe('december 1., kedd 13:05 CET')
    expect(momentIn(noon, 'Asia/Kathmandu', 'en')).toBe('Tuesday, December 1 at 17:50 GMT+5:45')
  })

  it('come next today, or tomorrow', () => {
    const now = at('2026-11-29T12:34:56Z')
    expect(nextAt(now, 'UTC', 12 * 60 + 35)).toBe(at('2026-11-29T12:35:00Z'))
    expect(nextAt(now, 'UTC', 12 * 60 + 34)).toBe(at('2026-11-30T12:34:00Z'))
    expect(nextAt(now, budapest, 0)).toBe(at('2026-11-29T23:00:00Z'))
  })

  it('come when the clock shows them where it is set meanwhile', () => {
    // On 29 March 2026 from 2:00 to 3:00, on 25 October from 3:00 to 2:00.
    expect(nextAt(at('2026-03-28T20:00:00Z'), budapest, 8 * 60)).toBe(at('2026-03-29T06:00:00Z'))
    expect(nextAt(at('2026-10-24T20:00:00Z'), budapest, 8 * 60)).toBe(at('2026-10-25T07:00:00Z'))
  })

  it('that are left out by the clock come none the less, once', () => {
    const found = nextAt(at('2026-03-28T20:00:00Z'), budapest, 150)
    expect(found).toBe(at('2026-03-29T01:30:00Z'))
    expect(nextAt(found, budapest, 150)).toBe(at('2026-03-30T00:30:00Z'))
  })

  it.each([
    [{ from: 60, to: 120 }, [60, 119], [59, 120]],
    [{ from: 1380, to: 420 }, [1380, 0, 419], [420, 1379]],
  ])('lie within %j', (span, inside, outside) => {
    expect(inside.every(minute => isWithin(span, minute))).toBe(true)
    expect(outside.some(minute => isWithin(span, minute))).toBe(false)
  })
})

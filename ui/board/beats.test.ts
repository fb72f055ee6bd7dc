import { describe, expect, test } from 'vitest'
import { type BeatRules, heard, nextBeat, type Telling, toldAtOnce, toldBy, toldNothing } from './beats.ts'
import { nothingRecent, type RecapRules, type RecentEvents, recapWith } from './recap.ts'

/** `card` and `dice` are beats; what follows in small letters goes along with them. */
const rules: BeatRules<readonly string[], string> = {
  nothing: [],
  tell: (before, events) => [...before, ...events],
  beat: event => (event === 'card' ? 1000 : event === 'dice' ? 600 : 0),
}
type Now = Telling<readonly string[], string>

function courseOf(telling: Now): [number, number][] {
  const course: [number, number][] = []
  for (let now = telling; now.pause > 0; now = nextBeat(rules, now)) course.push([now.recent.length, now.pause])
  return course
}

describe('beats', () => {
  test('are told one by one, each with what goes along with it, and stand for their time', () => {
    const telling = heard(rules, toldNothing(rules), ['card', 'a', 'b', 'dice', 'c', 'card'])
    expect(courseOf(telling)).toEqual([
      [3, 1000],
      [5, 600],
      [6, 1000],
    ])
  })

  test('what holds nothing up is told at once', () => {
    expect(heard(rules, toldNothing(rules), ['a', 'b'])).toEqual({ recent: ['a', 'b'], waiting: [], pause: 0 })
  })

  test('what comes meanwhile waits, and none is left out', () => {
    let now = heard(rules, toldNothing(rules), ['card'])
    now = heard(rules, now, ['dice', 'a'])
    expect([now.recent, now.waiting]).toEqual([['card'], ['dice', 'a']])
    expect(nextBeat(rules, now).recent).toEqual(['card', 'dice', 'a'])
  })

  test('the longer the queue, the faster it is told', () => {
    const many = heard(rules, toldNothing(rules), Array<string>(41).fill('card'))
    expect(many.pause).toBe(100)
    expect(courseOf(many)).toHaveLength(41)
  })

  test('the rest can be told at once', () => {
    const now = toldAtOnce(rules, heard(rules, toldNothing(rules), ['card', 'dice', 'card']))
    expect(now).toEqual({ recent: ['card', 'dice', 'card'], waiting: [], pause: 0 })
  })
})

describe('what a position tells by itself', () => {
  type Event = { is: 'battle' | 'cards' | 'lost' | 'chat'; n: number }
  const recaps: RecapRules<Event, Event> = {
    isHead: (event): event is Event => event.is === 'battle',
    belongs: ({ is }) => is === 'cards' || is === 'lost',
    ends: () => false,
    most: 1,
  }
  const telling = {
    nothing: nothingRecent as RecentEvents<Event, Event>,
    tell: (before: RecentEvents<Event, Event>, events: readonly Event[]) => recapWith(recaps, before, events),
  }
  const first: Event[] = [
    { is: 'battle', n: 1 },
    { is: 'cards', n: 1 },
  ]
  const second: Event[] = [
    { is: 'battle', n: 2 },
    { is: 'cards', n: 2 },
  ]

  test('is the recap to which its own events belong, with its own cards and not those of an earlier one', () => {
    const own: Event[] = [{ is: 'lost', n: 2 }]
    const { recaps: told } = toldBy(telling, [...first, ...second, ...own], own)
    expect(told).toEqual([{ head: second[0], rest: [second[1], own[0]], told: 1 }])
  })

  test('is nothing where its own events belong to no recap', () => {
    const own: Event[] = [{ is: 'chat', n: 3 }]
    expect(toldBy(telling, [...first, ...own], own)).toBe(telling.nothing)
    expect(toldBy(telling, first, [])).toBe(telling.nothing)
  })
})

import { describe, expect, test } from 'vitest'
import {
  type BeatRules,
  heard,
  nextBeat,
  type Telling,
  type TellingAct,
  tellingAfter,
  toldAtOnce,
  toldBy,
  toldNothing,
} from './beats.ts'
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

describe('a telling', () => {
  const news = (pace: number, ...events: string[]): TellingAct<string> => ({
    is: 'news',
    news: events,
    log: [],
    isRevisited: false,
    pace,
  })
  const told = (...acts: TellingAct<string>[]): Now =>
    acts.reduce((now: Now, act) => tellingAfter(rules, now, act), toldNothing(rules))

  test('loses no news that come while others wait to be drawn: each act brings its own', () => {
    const now = told(news(1, 'card', 'a'), news(1, 'dice'), news(1, 'b'))
    expect([now.recent, now.waiting]).toEqual([
      ['card', 'a'],
      ['dice', 'b'],
    ])
    expect(told(news(1, 'card', 'a'), news(1, 'dice'), news(1, 'b'), { is: 'beat' }).recent).toEqual([
      'card',
      'a',
      'dice',
      'b',
    ])
  })

  test('is told at once when somebody asks for the rest, and where there is no pace', () => {
    expect(told(news(1, 'card', 'dice', 'card'), { is: 'rest' })).toEqual(told(news(0, 'card', 'dice', 'card')))
    expect(told(news(0, 'card', 'dice')).waiting).toEqual([])
  })

  test('is over when it is closed, with all that waits', () => {
    expect(told(news(1, 'card', 'dice'), { is: 'close' })).toEqual(toldNothing(rules))
  })

  test('tells of a position that is gone to its own news alone', () => {
    const log = ['card', 'dice'].map(event => ({ event }))
    const revisit: TellingAct<string> = { is: 'news', news: ['dice'], log, isRevisited: true, pace: 1 }
    expect(told(news(1, 'a'), revisit)).toEqual({ recent: ['card', 'dice'], waiting: [], pause: 0 })
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

import { expect, test } from 'vitest'
import { nothingRecent, type RecapRules, recapWith } from './recap.ts'

type Event = { is: 'attack' | 'damage' | 'round' | 'chat'; n?: number }
type Head = Event & { is: 'attack' }

const rules: RecapRules<Event, Head> = {
  isHead: (event): event is Head => event.is === 'attack',
  belongs: ({ is }) => is === 'damage',
  ends: ({ is }) => is === 'round',
  most: 2,
}
const is = (...names: Event['is'][]): Event[] => names.map(name => ({ is: name }))
const tell = (events: readonly Event[], before = nothingRecent as ReturnType<typeof recapWith<Event, Head>>) =>
  recapWith(rules, before, events)

test('a recap takes in what belongs to it, until something ends it', () => {
  const { recaps, isOpen } = tell(is('damage', 'attack', 'chat', 'damage', 'round', 'damage'))
  expect(recaps).toEqual([{ head: { is: 'attack' }, rest: is('damage'), told: 0 }])
  expect(isOpen).toBe(false)
})

test('it goes on with later events, and knows how many it had before', () => {
  const { recaps } = tell(is('damage'), tell(is('attack', 'damage')))
  expect([recaps[0].rest.length, recaps[0].told]).toEqual([2, 1])
})

test('it stays the same object while nothing belongs to it', () => {
  const before = tell(is('attack'))
  expect(tell(is('chat'), before)).toBe(before)
})

test('no more are kept than the rules say', () => {
  expect(tell(is('attack', 'attack', 'attack')).recaps).toHaveLength(2)
})

test('events may be joined as the game says', () => {
  const added = recapWith({ ...rules, join: (rest, event) => [event, ...rest].slice(0, 1) }, nothingRecent, [
    { is: 'attack' },
    { is: 'damage', n: 1 },
    { is: 'damage', n: 2 },
  ])
  expect(added.recaps[0].rest).toEqual([{ is: 'damage', n: 2 }])
})

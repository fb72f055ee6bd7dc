import { expect, test } from 'vitest'
import { nothingRecent } from '../../../../ui/board/recap.ts'
import type { Event } from '../../log.ts'
import { events } from '../../texts/common/samples.ts'
import { beatOf, tell } from './recaps.ts'

const { attack, rolled, hits, moved, ordered, card, disengaged, round, points } = events
const counter: Event = { ...attack, kind: 'counter', seat: 1 }
const parting: Event = { ...attack, kind: 'parting', seat: 1 }
const pursuit: Event = { ...moved, why: 'pursue' }
const tokens = events['tokens-rolled']

const kinds = (list: readonly Event[]) => list.map(({ is }) => is)
const told = (news: readonly Event[], reader: number | null = null) =>
  tell(nothingRecent, news, reader).recaps.map(({ head, rest }) => [head.is, kinds(rest)])

test('an attack is one recap with its counterattack, pursuit and second attack, also when news of it come piece by piece', () => {
  const first = tell(nothingRecent, [attack, rolled], 0)
  const second: Event = { ...attack, second: true }
  const { recaps } = tell(first, [hits, counter, rolled, pursuit, second, rolled], 0)
  expect(recaps.map(({ rest }) => kinds(rest))).toEqual([
    ['rolled', 'hits', 'attack', 'rolled', 'moved', 'attack', 'rolled'],
  ])
  expect(recaps[0].told).toBe(1)
})

test('another attack is another recap; a march ends one', () => {
  expect(told([attack, rolled, attack, rolled])).toEqual([
    ['attack', ['rolled']],
    ['attack', ['rolled']],
  ])
  expect(told([attack, moved, events.morale])).toEqual([['attack', []]])
})

test('a parting blow is told with the leaving that it answers', () => {
  expect(told([disengaged, parting, rolled, hits])).toEqual([['disengaged', ['attack', 'rolled', 'hits']]])
})

test('one is told of the cards of others, not of one’s own; dice are told to all', () => {
  const own: Event = { ...card, seat: 0 }
  expect(told([own], 0)).toEqual([])
  expect(told([own], 1)).toEqual([['card', []]])
  expect(told([own, ordered, attack, rolled], 0)).toEqual([['attack', ['rolled']]])
})

test('a round begins with the dice that become tokens; its end is told with the points', () => {
  expect(told([round, events.first, tokens, events.drew, tokens])).toEqual([
    ['round', ['first', 'tokens-rolled', 'drew', 'tokens-rolled']],
  ])
  expect(told([events.spread, events.fire, points, points, events.kept, events.kept]).slice(-2)).toEqual([
    ['spread', ['fire', 'points', 'points']],
    ['kept', ['kept']],
  ])
})

test('dice stand longest, whoever has rolled them', () => {
  expect(beatOf(rolled)).toBeGreaterThan(beatOf(hits))
  expect(beatOf(tokens)).toBeGreaterThan(0)
  expect(beatOf(ordered)).toBe(0)
})

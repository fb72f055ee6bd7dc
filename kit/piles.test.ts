import { expect, it } from 'vitest'
import {
  hasCard,
  type Pile,
  type PilePlace,
  pileOfAll,
  pileOfSeat,
  type Refilling,
  shuffledUnder,
  takeFrom,
} from './piles.ts'

type G = { pile: Pile<number>; written: number }
const table = (deck: readonly number[], used: readonly number[]): G => ({ pile: { deck, used }, written: 0 })
const place = (refilling: Refilling): PilePlace<G, number> => ({
  read: ({ pile }) => pile,
  write: (g, pile) => {
    g.pile = pile
    g.written++
  },
  refilling,
})
const shuffled: number[] = []
const shuffling = {
  shuffle: <T>(list: readonly T[]) => list.toReversed(),
  shuffled: (n: number) => void shuffled.push(n),
}

it('gives the cards off the top, and writes once', () => {
  const g = table([1, 2, 3], [9])
  expect(takeFrom(place('when-due'), g, 2, shuffling)).toEqual([1, 2])
  expect(g).toEqual({ pile: { deck: [3], used: [9] }, written: 1 })
  expect(takeFrom(place('when-due'), g, 0, shuffling)).toEqual([])
  expect(g.written).toBe(1)
})

it('is made anew when the next card is due, or as soon as the last one has left it', () => {
  const due = table([1], [7, 8])
  expect(takeFrom(place('when-due'), due, 1, shuffling)).toEqual([1])
  expect(due.pile).toEqual({ deck: [], used: [7, 8] })
  expect(takeFrom(place('when-due'), due, 1, shuffling)).toEqual([8])
  const once = table([1], [7, 8])
  expect(takeFrom(place('at-once'), once, 1, shuffling)).toEqual([1])
  expect(once.pile).toEqual({ deck: [8, 7], used: [] })
  expect(shuffled).toEqual([2, 2])
})

it('gives fewer cards where there are no more anywhere', () => {
  const g = table([1], [2])
  expect(takeFrom(place('at-once'), g, 5, shuffling)).toEqual([1, 2])
  expect(g.pile).toEqual({ deck: [], used: [] })
  expect(takeFrom(place('when-due'), g, 1, shuffling)).toEqual([])
  expect([hasCard(0, []), hasCard(1, []), hasCard(0, [2])]).toEqual([false, true, true])
})

it('takes the used cards under what is left', () => {
  expect(shuffledUnder({ deck: [1], used: [2, 3] }, shuffling)).toEqual({ deck: [1, 3, 2], used: [] })
  expect(shuffledUnder({ deck: [1], used: [] }, shuffling)).toEqual({ deck: [1], used: [] })
})

it('is named by its fields: the deck hidden, its number and the used cards open', () => {
  const g: { hidden: { events: readonly string[] }; open: { events: number; gone: readonly string[]; round: number } } =
    {
      hidden: { events: ['a', 'b'] },
      open: { events: 2, gone: ['z'], round: 4 },
    }
  const pile: PilePlace<typeof g, string> = pileOfAll('events', 'gone', 'when-due')
  expect(takeFrom(pile, g, 1, shuffling)).toEqual(['a'])
  expect(g).toEqual({ hidden: { events: ['b'] }, open: { events: 1, gone: ['z'], round: 4 } })
  expect(takeFrom(pile, g, 2, shuffling)).toEqual(['b', 'z'])
  expect(g).toEqual({ hidden: { events: [] }, open: { events: 0, gone: [], round: 4 } })
})

it('is one of several, a seat each, of which the others are left alone', () => {
  type Lists = readonly (readonly string[])[]
  const g: { hidden: { decks: Lists }; open: { decks: readonly number[]; discards: Lists } } = {
    hidden: { decks: [['a'], ['b']] },
    open: { decks: [1, 1], discards: [['y'], ['z']] },
  }
  const before = [g.hidden.decks, g.open.decks, g.open.discards]
  const pile: PilePlace<typeof g, string> = pileOfSeat(1, 'decks', 'discards', 'at-once')
  expect(takeFrom(pile, g, 1, shuffling)).toEqual(['b'])
  expect(g).toEqual({ hidden: { decks: [['a'], ['z']] }, open: { decks: [1, 1], discards: [['y'], []] } })
  expect(before).toEqual([
    [['a'], ['b']],
    [1, 1],
    [['y'], ['z']],
  ])
})

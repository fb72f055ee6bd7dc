import { expect, it } from 'vitest'
import { hasCard, type Pile, type PilePlace, type Refilling, shuffledUnder, takeFrom } from './piles.ts'

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

import { expect, test } from 'vitest'
import { isAmounts, withAmounts } from './amounts.ts'

const bids = (count: number) => Array.from({ length: count }, (_, power) => ({ do: 'bid', power }))
const grouped = (moves: readonly object[], fewest = 3) =>
  withAmounts(moves, move => move, fewest).map(entry =>
    isAmounts(entry) ? entry.amounts.map(({ n }) => n).join(' ') : (entry as { do: string }).do,
  )

test('moves that differ in one number stand together where the first of them stood', () => {
  expect(grouped([{ do: 'pass' }, ...bids(4), { do: 'ask' }])).toEqual(['pass', '0 1 2 3', 'ask'])
})

test('amounts are in ascending order, whatever the order of the moves', () => {
  expect(grouped(bids(4).toReversed())).toEqual(['0 1 2 3'])
})

test('fewer than asked for stay by themselves', () => {
  expect(grouped(bids(2))).toEqual(['bid', 'bid'])
})

test('moves that differ in anything else are families of their own', () => {
  const pledges = ['north', 'south'].flatMap(to => [1, 2, 3].map(n => ({ do: 'pledge', to, n })))
  expect(grouped(pledges)).toEqual(['1 2 3', '1 2 3'])
})

test('a move with two numbers belongs to the larger family', () => {
  const moves = [1, 2, 3, 4].map(n => ({ do: 'vote', seat: 0, n }))
  expect(grouped([...moves, { do: 'vote', seat: 1, n: 1 }, { do: 'vote', seat: 2, n: 1 }])).toEqual([
    '1 2 3 4',
    'vote',
    'vote',
  ])
})

test('moves without numbers are left alone', () => {
  expect(grouped([{ do: 'yes' }, { do: 'no' }])).toEqual(['yes', 'no'])
})

test('a family that is no one thing stays apart', () => {
  expect(
    withAmounts(
      bids(3),
      move => move,
      3,
      () => false,
    ),
  ).toHaveLength(3)
})

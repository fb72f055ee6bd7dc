import { expect, it } from 'vitest'
import { type Amount, amountOf } from './amounts.ts'

const counts = { city: 3, crown: 25, supporter: 0 }
const amount = (of: Amount<keyof typeof counts>) => amountOf(of, per => counts[per])

it.each<[string, Amount<keyof typeof counts>, number]>([
  ['a number', { n: 4 }, 4],
  ['so much for each', { n: 2, per: 'city' }, 6],
  ['nothing for each of none', { n: 2, per: 'supporter' }, 0],
  ['for every full ten', { n: 1, per: 'crown', every: 10 }, 2],
  ['for every ten begun', { n: 1, per: 'crown', every: 10, round: 'up' }, 3],
  ['at least', { n: 1, per: 'supporter', min: 1 }, 1],
  ['at most', { n: 5, per: 'city', max: 10 }, 10],
  ['below nothing: a loss', { n: -2, per: 'city', min: -5 }, -5],
])('comes to %s', (_, of, n) => {
  expect(amount(of)).toBe(n)
})

import { expect, test } from 'vitest'
import { scene } from '../testing.ts'
import { changesBetween } from './changes.ts'

const knight = { unit: 'knight', routed: false }

test('a unit that leaves one place and stands in another has walked there', () => {
  const before = scene(6).army('winterfell', 'stark', 'footman', 'knight').open
  const after = scene(6).army('winterfell', 'stark', 'footman').army('karhold', 'stark', 'knight').open
  expect(changesBetween(before, after)).toEqual([
    { is: 'moved', house: 'stark', unit: knight, from: 'winterfell', to: 'karhold' },
  ])
})

test('an arrival is paired with the nearest departure of its kind; the rest has gone', () => {
  const before = scene(6).army('winterfell', 'stark', 'knight').army('sunspear', 'stark', 'knight').open
  const after = scene(6).army('karhold', 'stark', 'knight').open
  expect(changesBetween(before, after)).toEqual([
    { is: 'moved', house: 'stark', unit: knight, from: 'winterfell', to: 'karhold' },
    { is: 'went', house: 'stark', unit: knight, at: 'sunspear' },
  ])
})

test('pieces of different houses never change places', () => {
  const before = scene(6).army('winterfell', 'stark', 'knight').open
  const after = scene(6).army('karhold', 'greyjoy', 'knight').open
  expect(changesBetween(before, after)).toEqual([
    { is: 'came', house: 'greyjoy', unit: knight, at: 'karhold' },
    { is: 'went', house: 'stark', unit: knight, at: 'winterfell' },
  ])
})

test('a unit that is routed where it stands, or rises, has not moved', () => {
  const before = scene(6).army('winterfell', 'stark', 'knight').open
  const after = scene(6).routed('winterfell', 'stark', 'knight').open
  expect(changesBetween(before, after)).toEqual([])
})

test('orders turn over when they are revealed', () => {
  const t = scene(6).army('winterfell', 'stark', 'footman')
  const token = (order: 'raid' | null) => ({ ...t.open, orders: { ...t.open.orders, winterfell: { seat: 0, order } } })
  expect(changesBetween(token(null), token('raid'))).toEqual([{ is: 'revealed', at: 'winterfell' }])
  expect(changesBetween(token('raid'), t.open)).toEqual([])
})

test('the same position changes nothing', () => {
  const { open } = scene(6, { empty: false })
  expect(changesBetween(open, open)).toEqual([])
  expect(changesBetween(open, structuredClone(open))).toEqual([])
})

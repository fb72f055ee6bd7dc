import { expect, it } from 'vitest'
import { repeated } from './repeated.ts'
import { StoreTrouble } from './store/trouble.ts'

it('a job that is under way is not begun once more', async () => {
  let begun = 0
  const work = Promise.withResolvers<void>()
  const again = repeated(
    () => {
      begun++
      return work.promise
    },
    () => {},
  )
  const first = again()
  await again()
  expect(begun).toBe(1)
  work.resolve()
  await first
  await again()
  expect(begun).toBe(2)
})

it('trouble of the database is told once, until it is over; every other fault is told', async () => {
  const told: unknown[] = []
  let error: Error | null
  const again = repeated(
    async () => {
      if (error) throw error
    },
    each => told.push(each),
  )
  const [away, bug] = [new StoreTrouble('away'), new TypeError('bug')]
  for (error of [away, away, null, away, bug, bug, away]) await again()
  expect(told).toEqual([away, away, bug, bug, away])
})

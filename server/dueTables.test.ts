import { expect, it } from 'vitest'
import { openDueTables } from './dueTables.ts'

const minute = 60_000

function house(count: number, isBroken: (n: number) => boolean) {
  const here = { now: 0, called: [] as number[], faults: 0 }
  const rows = Array.from({ length: count }, (_, key) => ({ id: `t${key}`, key, at: 0 }))
  const due = openDueTables({
    store: { due: async (_now, after) => rows.filter(({ key }) => key > (after?.key ?? -1)).slice(0, 100) },
    now: () => here.now,
    call: async id => {
      const n = Number(id.slice(1))
      if (isBroken(n)) throw new Error(`broken ${n}`)
      here.called.push(n)
    },
    fault: () => here.faults++,
  })
  return { here, due }
}

it('all tables that are due are called in one round, however many they are', async () => {
  const { here, due } = house(250, () => false)
  await due.look()
  expect(here.called).toEqual(Array.from({ length: 250 }, (_, n) => n))
})

it('a hundred tables that cannot be opened keep nobody waiting, and cost less each time', async () => {
  const { here, due } = house(150, n => n < 100)
  await due.look()
  expect(here.called).toHaveLength(50)
  expect(here.faults).toBe(100)
  here.now = minute - 1
  await due.look()
  expect(here.faults).toBe(100)
  here.now = minute
  await due.look()
  expect(here.faults).toBe(200)
  here.now = 3 * minute - 1
  await due.look()
  expect(here.faults).toBe(200)
  here.now = 3 * minute
  await due.look()
  expect(here.faults).toBe(300)
})

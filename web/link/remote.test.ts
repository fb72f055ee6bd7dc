import { expect, it } from 'vitest'
import type { Scene } from './link.ts'
import { sceneAfter } from './remote.ts'

const line = (n: number) => ({ n, move: n, event: { is: `event ${n}` } })
const scene = {
  sight: { moves: 3, name: 'Here', undo: 1 },
  log: [line(0), line(1), line(2)],
  chat: [],
} as unknown as Scene

it('A change patches the sight and adds lines', () => {
  const after = sceneAfter(scene, { is: 'change', rev: 2, patch: { moves: [4] }, log: [line(3)] })
  expect(after.sight).toEqual({ moves: 4, name: 'Here', undo: 1 })
  expect(after.log.map(({ n }) => n)).toEqual([0, 1, 2, 3])
  expect(after.chat).toBe(scene.chat)
})

it('Lines that were taken back go before new ones come', () => {
  const after = sceneAfter(scene, { is: 'change', rev: 2, patch: undefined, cut: 1, log: [line(1)] })
  expect(after.log.map(({ n }) => n)).toEqual([0, 1])
  expect(after.sight).toBe(scene.sight)
})

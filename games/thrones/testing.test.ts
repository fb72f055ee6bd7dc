import { expect, it } from 'vitest'
import { scene } from './testing.ts'

it('UR-101 a scene lists what is legal now: a Power token that is gone can not be left behind', () => {
  const t = scene(6).army('karhold', 'stark', 'footman').order('karhold', 'march-0').power('stark', 1)
  t.draft('stark', 'karhold', { winterfell: ['footman'] })
  expect(t.of('stark', 'commit').map(({ banner }) => banner)).toEqual([false, true])
  t.power('stark', 0)
  expect(t.of('stark', 'commit').map(({ banner }) => banner)).toEqual([false])
})

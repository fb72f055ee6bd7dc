import { expect, it } from 'vitest'
import { latest, once, remember } from './remember.ts'

it('works an answer out again only when one of the values is another', () => {
  const asked: unknown[][] = []
  const joined = remember((a: string[], b: string[], c: string[], d: string[]) => {
    asked.push([a, b, c, d])
    return [a, b, c, d].flat().join()
  })
  const [a, b, c, d] = [['a'], ['b'], ['c'], ['d']]
  expect([joined(a, b, c, d), joined(a, b, c, d)]).toEqual(['a,b,c,d', 'a,b,c,d'])
  expect(asked).toHaveLength(1)
  expect(joined([...a], b, c, d)).toBe('a,b,c,d')
  expect(joined(a, b, c, ['e'])).toBe('a,b,c,e')
  expect(asked).toHaveLength(3)
})

it('looks up what is known, and works out once what is not', () => {
  const known = new Map([['a', 1]])
  expect([once(known, 'a', () => 2), once(known, 'b', () => 2), once(known, 'b', () => 3)]).toEqual([1, 2, 2])
})

it('keeps the last values, and no more than twice as many as are wished for', () => {
  const known = latest<number, string>(2)
  for (const key of [1, 2, 3, 4]) expect(known.keep(key, `value ${key}`)).toBe(`value ${key}`)
  expect([1, 2, 3, 4].map(known.get)).toEqual(['value 1', 'value 2', 'value 3', 'value 4'])
  known.keep(5, 'value 5')
  expect([1, 2, 3, 4, 5].map(known.get)).toEqual([undefined, undefined, 'value 3', 'value 4', 'value 5'])
  known.keep(3, 'another')
  expect(known.get(3)).toBe('another')
})

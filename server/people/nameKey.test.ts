import { expect, it } from 'vitest'
import { isReserved, nameKey } from './nameKey.ts'

it.each([
  ['Anna', 'Аnnа'],
  ['Anna', 'ANNA'],
  ['Zsófi', 'Zsofi'],
  ['Mary Ann', 'Rnary-Ann'],
  ['William', 'VVi11iam'],
  ['Oscar', '0scar'],
  ['Peter', 'Ｐ.e.t.e.r'],
  ['Bill', 'BiII'],
])('%s and %s look alike', (name, twin) => {
  expect(nameKey(twin)).toBe(nameKey(name))
})

it.each([
  ['Anna', 'Anne'],
  ['Guest 1234', 'Guest 2345'],
  ['張三', '張四'],
  ['☀', '☂'],
])('%s and %s do not', (name, other) => {
  expect(nameKey(other)).not.toBe(nameKey(name))
})

it('nobody is called as if it were the house', () => {
  expect(['Moderator', 'аdmin', 'lnterregnum'].filter(isReserved)).toHaveLength(3)
  expect(['Modesty', 'Adam'].filter(isReserved)).toEqual([])
})

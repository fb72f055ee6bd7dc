import { expect, it } from 'vitest'
import { unsubscribeToken, userOfToken } from './unsubscribe.ts'

it('a link names its user, and no other can be made of it', () => {
  const token = unsubscribeToken('secret', 'ann')
  expect(userOfToken('secret', token)).toBe('ann')
  const signature = token.slice(token.indexOf('.'))
  for (const other of [`ben${signature}`, `${token}x`, token.slice(0, -3), 'ann', 'ann.', '', '.', signature])
    expect(userOfToken('secret', other)).toBeNull()
  expect(userOfToken('other', token)).toBeNull()
})

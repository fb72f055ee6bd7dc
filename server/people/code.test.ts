import { expect, it } from 'vitest'
import { freshCode, plainTicket } from './code.ts'

it('a code is found again however it is typed', () => {
  const code = freshCode()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  const plain = code.replaceAll('-', '')
  for (const typed of [code, plain, ` ${code.toLowerCase()} `, plain.replaceAll('0', 'o').replaceAll('1', 'l')])
    expect(plainTicket(typed)).toBe(plain)
})

it('what a link holds is left as it is', () => {
  const token = 'abcDEF-_x0123456789abcDEF-_x0123456789abcDE'
  expect(plainTicket(token)).toBe(token)
})

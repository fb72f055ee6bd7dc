/** Codes that one device shows and another is told: short enough to type, and gone before anybody can guess one. */
import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** 60 bits of chance, as 'K7QD-0M3X-9RTA'. */
export function freshCode(): string {
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** What was typed or opened as it is looked up: a code without gaps and in one case, anything else as it is. */
export function plainTicket(text: string): string {
  const code = text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  return code.length === length ? code : text.trim()
}

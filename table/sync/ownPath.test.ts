import { expect, it } from 'vitest'
import { isOwnPath } from './ownPath.ts'

it.each(['/table/a-B_9', '/me', '/tournaments/x/y'])('%s is a page of the house', path =>
  expect(isOwnPath(path)).toBe(true),
)

it.each([
  '//evil.example',
  '/\\evil.example',
  '/table//evil',
  'https://evil.example/table/a',
  'javascript:alert(1)',
  '/table/a?b=c',
  '/table/a#b',
  '/table/a\n',
  '/table/../me',
  '/%2f%2fevil',
  'table/a',
  '/',
  '',
  `/${'a'.repeat(200)}`,
])('%j is none', path => expect(isOwnPath(path)).toBe(false))

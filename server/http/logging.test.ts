import { expect, test } from 'vitest'
import { logging, withoutSecrets } from './logging.ts'

const { req, err } = logging('info').serializers

test.each([
  ['connect to postgres://house:p%40ss@db.example.org/x failed', 'connect to postgres://…@db.example.org/x failed'],
  ['550 5.1.1 <anna@example.org>: nobody', '550 5.1.1 <…@…>: nobody'],
  [`token ${'aB3_'.repeat(10)} is used up`, 'token … is used up'],
  ['The easy bot of thrones did not answer on seat 3.', 'The easy bot of thrones did not answer on seat 3.'],
])('of %j the log holds %j', (text, said) => {
  expect(withoutSecrets(text)).toBe(said)
})

test('a request is told by its path, with the beginnings of ids and without what is asked after it', () => {
  const told = (url: string) => req({ method: 'GET', url, host: 'a', ip: '1.2.3.4' } as never).url
  expect(told('/api/tables/Smqd67iFLh9FFAVI/live?key=secret')).toBe('/api/tables/Smqd…/live')
  expect(told('/rules/battles-of-westeros')).toBe('/rules/battles-of-westeros')
  expect(told('/assets/index-CIBujcC8.js')).toBe('/assets/index-CIBujcC8.js')
})

test('an error is told without what a database or a mail server has added to it', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(anna@example.org) already exists.',
    rejected: ['anna@example.org'],
  })
  const told = err(new Error('The database cannot be used now', { cause: error }))
  expect(told.cause).toMatchObject({ code: '23505', message: 'duplicate key' })
  expect(JSON.stringify(told)).not.toContain('anna')
})

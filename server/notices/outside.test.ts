import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catcher, openCatcher } from '../testing/catcher.ts'
import { couldBeOutside, isOutside, postOutside } from './outside.ts'

const letter = (url: string) => ({ url, headers: { 'content-type': 'text/plain' }, body: 'word' })
const strict = { isInsideAllowed: false }

/** What a name means, one answer after the other; the last one stays. */
function names(...answers: string[][]) {
  const asked: string[] = []
  const resolve = (name: string, _options: unknown, answer: (error: null, found: LookupAddress[]) => void) => {
    asked.push(name)
    const found = answers.length > 1 ? answers.shift()! : answers[0]
    answer(
      null,
      found.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { asked, resolve: resolve as never }
}

describe('addresses outside', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'localhost',
    '',
  ])('%s is none', address => expect(isOutside(address)).toBe(false))

  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '198.20.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is one',
    address => expect(isOutside(address)).toBe(true),
  )

  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://user@example.org/',
    'https://:secret@example.org/',
    'file:///etc/passwd',
    'example.org',
  ])('nothing is sent to %s', url => expect(couldBeOutside(url, strict)).toBe(false))

  it('https to a name, or to an address of the internet, is tried', () => {
    for (const url of ['https://example.org:8443/x?y', 'https://1.1.1.1/', 'https://[2606:4700::1111]/'])
      expect(couldBeOutside(url, strict)).toBe(true)
  })
})

describe('sending outside', () => {
  let catcher: Catcher
  beforeAll(async () => {
    catcher = await openCatcher()
  })
  afterAll(() => catcher.close())
  const port = () => URL.parse(catcher.address)!.port

  it.each([[['127.0.0.1']], [['::ffff:127.0.0.1']], [['1.1.1.1', '127.0.0.1']], [['10.0.0.1']], [[]]])(
    'a name that means %j is refused before a connection is made',
    async found => {
      const { resolve } = names(found)
      expect(await postOutside(letter(`https://rebound.example:${port()}/`), { ...strict, resolve })).toEqual({
        failure: 'inside',
      })
      expect(catcher.caught).toEqual([])
    },
  )

  it('a name is asked once, and the connection goes to what was looked at', async () => {
    const { asked, resolve } = names(['127.0.0.1'], ['192.0.2.1'])
    const url = `http://once.example:${port()}/path`
    expect(await postOutside(letter(url), { isInsideAllowed: true, resolve })).toEqual({ status: 200 })
    expect(asked).toEqual(['once.example'])
    expect(catcher.caught.splice(0)).toMatchObject([{ path: '/path', headers: { host: `once.example:${port()}` } }])
  })

  it('a redirect is not followed', async () => {
    catcher.answer = { status: 307, headers: { location: `${catcher.address}/elsewhere` } }
    expect(await postOutside(letter(`${catcher.address}/here`), { isInsideAllowed: true })).toEqual({ status: 307 })
    expect(catcher.caught.splice(0)).toMatchObject([{ path: '/here' }])
    catcher.answer = { status: 200 }
  })

  it('who does not answer in time, or at all, is given up', async () => {
    const { resolve } = { resolve: (() => {}) as never }
    const silent = { isInsideAllowed: true, resolve, time: 20 }
    expect(await postOutside(letter('http://silent.example/'), silent)).toEqual({ failure: 'too-slow' })
    expect(await postOutside(letter('http://127.0.0.1:1/'), { isInsideAllowed: true })).toEqual({
      failure: 'unreachable',
    })
  })
})

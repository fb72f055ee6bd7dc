import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { publicKeyOf, pushKeys, pushLetter, sealed, subjectOf } from './push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The browser of the example of RFC 8291, section 5. */
const browser = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

it('RFC 8291, section 5: the example is sealed as it stands there', () => {
  const key = bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw')
  const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw')
  const text = 'When I grow up, I want to be a watermelon'
  expect(sealed(text, browser, { key, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('RFC 8292: each word is signed by the house, for the service that carries it, for half a day', async () => {
  const keys = await pushKeys({ setting: async (_key, make) => make() })
  const endpoint = 'https://push.example.org:8443/send/abc'
  const words = { title: 'a', body: 'b', path: '/', tag: 'c' }
  const letter = pushLetter({ endpoint, keys: browser }, words, { keys, subject: 'mailto:a@b.c', now: 5000 })
  expect(letter.url).toBe(endpoint)
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(letter.headers.authorization)!
  expect(key).toBe(publicKeyOf(keys))
  expect(bytes(key)).toHaveLength(65)
  const [head, claims, signature] = token.split('.')
  expect(JSON.parse(String(bytes(head)))).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(String(bytes(claims)))).toEqual({
    aud: 'https://push.example.org:8443',
    exp: 5 + 12 * 3600,
    sub: 'mailto:a@b.c',
  })
  const { x, y } = keys
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const how = { key: known, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), how, bytes(signature))).toBe(true)
})

it('a service knows where the operator is found', () => {
  expect(subjectOf('https://play.example.org', 'x@y.z')).toBe('https://play.example.org')
  expect(subjectOf('http://localhost', 'House <x@y.z>')).toBe('mailto:x@y.z')
  expect(subjectOf(undefined, 'x@y.z')).toBe('mailto:x@y.z')
  expect(subjectOf(undefined, undefined)).toBe('mailto:operator@localhost')
})

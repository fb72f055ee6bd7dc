import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, startServer } from '../index.ts'
import { limits } from '../limits.ts'
import { toySettings, visit } from '../testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await startServer(toySettings({ address: 'https://play.example.org' }))
})
afterAll(() => server.close())

const forged = (challenge: string, origin = 'https://play.example.org') => {
  const text = JSON.stringify({ type: 'webauthn.get', challenge, origin })
  const response = { clientDataJSON: Buffer.from(text).toString('base64url'), authenticatorData: 'AA', signature: 'AA' }
  return { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {}, response }
}

describe('passkeys', () => {
  it('are made for the house by its name, once for each challenge, by somebody', async () => {
    const ann = await visit(server)
    const { body } = await ann.call('POST', '/api/me/passkeys/options')
    expect(body).toMatchObject({
      rp: { id: 'play.example.org', name: 'Interregnum' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const again = await ann.call('POST', '/api/me/passkeys/options')
    expect(again.body.challenge).not.toBe(body.challenge)
    expect((await ann.call('POST', '/api/me/passkeys/options', undefined, { cookie: '' })).body.error).toBe('no-guest')
    expect((await ann.call('GET', '/api/me/passkeys')).body).toEqual([])
    expect((await ann.call('GET', '/api/sign-in')).body).toEqual({ mail: false, passkeys: true })
  })

  it('are not more than the limit: nobody is asked to make one that would not be kept', async () => {
    const ann = await visit(server)
    const { mostPasskeys } = limits
    Object.assign(limits, { mostPasskeys: 0 })
    try {
      const { status, body } = await ann.call('POST', '/api/me/passkeys/options')
      expect([status, body.error]).toEqual([409, 'too-many'])
    } finally {
      Object.assign(limits, { mostPasskeys })
    }
  })

  it('that nobody has sign in nobody', async () => {
    const ann = await visit(server)
    const { challenge } = (await ann.call('POST', '/api/sign-in/passkey/options')).body
    for (const body of [forged(challenge), forged('x'), forged(challenge, 'https://evil.example.org')]) {
      const { status, body: answer } = await ann.call('POST', '/api/sign-in/passkey', body)
      expect([status, answer.error]).toEqual([403, 'bad-passkey'])
    }
    expect((await ann.call('POST', '/api/sign-in/passkey', { id: 'a' })).body.error).toBe('malformed')
    const made = { ...forged(challenge), response: { clientDataJSON: 'AA', attestationObject: 'AA' } }
    expect((await ann.call('POST', '/api/me/passkeys', made)).body.error).toBe('bad-passkey')
    expect((await ann.call('DELETE', '/api/me/passkeys/nothing')).body.error).toBe('bad-passkey')
    expect((await ann.call('GET', '/api/me')).body.id).toBe(ann.id)
  })

  it('are not where the house has no name', async () => {
    const other = await startServer(toySettings())
    const ann = await visit({ ...other, address: other.address.replace('localhost', '127.0.0.1') })
    expect((await ann.call('POST', '/api/sign-in/passkey/options')).body.error).toBe('no-passkeys')
    expect((await ann.call('GET', '/api/sign-in')).body).toEqual({ mail: false, passkeys: false })
    await other.close()
  })
})

/** Passkeys over HTTP: a guest becomes an account by making one, and signs in by it anywhere. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { me, nobody } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/passkeys.ts'
import { limits } from '../limits.ts'
import { accountFor } from '../people/account.ts'
import { deviceOf } from '../people/device.ts'
import { type House, houseOf } from '../people/house.ts'
import type { User } from '../store/people.ts'
import { fault } from './errors.ts'
import { gives, perMinute } from './need.ts'
import { enterAs, somebody } from './people.ts'
import type { SignInNeed } from './signIn.ts'
import { hashOf } from './users.ts'
import type { ZodServer } from './zod.ts'

type MadeBody = Parameters<typeof verifyRegistrationResponse>[0]['response']
type SignedBody = Parameters<typeof verifyAuthenticationResponse>[0]['response']

const limited = perMinute(limits.ticketsPerMinute)

const badPasskey = () => fault(403, 'bad-passkey', 'That passkey is not known here, or took too long. Try again.')

/** Throws a fault where the house has no name for which a browser would keep a key. */
function house(need: SignInNeed, request: FastifyRequest): House {
  const found = houseOf(need.address, request.host)
  if (!found) throw fault(409, 'no-passkeys', 'There are no passkeys here: the address of the house is not set.')
  return found
}

export function addPasskeys(app: ZodServer, need: SignInNeed): void {
  addOwn(app, need)
  addSigningIn(app, need)
}

function addOwn(app: ZodServer, need: SignInNeed): void {
  const { passkeys } = need.store
  const list = { schema: { summary: 'My passkeys', ...gives(schemas.passkeys) } }
  app.get('/api/me/passkeys', list, async request =>
    (await passkeys.of((await somebody(need, request)).id)).map(({ id, device, created }) => ({ id, device, created })),
  )
  const ask = { config: limited, schema: { summary: 'What a browser makes a passkey of', ...gives(schemas.options) } }
  app.post('/api/me/passkeys/options', ask, async request => {
    const { id, name } = await somebody(need, request)
    const known = await passkeys.of(id)
    if (known.length >= limits.mostPasskeys)
      throw fault(409, 'too-many', `There may be ${limits.mostPasskeys} passkeys. Forget one first.`)
    const options = await generateRegistrationOptions({
      rpName: need.house,
      rpID: house(need, request).name,
      userName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: known.map(each => ({ id: each.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await remember(need, options.challenge, id)
    return { ...options }
  })
  const make = {
    config: limited,
    schema: { summary: 'Keep a passkey; a guest becomes an account', body: schemas.made, ...gives(nobody, 204) },
  }
  app.post('/api/me/passkeys', make, async (request, reply) => {
    await keep(need, await somebody(need, request), request, request.body as MadeBody)
    return reply.status(204).send(null)
  })
  const remove = { schema: { summary: 'Forget a passkey', params: schemas.passkeyId, ...gives(nobody, 204) } }
  app.delete('/api/me/passkeys/:id', remove, async (request, reply) => {
    const isRemoved = await passkeys.remove((await somebody(need, request)).id, request.params.id)
    if (!isRemoved) throw badPasskey()
    return reply.status(204).send(null)
  })
}

async function remember({ store, host }: SignInNeed, challenge: string, user: string | null): Promise<void> {
  const now = host.now()
  await store.passkeys.challenge(hashOf(challenge), user, { now, expires: now + limits.challengeTime })
}

const isOurs =
  ({ store, host }: SignInNeed, user: string | null) =>
  (challenge: string) =>
    store.passkeys.takeChallenge(hashOf(challenge), user, host.now())

async function keep(need: SignInNeed, user: User, request: FastifyRequest, body: MadeBody): Promise<void> {
  const { store, host } = need
  const { name, origin } = house(need, request)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: body,
    expectedChallenge: isOurs(need, user.id),
    expectedOrigin: origin,
    expectedRPID: name,
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified || !registrationInfo) throw badPasskey()
  const { id, publicKey, counter } = registrationInfo.credential
  const passkey = { id, user: user.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  const more = { device: deviceOf(request.headers['user-agent']), created: host.now() }
  if (!(await store.passkeys.add({ ...passkey, ...more }, limits.mostPasskeys))) throw badPasskey()
  const person = (await store.people.person(user.id))!
  if (person.nameKey === null) await accountFor(store, user.id, null, person.name)
}

function addSigningIn(app: ZodServer, need: SignInNeed): void {
  const ask = { config: limited, schema: { summary: 'What a passkey signs to sign in', ...gives(schemas.options) } }
  app.post('/api/sign-in/passkey/options', ask, async request => {
    const options = await generateAuthenticationOptions({
      rpID: house(need, request).name,
      userVerification: 'preferred',
    })
    await remember(need, options.challenge, null)
    return { ...options }
  })
  const enter = {
    config: limited,
    schema: { summary: 'Become the owner of a passkey, in this browser', body: schemas.signed, ...gives(me) },
  }
  app.post('/api/sign-in/passkey', enter, (request, reply) => signIn(need, request, reply, request.body as SignedBody))
}

async function signIn(need: SignInNeed, request: FastifyRequest, reply: FastifyReply, body: SignedBody): Promise<User> {
  const { store } = need
  const { name, origin } = house(need, request)
  const passkey = await store.passkeys.find(body.id)
  if (!passkey) throw badPasskey()
  const { id, publicKey, counter } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: body,
    expectedChallenge: isOurs(need, null),
    expectedOrigin: origin,
    expectedRPID: name,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: false,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
  if (!verified || !(await store.passkeys.noteUse(id, authenticationInfo.newCounter))) throw badPasskey()
  return enterAs(need, request, reply, passkey.user)
}

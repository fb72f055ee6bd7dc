/** Who is asking: guests, known by a cookie that holds a secret token. The store keeps only the token's hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store, User } from './store/store.ts'

const cookie = 'interregnum'
const oneYear = 365 * 24 * 3600

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A short name for the database and for links, that nobody can guess. */
export const freshId = (): string => randomBytes(12).toString('base64url')

export interface Users {
  /** Who asks; null for somebody who has never been here. */
  known(request: FastifyRequest): Promise<User | null>
  /** Who asks; somebody new becomes a guest. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<User>
  rename(user: User, name: string): Promise<User>
}

export function openUsers(store: Store, now: () => number): Users {
  async function known(request: FastifyRequest): Promise<User | null> {
    const signed = request.cookies[cookie]
    if (signed === undefined) return null
    const { valid, value } = request.unsignCookie(signed)
    return valid ? store.userOf(hashOf(value)) : null
  }

  async function welcome(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    const user = await known(request)
    if (user) return user
    const token = randomBytes(32).toString('base64url')
    const guest = { id: freshId(), name: `Guest ${randomInt(1000, 10_000)}` }
    await store.addUser(guest, hashOf(token), now())
    reply.setCookie(cookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      signed: true,
      maxAge: oneYear,
    })
    return guest
  }

  return {
    known,
    welcome,
    rename: async (user, name) => {
      const renamed = { ...user, name }
      await store.rename(renamed)
      return renamed
    },
  }
}

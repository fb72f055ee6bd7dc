/** Who is asking: guests, known by a cookie that holds a secret token. The store keeps only the token's hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../text/index.ts'
import type { Store, User } from '../store/store.ts'

/**
 * Over https a name that browsers let nobody else set: no page of a neighbouring host, and no connection that is not
 * encrypted. There no other cookie counts.
 */
const cookieOf = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-interregnum' : 'interregnum')

const oneYear = 365 * 24 * 3600

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A short name for the database and for links, that nobody can guess. It is no option of a command: it begins with no hyphen. */
export function freshId(): string {
  const id = randomBytes(12).toString('base64url')
  return id.startsWith('-') ? freshId() : id
}

export interface Users {
  /** Who asks; null for somebody who is no guest yet. With a reply, the year of the cookie begins anew. */
  known(request: FastifyRequest, reply?: FastifyReply): Promise<User | null>
  /** Who asks; somebody new becomes a guest. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<User>
  rename(user: User, name: string): Promise<User>
  /** Gives who asks a new token: whoever else has the old one is nobody. null: somebody new. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<User | null>
}

const freshToken = () => randomBytes(32).toString('base64url')

const pass = (reply: FastifyReply, token: string) =>
  reply.setCookie(cookieOf(reply.request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
    signed: true,
    maxAge: oneYear,
  })

export function openUsers(store: Store, now: () => number): Users {
  const known: Users['known'] = async (request, reply) => {
    const token = tokenOf(request)
    const user = token === null ? null : await store.userOf(hashOf(token))
    if (token !== null && user && reply) pass(reply, token)
    return user
  }
  return {
    known,
    welcome: async (request, reply) =>
      (await known(request, reply)) ?? newGuest(store, reply, now(), languageOf(request)),
    rename: async (user, name) => {
      const renamed = { ...user, name }
      await store.rename(renamed)
      return renamed
    },
    renew: async (request, reply) => {
      const user = await known(request)
      if (!user) return null
      const token = freshToken()
      await store.setToken(user.id, hashOf(token))
      pass(reply, token)
      return user
    },
  }
}

function tokenOf(request: FastifyRequest): string | null {
  const signed = request.cookies[cookieOf(request)]
  const { valid, value } = signed === undefined ? { valid: false, value: null } : request.unsignCookie(signed)
  return valid ? value : null
}

const guestWord: Readonly<Record<Language, string>> = { en: 'Guest', hu: 'Vendég' }

/** The language that somebody reads before all others. */
const languageOf = ({ headers }: FastifyRequest): Language =>
  headers['accept-language']?.trim().toLowerCase().startsWith('hu') ? 'hu' : 'en'

async function newGuest(store: Store, reply: FastifyReply, now: number, language: Language): Promise<User> {
  const token = freshToken()
  const guest = { id: freshId(), name: `${guestWord[language]} ${randomInt(1000, 10_000)}` }
  await store.addUser(guest, hashOf(token), now)
  pass(reply, token)
  return guest
}

/** Who is asking: known by a cookie that holds a secret token. The store keeps only the token's hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../text/index.ts'
import { deviceOf } from '../people/device.ts'
import { isReserved, nameKey } from '../people/nameKey.ts'
import type { People, Session, User } from '../store/people.ts'
import { fault } from './errors.ts'

/**
 * Over https a name that browsers let nobody else set: no page of a neighbouring host, and no connection that is not
 * encrypted. There no other cookie counts.
 */
const cookieOf = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-interregnum' : 'interregnum')
const day = 24 * 3600
const oneYear = 365 * day

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
export const freshToken = () => randomBytes(32).toString('base64url')

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
  /** The session by which somebody asks; null: somebody new. */
  session(request: FastifyRequest): Promise<Session | null>
  /** Throws a fault where an account has a name that looks like it, or it is the house's. */
  rename(user: User, name: string): Promise<User>
  /** Gives who asks a new token, and ends all its other sessions: whoever else was it is nobody. null: somebody new. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<User | null>
  /** Makes the browser that asks a user's, whoever it was before. */
  enter(request: FastifyRequest, reply: FastifyReply, user: string): Promise<void>
  /** Makes the browser that asks nobody's. */
  forget(reply: FastifyReply): void
}

const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', signed: true } as const
const pass = (reply: FastifyReply, token: string) =>
  reply.setCookie(cookieOf(reply.request), token, { ...cookie, maxAge: oneYear })

export function openUsers(people: People, now: () => number): Users {
  const found = async (request: FastifyRequest) => {
    const token = tokenOf(request)
    const known = token === null ? null : await people.ofToken(hashOf(token))
    return token !== null && known && now() - known.session.seen < oneYear * 1000 ? { ...known, token } : null
  }
  const known: Users['known'] = async (request, reply) => {
    const who = await found(request)
    if (who && reply) {
      pass(reply, who.token)
      if (now() - who.session.seen >= day * 1000) await people.noteSeen(who.session.id, now())
    }
    return who?.user ?? null
  }
  return {
    known,
    welcome: async (request, reply) => (await known(request, reply)) ?? newGuest(people, request, reply, now()),
    session: async request => (await found(request))?.session ?? null,
    rename: (user, name) => rename(people, user, name),
    renew: async (request, reply) => {
      const who = await found(request)
      if (!who) return null
      const token = freshToken()
      await people.renewSession(who.session, hashOf(token))
      pass(reply, token)
      return who.user
    },
    enter: async (request, reply, user) => {
      const before = await found(request)
      const token = freshToken()
      await people.addSession({ ...freshSession(request, user, now()), hash: hashOf(token) })
      if (before) await people.endSession(before.user.id, before.session.id)
      pass(reply, token)
    },
    forget: reply => void reply.clearCookie(cookieOf(reply.request), cookie),
  }
}

async function rename(people: People, user: User, name: string): Promise<User> {
  const isFree = !isReserved(name) && (await people.rename(user.id, name, nameKey(name)))
  if (!isFree) throw fault(409, 'name-taken', 'Somebody has a name that looks like this one. Choose another.')
  return { ...user, name }
}

function tokenOf(request: FastifyRequest): string | null {
  const signed = request.cookies[cookieOf(request)]
  const { valid, value } = signed === undefined ? { valid: false, value: null } : request.unsignCookie(signed)
  return valid ? value : null
}

const freshSession = ({ headers }: FastifyRequest, user: string, now: number): Session => ({
  id: freshId(),
  user,
  device: deviceOf(headers['user-agent']),
  created: now,
  seen: now,
})

const guestWord: Readonly<Record<Language, string>> = { en: 'Guest', hu: 'Vendég' }

/** The language that somebody reads before all others. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  headers['accept-language']?.trim().toLowerCase().startsWith('hu') ? 'hu' : 'en'

/** What somebody is called who has not said how. */
export const guestName = (language: Language): string => `${guestWord[language]} ${randomInt(1000, 10_000)}`

async function newGuest(people: People, request: FastifyRequest, reply: FastifyReply, now: number): Promise<User> {
  const token = freshToken()
  const guest = { id: freshId(), name: guestName(languageOf(request)) }
  await people.add(guest, { ...freshSession(request, guest.id, now), hash: hashOf(token) })
  pass(reply, token)
  return guest
}

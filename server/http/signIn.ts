/** Ways to be somebody in another browser: a one-time code, and a link by e-mail, which also makes a guest an account. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { me, nobody } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/people.ts'
import type { Language } from '../../text/index.ts'
import { limits } from '../limits.ts'
import { accountFor } from '../people/account.ts'
import { freshCode, plainTicket } from '../people/code.ts'
import { houseOf } from '../people/house.ts'
import { signInLetter } from '../people/letters.ts'
import type { Mail } from '../people/mail.ts'
import type { Ticket } from '../store/tickets.ts'
import { fault } from './errors.ts'
import { type ApiNeed, gives, perMinute } from './need.ts'
import { addPasskeys } from './passkeys.ts'
import { enterAs, somebody } from './people.ts'
import { freshId, freshToken, guestName, hashOf, languageOf } from './users.ts'
import type { ZodServer } from './zod.ts'

export interface SignInNeed extends ApiNeed {
  mail: Mail
  /** Where the house is found from outside. */
  address: string | undefined
  /** What it is called. */
  house: string
}

const limited = perMinute(limits.ticketsPerMinute)

export function addSignIn(app: ZodServer, need: SignInNeed): void {
  addCode(app, need)
  addMailLink(app, need)
  addPasskeys(app, need)
  const enter = {
    config: limited,
    schema: { summary: 'Become who a code or a link names, in this browser', body: schemas.ticket, ...gives(me) },
  }
  app.post('/api/enter', enter, (request, reply) => take(need, request.body.ticket, request, reply))
}

function addCode(app: ZodServer, need: SignInNeed): void {
  const { store, host } = need
  const show = {
    config: limited,
    schema: {
      summary: 'A one-time code that makes another browser me; an earlier one is void',
      ...gives(schemas.code),
    },
  }
  app.post('/api/me/code', show, async request => {
    const user = await somebody(need, request)
    const code = freshCode()
    const created = host.now()
    const expires = created + limits.codeTime
    await store.tickets.add({ hash: hashOf(plainTicket(code)), user: user.id, email: null, created, expires }, 1)
    return { code, expires }
  })
}

function addMailLink(app: ZodServer, need: SignInNeed): void {
  const { mail, users } = need
  const which = { schema: { summary: 'The ways to sign in here', ...gives(schemas.ways) } }
  app.get('/api/sign-in', which, async request => ({
    mail: mail.isOpen,
    passkeys: houseOf(need.address, request.host) !== null,
  }))
  const ask = {
    config: limited,
    schema: {
      summary: 'Send a link by e-mail that signs in; the answer is the same whoever has the address',
      body: schemas.address,
      ...gives(nobody, 204),
    },
  }
  app.post('/api/sign-in', ask, async (request, reply) => {
    const user = await users.known(request)
    // Not waited for: how long it takes would tell whether the address is known.
    void sendLink(need, request.body, user?.id ?? null, languageOf(request)).catch(need.host.fault)
    return reply.status(204).send(null)
  })
}

/** Only a guest takes its seats along: who has an account already asks for the other one. */
async function sendLink(
  { store, host, mail, address, house }: SignInNeed,
  { email, to }: schemas.AddressWish,
  asker: string | null,
  language: Language,
) {
  const person = asker === null ? null : await store.people.person(asker)
  const token = freshToken()
  const created = host.now()
  const user = person?.email === null ? person.id : null
  const ticket = { hash: hashOf(token), user, email, created, expires: created + limits.linkTime }
  const isAdded = await store.tickets.add(ticket, limits.linksPerHour)
  const link = `${address ?? ''}/enter${to === undefined ? '' : `?to=${to}`}#${token}`
  if (isAdded) await mail.send(signInLetter({ to: email, house, link, language }))
}

/** What a ticket brings: its user, or the account of its address, made of the guest who asked for it or anew. */
async function take(need: SignInNeed, text: string, request: FastifyRequest, reply: FastifyReply) {
  const { store, users, host } = need
  const ticket = await store.tickets.take(hashOf(plainTicket(text)), host.now())
  if (!ticket) throw fault(403, 'bad-ticket', 'This code or link is used up, too old, or mistyped. Ask for a new one.')
  const before = await users.session(request)
  const user = ticket.email === null ? ticket.user! : await accountOf(need, ticket, ticket.email, request, before?.user)
  return enterAs(need, request, reply, user)
}

/**
 * Opened in another browser than that of the guest who asked for it, a link ends that guest's sessions, codes and passkeys, and no
 * program is told of its tables any more: whoever asked may be somebody else than whoever has the address.
 */
async function accountOf(
  { store, host, connections }: SignInNeed,
  { user: asker }: Ticket,
  email: string,
  request: FastifyRequest,
  here: string | undefined,
): Promise<string> {
  const { tickets, people } = store
  const known = await tickets.ofEmail(email)
  if (known !== null) return known
  const guest = asker === null ? null : await people.person(asker)
  const isGuest = guest !== null && guest.email === null
  const id = isGuest ? guest.id : freshId()
  const name = isGuest ? guest.name : guestName(languageOf(request))
  if (!isGuest) await people.addUser({ id, name }, host.now())
  const owner = await accountFor(store, id, email, name)
  if (owner !== id) {
    if (!isGuest) await store.traces.removeUser(id)
    return owner
  }
  await people.change(id, { language: languageOf(request) })
  if (isGuest && here !== id) {
    for (const session of await people.sessions(id)) await people.endSession(id, session.id)
    for (const passkey of await store.passkeys.of(id)) await store.passkeys.remove(id, passkey.id)
    for (const hook of await store.noticeWishes.hooks(id)) await store.noticeWishes.removeHook(id, hook.id)
    connections.signOut(id)
  }
  return id
}

/** Reports over HTTP, and the desk of the moderators: to all others there is no such thing. */
import type { FastifyRequest } from 'fastify'
import { nobody } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/moderation.ts'
import { limits } from '../limits.ts'
import type { User } from '../store/people.ts'
import { openTable } from '../tables.ts'
import { fault } from './errors.ts'
import { type ApiNeed, gives, perMinute } from './need.ts'
import { noPerson, somebody } from './people.ts'
import { freshId } from './users.ts'
import { linesAt, meant } from './who.ts'
import type { ZodServer } from './zod.ts'

export function addModeration(app: ZodServer, need: ApiNeed): void {
  addReports(app, need)
  addDesk(app, need)
  addSanctions(app, need)
}

/** Throws a fault for somebody who must not do this now: banned people begin nothing new, and sit down nowhere. */
export async function mustBeWelcome({ store, host }: Pick<ApiNeed, 'store' | 'host'>, user: User): Promise<void> {
  const active = await store.moderation.active(user.id, host.now())
  if (active.some(({ kind }) => kind === 'ban'))
    throw fault(403, 'banned', 'You may not do this for now. Your page says why, and until when.')
}

function addReports(app: ZodServer, need: ApiNeed): void {
  const { store, host } = need
  const make = {
    config: perMinute(limits.reportsPerMinute),
    schema: { summary: 'Report somebody to the moderators', body: schemas.newReport, ...gives(nobody, 204) },
  }
  app.post('/api/reports', make, async (request, reply) => {
    const me = await somebody(need, request)
    const { who, kind, words, lines: moments } = request.body
    const { id: about } = await meant(need, who, me)
    if (about === me.id) throw noPerson()
    const table = 'table' in who ? who.table : null
    const loaded = table === null ? null : await openTable(host.tables, table)
    const lines = loaded ? linesAt(loaded, moments, me).filter(({ speaker }) => speaker === about) : []
    const isKept = await store.moderation.report(
      {
        id: freshId(),
        by: me.id,
        about,
        table,
        kind,
        words,
        lines: lines.map(({ speaker: _, ...line }) => line),
        created: host.now(),
        closed: null,
        answer: null,
      },
      limits.openReports,
    )
    if (!isKept) throw fault(409, 'too-many-reports', 'Your earlier reports are still looked into. Wait for an answer.')
    return reply.status(204).send(null)
  })
  const mine = { schema: { summary: 'What I have reported', ...gives(schemas.ownReports) } }
  app.get('/api/me/reports', mine, async request =>
    store.moderation.reportsBy((await somebody(need, request)).id, limits.moderationRows),
  )
  const against = { schema: { summary: 'What I may not do, and until when', ...gives(schemas.sanctions) } }
  app.get('/api/me/sanctions', against, async request =>
    store.moderation.active((await somebody(need, request)).id, host.now()),
  )
}

/** Who asks, if it is a moderator. To all others the address is none. */
async function moderator(need: ApiNeed, request: FastifyRequest): Promise<User> {
  const me = await need.users.known(request)
  if (!me || !(await need.store.moderation.isModerator(me.id))) throw fault(404, 'not-found', 'There is nothing here.')
  return me
}

function addDesk(app: ZodServer, need: ApiNeed): void {
  const { moderation, people } = need.store
  const reports = {
    schema: { summary: 'Reports: open or closed ones', querystring: schemas.reportsWish, ...gives(schemas.reports) },
  }
  app.get('/api/moderation/reports', reports, async request => {
    await moderator(need, request)
    return moderation.reports(request.query.open === 'yes', limits.moderationRows)
  })
  const close = {
    schema: {
      summary: 'Close a report, with an answer to who made it',
      params: schemas.reportId,
      body: schemas.reportAnswer,
      ...gives(nobody, 204),
    },
  }
  app.post('/api/moderation/reports/:id/close', close, async (request, reply) => {
    const me = await moderator(need, request)
    const isClosed = await moderation.closeReport(request.params.id, request.body.answer, me, need.host.now())
    if (!isClosed) throw fault(409, 'report-closed', 'Somebody has closed this report.')
    return reply.status(204).send(null)
  })
  const person = {
    schema: { summary: 'Somebody, with reports and sanctions', params: schemas.reportId, ...gives(schemas.suspect) },
  }
  app.get('/api/moderation/people/:id', person, async request => {
    await moderator(need, request)
    const { id, name, created } = (await people.person(request.params.id)) ?? fail()
    const sanctions = await moderation.sanctions(id)
    return { id, name, created, sanctions, reports: await moderation.reportsAbout(id, limits.moderationRows) }
  })
  const audit = { schema: { summary: 'What moderators did', ...gives(schemas.audit) } }
  app.get('/api/moderation/audit', audit, async request => {
    await moderator(need, request)
    return moderation.audit(limits.moderationRows)
  })
}

function fail(): never {
  throw noPerson()
}

function addSanctions(app: ZodServer, need: ApiNeed): void {
  const { moderation, people } = need.store
  const make = {
    schema: { summary: 'Mute or ban somebody', body: schemas.newSanction, ...gives(nobody, 204) },
  }
  app.post('/api/moderation/sanctions', make, async (request, reply) => {
    const me = await moderator(need, request)
    const { person, kind, reason, hours } = request.body
    const about = (await people.user(person)) ?? fail()
    const created = need.host.now()
    const until = hours === null ? null : created + hours * 3_600_000
    await moderation.sanction({ id: freshId(), user: about.id, kind, reason, created, until, lifted: null }, me, about)
    return reply.status(204).send(null)
  })
  const lift = {
    schema: { summary: 'End it before its time', params: schemas.reportId, ...gives(nobody, 204) },
  }
  app.delete('/api/moderation/sanctions/:id', lift, async (request, reply) => {
    const me = await moderator(need, request)
    const isLifted = await moderation.lift(request.params.id, me, need.host.now())
    if (!isLifted) throw fault(409, 'sanction-over', 'That is over already.')
    return reply.status(204).send(null)
  })
}

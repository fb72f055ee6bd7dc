/** What is kept of somebody: handed out whole, or removed. */
import { Readable } from 'node:stream'
import { nobody } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/people.ts'
import { limits } from '../limits.ts'
import { erasePerson } from '../people/erase.ts'
import { exportOf } from '../people/export.ts'
import { fault, notFound } from './errors.ts'
import { type ApiNeed, gives, perMinute } from './need.ts'
import { somebody } from './people.ts'
import type { ZodServer } from './zod.ts'

const limited = perMinute(limits.exportsPerMinute)

export function addMine(app: ZodServer, need: ApiNeed): void {
  const { store, users, host, connections } = need
  const all = { config: limited, schema: { summary: 'Everything that is kept of me, as JSON' } }
  app.get('/api/me/export', all, async (request, reply) => {
    const { id } = await somebody(need, request)
    const person = await store.people.person(id)
    if (!person) throw notFound()
    reply.type('application/json').header('content-disposition', 'attachment; filename="interregnum-me.json"')
    return reply.send(Readable.from(exportOf(store, person)))
  })

  const remove = {
    config: limited,
    schema: {
      summary: 'Remove me: seats go to bots, games that are over keep an anonymous name; my name says that it is meant',
      body: schemas.goodbye,
      ...gives(nobody, 204),
    },
  }
  app.delete('/api/me', remove, async (request, reply) => {
    const { id } = await somebody(need, request)
    const person = (await store.people.person(id))!
    if (request.body.name !== person.name) throw fault(400, 'other-name', 'That is not your name: nothing was removed.')
    await erasePerson(host.tables, person)
    connections.signOut(id)
    users.forget(reply)
    return reply.status(204).send(null)
  })
}

/** Friends, and whom somebody ignores or has blocked, over HTTP. */
import { tableId } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/relations.ts'
import { limits } from '../limits.ts'
import type { LoadedTable } from '../loadedTable.ts'
import { speakerOf } from '../people/anonymous.ts'
import type { User } from '../store/people.ts'
import { openTable } from '../tables.ts'
import { fault, notFound } from './errors.ts'
import { type ApiNeed, gives, perMinute } from './need.ts'
import { noPerson, somebody } from './people.ts'
import { meant } from './who.ts'
import type { ZodServer } from './zod.ts'

export function addRelations(app: ZodServer, need: ApiNeed): void {
  const { store, host, users } = need
  const { relations } = store
  const mine = { schema: { summary: 'Friends, those who would be, and whom I ignore', ...gives(schemas.relations) } }
  app.get('/api/me/relations', mine, async request => relations.of((await somebody(need, request)).id))

  const between = {
    schema: { summary: 'What somebody is to me', querystring: schemas.whoWish, ...gives(schemas.between) },
  }
  app.get('/api/me/relation', between, async request => {
    const me = await somebody(need, request)
    const { id, name } = await meant(need, schemas.who.parse(request.query), me)
    return { name, ...(await relations.between(me.id, id)) }
  })

  const change = {
    config: perMinute(limits.relationsPerMinute),
    schema: { summary: 'Change what somebody is to me', body: schemas.relationChange, ...gives(schemas.between) },
  }
  app.put('/api/me/relation', change, async request => {
    const me = await somebody(need, request)
    const { who, relation } = request.body
    const { id, name } = await meant(need, who, me)
    if (id === me.id) throw noPerson()
    const limit = { now: host.now(), most: limits.mostRelations }
    if (!(await relations.relate(me.id, id, relation, limit))) throw tooMany()
    return { name, ...(await relations.between(me.id, id)) }
  })

  const unheard = {
    schema: { summary: 'Whose lines at a table I do not read', params: tableId, ...gives(schemas.unheard) },
  }
  app.get('/api/tables/:id/unheard', unheard, async request => {
    const me = await users.known(request)
    const loaded = await openTable(host.tables, request.params.id)
    if (!loaded) throw notFound()
    return me ? unheardAt(need, loaded, me) : []
  })
}

const tooMany = () => fault(409, 'too-many-relations', 'You have too many of them. Let somebody go first.')

/** The voices at a table that somebody does not hear: by the seat and the name under which they speak. */
async function unheardAt({ store }: ApiNeed, { table: { core, chat } }: LoadedTable, me: User) {
  const sitting = core.seats.flatMap((sitter, seat) =>
    sitter.kind === 'person' ? [{ user: sitter.user, from: seat as number | null, name: sitter.name }] : [],
  )
  const speaking = chat.flatMap(line => {
    const user = line.note ? null : speakerOf(line)
    return user === null ? [] : [{ user, from: line.from, name: line.name }]
  })
  const voices = new Map([...sitting, ...speaking].map(each => [JSON.stringify(each), each]))
  const users = new Set([...voices.values()].map(({ user }) => user))
  const unheard = await store.relations.unheard(me.id, [...users])
  return [...voices.values()].filter(({ user }) => unheard.has(user)).map(({ from, name }) => ({ from, name }))
}

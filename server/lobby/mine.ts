/** One's own tables over HTTP: those that go on, found again, and put aside. */
import { nobody, tableId } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/lobby.ts'
import { type ApiNeed, gives } from '../http/need.ts'
import { somebody } from '../http/people.ts'
import type { ZodServer } from '../http/zod.ts'
import type { OwnTable } from '../store/mine.ts'
import { type Row, rowFor } from '../summary.ts'

export function addOwnTables(app: ZodServer, need: ApiNeed): void {
  const { store, users } = need
  const page = {
    schema: { summary: 'My tables, page by page', querystring: schemas.ownWish, ...gives(schemas.ownPage) },
  }
  app.get('/api/mine', page, async (request, reply) => {
    const { archived, after = null } = request.query
    const user = await users.known(request, reply)
    if (!user) return { rows: [], next: null }
    const { rows, next } = await store.mine.page(user.id, archived, fitting(request.query), after)
    return { rows: rows.map(each => shownTo(user.id, each)), next }
  })

  const going = {
    schema: { summary: 'My tables that go on, those first that wait for me', ...gives(schemas.goingOn) },
  }
  app.get('/api/mine/going', going, async (request, reply) => {
    const user = await users.known(request, reply)
    if (!user) return []
    const rows = (await store.mine.going(user.id)).map(each => shownTo(user.id, each))
    const waits = ({ mine, awaited }: (typeof rows)[number]) => (awaited.includes(mine!) ? 0 : 1)
    return rows.toSorted((a, b) => waits(a) - waits(b) || b.updated - a.updated)
  })

  const put = {
    schema: {
      summary: 'Put a table aside in my list, or take it back',
      params: tableId,
      body: schemas.archiving,
      ...gives(nobody, 204),
    },
  }
  app.put('/api/tables/:id/archived', put, async (request, reply) => {
    const { id } = await somebody(need, request)
    await store.mine.archive(id, request.params.id, request.body.archived)
    return reply.status(204).send(null)
  })
}

const shownTo = (user: string, { row, updated, place }: OwnTable) => ({
  ...rowFor(JSON.parse(row) as Row, user),
  updated,
  place,
})

/** What is looked for, by what stands in a row. */
function fitting({ word, game, status }: { word: string; game?: string; status?: 'going' | 'over' }) {
  const sought = word.trim().toLowerCase()
  return ({ row }: OwnTable): boolean => {
    const table = JSON.parse(row) as Row
    const names = [table.name, ...table.seats.flatMap(({ name }) => name ?? [])]
    const isOver = table.status === 'over' || table.status === 'closed'
    return (
      (game === undefined || table.game === game) &&
      (status === undefined || isOver === (status === 'over')) &&
      (sought === '' || names.some(name => name.toLowerCase().includes(sought)))
    )
  }
}

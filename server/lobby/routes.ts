/** Finding a game over HTTP: the lobby, and looking for others who would play the same. */
import { nobody } from '../../table/sync/http.ts'
import * as schemas from '../../table/sync/lobby.ts'
import { fault } from '../http/errors.ts'
import { mustBeWelcome } from '../http/moderation.ts'
import { type ApiNeed, gives, perMinute } from '../http/need.ts'
import { somebody } from '../http/people.ts'
import type { ZodServer } from '../http/zod.ts'
import { limits } from '../limits.ts'
import { rowFor } from '../summary.ts'
import { addOwnTables } from './mine.ts'

export function addLobby(app: ZodServer, need: ApiNeed): void {
  addList(app, need)
  addSearch(app, need)
  addOwnTables(app, need)
}

function addList(app: ZodServer, { store, users }: ApiNeed): void {
  const list = {
    schema: {
      summary: 'Tables that gather their people, page by page, the newest first',
      querystring: schemas.lobbyWish,
      ...gives(schemas.lobbyPage),
    },
  }
  app.get('/api/lobby', list, async (request, reply) => {
    const { game = null, pace = null, language = null, free, after = null } = request.query
    const user = await users.known(request, reply)
    const { rows, next } = await store.lobby.page({ game, pace, language, free }, after)
    return { rows: rows.map(({ row, updated }) => ({ ...rowFor(JSON.parse(row), user?.id ?? null), updated })), next }
  })
}

function addSearch(app: ZodServer, need: ApiNeed): void {
  const { store, users, host, games, matchmaker } = need
  const config = perMinute(limits.searchesPerMinute)
  const begin = {
    config,
    schema: {
      summary: 'Look for others who would play the same, as long as a page of mine is open in the lobby',
      body: schemas.searchWish,
      ...gives(schemas.mySearch),
    },
  }
  app.post('/api/search', begin, async (request, reply) => {
    const wish = request.body
    const strange = wish.games.find(id => !Object.hasOwn(games, id))
    if (strange !== undefined) throw fault(400, 'no-such-game', `There is no game "${strange}".`)
    const user = await users.welcome(request, reply)
    await mustBeWelcome(need, user)
    const { id } = user
    await store.searches.begin(id, wish, host.now())
    void matchmaker.look()
    return (await store.searches.of(id))!
  })

  const mine = { schema: { summary: 'My search', ...gives(schemas.mySearch.nullable()) } }
  app.get('/api/search', mine, async (request, reply) => {
    const user = await users.known(request, reply)
    return user && store.searches.of(user.id)
  })

  const end = { config, schema: { summary: 'Look no more', ...gives(nobody, 204) } }
  app.delete('/api/search', end, async (request, reply) => {
    await store.searches.end((await somebody(need, request)).id)
    return reply.status(204).send(null)
  })
}

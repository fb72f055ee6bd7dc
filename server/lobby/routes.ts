/** Finding a game over HTTP: the lobby. */
import * as schemas from '../../table/sync/lobby.ts'
import { type ApiNeed, gives } from '../http/need.ts'
import type { ZodServer } from '../http/zod.ts'
import { rowFor } from '../summary.ts'

export function addLobby(app: ZodServer, { store, users }: ApiNeed): void {
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

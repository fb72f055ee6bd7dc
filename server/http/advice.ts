/** Advice for whoever plays against bots alone: what the strong bot would do in its place, and why. */
import { levels } from '../../bots/levels.ts'
import { allowsAdvice, botViewAt, tableViewOf, viewerOf } from '../../table/index.ts'
import * as schemas from '../../table/sync/http.ts'
import { quickSeed } from '../bots/botPool.ts'
import { limits } from '../limits.ts'
import { openTable } from '../tables.ts'
import { fault, notFound, tooFast } from './errors.ts'
import { type ApiNeed, gives, perMinute } from './need.ts'
import type { ZodServer } from './zod.ts'

export function addAdvice(app: ZodServer, { games, host, users }: ApiNeed): void {
  /** Those for whom somebody thinks: one thought at a time is enough. */
  const asking = new Set<string>()
  const advice = {
    config: perMinute(limits.advicePerMinute),
    schema: {
      summary: 'What the strong bot would do in my place, and why; against bots alone',
      params: schemas.tableId,
      ...gives(schemas.advice),
    },
  }
  app.post('/api/tables/:id/advice', advice, async (request, reply) => {
    const loaded = await openTable(host.tables, request.params.id)
    const user = await users.known(request)
    if (!loaded) throw notFound()
    const { table } = loaded
    const viewer = viewerOf(table, user?.id ?? null)
    if (!user || !games[table.game.id].adviser || !allowsAdvice(tableViewOf(table, viewer))) {
      throw fault(403, 'no-advice', 'Advice is for whoever plays against bots alone.')
    }
    const view = botViewAt(table, viewer.seat)!
    if (view.legalMoves.length === 0) throw fault(409, 'not-asked', 'You are not asked now.')
    if (asking.has(user.id)) throw tooFast()
    asking.add(user.id)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    try {
      const question = { game: table.game.id, budget: levels.strong.budget, view, seed: quickSeed() }
      return await host.botPool.advise(question, gone.signal)
    } finally {
      asking.delete(user.id)
    }
  })
}

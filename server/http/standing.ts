/** Ratings, leaderboards and statistics over HTTP. */
import { tableId } from '../../table/sync/http.ts'
import { personId } from '../../table/sync/people.ts'
import * as schemas from '../../table/sync/standing.ts'
import { limits } from '../limits.ts'
import { newcomer, pointsOf } from '../standing/skill.ts'
import { openTable } from '../tables.ts'
import { notFound } from './errors.ts'
import { type ApiNeed, gameOf, gives } from './need.ts'
import { somebody, visible } from './people.ts'
import type { ZodServer } from './zod.ts'

export function addStanding(app: ZodServer, need: ApiNeed): void {
  const { store, users, host } = need
  const board = {
    schema: { summary: 'The leaderboard of a game', params: schemas.gameName, ...gives(schemas.leaderboard) },
  }
  app.get('/api/games/:game/leaders', board, async request => {
    const { game } = gameOf(need, request.params.game)
    const reader = await users.known(request)
    const leaders = await store.standing.leaders(game.id, limits.leaders)
    const points = leaders.map(pointsOf)
    return leaders.map(({ user, name, picture, isGuest, games }, i) => {
      const place = points.indexOf(points[i]) + 1
      return { place, id: user, name, picture, isGuest, points: points[i], games, mine: user === reader?.id }
    })
  })

  const statistics = {
    schema: { summary: 'Statistics of a game', params: schemas.gameName, ...gives(schemas.statistics) },
  }
  app.get('/api/games/:game/statistics', statistics, async request =>
    store.standing.tallies(gameOf(need, request.params.game).game.id),
  )

  const changes = {
    schema: { summary: 'What a rated game has made of ratings', params: tableId, ...gives(schemas.changes) },
  }
  app.get('/api/tables/:id/ratings', changes, async request => {
    const loaded = await openTable(host.tables, request.params.id)
    if (!loaded) throw notFound()
    const seats = await store.standing.ratedSeats(loaded.key)
    return seats.map(({ seat, place, before, after }) => {
      return { seat, place, before: pointsOf(before ?? newcomer()), after: pointsOf(after) }
    })
  })

  const meetings = {
    schema: { summary: 'My games against somebody', params: personId, ...gives(schemas.meetings) },
  }
  app.get('/api/people/:id/meetings', meetings, async request => {
    const me = await somebody(need, request)
    const { id } = await visible(need, request.params.id, me)
    return store.standing.meetings(me.id, id)
  })
}

/** What routes need, and how they say what they give. */
import type * as z from 'zod'
import type { GameModule } from '../../kernel/index.ts'
import * as schemas from '../../table/sync/http.ts'
import type { Host } from '../host.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Matchmaker } from '../lobby/matchmaker.ts'
import type { Connections } from '../socket/connections.ts'
import type { Store } from '../store/store.ts'
import { fault } from './errors.ts'
import type { Users } from './users.ts'

export interface ApiNeed {
  games: Readonly<Record<string, GameModule>>
  host: Host
  store: Store
  users: Users
  tablesPerMinute: number
  connections: Connections
  lobby: Lobby
  matchmaker: Matchmaker
}

/** For the `config` of a route: so many requests a minute from one address. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })

/** What every route may answer besides what it gives. */
export const refused = { '4xx': schemas.refusal, '5xx': schemas.refusal }
export const gives = <T extends z.ZodType, S extends number = 200>(answer: T, status = 200 as S) => ({
  response: { [status]: answer, ...refused } as { [key in S]: T } & typeof refused,
})

/** A game by its id. Throws a fault where there is none. */
export function gameOf({ games }: Pick<ApiNeed, 'games'>, id: string): GameModule {
  if (Object.hasOwn(games, id)) return games[id]
  throw fault(400, 'no-such-game', `There is no game "${id}". There are: ${Object.keys(games).join(', ')}.`)
}

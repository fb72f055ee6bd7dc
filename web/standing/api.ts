/** The server's interface of ratings and statistics, as the pages use it. */
import type { LeaderShown, MeetingShown, RatingChange, TallyShown } from '../../table/sync/standing.ts'
import { call } from '../api.ts'

export const standingApi = {
  leaders: (game: string) => call<LeaderShown[]>('GET', `/games/${game}/leaders`),
  statistics: (game: string) => call<TallyShown[]>('GET', `/games/${game}/statistics`),
  changes: (table: string) => call<RatingChange[]>('GET', `/tables/${table}/ratings`),
  meetings: (person: string) => call<MeetingShown[]>('GET', `/people/${person}/meetings`),
}

/** The server's interface of ratings and statistics, as the pages use it. */
import type { LeaderShown, MeetingShown, RatingChange, TallyShown } from '../../table/sync/standing.ts'
import type { NewTournament, TournamentRow, TournamentShown } from '../../table/sync/tournaments.ts'
import { call } from '../api.ts'

export const standingApi = {
  leaders: (game: string) => call<LeaderShown[]>('GET', `/games/${game}/leaders`),
  statistics: (game: string) => call<TallyShown[]>('GET', `/games/${game}/statistics`),
  changes: (table: string) => call<RatingChange[]>('GET', `/tables/${table}/ratings`),
  meetings: (person: string) => call<MeetingShown[]>('GET', `/people/${person}/meetings`),
}

type Act = 'leave' | 'come' | 'begin' | 'close'

export const tournamentApi = {
  list: () => call<{ listed: TournamentRow[]; mine: TournamentRow[] }>('GET', '/tournaments'),
  make: (wish: NewTournament) => call<{ id: string }>('POST', '/tournaments', wish),
  one: (id: string) => call<TournamentShown>('GET', `/tournaments/${id}`),
  enter: (id: string, word: string) =>
    call<TournamentShown>('POST', `/tournaments/${id}/enter`, word === '' ? {} : { word }),
  act: (id: string, act: Act) => call<TournamentShown>('POST', `/tournaments/${id}/${act}`),
}

/** The lobby of the server, as pages use it. */
import type { TablePage } from '../../table/sync/http.ts'
import type { MySearch, OwnPage, OwnRow, SearchWish } from '../../table/sync/lobby.ts'
import { call } from '../api.ts'
import { addressOf, type Filter } from './filter.ts'

/** Which of my tables; `shown`: all but those put aside, those that go on or are over, or those put aside. */
export interface OwnSearch {
  word: string
  /** null: any. */
  game: string | null
  shown: 'all' | 'going' | 'over' | 'archived'
}

function addressOfOwn({ word, game, shown }: OwnSearch, after: string | null): string {
  const query = new URLSearchParams()
  if (word.trim() !== '') query.set('word', word.trim())
  if (game !== null) query.set('game', game)
  if (shown === 'archived') query.set('archived', 'true')
  else if (shown !== 'all') query.set('status', shown)
  if (after !== null) query.set('after', after)
  return `/mine?${query}`
}

/** By it pages know my search. */
export const searchKey = ['search']

export const lobbyApi = {
  mine: (search: OwnSearch, after: string | null) => call<OwnPage>('GET', addressOfOwn(search, after)),
  going: () => call<OwnRow[]>('GET', '/mine/going'),
  archive: (table: string, archived: boolean) => call<null>('PUT', `/tables/${table}/archived`, { archived }),
  /** My search; null: I look for nothing. */
  search: () => call<MySearch | null>('GET', '/search'),
  begin: (wish: SearchWish) => call<MySearch>('POST', '/search', wish),
  end: () => call<null>('DELETE', '/search'),
  page: (filter: Filter, after: string | null) => {
    const query = new URLSearchParams(addressOf(filter))
    // What is not said means one at least.
    query.set('free', String(filter.free))
    if (after !== null) query.set('after', after)
    return call<TablePage>('GET', `/lobby?${query}`)
  },
}

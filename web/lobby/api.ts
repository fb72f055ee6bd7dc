/** The lobby of the server, as pages use it. */
import type { TablePage } from '../../table/sync/http.ts'
import type { MySearch, SearchWish } from '../../table/sync/lobby.ts'
import { call } from '../api.ts'
import { addressOf, type Filter } from './filter.ts'

export const lobbyApi = {
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

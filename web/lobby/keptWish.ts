/** What somebody looked for last, kept in localStorage. */
import { shelf } from 'virtual:shelf'
import type { SearchWish } from '../../table/sync/lobby.ts'

const key = 'interregnum:search'

/** null: nothing is kept, or nothing that can be looked for any more. */
export function keptWish(): SearchWish | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as SearchWish | null
    const games = kept?.games.filter(game => shelf.some(({ id }) => id === game)) ?? []
    return kept && games.length > 0 ? { ...kept, games } : null
  } catch {
    return null
  }
}

export function keepWish(wish: SearchWish): void {
  try {
    localStorage.setItem(key, JSON.stringify(wish))
  } catch {
    // Where nothing is kept, it is chosen anew.
  }
}

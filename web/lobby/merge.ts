/** The list that somebody sees of the lobby, kept true by what the server tells. */
import type { TablePage } from '../../table/sync/http.ts'
import type { LobbyMessage, LobbyRow } from '../../table/sync/lobby.ts'
import { type Filter, fits } from './filter.ts'

type Changes = Extract<LobbyMessage, { is: 'lobby' }>

/** The pages after a change; a new table stands where it would if the pages were asked for now. */
export function merged(pages: readonly TablePage[], { set, gone }: Changes, filter: Filter): TablePage[] {
  const fresh = new Map(set.map(row => [row.id, row]))
  const kept = pages.map(page => ({
    ...page,
    rows: page.rows.flatMap(row => {
      if (gone.includes(row.id)) return []
      const next = newerOf(row, fresh.get(row.id))
      fresh.delete(row.id)
      return fits(next, filter) ? [next] : []
    }),
  }))
  return [...fresh.values()].filter(row => fits(row, filter)).reduce(withRow, kept)
}

/** Who reads is known from before: everybody is told the same. */
const newerOf = (old: LobbyRow, next: LobbyRow | undefined): LobbyRow =>
  next && next.updated >= old.updated ? { ...next, mine: old.mine } : old

const since = ({ gathers = 0 }: LobbyRow) => gathers

/** Among the tables that are shown, the newest first; after the last of them more may follow that are not shown yet. */
function withRow(pages: TablePage[], row: LobbyRow): TablePage[] {
  const at = pages.findIndex(({ rows }) => rows.some(each => since(each) <= since(row)))
  const place = at >= 0 ? at : pages.length - 1
  if (at < 0 && pages[place]?.next !== null) return pages
  return pages.map((page, i) => {
    if (i !== place) return page
    const before = page.rows.filter(each => since(each) > since(row))
    return { ...page, rows: [...before, row, ...page.rows.filter(each => since(each) <= since(row))] }
  })
}

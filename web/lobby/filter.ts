/** What somebody looks for, as it stands in the address of the page. */

import type { LobbyRow } from '../../table/sync/lobby.ts'
import { kindOfPace, type PaceKind, paceKinds } from '../../table/sync/paceKind.ts'
import { type Language, languages } from '../../text/index.ts'

/** null: any. `free`: so many open seats at least. */
export interface Filter {
  game: string | null
  pace: PaceKind | null
  language: Language | null
  free: number
}

/** Full tables are of no use to who looks for a seat. */
export const noFilter: Filter = { game: null, pace: null, language: null, free: 1 }

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | null =>
  all.find(each => each === value) ?? null

/** The filter of an address's query; what makes no sense is left out. */
export function filterIn(query: string): Filter {
  const asked = new URLSearchParams(query)
  const free = Number(asked.get('free') ?? noFilter.free)
  return {
    game: asked.get('game'),
    pace: oneOf(paceKinds, asked.get('pace')),
    language: oneOf(languages, asked.get('language')),
    free: Number.isInteger(free) && free >= 0 && free <= 16 ? free : noFilter.free,
  }
}

/** The query of a filter, without what is usual. */
export function addressOf({ game, pace, language, free }: Filter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ game, pace, language })) if (value !== null) query.set(name, value)
  if (free !== noFilter.free) query.set('free', String(free))
  return query.toString()
}

export const freeSeats = ({ seats }: Pick<LobbyRow, 'seats'>): number =>
  seats.filter(({ kind }) => kind === 'open').length

/** Is it what somebody looks for? */
export function fits(row: LobbyRow, { game, pace, language, free }: Filter): boolean {
  const kind = kindOfPace({ hoursPerMove: row.hoursPerMove ?? null, clock: row.clock })
  return (
    (game === null || row.game === game) &&
    (pace === null || kind === pace) &&
    (language === null || row.language === language) &&
    freeSeats(row) >= free
  )
}

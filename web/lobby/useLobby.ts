/** What the lobby page follows: the lists as they change, who looks for a game, and the table that is found for the reader. */
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { TablePage } from '../../table/sync/http.ts'
import type { LobbyMessage } from '../../table/sync/lobby.ts'
import { api } from '../api.ts'
import { searchKey } from './api.ts'
import type { Filter } from './filter.ts'
import { merged } from './merge.ts'
import { useLobbyLine } from './useLobbyLine.ts'

type Pages = InfiniteData<TablePage, string | null>

/** `looking`: so many people look for a game. */
export function useLobby(): { isLost: boolean; looking: number } {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const [looking, setLooking] = useState(0)
  const me = useQuery({ queryKey: ['me'], queryFn: api.me })
  const hear = (message: LobbyMessage) => {
    if (message.is === 'again') {
      void queries.invalidateQueries({ queryKey: ['lobby'] })
      // A search whose page was away for long has been forgotten.
      void queries.invalidateQueries({ queryKey: searchKey })
    }
    if (message.is === 'looking') setLooking(message.people)
    if (message.is === 'match') go(`/table/${message.table}`)
    if (message.is !== 'lobby') return
    for (const [key, old] of queries.getQueriesData<Pages>({ queryKey: ['lobby'] })) {
      const filter = key[1] as Filter
      if (old) queries.setQueryData<Pages>(key, { ...old, pages: merged(old.pages, message, filter) })
    }
  }
  const isLost = useLobbyLine(me.isPending ? undefined : (me.data?.id ?? null), hear)
  return { isLost, looking }
}

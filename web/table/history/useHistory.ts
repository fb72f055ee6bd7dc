/** Which position is shown: the newest, or an earlier one that is fetched when first looked at. It stands in the address. */
import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Earlier, Scene, TableLink } from '../../link/link.ts'
import { hashOf, moveIn } from './address.ts'

export interface History {
  /** The position shown; null: the newest. */
  at: number | null
  /** The earlier position that is shown, as soon as one has come; until another has come it stays. */
  earlier: (Earlier & { move: number }) | null
  isLoading: boolean
  error: Error | null
  show(move: number | null): void
  /** Fetches a position that is about to be shown. */
  prepare(move: number): void
}

/** How a position is fetched and remembered: what has been does not change. */
const positionOf = (link: TableLink, { tableView }: Scene, move: number) =>
  queryOptions({
    queryKey: ['history', tableView.id, tableView.view?.seat, move],
    queryFn: async () => ({ ...(await link.at(move)), move }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useHistory(link: TableLink, scene: Scene): History {
  const client = useQueryClient()
  const [wanted, setWanted] = useState(() => moveIn(location.hash))
  const show = useCallback((move: number | null) => setWanted(move === null ? null : Math.max(0, move)), [])
  const at = wanted !== null && wanted < scene.tableView.moves ? wanted : null
  useAddress(at, show)
  const query = useQuery({
    ...positionOf(link, scene, at ?? 0),
    enabled: at !== null,
    placeholderData: keepPreviousData,
  })
  return {
    at,
    earlier: at === null ? null : (query.data ?? null),
    isLoading: at !== null && query.isFetching,
    error: at === null ? null : query.error,
    show,
    prepare: move => prepare(client, link, scene, move),
  }
}

function prepare(client: QueryClient, link: TableLink, scene: Scene, move: number): void {
  if (move < scene.tableView.moves) void client.prefetchQuery(positionOf(link, scene, move))
}

/** Browsers allow an address to change only so often: it follows when a position is dwelt on, in milliseconds. */
const dwelling = 400

/** The address names the position shown, and shows the position that it is changed to. */
function useAddress(at: number | null, show: History['show']): void {
  useEffect(() => {
    const read = () => show(moveIn(location.hash))
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [show])
  useEffect(() => {
    if (moveIn(location.hash) === at) return
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + location.search + hashOf(at))
    }, dwelling)
    return () => clearTimeout(timer)
  }, [at])
}

/** Which position is shown: the newest, or an earlier one that is fetched when first looked at. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Earlier, Scene, TableLink } from '../../link/link.ts'

export interface History {
  /** The position shown; null: the newest. */
  at: number | null
  /** The earlier position that is shown, as soon as one has come; until another has come it stays. */
  earlier: (Earlier & { move: number }) | null
  isLoading: boolean
  error: Error | null
  show(move: number | null): void
}

export function useHistory(link: TableLink, { tableView }: Scene): History {
  const [wanted, setWanted] = useState<number | null>(null)
  const show = useCallback((move: number | null) => setWanted(move === null ? null : Math.max(0, move)), [])
  const at = wanted !== null && wanted < tableView.moves ? wanted : null
  const query = useQuery({
    queryKey: ['history', tableView.id, tableView.view?.seat, at],
    queryFn: async () => ({ ...(await link.at(at!)), move: at! }),
    enabled: at !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return {
    at,
    earlier: at === null ? null : (query.data ?? null),
    isLoading: at !== null && query.isFetching,
    error: at === null ? null : query.error,
    show,
  }
}

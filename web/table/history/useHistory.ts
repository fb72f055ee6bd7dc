/** Which position is shown: the newest, or an earlier one that is fetched when first looked at. It stands in the address. */
import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import type { Earlier, Scene, TableLink } from '../../link/link.ts'
import { hashOf, moveIn } from './address.ts'

export interface History {
  /** The position shown; null: the newest. */
  at: number | null
  /** The earlier position that is shown, as soon as one has come; until another has come it stays. */
  earlier: (Earlier & { move: number }) | null
  isLoading: boolean
  error: Error | null
  /** Whose hand is open besides the viewer's own place, once the game has ended; null: the viewer's own eyes. */
  eyes: Seat | null
  lookAs(seat: Seat | null): void
  show(move: number | null): void
  /** Fetches a position that is about to be shown. */
  prepare(move: number): void
}

/** The line of the chat that tells of the last move taken back; -1: none was. */
const lastTakenBack = (chat: Scene['chat']): number =>
  chat.findLast(({ note }) => note?.is === 'undone' || note?.is === 'undone-to' || note?.is === 'cut')?.n ?? -1

/** How a position is fetched and remembered: what has been does not change, until a move is taken back. */
export const positionOf = (link: TableLink, { tableView, chat }: Scene, move: number, eyes: Seat | null = null) =>
  queryOptions({
    queryKey: ['history', tableView.id, tableView.view?.seat, eyes, lastTakenBack(chat), move],
    queryFn: async () => ({ ...(await link.at(move, eyes)), move }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useHistory(link: TableLink, scene: Scene): History {
  const client = useQueryClient()
  const [wanted, setWanted] = useState(() => moveIn(location.hash))
  const show = useCallback((move: number | null) => setWanted(move === null ? null : Math.max(0, move)), [])
  const [eyes, lookAs] = useState<Seat | null>(null)
  const { moves } = scene.tableView
  const past = wanted !== null && wanted < moves ? wanted : null
  const at = eyes === null ? past : (past ?? moves)
  useAddress(past, show)
  const query = useQuery({
    ...positionOf(link, scene, at ?? 0, eyes),
    enabled: at !== null,
    placeholderData: keepPreviousData,
  })
  return {
    at,
    earlier: at === null ? null : (query.data ?? null),
    isLoading: at !== null && query.isFetching,
    error: at === null ? null : query.error,
    eyes,
    lookAs,
    show,
    prepare: move => prepare(client, link, scene, move, eyes),
  }
}

function prepare(client: QueryClient, link: TableLink, scene: Scene, move: number, eyes: Seat | null): void {
  if (eyes !== null || move < scene.tableView.moves) void client.prefetchQuery(positionOf(link, scene, move, eyes))
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

/** The move that a guide wants now: buttons that make it are set off, wherever they stand. */
import { createContext, use } from 'react'
import { same } from '../kernel/index.ts'

/** The move; null: none. */
export const WantedContext = createContext<unknown>(null)

/** Is this the move that a guide wants now? */
export function useIsWanted(): (move: unknown) => boolean {
  const wanted = use(WantedContext)
  return move => wanted !== null && move != null && same(wanted, move)
}

/** What a button bears: the move that it makes, and whether a guide wants it. Nothing without a move. */
export function useMoveMarks(): (move: unknown) => { 'data-move'?: string; 'data-wanted'?: true } {
  const isWanted = useIsWanted()
  return move =>
    move == null ? {} : { 'data-move': JSON.stringify(move), ...(isWanted(move) && { 'data-wanted': true }) }
}

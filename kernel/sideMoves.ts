/**
 * Side moves: moves outside the question on top, which stays as it is. A seat may make them at any time, whoever is asked
 * what: what the game names itself (`Game.sideMoves`), and the ends beside the rules that it knows (`Game.settle`). They
 * are listed for every seat and checked like legal moves; bots do not make them.
 */

import type { Game } from './game.ts'
import type { Drawers, Kinds, Move, Seat, Settlement } from './kinds.ts'
import { over, type SideMove, stay } from './rules.ts'

type AnySideMove<K extends Kinds> = SideMove<K, Move<K>>

const settlements: readonly string[] = ['resign', 'agree-draw'] satisfies Settlement['do'][]

/** Is it one of the two ends beside the rules? Tables have ways of their own to come to them. */
export const isSettlement = (move: { do: string }): move is Settlement => settlements.includes(move.do)

/** The rule of a side move; undefined where the move answers a question. */
export function sideMoveOf<K extends Kinds>(game: Game<K>, { do: name }: Move<K>): AnySideMove<K> | undefined {
  if (name === 'resign') return resigning(game)
  if (name === 'agree-draw') return drawing(game)
  return (game.sideMoves as Readonly<Record<string, AnySideMove<K>>> | undefined)?.[name]
}

/** Is it a move outside the question on top? */
export const isSideMove = <K extends Kinds>(game: Game<K>, move: Move<K>): boolean =>
  sideMoveOf(game, move) !== undefined

/** The seats that are out of the game: they sit and watch. */
export const seatsOut = <K extends Kinds>(game: Game<K>, open: K['open']): readonly Seat[] => game.out?.(open) ?? none

/** Every side move of a seat now, in reading order; none for a seat that is out of the game. */
export function sideMovesOf<K extends Kinds>(game: Game<K>, g: Drawers<K>, seat: Seat): readonly Move<K>[] {
  if (!game.sideMoves && !game.settle) return none
  if (seatsOut(game, g.open).includes(seat)) return none
  const own = Object.values((game.sideMoves ?? {}) as Readonly<Record<string, AnySideMove<K>>>)
  return [...own, resigning(game), drawing(game)].flatMap(rule => rule?.legalMoves(g, seat) ?? [])
}

const none: readonly never[] = []

function resigning<K extends Kinds>({ settle }: Game<K>): AnySideMove<K> | undefined {
  const resign = settle?.resign
  const retire = settle?.retire
  if (!resign && !retire) return undefined
  return {
    legalMoves: (g, seat) => (settle.retired?.(g.open).includes(seat) ? none : [{ do: 'resign' }]),
    take: (g, seat, _move, ctx) => {
      if (resign) {
        resign(g, seat, ctx)
        return over
      }
      retire!(g, seat, ctx)
      return stay
    },
  }
}

function drawing<K extends Kinds>({ settle }: Game<K>): AnySideMove<K> | undefined {
  const draw = settle?.draw
  if (!draw) return undefined
  return {
    legalMoves: () => [{ do: 'agree-draw' }],
    take: (g, _seat, _move, ctx) => {
      draw(g, ctx)
      return over
    },
  }
}

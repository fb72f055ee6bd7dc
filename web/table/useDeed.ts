/** Doing something at the table: a move is shown as chosen at once, and what is refused is said. */
import { useCallback, useState } from 'react'
import type { Seat } from '../../kernel/index.ts'
import type { Command } from '../../table/types.ts'
import type { Answer, TableLink } from '../link/link.ts'
import type { AnyMove, AnyView } from './speak.ts'

/** Why nothing was done. */
export type Refused = Exclude<Answer, 'done'>

export interface Deed {
  taken: AnyMove | null
  make(move: AnyMove): void
  ask(command: Command): Promise<Answer>
}

export function useDeed(link: TableLink, view: AnyView, refuse: (why: Refused) => void): Deed {
  const [taken, setTaken] = useState<{ move: AnyMove; seat: Seat; n: number } | null>(null)
  const { seat, moved: n } = view
  // Until the answer is here, or what is shown has moved on.
  const isUnderWay = taken !== null && taken.seat === seat && taken.n === n

  const ask = useCallback(
    async (command: Command) => {
      const answer = await link.send(command)
      if (answer !== 'done') refuse(answer)
      return answer
    },
    [link, refuse],
  )
  const make = useCallback(
    (move: AnyMove) => {
      if (seat === null || isUnderWay) return
      setTaken({ move, seat, n })
      ask({ do: 'move', seat, n, move }).then(() => setTaken(null))
    },
    [seat, n, isUnderWay, ask],
  )
  return { taken: isUnderWay ? taken.move : null, make, ask }
}

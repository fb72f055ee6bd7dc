/** Doing something at the table: a move is shown as chosen at once, and what is refused is said. */
import { useCallback, useState } from 'react'
import type { Command } from '../../table/types.ts'
import type { Answer, TableLink } from '../link/link.ts'
import type { AnyMove, AnyView } from './speak.ts'

export interface Deed {
  taken: AnyMove | null
  make(move: AnyMove): void
  ask(command: Command): Promise<Answer>
}

export function useDeed(link: TableLink, view: AnyView, refuse: (answer: Exclude<Answer, 'done'>) => void): Deed {
  const [taken, setTaken] = useState<{ move: AnyMove; n: number } | null>(null)
  const isUnderWay = taken !== null && taken.n === view.moved

  const ask = useCallback(
    async (command: Command) => {
      const answer = await link.send(command)
      if (answer !== 'done') refuse(answer)
      return answer
    },
    [link, refuse],
  )
  const make = (move: AnyMove) => {
    const { seat, moved: n } = view
    if (seat === null || isUnderWay) return
    setTaken({ move, n })
    ask({ do: 'move', seat, n, move }).then(answer => {
      if (answer !== 'done') setTaken(null)
    })
  }
  return { taken: isUnderWay ? taken.move : null, make, ask }
}

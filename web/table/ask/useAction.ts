/** Doing something at the table: a move is shown as chosen at once, and what is refused is said. */
import { useCallback, useRef, useState } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import type { Command } from '../../../table/command.ts'
import type { Answer, TableLink } from '../../link/link.ts'
import type { AnyMove, AnyView } from '../anyGame.ts'

/** Why nothing was done. */
export type Refused = Exclude<Answer, 'done'>

export interface Action {
  taken: AnyMove | null
  make(move: AnyMove | readonly AnyMove[]): void
  ask(command: Command): Promise<Answer>
}

/** `follow` hears of moves, and of none where one is taken back. */
export function useAction(
  link: TableLink,
  view: AnyView,
  refuse: (why: Refused) => void,
  follow: (moves: readonly AnyMove[] | null) => void,
): Action {
  const [taken, setTaken] = useState<{ move: AnyMove | readonly AnyMove[]; seat: Seat; n: number } | null>(null)
  const { seat, moved: n } = view
  // Until the answer is here, or what is shown has moved on: the answer that comes after that draws nothing again.
  const isUnderWay = taken !== null && taken.seat === seat && taken.n === n
  if (taken !== null && !isUnderWay) setTaken(null)
  const now = useRef({ seat, n, isUnderWay })
  now.current = { seat, n, isUnderWay }

  const ask = useCallback(
    async (command: Command) => {
      if (command.do === 'move') follow([command.move].flat())
      if (command.do === 'undo' || command.do === 'ask-undo') follow(null)
      const answer = await link.send(command)
      if (answer !== 'done') refuse(answer)
      return answer
    },
    [link, refuse, follow],
  )
  const make = useCallback(
    (move: AnyMove | readonly AnyMove[]) => {
      const { seat, n, isUnderWay } = now.current
      if (seat === null || isUnderWay) return
      const action = { move, seat, n }
      setTaken(action)
      ask({ do: 'move', ...action }).then(() => setTaken(latest => (latest === action ? null : latest)))
    },
    [ask],
  )
  return { taken: isUnderWay ? [taken.move].flat()[0] : null, make, ask }
}

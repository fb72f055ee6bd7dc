/** Whose turn it is to look at a screen that several people share. */
import { type Kinds, nextToMove, type Seat } from '../../kernel/index.ts'
import { botOn, lastHeard } from '../../table/moves/bots.ts'
import { questionIn } from '../../table/moves/listed.ts'
import type { Table } from '../../table/table.ts'

export interface Turns {
  /** The person that the screen belongs to now; null when nobody is asked. */
  next(): Seat | null
  /** May somebody else act as well as who looks now? Then this lets it look. */
  handOn(eyes: Seat | null): (() => void) | null
}

export function turnsAt(now: () => Table, show: () => void): Turns {
  /** Who has handed the screen on without a move, and when. */
  let handed: { by: Seat; version: number } | null = null
  const isPerson = (seat: Seat) => botOn(now().core.seats[seat]) === null

  return {
    next() {
      const { core, game, version } = now()
      if (core.status !== 'running') return null
      const last = handed?.version === version ? handed.by : lastHeard(now())
      return nextToMove<Kinds>(game, questionIn(game, core.state!), last, isPerson) ?? null
    },
    handOn(eyes) {
      const { core, game, version } = now()
      if (core.status !== 'running' || eyes === null) return null
      const { rule, toMove } = questionIn(game, core.state!)!
      if (rule.kind !== 'free') return null
      const others = toMove.filter(seat => seat !== eyes && isPerson(seat))
      if (others.length === 0) return null
      return () => {
        handed = { by: eyes, version }
        show()
      }
    },
  }
}

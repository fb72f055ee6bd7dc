/** A table on this screen that leads its learner through a guide: what is wanted now, and what the others do meanwhile. */
import { type Kinds, same } from '../../kernel/index.ts'
import type { Command } from '../../table/command.ts'
import { type Guide, guidePlace } from '../../text/index.ts'
import type { Think } from './local.ts'
import type { LocalTable } from './localTable.ts'

/** Where the learner stands; `isRefused`: something else than what is wanted has just been tried. */
export interface GuideNow {
  at: number
  isRefused: boolean
}

export interface Guided {
  /** null: nobody is guided, or not any more. */
  now(): GuideNow | null
  /** May this be asked of the table now? What may not is remembered as refused until the next step. */
  allows(command: Command): boolean
  /** While somebody is guided the others make the moves that were written down; a bot steps in where none fits. */
  think: Think
  /** The step was read. */
  goOn(): void
  /** From now on the game is played as any other. */
  stop(): void
}

export function guidedAt(guide: Guide<Kinds> | null, local: LocalTable, think: Think): Guided {
  let refusedAt: number | null = null
  const place = () => {
    const { core } = local.now()
    const read = local.kept().read
    if (!guide || read === undefined || core.status !== 'running') return null
    return guidePlace(guide, core.state!.moved[guide.learner], read)
  }
  const isWanted = (command: Command) => {
    const wanted = place()?.wanted ?? []
    if (command.do !== 'move') return command.do === 'hurry' || command.do === 'close' || command.do === 'auto-pass'
    const moves = [command.move].flat()
    return moves.length <= wanted.length && moves.every((move, i) => same(move, wanted[i]))
  }
  return {
    now() {
      const at = place()?.at
      return at === undefined ? null : { at, isRefused: refusedAt === at }
    },
    allows(command) {
      const now = place()
      const isAllowed = now === null || isWanted(command)
      refusedAt = isAllowed ? null : now.at
      return isAllowed
    },
    async think(level, thought) {
      const { seat, moved, legalMoves } = thought.view
      const reply = place() === null ? undefined : guide!.replies[seat!]?.[moved]
      return legalMoves.find(move => same(move, reply)) ?? think(level, thought)
    },
    goOn: () => local.read((place()?.at ?? 0) + 1),
    stop: () => local.read(guide?.steps.length ?? 0),
  }
}

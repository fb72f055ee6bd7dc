import type { AskName } from '../../../../kernel/index.ts'
import { type PlayerView, question } from '../../texts/common/position.ts'
import type { WarriorKnights } from '../../types.ts'

/** The questions whose moves the stage shows: they are not repeated at the foot of the map. */
const staged: readonly AskName<WarriorKnights>[] = []

export const isStaged = (view: PlayerView): boolean => {
  const asked = question(view)
  return asked !== undefined && staged.includes(asked)
}

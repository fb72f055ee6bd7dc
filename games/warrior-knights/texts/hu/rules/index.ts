/** The rules reference, in our own words. */
import type { RuleChapter } from '../../../../../text/index.ts'
import { course, terms } from './01-terms.ts'
import { planning, setup } from './03-setup.ts'
import { actions } from './05-actions.ts'
import { money } from './06-money.ts'
import { assembly } from './07-assembly.ts'
import { movement } from './08-movement.ts'
import { battles } from './09-battles.ts'
import { losses, upkeep } from './10-losses.ts'
import { decks, end, table } from './12-fate-and-end.ts'
import { details, options } from './16-options.ts'

export const rules: readonly RuleChapter[] = [
  terms,
  course,
  setup,
  planning,
  actions,
  money,
  assembly,
  movement,
  battles,
  losses,
  upkeep,
  decks,
  end,
  table,
  options,
  details,
]

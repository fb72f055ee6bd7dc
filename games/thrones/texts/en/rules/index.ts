/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../../../text/index.ts'
import { course } from './01-course.ts'
import { setup } from './02-setup.ts'
import { board } from './03-board.ts'
import { westeros } from './04-westeros.ts'
import { planning } from './05-planning.ts'
import { action } from './06-action.ts'
import { march } from './07-march.ts'
import { combat } from './08-combat.ts'
import { wildlings } from './09-wildlings.ts'
import { victory } from './10-victory.ts'
import { tides } from './11-tides.ts'
import { options } from './12-options.ts'
import { secrets } from './13-secrets.ts'
import { table } from './14-table.ts'

export const rules: readonly RuleChapter[] = [
  course,
  setup,
  board,
  westeros,
  planning,
  action,
  march,
  combat,
  wildlings,
  victory,
  tides,
  options,
  secrets,
  table,
]

/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../text/index.ts'
import { course } from './rules/01-course.en.ts'
import { setup } from './rules/02-setup.en.ts'
import { board } from './rules/03-board.en.ts'
import { westeros } from './rules/04-westeros.en.ts'
import { planning } from './rules/05-planning.en.ts'
import { action } from './rules/06-action.en.ts'
import { march } from './rules/07-march.en.ts'
import { combat } from './rules/08-combat.en.ts'
import { wildlings } from './rules/09-wildlings.en.ts'
import { victory } from './rules/10-victory.en.ts'
import { tides } from './rules/11-tides.en.ts'
import { options } from './rules/12-options.en.ts'
import { secrets } from './rules/13-secrets.en.ts'
import { table } from './rules/14-table.en.ts'

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

/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../text/index.ts'
import { course } from './rules/01-course.hu.ts'
import { setup } from './rules/02-setup.hu.ts'
import { board } from './rules/03-board.hu.ts'
import { westeros } from './rules/04-westeros.hu.ts'
import { planning } from './rules/05-planning.hu.ts'
import { action } from './rules/06-action.hu.ts'
import { march } from './rules/07-march.hu.ts'
import { combat } from './rules/08-combat.hu.ts'
import { wildlings } from './rules/09-wildlings.hu.ts'
import { victory } from './rules/10-victory.hu.ts'
import { tides } from './rules/11-tides.hu.ts'
import { options } from './rules/12-options.hu.ts'
import { secrets } from './rules/13-secrets.hu.ts'
import { table } from './rules/14-table.hu.ts'

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

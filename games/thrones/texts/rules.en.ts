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

export const rules: readonly RuleChapter[] = [course, setup, board, westeros, planning, action, march, combat]

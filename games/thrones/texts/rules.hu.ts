/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../text/index.ts'
import { course } from './rules/01-course.hu.ts'
import { setup } from './rules/02-setup.hu.ts'
import { board } from './rules/03-board.hu.ts'

export const rules: readonly RuleChapter[] = [course, setup, board]

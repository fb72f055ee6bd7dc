/** The rules reference: every rule by its number. */
import type { RuleChapter } from '../../../text/index.ts'

export const rules: readonly RuleChapter[] = []

import type { OptionSpec } from '../../../kernel/index.ts'

/** The settings of a table. */
export const options: readonly OptionSpec[] = [{ id: 'long', kind: 'flag', default: false, rule: 'NG-1.4' }]

/** AG-7: March orders. */
import type { Chapter } from '../../../kernel/index.ts'
import type { Thrones } from '../types.ts'

export const marchRules = {} as Chapter<Thrones, 'marchOrder' | 'march' | 'neutralSupport' | 'endMarch'>

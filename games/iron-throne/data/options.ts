import type { OptionSpec } from '../../../kernel/index.ts'

/** IT-28: what a table may choose. Houses at random (IT-28.2) are seats without a chosen House. */
export const options = [
  { id: 'freeLeaders', kind: 'flag', default: false, rule: 'IT-28.1' },
  { id: 'shortGame', kind: 'flag', default: false, rule: 'IT-28.3' },
  { id: 'lastBlood', kind: 'flag', default: false, rule: 'IT-28.4' },
  { id: 'soleVictory', kind: 'flag', default: false, rule: 'IT-28.6' },
  { id: 'negotiation', kind: 'choice', choices: ['minutes', 'days'], default: 'minutes', rule: 'IT-27.2' },
] as const satisfies readonly OptionSpec[]

import type { OptionSpec } from '../../../kernel/index.ts'

/** WK-16: the settings of a table. */
export const options: readonly OptionSpec[] = [
  { id: 'mightIsRight', kind: 'flag', default: false, rule: 'WK-16.4' },
  {
    id: 'length',
    kind: 'choice',
    choices: ['short', 'standard', 'long', 'longer'],
    default: 'standard',
    rule: 'WK-16.1',
    onlyWith: { mightIsRight: [false] },
  },
  { id: 'openMotions', kind: 'flag', default: false, rule: 'WK-16.2' },
  { id: 'exchangingHeirs', kind: 'flag', default: false, rule: 'WK-16.3' },
  { id: 'elimination', kind: 'flag', default: false, rule: 'WK-16.5' },
  { id: 'abandonedNobles', kind: 'flag', default: false, rule: 'WK-16.7' },
  { id: 'miracles', kind: 'flag', default: false, rule: 'WK-16.8' },
]

import type { OptionSpec } from '../../../kernel/index.ts'

/** BL-21.5: what a table may choose. Factions drawn at random (BL-3.1) are seats without a chosen faction. */
export const options = [
  { id: 'freeScenarioChoice', kind: 'flag', default: false, rule: 'BL-3.2' },
  { id: 'randomFour', kind: 'flag', default: false, rule: 'BL-3.10' },
  { id: 'simultaneousDeployment', kind: 'flag', default: false, rule: 'BL-3.8.2' },
  { id: 'presetHands', kind: 'flag', default: false, rule: 'BL-21.1' },
  { id: 'coreSets', kind: 'choice', choices: ['1', '2', '3'], default: '1', rule: 'BL-21.2' },
  { id: 'campaign', kind: 'flag', default: false, rule: 'BL-21.3' },
  { id: 'learning', kind: 'flag', default: false, rule: 'BL-21.4' },
  { id: 'maxRounds', kind: 'choice', choices: ['20', '40', '60', '100'], default: '60', rule: 'BL-20.4' },
] as const satisfies readonly OptionSpec[]

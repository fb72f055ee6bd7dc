import type { OptionSpec } from '../../../kernel/index.ts'

/** BL-21.4: the learning scenario is one battle with fixed armies. */
const onlyWith = { learning: [false] }

/** BL-21.5: what a table may choose. Factions drawn at random (BL-3.1) are seats without a chosen faction. */
export const options = [
  { id: 'learning', kind: 'flag', default: false, group: 'battle', rule: 'BL-21.4' },
  { id: 'campaign', kind: 'flag', default: false, group: 'battle', onlyWith, rule: 'BL-21.3' },
  {
    id: 'maxRounds',
    kind: 'choice',
    choices: ['20', '40', '60', '100'],
    default: '60',
    group: 'battle',
    rule: 'BL-20.4',
  },
  {
    id: 'freeScenarioChoice',
    kind: 'flag',
    default: false,
    group: 'setup',
    // BL-21.3.1, BL-21.3.2: a campaign says which scenarios may be chosen.
    onlyWith: { ...onlyWith, campaign: [false] },
    rule: 'BL-3.2',
  },
  { id: 'simultaneousDeployment', kind: 'flag', default: false, group: 'setup', onlyWith, rule: 'BL-3.8.2' },
  { id: 'coreSets', kind: 'choice', choices: ['1', '2', '3'], default: '1', group: 'setup', onlyWith, rule: 'BL-21.2' },
  { id: 'randomFour', kind: 'flag', default: false, group: 'setup', rule: 'BL-3.10' },
  { id: 'presetHands', kind: 'flag', default: false, group: 'setup', rule: 'BL-21.1' },
] as const satisfies readonly OptionSpec[]

import type { OptionSpec } from '../../../kernel/index.ts'

/** AG-12: what a table may choose. Houses drawn at random (AG-12.5) are seats without a chosen house. */
export const options = [
  { id: 'tidesOfBattle', kind: 'flag', default: false, rule: 'AG-12.1' },
  { id: 'victoryCheck', kind: 'choice', choices: ['at-once', 'after-order'], default: 'at-once', rule: 'AG-12.8' },
  { id: 'finalTieBreak', kind: 'choice', choices: ['rulebook', 'faq-2.0'], default: 'rulebook', rule: 'AG-12.2' },
  { id: 'darkWingsPortsPay', kind: 'flag', default: false, rule: 'AG-12.3' },
  { id: 'lannisterPortShip3p', kind: 'flag', default: false, onlyWith: { seats: [3] }, rule: 'AG-12.4' },
] as const satisfies readonly OptionSpec[]

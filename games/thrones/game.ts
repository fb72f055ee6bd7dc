/** A Game of Thrones: The Board Game, as the kernel plays it: one chapter of rules after the other. */
import type { Game, Rules } from '../../kernel/index.ts'
import { options } from './data/options.ts'
import type { G } from './rules/armies.ts'
import { combatRules } from './rules/combat.ts'
import { marchRules } from './rules/march.ts'
import { roles, setup } from './rules/setup.ts'
import type { Thrones } from './types.ts'

export const thrones: Game<Thrones> = {
  id: 'thrones',
  version: 1,
  seats: { min: 3, max: 6 },
  options,
  roles,
  setup,
  rules: {
    round: {
      kind: 'auto',
      run: (g: G) => {
        g.open.round = 1
        return []
      },
    },
    ...marchRules,
    ...combatRules,
  } as unknown as Rules<Thrones>,
  standing: () => [],
  imagine: () => {
    throw new Error('not yet')
  },
  backward: () => false,
  invariants: {},
  longest: () => 5000,
}

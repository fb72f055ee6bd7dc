/** BattleLore, Second Edition, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { options } from './data/options.ts'
import { backward } from './rules/backward.ts'
import { readCarried, sequel } from './rules/campaign.ts'
import { combatRules } from './rules/combat.ts'
import { deploymentRules } from './rules/deployment.ts'
import { pushRules } from './rules/fieldLore.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { loreRules } from './rules/lore.ts'
import { movementRules } from './rules/movement.ts'
import { musterRules } from './rules/muster.ts'
import { openingRules } from './rules/opening.ts'
import { orderRules } from './rules/orders.ts'
import { scenarioRules } from './rules/scenarios.ts'
import { roles, setup } from './rules/setup.ts'
import { turnRules } from './rules/turn.ts'
import { upkeepRules } from './rules/upkeep.ts'
import { settle, standing, victoryRules } from './rules/victory.ts'
import type { BattleLore } from './types.ts'

export const battlelore: Game<BattleLore> = {
  id: 'battlelore',
  version: 2,
  seats: { min: 2, max: 2 },
  options,
  // BL-2.4: whoever wishes to be spared empty questions says so
  asksInVain: true,
  roles,
  setup,
  rules: {
    ...scenarioRules,
    ...musterRules,
    ...deploymentRules,
    ...openingRules,
    ...turnRules,
    ...orderRules,
    ...movementRules,
    ...loreRules,
    ...pushRules,
    ...combatRules,
    ...upkeepRules,
    ...victoryRules,
  },
  sequel,
  readCarried,
  settle,
  standing,
  imagine,
  backward,
  invariants,
  longest: () => 20_000,
}

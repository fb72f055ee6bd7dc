/** BattleLore, Second Edition, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { breath } from './data/breath.ts'
import { options } from './data/options.ts'
import { barred } from './rules/barred/index.ts'
import { combatRules } from './rules/combat/combat.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { pushRules } from './rules/lore/fieldLore.ts'
import { loreRules } from './rules/lore/lore.ts'
import { isRetraction } from './rules/retractions.ts'
import { readCarried, sequel } from './rules/setup/campaign.ts'
import { deploymentRules } from './rules/setup/deployment.ts'
import { musterRules } from './rules/setup/muster.ts'
import { openingRules } from './rules/setup/opening.ts'
import { playedWith } from './rules/setup/playedWith.ts'
import { scenarioRules } from './rules/setup/scenarios.ts'
import { roles, setup } from './rules/setup/setup.ts'
import { ahead } from './rules/standingOrders.ts'
import { movementRules } from './rules/turn/movement.ts'
import { opening } from './rules/turn/opening.ts'
import { orderRules } from './rules/turn/orders.ts'
import { turnRules } from './rules/turn/turn.ts'
import { upkeepRules } from './rules/turn/upkeep.ts'
import { settle, standing, victoryRules } from './rules/victory.ts'
import type { BattleLore } from './types.ts'

export const battlelore: Game<BattleLore> = {
  id: 'battlelore',
  version: 3,
  seats: { min: 2, max: 2 },
  options,
  // BL-2.4: whoever wishes to be spared empty questions says so
  promptWithoutChoices: true,
  roles,
  parts: ({ factions }) => factions,
  setup,
  breath,
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
  ahead,
  sequel,
  readCarried,
  settle,
  playedWith,
  opening,
  round: ({ round }) => round,
  standing,
  imagine,
  isRetraction,
  barred,
  invariants,
  longest: () => 20_000,
}

/** A Game of Thrones: The Board Game, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { options } from './data/options.ts'
import { backward } from './rules/backward.ts'
import { biddingRules } from './rules/bidding.ts'
import { combatRules } from './rules/combat.ts'
import { combatInvariants } from './rules/combatInvariants.ts'
import { consolidateRules } from './rules/consolidate.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { marchRules } from './rules/march.ts'
import { musteringRules } from './rules/mustering.ts'
import { planningRules } from './rules/planning.ts'
import { portRules } from './rules/ports.ts'
import { raidRules } from './rules/raids.ts'
import { ravenRules } from './rules/raven.ts'
import { reconcileRules } from './rules/reconcile.ts'
import { roundRules } from './rules/round.ts'
import { roles, setup } from './rules/setup.ts'
import { standing, victoryRules } from './rules/victory.ts'
import { westerosRules } from './rules/westeros.ts'
import { wildlingChoiceRules } from './rules/wildlingChoices.ts'
import { wildlingRules } from './rules/wildlings.ts'
import type { Thrones } from './types.ts'

export const thrones: Game<Thrones> = {
  id: 'thrones',
  version: 2,
  seats: { min: 3, max: 6 },
  options,
  roles,
  setup,
  rules: {
    ...roundRules,
    ...westerosRules,
    ...reconcileRules,
    ...musteringRules,
    ...biddingRules,
    ...wildlingRules,
    ...wildlingChoiceRules,
    ...planningRules,
    ...ravenRules,
    ...raidRules,
    ...marchRules,
    ...combatRules,
    ...consolidateRules,
    ...portRules,
    ...victoryRules,
  },
  standing,
  imagine,
  backward,
  invariants: { ...invariants, ...combatInvariants },
  longest: seats => 500 * seats,
}

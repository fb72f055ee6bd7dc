/** A Game of Thrones: The Board Game, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { breath } from './data/breath.ts'
import { options } from './data/options.ts'
import { consolidateRules } from './rules/action/consolidate.ts'
import { marchRules } from './rules/action/march.ts'
import { portRules } from './rules/action/ports.ts'
import { raidRules } from './rules/action/raids.ts'
import { barred } from './rules/barred/index.ts'
import { combatRules } from './rules/combat/combat.ts'
import { combatInvariants } from './rules/combat/combatInvariants.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { opening } from './rules/opening.ts'
import { planningRules } from './rules/planning/planning.ts'
import { ravenRules } from './rules/planning/raven.ts'
import { isRetraction } from './rules/retractions.ts'
import { roundRules } from './rules/round.ts'
import { roles, setup } from './rules/setup.ts'
import { standing, victoryRules } from './rules/victory.ts'
import { biddingRules } from './rules/westeros/bidding.ts'
import { musteringRules } from './rules/westeros/mustering.ts'
import { reconcileRules } from './rules/westeros/reconcile.ts'
import { westerosRules } from './rules/westeros/westeros.ts'
import { wildlingChoiceRules } from './rules/wildlings/wildlingChoices.ts'
import { wildlingRules } from './rules/wildlings/wildlings.ts'
import type { Thrones } from './types.ts'

export const thrones: Game<Thrones> = {
  id: 'thrones',
  version: 2,
  seats: { min: 3, max: 6 },
  options,
  roles,
  parts: ({ houses }) => houses,
  setup,
  breath,
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
  playedWith: (seat, { houses }) => ({ house: houses[seat] }),
  opening,
  round: ({ round }) => round,
  standing,
  imagine,
  isRetraction,
  barred,
  invariants: { ...invariants, ...combatInvariants },
  longest: seats => 500 * seats,
}

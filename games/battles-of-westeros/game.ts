/** Battles of Westeros, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { breath } from './data/breath.ts'
import { options } from './data/options.ts'
import { ahead } from './rules/ahead.ts'
import { barred } from './rules/barred/index.ts'
import { actRulesOfSteps } from './rules/cards/acts.ts'
import { handRules } from './rules/cards/actsOfHands.ts'
import { playRules } from './rules/cards/play.ts'
import { dogRules } from './rules/combat/dogs.ts'
import { fightRules } from './rules/combat/fight.ts'
import { followRules } from './rules/combat/follow.ts'
import { reactionRules } from './rules/combat/reactions.ts'
import { retreatRules } from './rules/combat/retreating.ts'
import { settle, standing, untilWon, victoryRules } from './rules/end/victory.ts'
import { fireRules } from './rules/fire/fire.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { opening } from './rules/opening.ts'
import { attackPartRules } from './rules/orders/attackPart.ts'
import { movementRules } from './rules/orders/movement.ts'
import { tokenRules } from './rules/orders/tokens.ts'
import { withdrawalRules } from './rules/orders/withdrawal.ts'
import { archerRules } from './rules/plans/archers.ts'
import { campRules } from './rules/plans/camp.ts'
import { columnRules } from './rules/plans/columns.ts'
import { hiddenRules } from './rules/plans/hidden.ts'
import { rallyRules } from './rules/round/rally.ts'
import { regroupRules } from './rules/round/regroup.ts'
import { turnRules } from './rules/round/turn.ts'
import { roles, setup } from './rules/setup/setup.ts'
import { deploymentRules } from './rules/skirmish/deployment.ts'
import { musterRules } from './rules/skirmish/muster.ts'
import type { BattlesOfWesteros } from './types.ts'

export const battlesOfWesteros: Game<BattlesOfWesteros> = {
  id: 'battles-of-westeros',
  version: 5,
  seats: { min: 2, max: 2 },
  options,
  roles,
  parts: ({ houses }) => houses,
  setup,
  // BW-17.2: victory is looked for after every change
  breath,
  rules: untilWon({
    ...hiddenRules,
    ...campRules,
    ...columnRules,
    ...musterRules,
    ...deploymentRules,
    ...rallyRules,
    ...turnRules,
    ...tokenRules,
    ...playRules,
    ...actRulesOfSteps,
    ...handRules,
    ...movementRules,
    ...withdrawalRules,
    ...attackPartRules,
    ...fightRules,
    ...dogRules,
    ...archerRules,
    ...reactionRules,
    ...retreatRules,
    ...followRules,
    ...fireRules,
    ...regroupRules,
    ...victoryRules,
  }),
  ahead,
  barred,
  settle,
  playedWith: (seat, { houses, options: { battle } }) => ({
    house: houses[seat],
    battle: `${battle}: ${houses[seat]}`,
  }),
  opening,
  round: ({ round }) => round,
  standing,
  imagine,
  isRetraction: move => move.do === 'unselect',
  invariants,
  longest: () => 5000,
}

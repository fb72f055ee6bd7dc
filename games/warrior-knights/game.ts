/** Warrior Knights, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { breath } from './data/breath.ts'
import { options } from './data/options.ts'
import { baronCardRules } from './rules/actions/baronCards.ts'
import { cardRules } from './rules/actions/cards.ts'
import { expeditionRules } from './rules/actions/expeditions.ts'
import { neutralRules } from './rules/actions/neutral.ts'
import { sideMoves } from './rules/anyTime.ts'
import { assemblyRules } from './rules/assembly/assembly.ts'
import { enactingRules } from './rules/assembly/enacting.ts'
import { motionRules } from './rules/assembly/motions.ts'
import { voteRules } from './rules/assembly/votes.ts'
import { barred } from './rules/barred/barred.ts'
import { battleRules } from './rules/battle/battle.ts'
import { captureRules } from './rules/battle/capture.ts'
import { declaringRules } from './rules/battle/declaring.ts'
import { outcomeRules } from './rules/battle/outcome.ts'
import { draftRules } from './rules/economy/draft.ts'
import { taxationRules } from './rules/economy/taxation.ts'
import { wageRules } from './rules/economy/wages.ts'
import { effectRules } from './rules/effects/acts.ts'
import { eventRules } from './rules/effects/events.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { deathRules } from './rules/losses/deaths.ts'
import { eliminationRules } from './rules/losses/elimination.ts'
import { retreatRules } from './rules/losses/retreats.ts'
import { lawRules } from './rules/march/laws.ts'
import { marchRules } from './rules/march/march.ts'
import { orderRules } from './rules/march/orders.ts'
import { ahead } from './rules/march/permissions.ts'
import { opening } from './rules/opening.ts'
import { placingRules } from './rules/placing.ts'
import { planningRules } from './rules/planning.ts'
import { isRetraction } from './rules/retractions.ts'
import { roles, setup } from './rules/setup.ts'
import { regroupRules } from './rules/upkeep/regroup.ts'
import { revoltRules } from './rules/upkeep/revolts.ts'
import { upkeepRules } from './rules/upkeep/upkeep.ts'
import { standing } from './rules/victory.ts'
import type { WarriorKnights } from './types.ts'

export const warriorKnights: Game<WarriorKnights> = {
  id: 'warrior-knights',
  /** Grows when a change of the rules can change the course of a recorded game. */
  version: 2,
  seats: { min: 2, max: 6 },
  options,
  roles,
  parts: ({ barons }) => barons,
  setup,
  breath,
  rules: {
    ...placingRules,
    ...planningRules,
    ...cardRules,
    ...baronCardRules,
    ...neutralRules,
    ...expeditionRules,
    ...orderRules,
    ...marchRules,
    ...lawRules,
    ...declaringRules,
    ...battleRules,
    ...outcomeRules,
    ...captureRules,
    ...deathRules,
    ...retreatRules,
    ...eliminationRules,
    ...eventRules,
    ...effectRules,
    ...taxationRules,
    ...wageRules,
    ...draftRules,
    ...assemblyRules,
    ...motionRules,
    ...voteRules,
    ...enactingRules,
    ...upkeepRules,
    ...revoltRules,
    ...regroupRules,
  },
  sideMoves,
  ahead,
  out: ({ out }) => out,
  playedWith: (seat, { barons }) => ({ baron: barons[seat] }),
  opening,
  round: ({ round }) => round,
  standing,
  imagine,
  isRetraction,
  invariants,
  barred,
  longest: seats => 6000 * seats,
}

/** Game of Thrones: The Iron Throne, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { breath } from './data/breath.ts'
import { options } from './data/options.ts'
import { phrases } from './data/phrases.ts'
import { effectRules } from './rules/cards/acts.ts'
import { cardChoiceRules } from './rules/cards/cardChoices.ts'
import { choiceRules } from './rules/cards/choices.ts'
import { eventRules } from './rules/cards/events.ts'
import { localCards, versionWith } from './rules/cards/localCards.ts'
import { windowRules } from './rules/cards/windows.ts'
import { conflictRules } from './rules/encounter/conflict.ts'
import { preparationRules } from './rules/encounter/preparation.ts'
import { resolutionRules } from './rules/encounter/resolution.ts'
import { supportRules } from './rules/encounter/support.ts'
import { hostageRules } from './rules/hostages/hostages.ts'
import { hostageTakingRules } from './rules/hostages/hostageTaking.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { dealRules } from './rules/negotiation/deal.ts'
import { negotiationRules } from './rules/negotiation/negotiation.ts'
import { opening } from './rules/opening.ts'
import { isRetraction } from './rules/retractions.ts'
import { roundRules } from './rules/round.ts'
import { roles, setup, setupRules } from './rules/setup.ts'
import { settle, standing, victoryRules } from './rules/victory.ts'
import type { IronThrone } from './types.ts'

export const ironThrone: Game<IronThrone> = {
  id: 'iron-throne',
  /** Grows when a change of the rules can change the course of a recorded game; other cards make another version. */
  get version() {
    return versionWith(2, localCards())
  },
  seats: { min: 3, max: 5 },
  options,
  // IT-26.1: everybody hears everything
  whispers: false,
  phrases,
  // IT-25.6: whoever wishes to be spared empty questions says so
  promptWithoutChoices: true,
  roles,
  parts: ({ houses }) => houses,
  setup,
  breath,
  rules: {
    ...setupRules,
    ...roundRules,
    ...windowRules,
    ...effectRules,
    ...choiceRules,
    ...cardChoiceRules,
    ...hostageRules,
    ...eventRules,
    ...preparationRules,
    ...supportRules,
    ...conflictRules,
    ...negotiationRules,
    ...dealRules,
    ...resolutionRules,
    ...hostageTakingRules,
    ...victoryRules,
  },
  playedWith: (seat, { houses }) => ({ house: houses[seat] }),
  settle,
  opening,
  round: ({ round }) => round,
  standing,
  imagine,
  isRetraction,
  invariants,
  longest: seats => 2000 * seats,
}

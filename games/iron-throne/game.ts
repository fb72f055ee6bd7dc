/** Game of Thrones: The Iron Throne, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { options } from './data/options.ts'
import { effectRules } from './rules/acts.ts'
import { backward } from './rules/backward.ts'
import { cardChoiceRules } from './rules/cardChoices.ts'
import { choiceRules } from './rules/choices.ts'
import { conflictRules } from './rules/conflict.ts'
import { dealRules } from './rules/deal.ts'
import { eventRules } from './rules/events.ts'
import { hostageRules } from './rules/hostages.ts'
import { hostageTakingRules } from './rules/hostageTaking.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { localCards, versionWith } from './rules/localCards.ts'
import { negotiationRules } from './rules/negotiation.ts'
import { preparationRules } from './rules/preparation.ts'
import { resolutionRules } from './rules/resolution.ts'
import { roundRules } from './rules/round.ts'
import { roles, setup, setupRules } from './rules/setup.ts'
import { supportRules } from './rules/support.ts'
import { standing, victoryRules } from './rules/victory.ts'
import { windowRules } from './rules/windows.ts'
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
  // IT-25.6: whoever wishes to be spared empty questions says so
  asksInVain: true,
  roles,
  setup,
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
  standing,
  imagine,
  backward,
  invariants,
  longest: seats => 2000 * seats,
}

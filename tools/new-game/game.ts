/** New Game, as the kernel plays it: one chapter of rules after the other. */
import type { Game } from '../../kernel/index.ts'
import { rounds } from './data/constants.ts'
import { options } from './data/options.ts'
import { barred } from './rules/barred.ts'
import { biddingRules } from './rules/bidding.ts'
import { endRules, standing } from './rules/end.ts'
import { imagine } from './rules/imagine.ts'
import { invariants } from './rules/invariants.ts'
import { roles, setup } from './rules/setup.ts'
import { usingRules } from './rules/using.ts'
import type { NewGame } from './types.ts'

export const newGame: Game<NewGame> = {
  id: 'new-game',
  /** Grows when a change of the rules can change the course of a recorded game. */
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  roles,
  parts: ({ colours }) => colours,
  setup,
  rules: { ...biddingRules, ...usingRules, ...endRules },
  playedWith: (seat, { colours }) => ({ colour: colours[seat] }),
  standing,
  barred,
  imagine,
  isRetraction: () => false,
  invariants,
  longest: seats => rounds.long * (seats + 1),
}

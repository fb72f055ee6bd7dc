/** The temper of an easy bot: it stays the same through a game, and nobody is told of it. */
import { below, type Seat, seeded, seedFrom } from '../../../kernel/index.ts'
import type { Open } from '../types.ts'

export interface Personality {
  /** Times in a hundred that it plays for war where war and peace look alike. */
  readonly war: number
  /** Times in a hundred that it breaks a peace that the other side seems to want. */
  readonly treachery: number
  /** How much better than the other side a bargain must leave it. */
  readonly profit: number
  /** How heavily a betrayal weighs on it. */
  readonly grudge: number
  /** Times in a hundred that it tortures a hostage it could keep. */
  readonly cruelty: number
  /** What an encounter must promise before it lends somebody its support. */
  readonly caution: number
}

/** All there are. */
export const personalities: readonly Personality[] = [
  // Cautious: would rather bargain, and forgets
  { war: 20, treachery: 10, profit: 0, grudge: 0.5, cruelty: 15, caution: 2.5 },
  // Greedy: takes what it can get
  { war: 40, treachery: 45, profit: 2, grudge: 0.8, cruelty: 35, caution: 1.2 },
  // Vengeful: answers every blow
  { war: 45, treachery: 20, profit: 1, grudge: 3, cruelty: 70, caution: 1.5 },
]

/** Drawn from what does not change: the Houses at the table and the leaders they follow. */
export function personalityOf({ houses, leaders }: Open, seat: Seat): Personality {
  const rng = { chance: seeded(seedFrom(`temper ${houses.join()} ${leaders.join()} ${seat}`)) }
  return personalities[below(rng, personalities.length)]
}

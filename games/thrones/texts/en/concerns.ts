/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  castles: { better: 'more castles and strongholds', worse: 'fewer castles and strongholds' },
  areas: { better: 'more areas', worse: 'fewer areas' },
  supply: { better: 'better supply', worse: 'worse supply' },
  power: { better: 'more Power and crowns', worse: 'less Power and fewer crowns' },
  army: { better: 'a stronger army', worse: 'a weaker army' },
  tracks: { better: 'better places on the Influence tracks', worse: 'worse places on the Influence tracks' },
  cards: { better: 'stronger House cards in hand', worse: 'weaker House cards in hand' },
  danger: { better: 'fewer threatened castles', worse: 'more threatened castles' },
  prospects: { better: 'more castles to take', worse: 'fewer castles to take' },
}

/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  influence: { better: 'more influence spread', worse: 'less influence spread' },
  characters: { better: 'more living characters', worse: 'fewer living characters' },
  power: { better: 'more power on characters', worse: 'less power on characters' },
  cards: { better: 'better cards in hand', worse: 'worse cards in hand' },
  hostages: { better: 'more hostages held', worse: 'fewer hostages held' },
  captives: { better: 'fewer people taken hostage', worse: 'more people taken hostage' },
  turn: { better: 'the challenge sooner', worse: 'the challenge later' },
}

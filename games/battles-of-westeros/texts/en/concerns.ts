/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  points: { better: 'more victory points to come', worse: 'fewer victory points to come' },
  army: { better: 'a stronger army', worse: 'a weaker army' },
  morale: { better: 'better morale', worse: 'worse morale' },
  place: { better: 'better placed units', worse: 'worse placed units' },
  objectives: { better: 'more objectives held', worse: 'fewer objectives held' },
  lead: { better: 'the lead more often', worse: 'the lead less often' },
}

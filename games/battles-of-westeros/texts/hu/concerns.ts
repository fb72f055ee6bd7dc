/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  points: { better: 'több várható győzelmi pont', worse: 'kevesebb várható győzelmi pont' },
  army: { better: 'erősebb sereg', worse: 'gyengébb sereg' },
  morale: { better: 'jobb morál', worse: 'rosszabb morál' },
  place: { better: 'jobban álló egységek', worse: 'rosszabbul álló egységek' },
  objectives: { better: 'több tartott célmező', worse: 'kevesebb tartott célmező' },
  lead: { better: 'gyakrabban a vezetés', worse: 'ritkábban a vezetés' },
}

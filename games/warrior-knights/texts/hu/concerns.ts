/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  influence: { better: 'több befolyás', worse: 'kevesebb befolyás' },
  cities: { better: 'több város', worse: 'kevesebb város' },
  money: { better: 'több korona és bevétel', worse: 'kevesebb korona és bevétel' },
  faith: { better: 'több hit', worse: 'kevesebb hit' },
  votes: { better: 'több szavazat', worse: 'kevesebb szavazat' },
  army: { better: 'erősebb seregek', worse: 'gyengébb seregek' },
  offices: {
    better: 'jobb helyzet a Tanácsban és az Egyházban',
    worse: 'rosszabb helyzet a Tanácsban és az Egyházban',
  },
  stronghold: { better: 'gyakrabban kastély', worse: 'ritkábban kastély' },
  sieges: { better: 'jobban álló ostromok', worse: 'rosszabbul álló ostromok' },
  besieged: { better: 'kevesebb ostromlott város', worse: 'több ostromlott város' },
}

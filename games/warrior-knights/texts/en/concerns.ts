/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  influence: { better: 'more Influence', worse: 'less Influence' },
  cities: { better: 'more cities', worse: 'fewer cities' },
  money: { better: 'more Crowns and income', worse: 'fewer Crowns and less income' },
  faith: { better: 'more Faith', worse: 'less Faith' },
  votes: { better: 'more Votes', worse: 'fewer Votes' },
  army: { better: 'stronger armies', worse: 'weaker armies' },
  offices: { better: 'better standing in Assembly and Church', worse: 'worse standing in Assembly and Church' },
  stronghold: { better: 'a stronghold more often', worse: 'a stronghold less often' },
  sieges: { better: 'better sieges under way', worse: 'worse sieges under way' },
  besieged: { better: 'fewer besieged cities', worse: 'more besieged cities' },
}

/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  points: { better: 'több győzelmi pont', worse: 'kevesebb győzelmi pont' },
  army: { better: 'erősebb sereg', worse: 'gyengébb sereg' },
  banners: { better: 'több tartott zászló', worse: 'kevesebb tartott zászló' },
  scenario: { better: 'több pont a forgatókönyvből', worse: 'kevesebb pont a forgatókönyvből' },
  approach: { better: 'a zászlókhoz közelebbi egységek', worse: 'a zászlóktól távolabbi egységek' },
  danger: { better: 'kevesebb veszélyben lévő egység', worse: 'több veszélyben lévő egység' },
  lore: { better: 'több tudás és tudáskártya', worse: 'kevesebb tudás és tudáskártya' },
}

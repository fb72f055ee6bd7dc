/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  points: { better: 'more victory points', worse: 'fewer victory points' },
  army: { better: 'a stronger army', worse: 'a weaker army' },
  banners: { better: 'more banners held', worse: 'fewer banners held' },
  scenario: { better: 'more points from the scenario', worse: 'fewer points from the scenario' },
  approach: { better: 'units nearer to the banners', worse: 'units farther from the banners' },
  danger: { better: 'fewer units in danger', worse: 'more units in danger' },
  lore: { better: 'more lore and lore cards', worse: 'less lore and fewer lore cards' },
}

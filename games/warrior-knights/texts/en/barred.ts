import { line, type Rich } from '../../../../text/index.ts'
import type { Area } from '../../data/areas.ts'
import type { Baron, NobleId } from '../../data/barons.ts'
import type { Ban, Decree } from '../../data/presets.ts'
import type { Bar } from '../../rules/barred/barred.ts'
import { names } from './names.ts'
import { area, noble, title } from './phrases.ts'

const lines: Record<Bar, (of: string) => Rich> = {
  exhausted: of => line`${noble(of as NobleId)} is exhausted until the Upkeep`,
  besieged: of => line`${noble(of as NobleId)} is besieged and cannot leave`,
  river: () => ['No bridge crosses the river there'],
  mountain: () => ['Mountains lie between'],
  elsewhere: of => line`This card moves Nobles into ${area(of as Area)} alone`,
  'too-weak': of => [`Too weak for a siege: ${of.replace(' ', ' against ')}; it needs more than the defence has`],
  'besieged-now': () => ['You have besieged it this round; it can fall in a later one'],
  'none-fresh': () => ['None of your Nobles there is unexhausted'],
  outer: () => ['With so few Barons no stronghold stands in an outer area'],
  taken: () => ['A city or a stronghold stands there'],
  heretic: of => [`${names.barons[of as Baron]} is a Heretic and cannot head the Church`],
  banned: of => [`${names.barons[of as Baron]} is banned from the Assembly already`],
  'in-force': of => line`${title(of as Ban | Decree)} is in force already`,
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(of) ?? [why]

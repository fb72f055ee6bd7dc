/** The easy bot at a table set by hand, and at whole games. For tests. */
import { defaultSettings, type Move, seeded, seedFrom } from '../../../kernel/index.ts'
import type { House } from '../data/houses.ts'
import { options as specs } from '../data/options.ts'
import { battlesOfWesteros } from '../game.ts'
import type { Scene } from '../testing.ts'
import type { BattlesOfWesteros, Options } from '../types.ts'
import { easy } from './easy.ts'

/** What the bot answers for a House now; `word` names the chance it draws from. */
export const answer = (t: Scene, house: House, word = 'bot'): Move<BattlesOfWesteros> =>
  easy.choose(battlesOfWesteros, t.view(house), { chance: seeded(seedFrom(word)) })

/** The options of an ordinary table. */
export const plain = defaultSettings(specs) as unknown as Options

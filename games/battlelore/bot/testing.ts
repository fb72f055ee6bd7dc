/** The easy bot at a table set by hand, and at whole games. For tests. */
import { defaultSettings, type Move, seeded, seedFrom } from '../../../kernel/index.ts'
import type { Faction } from '../data/factions.ts'
import { options as specs } from '../data/options.ts'
import { battlelore } from '../game.ts'
import type { Scene } from '../testing.ts'
import type { BattleLore, Options } from '../types.ts'
import { easy } from './easy.ts'

/** What the bot answers for a faction now; `word` names the chance it draws from. */
export const answer = (t: Scene, faction: Faction, word = 'bot'): Move<BattleLore> =>
  easy.choose(battlelore, t.view(faction), { chance: seeded(seedFrom(word)) })

/** The options of an ordinary table. */
export const plain = defaultSettings(specs) as unknown as Options

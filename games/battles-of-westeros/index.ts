/** Battles of Westeros: the public face of the game, for the registry. Its words are loaded by language. */
import { gameModule } from '../../kernel/index.ts'
import { gameFace } from '../../text/index.ts'
import { easy } from './bot/easy.ts'
import { counsel, good, strong } from './bot/thinkers.ts'
import { battlesOfWesteros } from './game.ts'
import { notEnforced } from './rules/notEnforced.ts'
import type { BattlesOfWesteros } from './types.ts'

export const face = gameFace<BattlesOfWesteros>({
  module: gameModule(battlesOfWesteros, { easy, good, strong }, counsel),
  texts: {
    en: async () => (await import('./texts/en/index.ts')).en,
    hu: async () => (await import('./texts/hu/index.ts')).hu,
  },
  notEnforced,
  guide: async () => (await import('./guide/index.ts')).guide,
})

/** New Game: the public face of the game, for the registry. Its words are loaded by language. */
import { gameModule } from '../../kernel/index.ts'
import { gameFace } from '../../text/index.ts'
import { easy } from './bot/easy.ts'
import { newGame } from './game.ts'
import { notEnforced } from './rules/notEnforced.ts'
import type { NewGame } from './types.ts'

export const face = gameFace<NewGame>({
  module: gameModule(newGame, { easy }),
  texts: {
    en: async () => (await import('./texts/en/index.ts')).en,
    hu: async () => (await import('./texts/hu/index.ts')).hu,
  },
  notEnforced,
  guide: async () => (await import('./guide/index.ts')).guide,
})

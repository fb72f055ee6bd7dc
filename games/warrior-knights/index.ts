/** Warrior Knights: the public face of the game, for the registry. Its words are loaded by language. */
import { gameModule } from '../../kernel/index.ts'
import { gameFace } from '../../text/index.ts'
import { defaults } from './bot/defaults.ts'
import { easy } from './bot/easy.ts'
import { counsel, good, strong } from './bot/thinkers.ts'
import { warriorKnights } from './game.ts'
import { notEnforced } from './rules/notEnforced.ts'
import type { WarriorKnights } from './types.ts'

export const face = gameFace<WarriorKnights>({
  module: gameModule(warriorKnights, { easy, good, strong, 'stand-in': defaults }, counsel),
  texts: {
    en: async () => (await import('./texts/en/index.ts')).en,
    hu: async () => (await import('./texts/hu/index.ts')).hu,
  },
  notEnforced,
  guide: async () => (await import('./guide/index.ts')).guide,
})

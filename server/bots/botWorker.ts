/** Runs in a thread of its own: a bot looks at the view of its seat and chooses. */
import { random } from '../../bots/random.ts'
import { type GameModule, type Kinds, type Move, seeded, type View } from '../../kernel/index.ts'
import type { BotKind } from '../../table/index.ts'

export interface Question {
  /** Where the registry of games is: the address of a module that exports `games`. */
  gamesModule: string
  game: string
  bot: BotKind
  view: View<Kinds>
  /** 32 hexadecimal digits. */
  seed: string
}

export default async function choose({ gamesModule, game, bot, view, seed }: Question): Promise<Move<Kinds>> {
  const { games }: { games: Readonly<Record<string, GameModule>> } = await import(gamesModule)
  const gameModule = games[game]
  const mind = bot === 'random' ? random : gameModule.easy
  return mind.choose(gameModule.game, view, { chance: seeded(seed) })
}

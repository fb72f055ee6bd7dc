import { random } from '../../bots/random.ts'
import { registry } from '../../games/registry.ts'
import { type Kinds, type Move, seeded, type View } from '../../kernel/index.ts'
import type { BotKind } from '../../table/types.ts'

interface Question {
  id: number
  game: string
  bot: BotKind
  view: View<Kinds>
  /** 32 hexadecimal digits: what the bot's chance is drawn from. */
  seed: string
}

export interface Thought {
  id: number
  move: Move<Kinds>
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { game, easy } = (await registry[data.game]()).module
  const bot = data.bot === 'easy' ? easy : random
  const move = bot.choose(game, data.view, { chance: seeded(data.seed) })
  postMessage({ id: data.id, move } satisfies Thought)
})

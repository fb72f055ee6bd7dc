import { type BotLevel, levels, thoughtOf } from '../../bots/levels.ts'
import { registry } from '../../games/registry.ts'
import { type Kinds, type Plan, seeded, type View } from '../../kernel/index.ts'

interface Question {
  id: number
  game: string
  level: BotLevel
  view: View<Kinds>
  /** 32 hexadecimal digits: what the bot's chance is drawn from. */
  seed: string
}

/** The bot that thinks about this question is to answer at once. */
interface Hurry {
  hurry: number
}

export type ToBot = Question | Hurry

export type FromBot = { id: number; plan: Plan<Kinds> } | { id: number; fault: string }

const thinking = new Map<number, AbortController>()

async function answerTo({ id, game, level, view, seed }: Question): Promise<FromBot> {
  const hurry = new AbortController()
  thinking.set(id, hurry)
  try {
    const budget = { ...levels[level].budget, signal: hurry.signal, now: () => performance.now() }
    const { module } = await registry[game]()
    return { id, plan: await thoughtOf(module, level, view, { chance: seeded(seed) }, budget) }
  } catch (error) {
    return { id, fault: String(error) }
  } finally {
    thinking.delete(id)
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToBot>) => {
  if ('hurry' in data) thinking.get(data.hurry)?.abort()
  else postMessage(await answerTo(data))
})

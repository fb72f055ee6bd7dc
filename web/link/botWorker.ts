import { type BotLevel, levels, thoughtOf } from '../../bots/levels.ts'
import { registry } from '../../games/registry.ts'
import {
  type Advice,
  type Budget,
  type GameModule,
  type Kinds,
  type Plan,
  seeded,
  type View,
} from '../../kernel/index.ts'

interface Question {
  id: number
  game: string
  /** Whose plan is asked for; `advice`: what the strongest bot would do, and why. */
  level: BotLevel | 'advice'
  view: View<Kinds>
  /** 32 hexadecimal digits: what the bot's chance is drawn from. */
  seed: string
}

/** The bot that thinks about this question is to answer at once. */
interface Hurry {
  hurry: number
}

export type ToBot = Question | Hurry

export type FromBot = { id: number; plan: Plan<Kinds> | Advice<Kinds> } | { id: number; fault: string }

const thinking = new Map<number, AbortController>()

function thought(module: GameModule, { level, view, seed }: Question, within: Pick<Budget, 'signal' | 'now'>) {
  const rng = { chance: seeded(seed) }
  if (level !== 'advice') return thoughtOf(module, level, view, rng, { ...levels[level].budget, ...within })
  if (!module.adviser) throw new Error('Nobody gives advice in this game.')
  return module.adviser.advise(module.game, view, rng, { ...levels.strong.budget, ...within })
}

async function answerTo(question: Question): Promise<FromBot> {
  const { id, game } = question
  const hurry = new AbortController()
  thinking.set(id, hurry)
  try {
    const { module } = await registry[game]()
    const within = { signal: hurry.signal, now: () => performance.now() }
    return { id, plan: await thought(module, question, within) }
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

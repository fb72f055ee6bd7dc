import { type BotLevel, type Level, thoughtOf } from '../../bots/levels.ts'
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
import { courseOf, type ValueCourse } from '../../table/course.ts'

interface Question {
  id: number
  game: string
  /** Whose plan is asked for; `advice`: what the strongest bot would do, and why. */
  level: BotLevel | 'advice'
  /** What it may cost. */
  budget: Level['budget']
  view: View<Kinds>
  /** 32 hexadecimal digits: what the bot's chance is drawn from. */
  seed: string
}

/** What each position of a game that is over was worth, by its record. */
interface Look {
  id: number
  game: string
  record: { readonly moves: readonly unknown[] }
}

/** The bot that thinks about this question is to answer at once. */
interface Hurry {
  hurry: number
}

export type ToBot = Question | Look | Hurry

export type FromBot =
  | { id: number; plan: Plan<Kinds> | Advice<Kinds> }
  | { id: number; fault: string }
  /** How much of the record has been looked at, 0 to 1. */
  | { id: number; part: number }
  | { id: number; course: ValueCourse }

const thinking = new Map<number, AbortController>()

function thought(module: GameModule, { level, view, seed, budget }: Question, within: Pick<Budget, 'signal' | 'now'>) {
  const rng = { chance: seeded(seed) }
  if (level !== 'advice') return thoughtOf(module, level, view, rng, { ...budget, ...within })
  if (!module.adviser) throw new Error('Nobody gives advice in this game.')
  return module.adviser.advise(module.game, view, rng, { ...budget, ...within })
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

/** What is told of the work while it goes on: so often, in milliseconds. */
const telling = 100

async function lookAt({ id, game, record }: Look): Promise<FromBot> {
  try {
    const { module } = await registry[game]()
    let told = performance.now()
    const steps = courseOf(module, record)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return { id, course: step.value }
      if (performance.now() - told < telling) continue
      told = performance.now()
      postMessage({ id, part: step.value.moves / step.value.of } satisfies FromBot)
    }
  } catch (error) {
    return { id, fault: String(error) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToBot>) => {
  if ('hurry' in data) thinking.get(data.hurry)?.abort()
  else postMessage(await ('record' in data ? lookAt(data) : answerTo(data)))
})

/**
 * How long a bot takes before its answer is told: so that people can follow, and so that nobody reads its hand from it. It depends
 * on what all know: the kind of question, the level, and the wish of the table. Never on how long the bot has thought: a bot that
 * thinks is waited for as long as it may take.
 */
import { type BotLevel, type Level, levels, quick } from '../bots/levels.ts'
import type { Game, Kinds } from '../kernel/index.ts'

/** The wish of a table; `off`: no longer than bots may think. */
export const breaths = ['normal', 'short', 'off'] as const
export type Breath = (typeof breaths)[number]

const partOf: Record<Breath, number> = { normal: 1, short: 0.5, off: 0 }
const weights = { light: 0.5, usual: 1, heavy: 1.6 }
/** So much of its time a bot has for a light question. */
const lightPart = 0.25

interface Asked {
  game: Pick<Game<Kinds>, 'breath'>
  /** The question by name. */
  question: string
  level: BotLevel
}

const weightOf = ({ game: { breath }, question }: Asked): keyof typeof weights => {
  const isAmong = (names: readonly string[] | undefined) => names?.includes(question) === true
  if (isAmong(breath?.light)) return 'light'
  return isAmong(breath?.heavy) ? 'heavy' : 'usual'
}

/** What a thought about this question may cost: trifles have a part of the level's time. */
export function budgetFor(asked: Asked): Level['budget'] {
  const { budget } = levels[asked.level]
  const isCut = budget.ms > quick && weightOf(asked) === 'light'
  return isCut ? { ...budget, ms: lightPart * budget.ms } : budget
}

interface Wish {
  /** The pause before an ordinary move that everybody sees, in milliseconds; 0: answers are told at once, for tests and machines. */
  pace: number
  breath: Breath
  /** Nobody sees the move, but may see that it was made. */
  isQuiet: boolean
}

/** From the moment when the bot is asked to that when its answer is told, in milliseconds. */
export function breathOf(asked: Asked, { pace, breath, isQuiet }: Wish): number {
  if (pace === 0) return 0
  const { budget, limit } = levels[asked.level]
  const weight = weightOf(asked)
  const thought = budget.ms > quick ? limit * (weight === 'light' ? lightPart : 1) : 0
  return Math.max(thought, isQuiet ? 0 : pace * partOf[breath] * weights[weight])
}

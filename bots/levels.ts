/**
 * The levels of bots: the one list that names them all. Schemas, pages, command, tables and the threads in which bots think
 * read it. A new level is an entry here, its words (`levels` in web/texts/en/pages.ts and web/texts/hu/pages.ts), and a bot
 * in each game that offers it (`bots` in the game's index.ts).
 */
import type { Bot, Budget, GameModule, Kinds, Plan, Rng, Thinker, View } from '../kernel/index.ts'
import { random } from './random.ts'

export interface Level {
  /**
   * What a thought may cost, in milliseconds of the thinker's own time. A level of more than `quick` milliseconds waits where
   * it never keeps a quick one waiting.
   */
  budget: Pick<Budget, 'nodes' | 'ms'>
  /** No decision takes longer, in the same milliseconds: the budget and what it takes to end. */
  limit: number
  /** The house's own bot of this level, the same for all games; left out: each game has its own, or does not offer it. */
  bot?: Bot<Kinds> | Thinker<Kinds>
  /** Nobody chooses it: it plays for people whose time has run out, in games that say what is then decided for them. */
  isForAbsent?: true
}

/** A thought of no more milliseconds is a quick one. */
export const quick = 100

const quickly = { budget: { nodes: 1, ms: quick }, limit: quick }

/** The last step of a thought may take so many milliseconds, however short the thought was: a rule of thumb, a collection of garbage. */
const lastStep = 60

/** A thought that is ended by time alone: a twentieth and a last step before its limit. */
const within = (limit: number) => ({ budget: { nodes: Number.POSITIVE_INFINITY, ms: 0.95 * limit - lastStep }, limit })

/** In the order in which people choose from them. */
export const levels = {
  easy: quickly,
  good: within(300),
  strong: within(2000),
  random: { ...quickly, bot: random },
  'stand-in': { ...quickly, isForAbsent: true },
} as const satisfies Readonly<Record<string, Level>>

export type BotLevel = keyof typeof levels

const levelNamed = (level: string) => (levels as Readonly<Record<string, Level | undefined>>)[level]

export const levelNames = Object.keys(levels) as [BotLevel, ...BotLevel[]]

/** The levels that people may ask for. */
export const levelsToChoose = levelNames.filter(level => !levelNamed(level)?.isForAbsent)

/** Where nobody has chosen. Every game has a bot of this level. */
export const defaultLevel = 'easy' as const satisfies BotLevel

/** What plays for whoever is away and has named no bot; a game without one has its default level do it. */
export const absentLevel = 'stand-in' as const satisfies BotLevel

const houseBot = (level: string) => levelNamed(level)?.bot

/** The levels that a game offers, in the order of the list. */
export const levelsOf = ({ bots }: Pick<GameModule, 'bots'>): BotLevel[] =>
  levelsToChoose.filter(level => houseBot(level) !== undefined || level in bots)

/** Is this the name of a level that the game offers? */
export const isLevelOf = (gameModule: Pick<GameModule, 'bots'>, name: string): name is BotLevel =>
  (levelsOf(gameModule) as string[]).includes(name)

/** The bot of a level; for whoever is away it may be that of the default level. Throws where the game does not offer it. */
export function botOf(gameModule: Pick<GameModule, 'bots'>, level: BotLevel): Bot<Kinds> | Thinker<Kinds> {
  const own = gameModule.bots[level] ?? (level === absentLevel ? gameModule.bots[defaultLevel] : undefined)
  const bot = houseBot(level) ?? own
  if (bot) return bot
  const offered = levelsOf(gameModule).join(', ')
  throw new RangeError(`This game has no bot "${level}": choose ${offered}, or name one in \`bots\` of its index.ts.`)
}

/** What the bot of a level does. `rng` is changed. */
export async function thoughtOf(
  gameModule: GameModule,
  level: BotLevel,
  view: View<Kinds>,
  rng: Rng,
  budget: Budget,
): Promise<Plan<Kinds>> {
  const bot = botOf(gameModule, level)
  return 'choose' in bot ? bot.choose(gameModule.game, view, rng) : bot.think(gameModule.game, view, rng, budget)
}

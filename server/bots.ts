/** Bots at the tables: they think in threads of their own, and make their moves one by one at a readable pace. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { type Kinds, type Move, randomMove, seeded, type View } from '../kernel/index.ts'
import { type BotTurn, botTurn, isLeftToBots, viewAt } from '../table/index.ts'
import type { Question } from './botWorker.ts'
import type { Live, Tables } from './tables.ts'

export interface Minds {
  choose(question: Omit<Question, 'gamesModule' | 'seed'>): Promise<Move<Kinds>>
  close(): Promise<void>
}

/** Threads in which bots think. `gamesModule` is the address of the registry of games. */
export function openMinds(gamesModule: string, threads: number): Minds {
  const filename = new URL('./botWorker.ts', import.meta.url).href
  const pool = new Piscina<Question, Move<Kinds>>({ filename, minThreads: 1, maxThreads: threads, idleTimeout: 60_000 })
  return {
    choose: question => pool.run({ ...question, gamesModule, seed: freshSeed() }),
    close: () => pool.destroy(),
  }
}

export const freshSeed = (): string => randomBytes(16).toString('hex')

/** What the bots of one table are about. */
interface Play {
  thinking: boolean
  /** No pauses until a person is awaited. */
  hurry: AbortController | null
  /** When the last move that everybody sees was shown. */
  shown: number
}

export interface Bots {
  /** Lets the bots of a table play if it is their turn. */
  arrange(live: Live): void
  /** Somebody does not want to wait. */
  hurry(live: Live): void
  /** A move that everybody sees was shown. */
  noteMove(live: Live): void
  isThinking(live: Live): boolean
}

export interface BotsNeed {
  minds: Minds
  tables: () => Tables
  isWatched(live: Live): boolean
  /** The pause before a bot's move that everybody sees, in milliseconds. */
  pace: number
  now(): number
  fault(error: unknown): void
}

/** After a fault the bots of a table try again in so many milliseconds. */
const retryAfter = 5000

export function openBots({ minds, tables, isWatched, pace, now, fault }: BotsNeed): Bots {
  const plays = new WeakMap<Live, Play>()
  const playOf = (live: Live): Play => {
    const play = plays.get(live) ?? { thinking: false, hurry: null, shown: 0 }
    plays.set(live, play)
    return play
  }

  function arrange(live: Live): void {
    const play = playOf(live)
    const turn = botTurn(live.table)
    if (!turn) play.hurry = null
    if (!turn || play.thinking || (isLeftToBots(live.table) && !isWatched(live))) return
    play.thinking = true
    const again = () => {
      play.thinking = false
      arrange(live)
    }
    think(live, play, turn).then(again, error => {
      fault(error)
      setTimeout(again, retryAfter).unref()
    })
  }

  async function think(live: Live, play: Play, turn: BotTurn): Promise<void> {
    const { core, version } = live.table
    const view = viewAt(live.table, { user: null, seat: turn.seat })!
    const move = await choose(live, view, turn)
    if (!turn.quiet) await pause(play)
    const n = view.moved
    const { acted, moves } = live.table.core
    if (botTurn(live.table) === null || acted[turn.seat] !== n || moves !== core.moves) return
    const refused = await tables().command(live, { do: 'move', seat: turn.seat, n, move }, { bot: turn.seat })
    if (refused && live.table.version === version) {
      fault(new Error(`The bot on seat ${turn.seat} of ${core.id} was refused: ${refused}.`))
      const other = { do: 'move' as const, seat: turn.seat, n, move: anyMove(live, view) }
      const still = await tables().command(live, other, { bot: turn.seat })
      if (still) throw new Error(`Seat ${turn.seat} of ${core.id} can make no move: ${still}.`)
    }
  }

  async function choose(live: Live, view: View<Kinds>, { bot }: BotTurn): Promise<Move<Kinds>> {
    try {
      return await minds.choose({ game: live.table.game.id, bot, view })
    } catch (error) {
      fault(error)
      return anyMove(live, view)
    }
  }

  const anyMove = (live: Live, view: View<Kinds>) =>
    randomMove(live.table.game, view.options, { chance: seeded(freshSeed()) })

  async function pause(play: Play): Promise<void> {
    const wait = play.shown + pace - now()
    if (wait <= 0 || play.hurry?.signal.aborted) return
    play.hurry ??= new AbortController()
    await sleep(wait, undefined, { signal: play.hurry.signal, ref: false }).catch(() => {})
  }

  return {
    arrange,
    hurry: live => {
      const play = playOf(live)
      play.hurry ??= new AbortController()
      play.hurry.abort()
    },
    noteMove: live => {
      playOf(live).shown = now()
    },
    isThinking: live => plays.get(live)?.thinking ?? false,
  }
}

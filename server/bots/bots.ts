/** Bots at the tables: they make their moves one by one, at a pace that people can follow. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kinds, type Move, randomMove, seeded, type View } from '../../kernel/index.ts'
import { type Answer, type BotTurn, botTurn, type Command, isLeftToBots, viewAt } from '../../table/index.ts'
import type { LoadedTable } from '../tables.ts'
import { type BotPool, freshSeed } from './botPool.ts'

export interface Bots {
  botPool: BotPool
  /** The door to a table, for the bot of a seat. */
  move(loaded: LoadedTable, command: Command, seat: number): Promise<Answer>
  isWatched(loaded: LoadedTable): boolean
  /** The pause before a bot's move that everybody sees, in milliseconds. */
  pace: number
  now(): number
  fault(error: unknown): void
  /** The house closes: no bot moves any more. */
  isClosed: boolean
  plays: WeakMap<LoadedTable, Play>
}

/** What the bots of one table are about. */
interface Play {
  isThinking: boolean
  /** Aborted: no pauses until a person is awaited. */
  hurry: AbortController
  /** When the last move that everybody sees was shown. */
  shown: number
}

/** After a fault the bots of a table try again in so many milliseconds. */
const retryAfter = 5000

function playOf({ plays }: Bots, loaded: LoadedTable): Play {
  const play = plays.get(loaded) ?? { isThinking: false, hurry: new AbortController(), shown: 0 }
  plays.set(loaded, play)
  return play
}

export const isThinking = ({ plays }: Bots, loaded: LoadedTable): boolean => plays.get(loaded)?.isThinking ?? false

/** Somebody does not want to wait. */
export const hurry = (bots: Bots, loaded: LoadedTable): void => playOf(bots, loaded).hurry.abort()

/** A move that everybody sees was shown: the next one of a bot waits. */
export function noteMove(bots: Bots, loaded: LoadedTable): void {
  playOf(bots, loaded).shown = bots.now()
}

/** Lets the bots of a table play if it is their turn. Bots among themselves play only while somebody watches. */
export function scheduleBots(bots: Bots, loaded: LoadedTable): void {
  const play = playOf(bots, loaded)
  const turn = botTurn(loaded.table)
  if (!turn && play.hurry.signal.aborted) play.hurry = new AbortController()
  if (!turn || bots.isClosed || play.isThinking || (isLeftToBots(loaded.table) && !bots.isWatched(loaded))) return
  play.isThinking = true
  const again = () => {
    play.isThinking = false
    scheduleBots(bots, loaded)
  }
  makeMove(bots, loaded, play, turn).then(again, error => {
    bots.fault(error)
    setTimeout(again, retryAfter).unref()
  })
}

async function makeMove(bots: Bots, loaded: LoadedTable, play: Play, turn: BotTurn): Promise<void> {
  const { seat } = turn
  const { core, version } = loaded.table
  const view = viewAt(loaded.table, { user: null, seat })!
  const move = await choose(bots, loaded, view, turn)
  if (!turn.quiet) await pause(bots, play)
  const { acted, moves } = loaded.table.core
  if (bots.isClosed) return
  if (botTurn(loaded.table) === null || acted[seat] !== view.moved || moves !== core.moves) return
  const wanted = (move: Move<Kinds>): Command => ({ do: 'move', seat, n: view.moved, move })
  const answer = await bots.move(loaded, wanted(move), seat)
  if (answer.is === 'done' || loaded.table.version !== version) return
  bots.fault(new Error(`The bot on seat ${seat} of ${core.id} was refused: ${answer.why}.`))
  const again = await bots.move(loaded, wanted(anyMove(loaded, view)), seat)
  if (again.is === 'refused') throw new Error(`Seat ${seat} of ${core.id} can make no move: ${again.why}.`)
}

async function choose(bots: Bots, loaded: LoadedTable, view: View<Kinds>, { bot }: BotTurn): Promise<Move<Kinds>> {
  try {
    return await bots.botPool.choose({ game: loaded.table.game.id, bot, view })
  } catch (error) {
    if (!bots.isClosed) bots.fault(error)
    return anyMove(loaded, view)
  }
}

const anyMove = ({ table }: LoadedTable, { options }: View<Kinds>): Move<Kinds> =>
  randomMove(table.game, options, { chance: seeded(freshSeed()) })

async function pause({ pace, now }: Bots, { shown, hurry }: Play): Promise<void> {
  const wait = shown + pace - now()
  if (wait > 0) await sleep(wait, undefined, { signal: hurry.signal, ref: false }).catch(() => {})
}

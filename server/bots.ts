/** Bots at the tables: they make their moves one by one, at a pace that people can follow. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kinds, type Move, randomMove, seeded, type View } from '../kernel/index.ts'
import { type Answer, type BotTurn, botTurn, type Command, isLeftToBots, viewAt } from '../table/index.ts'
import { freshSeed, type Minds } from './minds.ts'
import type { Live } from './tables.ts'

export interface Bots {
  minds: Minds
  /** The door to a table, for the bot of a seat. */
  move(live: Live, command: Command, seat: number): Promise<Answer>
  isWatched(live: Live): boolean
  /** The pause before a bot's move that everybody sees, in milliseconds. */
  pace: number
  now(): number
  fault(error: unknown): void
  /** The house closes: no bot moves any more. */
  isClosed: boolean
  plays: WeakMap<Live, Play>
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

function playOf({ plays }: Bots, live: Live): Play {
  const play = plays.get(live) ?? { isThinking: false, hurry: new AbortController(), shown: 0 }
  plays.set(live, play)
  return play
}

export const isThinking = ({ plays }: Bots, live: Live): boolean => plays.get(live)?.isThinking ?? false

/** Somebody does not want to wait. */
export const hurry = (bots: Bots, live: Live): void => playOf(bots, live).hurry.abort()

/** A move that everybody sees was shown: the next one of a bot waits. */
export function noteMove(bots: Bots, live: Live): void {
  playOf(bots, live).shown = bots.now()
}

/** Lets the bots of a table play if it is their turn. Bots among themselves play only while somebody watches. */
export function arrange(bots: Bots, live: Live): void {
  const play = playOf(bots, live)
  const turn = botTurn(live.table)
  if (!turn && play.hurry.signal.aborted) play.hurry = new AbortController()
  if (!turn || bots.isClosed || play.isThinking || (isLeftToBots(live.table) && !bots.isWatched(live))) return
  play.isThinking = true
  const again = () => {
    play.isThinking = false
    arrange(bots, live)
  }
  makeMove(bots, live, play, turn).then(again, error => {
    bots.fault(error)
    setTimeout(again, retryAfter).unref()
  })
}

async function makeMove(bots: Bots, live: Live, play: Play, turn: BotTurn): Promise<void> {
  const { seat } = turn
  const { core, version } = live.table
  const view = viewAt(live.table, { user: null, seat })!
  const move = await choose(bots, live, view, turn)
  if (!turn.quiet) await pause(bots, play)
  const { acted, moves } = live.table.core
  if (bots.isClosed) return
  if (botTurn(live.table) === null || acted[seat] !== view.moved || moves !== core.moves) return
  const wanted = (move: Move<Kinds>): Command => ({ do: 'move', seat, n: view.moved, move })
  const answer = await bots.move(live, wanted(move), seat)
  if (answer.is === 'done' || live.table.version !== version) return
  bots.fault(new Error(`The bot on seat ${seat} of ${core.id} was refused: ${answer.why}.`))
  const again = await bots.move(live, wanted(anyMove(live, view)), seat)
  if (again.is === 'refused') throw new Error(`Seat ${seat} of ${core.id} can make no move: ${again.why}.`)
}

async function choose(bots: Bots, live: Live, view: View<Kinds>, { bot }: BotTurn): Promise<Move<Kinds>> {
  try {
    return await bots.minds.choose({ game: live.table.game.id, bot, view })
  } catch (error) {
    if (!bots.isClosed) bots.fault(error)
    return anyMove(live, view)
  }
}

const anyMove = ({ table }: Live, { options }: View<Kinds>): Move<Kinds> =>
  randomMove(table.game, options, { chance: seeded(freshSeed()) })

async function pause({ pace, now }: Bots, { shown, hurry }: Play): Promise<void> {
  const wait = shown + pace - now()
  if (wait > 0) await sleep(wait, undefined, { signal: hurry.signal, ref: false }).catch(() => {})
}

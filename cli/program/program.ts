/**
 * A bot that is a program of its own: it reads a line of JSON and writes one (docs/bots.md). What it does wrong costs it the
 * decision and nobody else anything: a legal default is made in its place, and one line tells why.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import {
  defaultMove,
  type Game,
  type Kinds,
  type Plan,
  progressMoves,
  type Rng,
  same,
  type View,
} from '../../kernel/index.ts'
import { isMove } from '../../table/index.ts'

/** A line that a program is sent. `legalMoves` leaves out those that only take a draft back, where others lead on. */
export interface ProgramQuestion {
  game: string
  view: Omit<View<Kinds>, 'legalMoves' | 'side' | 'memory'>
  legalMoves: View<Kinds>['legalMoves']
  /** It answers within so many milliseconds, or is stopped. */
  ms: number
}

export interface Program {
  /** What it plays, or a legal default. Never rejected. */
  think(view: View<Kinds>, rng: Rng): Promise<Plan<Kinds>>
  close(): void
}

interface Need {
  game: Game<Kinds>
  /** As in a shell. */
  command: string
  /** Milliseconds for a decision, and so many more for the first one after it has been started. */
  ms: number
  startTime?: number
  tell(line: string): void
}

const prefix = 'cmd:'

/** Is the bot named a program: `cmd:python3 mybot.py`? */
export const isProgram = (bot: string): boolean => bot.startsWith(prefix) && commandOf(bot).trim() !== ''

export const commandOf = (bot: string): string => bot.slice(prefix.length)

/** After so many failures in a row it is not started again. */
const patience = 3

/** So long a line may be. */
const longestLine = 100_000

/** Starts with the first question. */
export function openProgram({ game, command, ms, startTime = 10_000, tell }: Need): Program {
  let running: Running | null = null
  let failures = 0
  const stop = () => {
    running?.kill()
    running = null
  }
  async function ask(view: View<Kinds>): Promise<Plan<Kinds>> {
    const time = running ? ms : ms + startTime
    running ??= start(command)
    const { legalMoves, side: _, memory: __, ...rest } = view
    const question: ProgramQuestion = { game: game.id, view: rest, legalMoves: progressMoves(game, legalMoves), ms }
    return planIn(await running.ask(JSON.stringify(question), time), legalMoves)
  }
  return {
    async think(view, rng) {
      if (failures >= patience) return defaultMove(game, view, rng)
      try {
        const plan = await ask(view)
        failures = 0
        return plan
      } catch (error) {
        failures++
        // What comes late would be taken for the answer to the next question.
        stop()
        const more = failures < patience ? '' : ' It is not asked any more.'
        tell(`${command}: ${(error as Error).message} A legal move is made in its place on seat ${view.seat}.${more}`)
        return defaultMove(game, view, rng)
      }
    },
    close: stop,
  }
}

/** A move, or a run of moves, of which the first is legal. */
function planIn(line: string, legalMoves: View<Kinds>['legalMoves']): Plan<Kinds> {
  const plan = parsed(line)
  const moves: readonly unknown[] = [plan].flat()
  if (moves.length === 0 || !moves.every(isMove)) throw new Error(`It wrote no move: ${shortened(line)}.`)
  if (!legalMoves.some(move => same(move, moves[0]))) throw new Error(`It wrote no legal move: ${shortened(line)}.`)
  return plan as Plan<Kinds>
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const shortened = (line: string) => JSON.stringify(line.length > 200 ? `${line.slice(0, 200)} ...` : line)

interface Running {
  /** Its next line; rejected when it ends, writes too much or takes longer than `ms`. */
  ask(line: string, ms: number): Promise<string>
  kill(): void
}

function start(command: string): Running {
  // A group of its own: what the shell has started ends with it.
  const child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  let waiting: { done(line: string): void; fail(error: Error): void } | null = null
  const fail = (why: string) => waiting?.fail(new Error(why))
  child.on('error', ({ message }) => fail(`It cannot be started: ${message}.`))
  const ended = () => `It has ended with ${child.exitCode ?? child.signalCode}.`
  child.on('close', () => fail(ended()))
  // Who reads no more has ended, or its time will be over.
  child.stdin.on('error', () => {})
  createInterface({ input: child.stdout }).on('line', line => waiting?.done(line))
  let length = 0
  child.stdout.on('data', (data: Buffer) => {
    length = data.includes('\n') ? 0 : length + data.length
    if (length > longestLine) fail('It wrote a line that does not end.')
  })
  return {
    async ask(line, ms) {
      let timer: NodeJS.Timeout | undefined
      try {
        return await new Promise<string>((done, fail) => {
          waiting = { done, fail }
          timer = setTimeout(() => fail(new Error(`It did not answer within ${ms} ms.`)), ms)
          if (hasEnded(child)) fail(new Error(ended()))
          else child.stdin.write(`${line}\n`)
        })
      } finally {
        clearTimeout(timer)
        waiting = null
      }
    },
    kill: () => killGroup(child),
  }
}

/** By itself, or by a signal. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function killGroup(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined || hasEnded(child)) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

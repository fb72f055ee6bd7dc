/**
 * Carries out what is due at one table: the same for a server and for a page. Who runs the table gives the door to it, a
 * clock, and somebody who thinks for the bots; nothing here waits for anybody else.
 *
 *   const runner = openRunner({ table: () => live.table, act, tick, think, ... })
 *   runner.look()   // after every change of the table
 */
import { absentLevel, type BotLevel, type Level } from '../bots/levels.ts'
import {
  defaultMove,
  isSideMove,
  type Kinds,
  type Move,
  type Plan,
  type Seat,
  seeded,
  type View,
} from '../kernel/index.ts'
import type { Who } from './act.ts'
import { agendaOf } from './agenda.ts'
import { type Breath, budgetFor } from './breath.ts'
import type { Command } from './command.ts'
import { type Failures, failuresOf } from './failures.ts'
import { longestRun } from './limits.ts'
import { type BotTurn, botTurn, isLeftToBots } from './moves/bots.ts'
import { isMove } from './moves/isMove.ts'
import type { Pass } from './moves/windows.ts'
import { type Pauses, pausesOf } from './pauses.ts'
import { type Retries, retriesOf } from './retries.ts'
import type { Answer } from './sync/protocol.ts'
import { botViewAt } from './sync/tableView.ts'
import type { Table } from './table.ts'

/** What a bot is to decide. */
export interface Thought {
  view: View<Kinds>
  /** What it may cost. */
  budget: Level['budget']
  /** 32 hexadecimal digits: what the bot's chance is drawn from. */
  seed: string
  /** Does anybody look on? Where nobody does, it may wait for those that are watched. */
  isWatched: boolean
  /** Aborted when the bot is to answer at once, or its answer is not needed any more. */
  signal: AbortSignal
}

export interface Need {
  /** The table as it stands. */
  table(): Table
  /** The door to the table. */
  act(command: Command, who: Who): Promise<Answer>
  /** Lets time pass at the table. */
  tick(): Promise<unknown>
  /** Notes that the bot of a seat fails again and again, or does so no more. */
  noteFailing(seat: Seat, fails: boolean): Promise<unknown>
  /** Asks a bot of this level, within its limits of time and memory; what goes wrong is thrown. */
  think(level: BotLevel, thought: Thought): Promise<Plan<Kinds>>
  freshSeed(): string
  /** Are tables closed in the end that nobody uses? */
  expires: boolean
  /** Does anybody look on? Bots among themselves play for nobody else. */
  isWatched(): boolean
  /** Before an ordinary move of a bot that everybody sees, in milliseconds (see breath.ts). */
  pace: number
  /** How much of a pause is wished for. */
  breath(): Breath
  /** How long a window stands that goes by unasked, in milliseconds; drawn from nothing that has to do with the game. */
  moment(): number
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once after so many milliseconds; what it gives stops it. */
  later(job: () => void, milliseconds: number): () => void
  fault(error: unknown): void
}

export interface Runner {
  /** Looks what is due now: after every change of the table, and when somebody comes to watch. */
  look(): void
  /** A bot that thinks answers at once, and bots make no pauses until a person is awaited. */
  hurry(): void
  isThinking(): boolean
  stop(): void
}

export function openRunner(need: Need): Runner {
  let isStopped = false
  const look = () => {
    if (isStopped) return
    const { bot, passes: wanted, tickAt } = agendaOf(need.table(), need)
    ticks.set(tickAt)
    bots.look(bot)
    passes.set(wanted)
  }
  const retries = retriesOf(need, look)
  const ticks = ticksOf(need, retries)
  const passes = passesAt(need, retries)
  const bots = botsAt(need)
  return {
    look,
    hurry: bots.hurry,
    isThinking: bots.isThinking,
    stop() {
      isStopped = true
      ticks.set(null)
      passes.set([])
      bots.stop()
    },
  }
}

/** In milliseconds. The timers of a computer that sleeps stand still, and its clock does not: it is looked at so often. */
const longestTimer = 10_000

/** One timer, for when time makes something of the table. */
function ticksOf({ now, later, tick }: Need, { failed, wentWell }: Retries) {
  let cancel = () => {}
  const set = (at: number | null) => {
    cancel()
    cancel = () => {}
    if (at === null) return
    // A timer may also come a little before its time by this clock: no change of the table would set it again.
    const ring = () => (now() < at ? set(at) : void tick().then(wentWell, failed))
    cancel = later(ring, Math.min(Math.max(Math.ceil(at - now()), 0), longestTimer))
  }
  return { set }
}

/** The same seat before the same question: it waits no longer because others move. */
const nameOf = ({ core }: Table, { seat, n }: Pass) => JSON.stringify([seat, n, core.state!.stack.at(-1)])

/**
 * Windows that go by unasked (windows.ts): the answer comes after a moment that tells nothing, drawn anew for each,
 * whatever the hand and whatever the seat wishes.
 */
function passesAt({ table, act, later, moment }: Need, { failed, wentWell }: Retries) {
  let waiting = new Map<string, () => void>()
  const letPass = async (name: string, { seat, n, move }: Pass) => {
    const sitter = table().core.seats[seat]
    if (sitter.kind !== 'person') return
    const answer = await act({ do: 'move', seat, n, move }, sitter)
    // Somebody may have been faster, or another server: then it is not waited for any more.
    if (answer.is === 'refused' && waiting.has(name))
      throw new Error(`Seat ${seat} of ${table().core.id} could not let a window go by: ${answer.why}.`)
  }
  const ring = (name: string, pass: Pass) =>
    letPass(name, pass).then(wentWell, error => {
      waiting.delete(name)
      failed(error)
    })
  return {
    set(passes: readonly Pass[]) {
      const wanted = new Map(passes.map(pass => [nameOf(table(), pass), pass]))
      for (const [name, cancel] of waiting) if (!wanted.has(name)) cancel()
      waiting = new Map(
        [...wanted].map(([name, pass]) => [name, waiting.get(name) ?? later(() => ring(name, pass), moment())]),
      )
    },
  }
}

/** What a move of a bot needs. */
type Thinking = Need & { failures: Failures }

/** A turn of a bot that is under way: the table as the bot knows it, and what makes it answer at once. */
interface UnderWay extends BotTurn {
  before: Table
  hurry: AbortController
}

/** Bots move one by one, at a pace that can be followed. */
function botsAt(need: Need) {
  const { table, isWatched } = need
  const pauses = pausesOf(need)
  const failures = failuresOf(need)
  let underWay: UnderWay | null = null
  let isStopped = false
  const retries = retriesOf(need, () => {
    const turn = isStopped ? null : botTurn(table())
    underWay = null
    look(turn)
  })
  const look = (turn: BotTurn | null) => {
    if (!turn) pauses.end()
    if (underWay && !isStillAsked(underWay, table())) underWay.hurry.abort()
    if (!turn || isStopped || underWay || (isLeftToBots(table()) && !isWatched())) return
    underWay = { ...turn, before: table(), hurry: new AbortController() }
    makeMove({ ...need, failures }, underWay, pauses, () => isStopped).then(() => {
      retries.wentWell()
      retries.attempt()
    }, retries.failed)
  }
  const hurry = () => {
    pauses.skip()
    underWay?.hurry.abort()
  }
  return {
    look,
    hurry,
    isThinking: () => underWay !== null,
    stop() {
      isStopped = true
      hurry()
    },
  }
}

async function makeMove(need: Thinking, turn: UnderWay, pauses: Pauses, isStopped: () => boolean): Promise<void> {
  const { before, seat, quiet } = turn
  const asked = askedOf(turn)
  const begun = pauses.begin(before, seat, quiet)
  const view = botViewAt(before, seat)!
  const itsPlan = await thought(need, turn, view, isStopped)
  const plan = itsPlan ?? legalDefault(need, view)
  await pauses.pause(asked, begun, quiet)
  // What no longer fits is thought anew.
  if (isStopped() || !isStillAsked(turn, need.table())) return
  const { id } = before.core
  const refusal = await actFor(need, seat, view, plan).then(
    answer => answer.is === 'refused' && new Error(`The bot on seat ${seat} of ${id} was refused: ${answer.why}.`),
    // A fault of the rules at this one move: another may do.
    (error: unknown) => error,
  )
  if (refusal === false && itsPlan !== null) need.failures.wentWell(seat)
  if (refusal === false || need.table().version !== before.version) return
  need.failures.failed(seat, refusal)
  const again = await actFor(need, seat, view, legalDefault(need, view))
  if (again.is === 'refused') throw new Error(`Seat ${seat} of ${id} can make no move: ${again.why}.`)
}

const actFor = ({ act }: Need, seat: Seat, { moved: n }: View<Kinds>, move: Plan<Kinds>): Promise<Answer> =>
  act({ do: 'move', seat, n, move }, { bot: seat })

/** Has nothing happened meanwhile that the bot should know? */
const isStillAsked = ({ before: { core }, seat }: UnderWay, after: Table): boolean =>
  botTurn(after) !== null && after.core.acted[seat] === core.acted[seat] && after.core.moves === core.moves

/** What the bot answers; null: it fails, or is not asked any more. */
async function thought(
  need: Thinking,
  turn: UnderWay,
  view: View<Kinds>,
  isStopped: () => boolean,
): Promise<Plan<Kinds> | null> {
  const { isWatched, freshSeed, failures, think } = need
  if (failures.isResting(turn.seat)) return null
  try {
    const asked = askedOf(turn)
    const wish = { seed: freshSeed(), isWatched: isWatched(), signal: turn.hurry.signal }
    return checked(turn, await think(asked.level, { view, budget: budgetFor(asked), ...wish }))
  } catch (error) {
    if (!isStopped()) failures.failed(turn.seat, error)
    return null
  }
}

/** For whoever is away and has named no bot the game's own stand-in plays, if it has one (bots/levels.ts). */
function levelFor({ before: { core }, seat, bot }: UnderWay): BotLevel {
  const sitter = core.seats[seat]
  return sitter.kind === 'person' && sitter.absent && sitter.bot === undefined ? absentLevel : bot
}

/** What everybody knows of the question that a bot is asked. */
const askedOf = (turn: UnderWay) => ({
  game: turn.before.game,
  question: (turn.before.core.state!.stack.at(-1) as unknown as { do: string }).do,
  level: levelFor(turn),
})

/** A bot plays what it is asked, and nothing beside: it does not resign. Throws an Error when it answers anything else. */
function checked({ before: { game, core }, seat }: UnderWay, plan: Plan<Kinds>): Plan<Kinds> {
  const moves: readonly unknown[] = Array.isArray(plan) ? plan : [plan]
  const isPlan = moves.length > 0 && moves.every(move => isMove(move) && !isSideMove(game, move))
  if (!isPlan) throw new Error(`The bot on seat ${seat} of ${core.id} answered with no move.`)
  return Array.isArray(plan) ? plan.slice(0, longestRun) : plan
}

/** What is done where a bot fails. */
const legalDefault = ({ table, freshSeed }: Need, view: View<Kinds>): Move<Kinds> =>
  defaultMove(table().game, view, { chance: seeded(freshSeed()) })

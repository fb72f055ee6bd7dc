/** A table in memory with its history: the same pure table as on the server, made by doing what was done at it. */
import type { GameModule } from '../../kernel/index.ts'
import { act, noteFailing, tick, type Who } from '../../table/act.ts'
import { answerOf, type Outcome, type Refused, type Step } from '../../table/apply.ts'
import { createTable } from '../../table/create.ts'
import type { Answer } from '../../table/sync/protocol.ts'
import type { Table } from '../../table/table.ts'
import { freshDigits } from './freshDigits.ts'
import { type Action, type Kept, userOn } from './kept.ts'

export interface LocalTable {
  now(): Table
  /** The table as it stood after so many moves. */
  at(move: number): Table
  do(command: Action['command'], who: Who): Answer
  /** So many steps of a guide were read. */
  read(steps: number): void
  /** The game as it is kept. */
  kept(): Kept
}

function firstTable({ game }: GameModule, { id, name, setup, seats, seed, begun, earlier }: Kept): Table {
  const wishes = seats.map((seat, i) =>
    seat.kind === 'bot' ? seat : { kind: 'person' as const, user: userOn(i), name: seat.name },
  )
  const owner = { user: userOn(seats.findIndex(({ kind }) => kind === 'person')), name: '' }
  const table = createTable(game, { id, name, setup, seats: wishes, owner, seed }, begun)
  return earlier === undefined ? table : { ...table, core: { ...table.core, earlier } }
}

function made(table: Table, command: Action['command'], who: Who, at: number): Outcome | Refused | null {
  if (command.do === 'tick') return tick(table, at)
  if (command.do === 'bot-fails') return noteFailing(table, command.seat, command.fails, at)
  return act(table, command, who, at)
}

/** A fault of the rules costs the choice at which it happened, and nothing else: nothing of it remains. */
function tried(perform: () => Answer): Answer {
  try {
    return perform()
  } catch (error) {
    console.error(error)
    return { is: 'refused', why: 'broken' }
  }
}

/** Every action is saved. Throws when a kept game does not fit the rules any more. */
export function openLocalTable(gameModule: GameModule, first: Kept, save: (kept: Kept) => void): LocalTable {
  let kept = first
  let table = firstTable(gameModule, kept)
  const positions: Table[] = []
  const keep = ({ table: then }: Step) => {
    const { moves } = then.core
    // Positions that were taken back are forgotten.
    positions.length = Math.min(positions.length, moves)
    positions[moves] = then
  }

  const perform = ({ command, who, at }: Action): Answer => {
    const outcome = made(table, command, who, at)
    if (outcome !== null && 'steps' in outcome) {
      table = outcome.table
      for (const step of outcome.steps) keep(step)
    }
    return answerOf(outcome)
  }
  for (const action of kept.actions) {
    const answer = perform(action)
    if (answer.is === 'refused')
      throw new Error(`This game was begun under other rules and cannot go on (${answer.why}).`)
  }
  return {
    now: () => table,
    kept: () => kept,
    at: move => positions[move] ?? table,
    read(steps) {
      kept = { ...kept, read: steps }
      save(kept)
    },
    do(command, who) {
      const whole = command.do === 'agree' ? { ...command, seed: freshDigits(32) } : command
      const action = { command: whole, who, at: Date.now() }
      const answer = tried(() => perform(action))
      if (answer.is === 'refused') return answer
      kept = { ...kept, actions: [...kept.actions, action] }
      save(kept)
      return answer
    },
  }
}

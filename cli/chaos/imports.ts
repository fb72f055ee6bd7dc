/** Somebody brings a record as long as may be brought: those who play meanwhile must not notice. */
import { setImmediate as yieldToLoop } from 'node:timers/promises'
import {
  attempt,
  defaultSettings,
  type GameModule,
  type GameRecord,
  type Kinds,
  type Move,
  pick,
  questionAt,
  recordFormat,
  type Seat,
  type State,
  seeded,
  seedFrom,
  start,
} from '../../kernel/index.ts'
import { limits } from '../../server/limits.ts'
import { newGuest } from '../../server/load/loadRun.ts'
import { quantile } from '../../server/load/quantile.ts'
import { recordPatience } from '../../table/index.ts'
import { type Failure, figure, none } from './chaos.ts'

/** A record of so many moves is brought, or of as many as one of the game may have. */
export const imports =
  (moves: number): Failure =>
  async ({ cluster, run, waits, tell, warn }) => {
    const record = await longRecord(run.wish.gameModule, run.wish.seats, moves)
    waits.length = 0
    const begin = performance.now()
    const end = await bring(cluster.addresses[0], record, tell)
    const isThere = 'id' in JSON.parse(end)
    if (!isThere) warn(`the record was not taken: ${end}`)
    return [
      figure('moves of a record that was brought', record.moves.length, 'moves'),
      figure('until its table was there', (performance.now() - begin) / 1000, 's'),
      none('records that were not taken', isThere ? 0 : 1, 'records'),
      figure('a move took meanwhile, p50', quantile(waits, 0.5), 'ms'),
      figure('a move took meanwhile, p99', quantile(waits, 0.99), 'ms'),
    ]
  }

/** Tells how far it is; gives the last that was said of it. */
async function bring(address: string, record: GameRecord, tell: (word: string) => void): Promise<string> {
  const headers = {
    accept: 'application/x-ndjson',
    'content-type': 'application/json',
    cookie: await newGuest(address),
  }
  const answer = await fetch(`${address}/api/import`, { method: 'POST', headers, body: JSON.stringify(record) })
  let said = ''
  let last = ''
  for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
    said += text
    last = said.trimEnd().split('\n').at(-1)!
    tell(`a record is brought: ${last}`)
  }
  return last
}

/** A game at whose first question that can stand seats lay things and take them back, on and on. */
async function longRecord({ game }: GameModule, seats: number, most: number): Promise<GameRecord> {
  const setup = {
    roles: Array.from({ length: seats }, () => null),
    options: defaultSettings(game.options),
    seed: seedFrom('a long record'),
  }
  const rng = { chance: seeded(setup.seed) }
  const moves: (readonly [Seat, Move<Kinds>])[] = []
  const longest = Math.min(most, recordPatience * game.longest(seats))
  let { state } = start(game, setup)
  for (let size = 0; moves.length < longest && state.stack.length > 0; ) {
    const made = moveThatChangesLittle(game, state, rng)
    size += JSON.stringify(made.entry).length + 1
    if (size > limits.largestRecord - roomForSetup) break
    moves.push(made.entry)
    state = made.state
    if (moves.length % 500 === 0) await yieldToLoop()
  }
  return { ...recordFormat, game: game.id, gameVersion: game.version, ...setup, moves }
}

/** In bytes. */
const roomForSetup = 4096

/** A random move after which the same question stands; the first one tried where there seems to be none. */
function moveThatChangesLittle(game: GameModule['game'], state: State<Kinds>, rng: Parameters<typeof pick>[0]) {
  const question = questionAt(game, state)!
  let first: { entry: readonly [Seat, Move<Kinds>]; state: State<Kinds> } | null = null
  for (let tries = 0; tries < 20; tries++) {
    const seat = pick(rng, question.toMove)
    const move = pick(rng, question.legal(seat))
    const tried = attempt(game, state, seat, state.moved[seat], move, question)
    if ('refused' in tried) throw new Error(`A legal move was refused: ${tried.refused}.`)
    const made = { entry: [seat, move] as const, state: tried.state }
    if (tried.state.stack.at(-1) === state.stack.at(-1)) return made
    first ??= made
  }
  return first!
}

/**
 * A record: everything a game was, in one JSON file. Replaying it gives the same game to the byte.
 *
 *   const record = readRecord(text)                         // throws a RecordFault with one line
 *   const { state, log } = replay(game, record, { hash })   // checks every move, the seed and the end
 */
import { legalMove } from './attempt.ts'
import type { Game, Standing } from './game.ts'
import type { Kinds, Move, Seat } from './kinds.ts'
import { type LoggedEvent, type Played, play, type Start, start } from './play.ts'
import { type Question, questionAt } from './question.ts'
import { isSeed, seeded } from './rng.ts'
import { checkRoles, isSetting } from './settings.ts'
import type { State } from './state.ts'

export const recordFormat = { format: 'interregnum-record', formatVersion: 1 } as const

export interface GameRecord<K extends Kinds = Kinds> {
  format: 'interregnum-record'
  formatVersion: 1
  game: string
  /** The version of the rules with which it began. */
  gameVersion: number
  /** Where other rules took over: after so many moves, and their version; left out: nowhere. */
  laterVersions?: readonly (readonly [moves: number, version: number])[]
  options: K['options']
  /** One a seat: the part chosen before the start, or null: drawn at random. */
  roles: readonly (string | null)[]
  /** What the game before it in a series has handed on; left out in a first game. */
  carried?: NonNullable<K['carried']>
  /** The position that the game begins with, where the fuzzer has made one up; left out: it begins at its start. */
  position?: State<K>
  /** 32 or 64 hexadecimal digits, which says by which generator (rng.ts); left out while the game runs. */
  seed?: string
  /**
   * Where chance went on from another seed, for dice or cards were seen and taken back: after so many moves, and the seed, as
   * above. In this order; of two at one place the later one counts.
   */
  freshChance?: readonly (readonly [moves: number, seed: string])[]
  /** SHA-256 of the seed. */
  seedHash?: string
  moves: readonly (readonly [seat: Seat, move: Move<K>])[]
  /** How it stood after the last move; `state` is the hash of the state. */
  result?: { over: boolean; standing: readonly Standing[]; state: string }
}

/** What is wrong with a record, in one line that names the place. */
export class RecordFault extends Error {
  override name = 'RecordFault'
  /** The rules that it was played by, where these are not the ones that are played now. */
  rules?: OtherRules
}

/** Rules of a version, from a move on: 1 is the first one. */
export interface RulesSpan {
  from: number
  version: number
}

/** By which rules a record was played, and which ones are played here. */
export interface OtherRules {
  played: readonly RulesSpan[]
  now: number
}

/** By which rules a record was played, in order. */
export const rulesOf = ({ gameVersion, laterVersions = [] }: Pick<GameRecord, 'gameVersion' | 'laterVersions'>) => [
  { from: 1, version: gameVersion },
  ...laterVersions.map(([moves, version]): RulesSpan => ({ from: moves + 1, version })),
]

const fault = (message: string) => new RecordFault(message)

/** Reads the text of a record file. Throws a RecordFault. */
export function readRecord(text: string): GameRecord {
  return checkRecord(parse(text))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = (error as Error).message
    const at = Number(/position (\d+)/.exec(why)?.[1] ?? -1)
    if (at >= text.trimEnd().length || /unterminated|end of/i.test(why)) {
      throw fault(`The record is cut off: it ends after ${text.length} characters in the middle of its data.`)
    }
    throw fault(`This is no record: ${why.split('\n')[0]}.`)
  }
}

/** Checks the shape of a record that is JSON already. Throws a RecordFault. */
export function checkRecord(value: unknown): GameRecord {
  if (!isObject(value) || value.format !== recordFormat.format) {
    throw fault(`This is no record: "format" must be "${recordFormat.format}".`)
  }
  if (value.formatVersion !== recordFormat.formatVersion) {
    throw fault(`The record has format version ${text(value.formatVersion)}; this program reads version 1.`)
  }
  const {
    game,
    gameVersion,
    laterVersions,
    options,
    roles,
    carried,
    position,
    seed,
    freshChance,
    seedHash,
    moves,
    result,
  } = value
  if (typeof game !== 'string') throw fault('The record does not name its game: "game" must be a text.')
  if (!Number.isInteger(gameVersion)) throw fault('"gameVersion" must be a whole number.')
  if (laterVersions !== undefined && !(Array.isArray(laterVersions) && laterVersions.every(isLaterVersion))) {
    throw fault('"laterVersions" must be a list of a number of moves and a version each.')
  }
  if (!isObject(options)) throw fault('"options" must be an object.')
  if (!Array.isArray(roles) || !roles.every(role => role === null || typeof role === 'string')) {
    throw fault('"roles" must be a list with a text or null for each seat.')
  }
  if (carried !== undefined && !isObject(carried)) throw fault('"carried" must be an object.')
  if (position !== undefined && !isPosition(position)) throw fault('"position" must be the state of a game.')
  if (seed !== undefined && !isSeed(seed)) {
    throw fault('"seed" must be 32 or 64 hexadecimal digits.')
  }
  if (freshChance !== undefined && !(Array.isArray(freshChance) && freshChance.every(isFreshChance))) {
    throw fault('"freshChance" must be a list of a number of moves and a seed each.')
  }
  if (seedHash !== undefined && typeof seedHash !== 'string') throw fault('"seedHash" must be a text.')
  if (result !== undefined && !(isObject(result) && typeof result.state === 'string')) {
    throw fault('"result" must be an object with the hash of the state.')
  }
  if (!Array.isArray(moves)) throw fault('"moves" must be a list.')
  const bad = moves.findIndex(move => !isMove(move))
  if (bad >= 0) throw fault(`Move ${bad + 1}: must be a list of a seat and a move.`)
  return value as unknown as GameRecord
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPosition = (value: unknown) =>
  isObject(value) && isObject(value.g) && Array.isArray(value.stack) && Array.isArray(value.moved)
const isFreshChance = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && isSeed(value[1])
const isLaterVersion = (value: unknown) => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)
const isMove = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && isObject(value[1])

/** A value in a sentence: in short, for it may be of any size and depth. */
function text(value: unknown): string {
  if (Array.isArray(value)) return '[...]'
  return isObject(value) ? '{...}' : (JSON.stringify(value)?.slice(0, 40) ?? 'none')
}

export interface Replay<K extends Kinds> {
  state: State<K>
  /** Moves replayed. */
  moves: number
  /** What was heard; `move` is the number of moves made when it was. */
  log: (LoggedEvent<K> & { move: number })[]
}

export interface ReplayWish<K extends Kinds> {
  /** Stop after so many moves. */
  until?: number
  /** Called before every move with the position it is made in. The state is played on in place: copy what is to be kept. */
  eachMove?(state: State<K>, seat: Seat, move: Move<K>, n: number): void
  /** SHA-256 of a text as hexadecimal digits. With it the seed and the end are checked against the record's hashes. */
  hash?(text: string): string
}

/** Plays a record again, every move checked against the legal ones. Throws a RecordFault that names the place. */
export function replay<K extends Kinds>(
  game: Game<K>,
  record: GameRecord<K>,
  { until = Number.POSITIVE_INFINITY, eachMove, hash }: ReplayWish<K> = {},
): Replay<K> {
  checkAgainst(game, record)
  const carried = carriedIn(game, record)
  const { seed, seedHash, moves, result } = record
  if (seed === undefined) throw fault('The record has no seed: the game was still running, and cannot be replayed.')
  if (hash && seedHash !== undefined && hash(seed) !== seedHash)
    throw fault('The seed does not fit its published hash.')
  const { roles, options, position = null } = record
  const { state, ...begun } = beginning(game, { roles, options, seed, carried, position })
  const log = begun.heard.map(each => ({ ...each, move: 0 }))
  let { question } = begun
  const count = Math.min(until, moves.length)
  for (let n = 0; n < count; n++) {
    const [seat, move] = moves[n]
    freshen(state, record, n)
    const legal = checked(state, question, seat, move, n + 1)
    eachMove?.(state, seat, legal, n)
    const played = play(game, state, seat, legal)
    question = played.question
    for (const each of played.heard) log.push({ ...each, move: n + 1 })
  }
  freshen(state, record, count)
  if (hash && result && count === moves.length) checkEnd(state, result.state, hash)
  return { state, moves: count, log }
}

/** The seed from which chance goes on after so many moves; undefined: it goes on as it was. */
export const freshSeedAt = ({ freshChance = [] }: Pick<GameRecord, 'freshChance'>, moves: number): string | undefined =>
  freshChance.findLast(([after]) => after === moves)?.[1]

function freshen<K extends Kinds>(state: State<K>, record: GameRecord<K>, moves: number): void {
  const seed = freshSeedAt(record, moves)
  if (seed !== undefined) state.chance = seeded(seed)
}

/** The beginning of a game: its start, or the position that was made up for it. */
export function beginning<K extends Kinds>(
  game: Game<K>,
  begin: Start<K> & { position: State<K> | null },
): Played<K> & { state: State<K> } {
  if (begin.position === null) return start(game, begin)
  const state: State<K> = JSON.parse(JSON.stringify(begin.position))
  return { state, heard: [], question: questionAt(game, state) }
}

function checked<K extends Kinds>(
  state: State<K>,
  question: Question<K> | null,
  seat: Seat,
  move: Move<K>,
  n: number,
): Move<K> {
  const place = `Move ${n} (seat ${seat})`
  if (!question) throw fault(`${place}: the game was over before it.`)
  if (!(seat in state.moved)) throw fault(`${place}: there is no such seat.`)
  const legal = legalMove(question, seat, move)
  if (!legal && question.legal(seat).length === 0) throw fault(`${place}: this seat is not asked.`)
  if (!legal) throw fault(`${place}: not legal here.`)
  return legal
}

function checkEnd<K extends Kinds>(state: State<K>, recorded: string, hash: (text: string) => string): void {
  const found = stateHash(state, hash)
  if (found !== recorded)
    throw fault(`The game ends in another position than recorded: hash ${found}, not ${recorded}.`)
}

function checkAgainst(
  game: Pick<Game<Kinds>, 'id' | 'version' | 'seats' | 'roles' | 'options'>,
  record: Omit<GameRecord, 'position'>,
): void {
  if (record.game !== game.id) throw fault(`This is a record of "${record.game}", not of "${game.id}".`)
  const rules = { played: rulesOf(record), now: game.version }
  if (rules.played.some(({ version }) => version !== rules.now)) {
    throw Object.assign(fault(otherRulesText(rules)), { rules })
  }
  try {
    checkRoles(game, record.roles)
  } catch (error) {
    throw fault(`"roles": ${(error as Error).message}`)
  }
  for (const spec of game.options) {
    const value = (record.options as Record<string, unknown>)[spec.id]
    if (!isSetting(spec, value)) throw fault(`"options": "${spec.id}" cannot be ${text(value)}.`)
  }
}

function otherRulesText({ played, now }: OtherRules): string {
  const [first, ...later] = played
  const begin = `The game was played by version ${first.version} of the rules`
  const rest = later.map(({ from, version }) => ` up to move ${from - 1} and by version ${version} from there`)
  return `${begin}${rest.join('')}; this program plays version ${now}, and cannot replay it.`
}

/** What was handed on to the recorded game, checked by the game; null in a first game. Throws a RecordFault. */
export function carriedIn<K extends Kinds>(
  game: Pick<Game<K>, 'readCarried'>,
  { carried }: Pick<GameRecord<K>, 'carried'>,
): NonNullable<K['carried']> | null {
  if (carried === undefined) return null
  if (!game.readCarried) throw fault('"carried": this game is not played in a series.')
  try {
    return game.readCarried(carried)
  } catch (error) {
    throw fault(`"carried": ${(error as Error).message}`)
  }
}

/** A JSON value as text that depends on its content alone: keys in order, no fields that are undefined. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}

/**
 * A short name for a state: equal states have equal ones, whatever anybody remembers of how it came about. `hash` makes SHA-256 as
 * hexadecimal digits of a text.
 */
export const stateHash = <K extends Kinds>(state: State<K>, hash: (text: string) => string): string =>
  hash(canonical({ ...state, g: { ...state.g, memory: undefined } }))

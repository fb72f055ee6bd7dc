/**
 * The tables that a game can be played at: seats, settings and parts in every combination. Games are fuzzed at all of them
 * in turn; the first of them hold every pair of values that can meet.
 */
import type { Game } from '../game.ts'
import type { Kinds } from '../kinds.ts'

/** What a table begins with, besides the seed. */
export interface TableChoice<K extends Kinds> {
  seats: number
  options: K['options']
  /** Chosen parts; null: drawn at random. */
  roles: readonly (string | null)[]
}

/** What is not to vary. */
export interface FixedChoices<K extends Kinds> {
  seats?: number
  options?: Partial<K['options']>
}

type Value = string | number | boolean
type Row = readonly Value[]
interface Factor {
  name: string
  values: readonly Value[]
  /** Its value where it has no meaning. */
  usual?: Value
  /** By factor, the values with which it has one. */
  onlyWith?: Readonly<Record<string, readonly Value[]>>
}

/** Up to so many combinations are played one by one; beyond it those that hold every pair. */
const mostTables = 1000

/** The tables of a game: first `pairTablesOf`, then all others, unless there are more than a thousand. */
export function tablesOf<K extends Kinds>(game: Game<K>, fixed: FixedChoices<K> = {}): TableChoice<K>[] {
  const factors = factorsOf(game, fixed)
  const pairs = pairwise(factors)
  const count = factors.reduce((product, { values }) => product * values.length, 1)
  const known = new Set(pairs.map(row => row.join()))
  const others =
    count > mostTables ? [] : everyRow(factors).filter(row => isSound(factors, row) && !known.has(row.join()))
  return [...pairs, ...others].map(row => tableOf(game, factors, row))
}

/**
 * A few tables in which every two values meet: two settings, a setting and a number of seats, a setting and who plays the
 * first seat.
 */
export function pairTablesOf<K extends Kinds>(game: Game<K>): TableChoice<K>[] {
  const factors = factorsOf(game, {})
  return pairwise(factors).map(row => tableOf(game, factors, row))
}

function factorsOf<K extends Kinds>({ seats, options, roles }: Game<K>, fixed: FixedChoices<K>): Factor[] {
  const numbers = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i)
  const settings = options.map(spec => {
    const value = (fixed.options as Record<string, Value> | undefined)?.[spec.id]
    const all = spec.kind === 'flag' ? [spec.default, !spec.default] : spec.choices
    return { name: spec.id, values: value === undefined ? all : [value], usual: spec.default, onlyWith: spec.onlyWith }
  })
  const turns = Array.from({ length: roles(fixed.seats ?? seats.max).length + 1 }, (_, i) => i)
  return [
    { name: 'seats', values: fixed.seats === undefined ? numbers : [fixed.seats] },
    ...settings,
    { name: 'roles', values: turns },
  ]
}

/** `roles` counts how far the chosen parts are turned round the seats; 0: all are drawn at random. */
function tableOf<K extends Kinds>(game: Game<K>, factors: readonly Factor[], row: Row): TableChoice<K> {
  const value = Object.fromEntries(factors.map(({ name }, i) => [name, row[i]]))
  const { seats, roles: turn, ...options } = value as { seats: number; roles: number }
  const parts = game.roles(seats)
  const part = (seat: number) => (turn === 0 || seat >= parts.length ? null : parts[(seat + turn - 1) % parts.length])
  return { seats, options: options as K['options'], roles: Array.from({ length: seats }, (_, seat) => part(seat)) }
}

function everyRow(factors: readonly Factor[]): Row[] {
  return factors.reduce<Row[]>((rows, { values }) => rows.flatMap(row => values.map(value => [...row, value])), [[]])
}

/** Has a value that is not the usual one a meaning with those others that are set? */
function isSound(factors: readonly Factor[], row: readonly (Value | undefined)[]): boolean {
  const at = (name: string) => row[factors.findIndex(each => each.name === name)]
  return factors.every(({ usual, onlyWith = {} }, i) => {
    if (row[i] === undefined || row[i] === usual) return true
    return Object.entries(onlyWith).every(([of, allowed]) => at(of) === undefined || allowed.includes(at(of)!))
  })
}

/** Rows in which every two values of different factors that can meet stand together at least once. */
function pairwise(factors: readonly Factor[]): Row[] {
  const wanted = new Set(pairsOf(factors, everyPair))
  const rows: Row[] = []
  for (const pair of wanted) {
    const row = rowFor(factors, pair, wanted)
    wanted.delete(pair)
    if (row === null) continue
    rows.push(row)
    for (const met of pairsOf(factors, (i, j) => [[row[i], row[j]]])) wanted.delete(met)
  }
  return rows.length > 0 ? rows : everyRow(factors)

  function everyPair(i: number, j: number): [Value, Value][] {
    return factors[i].values.flatMap(a => factors[j].values.map((b): [Value, Value] => [a, b]))
  }
}

const nameOf = (i: number, a: Value, j: number, b: Value) => `${i}=${a} ${j}=${b}`

function pairsOf(factors: readonly Factor[], values: (i: number, j: number) => [Value, Value][]): string[] {
  return factors.flatMap((_, j) =>
    factors.slice(0, j).flatMap((_, i) => values(i, j).map(([a, b]) => nameOf(i, a, j, b))),
  )
}

/** A row that holds a pair, and of the other wanted ones as many as each further value can bring; null where none can. */
function rowFor(factors: readonly Factor[], pair: string, wanted: ReadonlySet<string>): Row | null {
  const seed = new Map(pair.split(' ').map(part => part.split('=') as [string, string]))
  const given = factors.map(({ values }, i) => values.find(value => String(value) === seed.get(String(i))))
  const brings = (row: readonly (Value | undefined)[], i: number, value: Value) =>
    factors.filter((_, j) => {
      const other = row[j]
      if (j === i || other === undefined) return false
      return wanted.has(j < i ? nameOf(j, other, i, value) : nameOf(i, value, j, other))
    }).length
  return completed(given)

  function completed(row: readonly (Value | undefined)[]): Row | null {
    if (!isSound(factors, row)) return null
    const i = row.indexOf(undefined)
    if (i < 0) return row as Row
    const best = [...factors[i].values].sort((a, b) => brings(row, i, b) - brings(row, i, a))
    for (const value of best) {
      const found = completed(row.map((each, j) => (j === i ? value : each)))
      if (found) return found
    }
    return null
  }
}

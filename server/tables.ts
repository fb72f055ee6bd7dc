/** The tables in memory: one after the other each command is tried, made durable, and only then told. */
import { setImmediate as breathe } from 'node:timers/promises'
import type { Guest } from '../kernel/index.ts'
import {
  type Answer,
  act,
  advance,
  type Command,
  createTable,
  linesOf,
  type NewTable,
  type Outcome,
  type Refused,
  stepsOfRecord,
  type Table,
  tableOf,
  tick,
  trimmed,
  type Who,
} from '../table/index.ts'
import { additionOf } from './additions.ts'
import { shelved, sitting } from './shelf.ts'
import type { Addition } from './store/groups.ts'
import type { Store } from './store/store.ts'

/** A table in memory. */
export interface Live {
  readonly key: number
  table: Table
  /** What is asked of it and has not been tried yet. */
  waiting: Asked[]
  /** The end of the queue of jobs. */
  busy: Promise<unknown>
  /** When it was last used, in milliseconds since 1970. */
  used: number
}

/** Something that is asked of a table, and who waits for the answer. */
interface Asked {
  /** null: there is nothing to do. */
  make(table: Table): Outcome | Refused | null
  answer(answer: Answer): void
  fail(error: unknown): void
}

/** The tables in memory, and what they need. */
export interface Tables {
  games: Readonly<Record<string, Guest>>
  store: Store
  now(): number
  /** Called when something has changed at a table, and is durable. */
  changed(live: Live, before: Table): void
  opened: Map<string, Promise<Live | null>>
  byKey: Map<number, Live>
}

/** A record is played so many moves at a time, for others wait. */
const stepsAtOnce = 10
/** A table that nobody uses stays in memory for so many milliseconds. */
const keptFor = 60_000

export function openTables(need: Pick<Tables, 'games' | 'store' | 'now' | 'changed'>): Tables {
  const tables: Tables = { ...need, opened: new Map(), byKey: new Map() }
  need.store.onNews(keys => {
    for (const live of keys.map(key => tables.byKey.get(key))) {
      if (live) queue(live, () => refresh(tables, live)).catch(() => {})
    }
  })
  return tables
}

/** The table of that id, from memory or from the store; null when there is none. */
export function openTable(tables: Tables, id: string): Promise<Live | null> {
  const { opened } = tables
  const known = opened.get(id)
  if (known) return known.then(live => live && touched(tables, live))
  const live = load(tables, id)
  opened.set(id, live)
  live.then(found => found ?? opened.delete(id)).catch(() => opened.delete(id))
  return live
}

/** A table that is used is not forgotten. */
function touched({ now }: Tables, live: Live): Live {
  live.used = now()
  return live
}

async function load(tables: Tables, id: string): Promise<Live | null> {
  const stored = await tables.store.load(id)
  return stored && remember(tables, stored.key, tableFromStore(tables, stored))
}

/** A stored table as it stands. */
export function tableFromStore(
  { games, now }: Pick<Tables, 'games' | 'now'>,
  { game, core, version, entries, said }: NonNullable<Awaited<ReturnType<Store['load']>>>,
): Table {
  if (!Object.hasOwn(games, game)) throw new Error(`The table ${core.id} plays "${game}", which is not known here.`)
  return { ...entries.reduce(advance, tableOf(games[game].game, core, version, now())), chat: said }
}

function remember(tables: Tables, key: number, table: Table): Live {
  const live: Live = { key, table, waiting: [], busy: Promise.resolve(), used: tables.now() }
  tables.byKey.set(key, live)
  return live
}

/** A new table; it is durable when it is given. Throws a RangeError when the wish cannot be had. */
export async function createLive(tables: Tables, wish: NewTable): Promise<Live> {
  const { games, now } = tables
  return keepTable(tables, createTable(games[wish.setup.game].game, wish, now()))
}

/** Keeps a new table; it is durable when it is given. Throws when there is one of its id. */
export const keepTable = (tables: Tables, table: Table): Promise<Live> => store(tables, table, [])

/** A new table that stands where a record ends. Throws a RecordFault when the record is not sound. */
export async function importLive(
  tables: Tables,
  game: string,
  record: unknown,
  wish: Pick<NewTable, 'id' | 'name' | 'owner'>,
): Promise<Live> {
  const { games, now } = tables
  const additions: Omit<Addition, 'key'>[] = []
  const play = stepsOfRecord(games[game].game, record, wish, now())
  const first = play.next().value!.table
  let last = first
  for (const outcome of play) {
    additions.push(additionOf(last, [outcome], now()))
    last = outcome.table
    if (additions.length % stepsAtOnce === 0) await breathe()
  }
  return store(tables, first, additions, trimmed(last))
}

async function store(tables: Tables, first: Table, additions: Omit<Addition, 'key'>[], table = first): Promise<Live> {
  const { core } = first
  const shelf = shelved(first, tables.now())
  const row = { id: core.id, game: core.setup.game, core, shelf, seats: sitting(first), additions }
  const live = remember(tables, await tables.store.create(row, tables.now()), table)
  tables.opened.set(core.id, Promise.resolve(live))
  return live
}

/** One job after the other at each table. */
function queue<T>(live: Live, job: () => Promise<T>): Promise<T> {
  const result = live.busy.then(job)
  live.busy = result.catch(() => {})
  return result
}

/** Tries a command; what was done is durable. */
export function command(tables: Tables, live: Live, wanted: Command, who: Who): Promise<Answer> {
  touched(tables, live)
  return ask(live, tables, table => act(table, wanted, who, tables.now()))
}

/** Lets time pass at a table. */
export async function pass(tables: Tables, live: Live): Promise<void> {
  await ask(live, tables, table => tick(table, tables.now(), { expires: true }))
}

function ask(live: Live, tables: Tables, make: Asked['make']): Promise<Answer> {
  return new Promise((answer, fail) => {
    live.waiting.push({ make, answer, fail })
    if (live.waiting.length === 1) void queue(live, () => takeTurn(tables, live))
  })
}

/** What has been asked of a table by now is tried one after the other, made durable together, and shown at once. */
async function takeTurn(tables: Tables, live: Live): Promise<void> {
  // Whatever arrives in this turn of the event loop comes along.
  await breathe()
  const all = live.waiting
  live.waiting = []
  try {
    const answers = await tryAll(tables, live, all)
    for (const [i, { answer }] of all.entries()) answer(answers[i])
  } catch (error) {
    for (const { fail } of all) fail(error)
  }
}

async function tryAll(tables: Tables, live: Live, all: readonly Asked[], tries = 3): Promise<Answer[]> {
  const before = live.table
  const outcomes: Outcome[] = []
  const answers = all.map(asked => tryOne(asked, outcomes.at(-1)?.table ?? before, outcomes))
  if (outcomes.length === 0) return answers
  const { table } = outcomes.at(-1)!
  if (!(await tables.store.add({ key: live.key, ...additionOf(before, outcomes, tables.now()) }))) {
    await refresh(tables, live)
    return tries > 1 ? tryAll(tables, live, all, tries - 1) : all.map(() => ({ is: 'refused', why: 'stale' }))
  }
  live.table = trimmed({ ...table, away: live.table.away })
  tables.changed(live, before)
  return answers
}

/** Tries one thing that is asked, and adds what it makes of the table to the outcomes. */
function tryOne({ make, fail }: Asked, before: Table, outcomes: Outcome[]): Answer {
  try {
    const outcome = make(before)
    if (outcome === null) return { is: 'done' }
    if ('refused' in outcome) {
      const { refused: why, at } = outcome
      return at === undefined ? { is: 'refused', why } : { is: 'refused', why, at }
    }
    const { steps, notes, made } = outcome
    if (steps.length > 0 || notes.length > 0) outcomes.push(outcome)
    return made === undefined ? { is: 'done' } : { is: 'done', made }
  } catch (error) {
    fail(error)
    return { is: 'done' }
  }
}

/** Takes in what other servers have added meanwhile. */
async function refresh(tables: Tables, live: Live): Promise<void> {
  const before = live.table
  const { entries, said } = await tables.store.after(live.key, before.version)
  if (entries.length === 0 && said.length === before.chat.length) return
  const chat = merged(before.chat, said)
  live.table = trimmed({ ...entries.reduce(advance, before), chat, away: live.table.away })
  tables.changed(live, before)
}

/** The chat as it was shown, and then what is new in it. */
function merged(shown: Table['chat'], stored: Table['chat']): Table['chat'] {
  const known = new Set(shown.map(line => JSON.stringify(line)))
  return [...shown, ...stored.filter(line => !known.has(JSON.stringify(line)))]
}

/** Sees to it that so many lines of the log are in memory, if there are so many. */
export function readBack(tables: Tables, live: Live, lines: number): Promise<void> {
  return queue(live, async () => {
    const { log, core } = live.table
    if (log.length >= Math.min(lines, core.lines.all)) return
    const whole = linesOf(await tables.store.entries(live.key))
    live.table = { ...live.table, log: [...whole.slice(0, core.lines.all - log.length), ...log] }
  })
}

/** Forgets tables that nobody has used for a while. */
export function forget({ byKey, opened, now }: Tables, isIdle: (live: Live) => boolean): void {
  for (const [key, live] of byKey) {
    if (now() - live.used < keptFor || !isIdle(live)) continue
    byKey.delete(key)
    opened.delete(live.table.core.id)
  }
}

/** Waits until no command is under way. */
export async function settle({ byKey }: Tables): Promise<void> {
  await Promise.all([...byKey.values()].map(live => live.busy))
}

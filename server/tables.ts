/** The tables in memory: one after the other each command is tried, made durable, and only then told. */
import type { GameModule, Seat } from '../kernel/index.ts'
import {
  type Answer,
  act,
  answerOf,
  type Command,
  createTable,
  type LostTime,
  type NewTable,
  noteFailing,
  type Outcome,
  passLost,
  type Table,
  tick,
  trimmed,
  type Who,
} from '../table/index.ts'
import { additionOf, firstWaits } from './additions.ts'
import { plainClock } from './clock.ts'
import { freshSeed } from './freshSeed.ts'
import { limits } from './limits.ts'
import { type Asked, type LoadedTable, queue, tableFromStore } from './loadedTable.ts'
import { hearNews, refresh } from './news.ts'
import { lastLines } from './oldLines.ts'
import type { Store } from './store/store.ts'
import { lobbyFactsOf, sitting, summaryOf } from './summary.ts'
import { openTurns } from './turns.ts'

/** The tables in memory, and what they need. */
export interface Tables {
  games: Readonly<Record<string, GameModule>>
  store: Store
  now(): number
  /** What chance goes on from after an undo by consent: it is never taken from a command. */
  freshSeed(): string
  /** What was nobody's time so far, and what makes sure of it before time is let pass (see clock.ts). */
  lost(): LostTime
  sure(lost?: LostTime): Promise<void>
  /** Called when something has changed at a table, and is durable. */
  changed(loaded: LoadedTable, before: Table): void
  /** Resolves when the next turn of the event loop has room for one more table. */
  turn(): Promise<void>
  opened: Map<string, Promise<LoadedTable | null>>
  byKey: Map<number, LoadedTable>
}

type Need = Pick<Tables, 'games' | 'store' | 'now' | 'changed'> & Partial<Pick<Tables, 'lost' | 'sure' | 'freshSeed'>>

export function openTables(need: Need): Tables {
  const { lost, sure } = plainClock(need.now)
  const turn = openTurns(limits.tablesInTurn)
  const tables: Tables = { lost, sure, freshSeed, turn, ...need, opened: new Map(), byKey: new Map() }
  need.store.onNews(news => hearNews(tables, news))
  return tables
}

/** What is no id is looked up nowhere. */
const couldBeId = /^[\w-]{1,40}$/

/** The table of that id, from memory or from the store; null when there is none. */
export async function openTable(tables: Tables, id: string): Promise<LoadedTable | null> {
  const { opened } = tables
  if (!couldBeId.test(id)) return null
  const known = opened.get(id)
  if (known) return known.then(loaded => loaded && touched(tables, loaded))
  const loaded = load(tables, id)
  opened.set(id, loaded)
  loaded.then(found => found ?? opened.delete(id)).catch(() => opened.delete(id))
  return loaded
}

/** A table that is used is not forgotten. */
function touched({ now }: Tables, loaded: LoadedTable): LoadedTable {
  loaded.used = now()
  return loaded
}

async function load(tables: Tables, id: string): Promise<LoadedTable | null> {
  const stored = await tables.store.load(id)
  if (!stored) return null
  const loaded = remember(tables, stored.key, tableFromStore(tables, stored), stored.earlierLines)
  await catchUp(tables, loaded).catch(() => {})
  return loaded
}

/** Lets the table pass over time that was nobody's. */
export async function catchUp(tables: Tables, loaded: LoadedTable): Promise<void> {
  const { table } = loaded
  if (passLost(table, tables.lost(), tables.now())) await ask(loaded, tables, () => null)
}

function remember(tables: Tables, key: number, table: Table, earlierLines = 0): LoadedTable {
  const idle = { waiting: [], marks: new Map(), busy: Promise.resolve() }
  const loaded: LoadedTable = { key, table, ...idle, earlierLines, used: tables.now() }
  tables.byKey.set(key, loaded)
  return loaded
}

/** A new table; it is durable when it is given. Throws a RangeError when the wish cannot be had. */
export async function createLive(tables: Tables, wish: NewTable): Promise<LoadedTable> {
  const { games, now } = tables
  return keepTable(tables, createTable(games[wish.setup.game].game, wish, now()))
}

/** Keeps a new table; it is durable when it is given. Throws when there is one of its id. */
export async function keepTable(tables: Tables, table: Table): Promise<LoadedTable> {
  const lost = tables.lost()
  const kept = lost.n === 0 ? table : { ...table, core: { ...table.core, lost } }
  const { core } = kept
  const summary = summaryOf(kept, tables.now())
  const seated = { seats: sitting(kept), waits: firstWaits(kept, tables.now()), lobby: lobbyFactsOf(kept) }
  const row = { id: core.id, game: core.setup.game, core, summary, ...seated }
  const loaded = remember(tables, await tables.store.create(row, tables.now()), kept)
  tables.opened.set(core.id, Promise.resolve(loaded))
  return loaded
}

/** Tries a command; what was done is durable. */
export function command(tables: Tables, loaded: LoadedTable, wanted: Command, who: Who): Promise<Answer> {
  touched(tables, loaded)
  const whole = wanted.do === 'agree' ? { ...wanted, seed: tables.freshSeed() } : wanted
  return ask(loaded, tables, table => act(table, whole, who, tables.now()))
}

/** Replaces a table in memory by what a job makes of it, while nothing else happens there. */
export function anew(tables: Tables, loaded: LoadedTable, job: (table: Table) => Promise<Table>): Promise<void> {
  return queue(loaded, async () => {
    const before = loaded.table
    loaded.table = await job(before)
    tables.changed(loaded, before)
  })
}

/** Lets time pass at a table. */
export async function pass(tables: Tables, loaded: LoadedTable): Promise<void> {
  await tables.sure(loaded.table.core.lost)
  await ask(loaded, tables, table => tick(table, tables.now(), { expires: true }))
}

/** Notes at a table that the bot of a seat fails again and again, or does so no more. */
export async function botFails(tables: Tables, loaded: LoadedTable, seat: Seat, fails: boolean): Promise<void> {
  await ask(loaded, tables, table => noteFailing(table, seat, fails, tables.now()))
}

function ask(loaded: LoadedTable, tables: Tables, make: Asked['make']): Promise<Answer> {
  return new Promise((answer, fail) => {
    loaded.waiting.push({ make, answer, fail })
    if (loaded.waiting.length === 1) void queue(loaded, () => takeTurn(tables, loaded))
  })
}

/** What has been asked of a table by now is tried one after the other, made durable together, and shown at once. */
async function takeTurn(tables: Tables, loaded: LoadedTable): Promise<void> {
  // Whatever arrives in this turn of the event loop comes along.
  await tables.turn()
  const all = loaded.waiting
  loaded.waiting = []
  try {
    const answers = await tryAll(tables, loaded, all)
    for (const [i, { answer }] of all.entries()) answer(answers[i])
  } catch (error) {
    for (const { fail } of all) fail(error)
  }
}

async function tryAll(tables: Tables, loaded: LoadedTable, all: readonly Asked[], tries = 3): Promise<Answer[]> {
  const before = loaded.table
  const outcomes: Outcome[] = []
  const caughtUp = passLost(before, tables.lost(), tables.now())
  if (caughtUp) outcomes.push(caughtUp)
  const answers = all.map(asked => tryOne(asked, outcomes.at(-1)?.table ?? before, outcomes))
  if (outcomes.length === 0) return answers
  const { table } = outcomes.at(-1)!
  if (!(await tables.store.add({ key: loaded.key, ...additionOf(before, outcomes, tables.now()) }))) {
    await refresh(tables, loaded)
    return tries > 1 ? tryAll(tables, loaded, all, tries - 1) : all.map(() => ({ is: 'refused', why: 'stale' }))
  }
  if (outcomes.some(({ steps }) => steps.some(({ entry }) => entry.undone))) loaded.marks.clear()
  const isAsMany = table.away.length === loaded.table.away.length
  loaded.table = trimmed({ ...table, ...(isAsMany && { away: loaded.table.away }) })
  tables.changed(loaded, before)
  return answers
}

/** Tries one thing that is asked, and adds what it makes of the table to the outcomes. */
function tryOne({ make, fail }: Asked, before: Table, outcomes: Outcome[]): Answer {
  try {
    const outcome = make(before)
    const isChange = outcome !== null && 'steps' in outcome && outcome.steps.length + outcome.notes.length > 0
    if (isChange) outcomes.push(outcome)
    return answerOf(outcome)
  } catch (error) {
    fail(error)
    return { is: 'done' }
  }
}

/** Sees to it that so many lines of the log are in memory, if there are so many. */
export function readBack(tables: Tables, loaded: LoadedTable, lines: number): Promise<void> {
  return queue(loaded, async () => {
    const { log, core } = loaded.table
    if (log.length >= Math.min(lines, core.lines.all)) return
    const [end, missing] = [core.lines.all - log.length, Math.min(lines, core.lines.all) - log.length]
    const earlier = await lastLines(tables.store, loaded, end, missing)
    loaded.table = { ...loaded.table, log: [...earlier, ...log] }
  })
}

/** Forgets tables that nobody has used for a while. */
export function forget({ byKey, opened, now }: Tables, isIdle: (loaded: LoadedTable) => boolean): void {
  for (const [key, loaded] of byKey) {
    if (now() - loaded.used < limits.tableKept || !isIdle(loaded)) continue
    byKey.delete(key)
    opened.delete(loaded.table.core.id)
  }
}

/** Waits until no command is under way. */
export async function settle({ byKey }: Tables): Promise<void> {
  await Promise.all([...byKey.values()].map(loaded => loaded.busy))
}

/** The house at work: the store, the tables in memory, who watches them, the bots, the clock. */
import { type Answer, type Command, nextLook, type Table, type Who } from '../table/index.ts'
import { openBotPool } from './bots/botPool.ts'
import { type Bots, hurry, isThinking, noteMove, scheduleBots } from './bots/bots.ts'
import { arrangePasses, type Passes, stopPasses } from './bots/passes.ts'
import { goOn } from './series.ts'
import type { Settings } from './settings.ts'
import { broadcast, type Connection, enter, exit, isEmpty, linesAtFirst, openRoom, type Room } from './socket/rooms.ts'
import type { Store } from './store/store.ts'
import {
  command,
  forget,
  type LoadedTable,
  openTable,
  openTables,
  pass,
  readBack,
  settle,
  type Tables,
} from './tables.ts'

export interface Host {
  tables: Tables
  bots: Bots
  passes: Passes
  rooms: Map<LoadedTable, Room>
  timers: Map<LoadedTable, NodeJS.Timeout>
  rounds: NodeJS.Timeout
  grace: number
  now(): number
  fault(error: unknown): void
}

/** How often the house looks for tables whose time has come, in milliseconds. */
const roundTime = 15_000
const longestTimer = 2 ** 31 - 1

export function openHost(settings: Settings, store: Store, fault: (error: unknown) => void, now = Date.now): Host {
  const rooms: Host['rooms'] = new Map()
  const changed = (loaded: LoadedTable, before: Table) => onChange(host, loaded, before)
  const tables = openTables({ games: settings.games, store, now, changed })
  const bots: Bots = {
    botPool: openBotPool(settings.gamesModule, settings.botThreads),
    move: (loaded, wanted, seat) => command(tables, loaded, wanted, { bot: seat }),
    isWatched: loaded => rooms.has(loaded) && !isEmpty(rooms.get(loaded)!),
    pace: settings.pace,
    isClosed: false,
    plays: new WeakMap(),
    now,
    fault,
  }
  const passes: Passes = {
    move: (loaded, wanted, who) => command(tables, loaded, wanted, who),
    moment: settings.passAfter,
    fault,
    waiting: new Map(),
  }
  const rounds = setInterval(() => void sweep(host).catch(fault), roundTime)
  rounds.unref()
  const { grace } = settings
  const host: Host = { tables, bots, passes, rooms, timers: new Map(), rounds, grace, now, fault }
  void sweep(host).catch(fault)
  return host
}

/** Stops: what is under way is made durable, nothing new begins. */
export async function closeHost({ tables, bots, passes, timers, rounds }: Host): Promise<void> {
  bots.isClosed = true
  clearInterval(rounds)
  stopPasses(passes)
  for (const timer of timers.values()) clearTimeout(timer)
  await settle(tables)
  await bots.botPool.close()
}

function onChange(host: Host, loaded: LoadedTable, before: Table): void {
  if (loaded.table.core.moves !== before.core.moves) noteMove(host.bots, loaded)
  const room = host.rooms.get(loaded)
  if (room) broadcast(room, before, host.now())
  schedule(host, loaded)
}

/** Sees to what comes next at a table: bots' moves, and what the clock will bring. */
export function schedule(host: Host, loaded: LoadedTable): void {
  const { timers, tables, now, fault } = host
  clearTimeout(timers.get(loaded))
  timers.delete(loaded)
  const due = nextLook(loaded.table)
  if (due !== null) {
    const wait = Math.min(Math.max(due - now(), 0), longestTimer)
    const timer = setTimeout(() => void pass(tables, loaded).catch(fault), wait)
    timer.unref()
    timers.set(loaded, timer)
  }
  scheduleBots(host.bots, loaded)
  arrangePasses(host.passes, loaded)
}

/** Tables that are in nobody's eye go on too when their time has come; those that nobody uses are forgotten. */
export async function sweep(host: Host): Promise<void> {
  const { rooms, tables, bots, timers } = host
  for (const [loaded, room] of rooms) if (isEmpty(room) && room.leaving.size === 0) rooms.delete(loaded)
  forget(tables, loaded => !rooms.has(loaded) && !isThinking(bots, loaded))
  for (const loaded of timers.keys()) {
    if (tables.byKey.get(loaded.key) === loaded) continue
    clearTimeout(timers.get(loaded))
    timers.delete(loaded)
  }
  // One table that cannot be opened must not keep the others waiting.
  for (const id of await tables.store.due(host.now())) await call(host, id).catch(host.fault)
}

async function call(host: Host, id: string): Promise<void> {
  const loaded = await openTable(host.tables, id)
  if (loaded) schedule(host, loaded)
}

/** Does what somebody asks of a table; what was done is durable. */
export async function ask(host: Host, loaded: LoadedTable, wanted: Command, who: Who): Promise<Answer> {
  if (wanted.do === 'sequel' && 'user' in who) return goOn(host.tables, loaded, who)
  const answer = await command(host.tables, loaded, wanted, who)
  if (wanted.do === 'hurry' && answer.is === 'done') hurry(host.bots, loaded)
  return answer
}

/** Lets a connection watch a table. */
export async function admit(host: Host, loaded: LoadedTable, connection: Connection): Promise<void> {
  await readBack(host.tables, loaded, linesAtFirst)
  const room = host.rooms.get(loaded) ?? openRoom(loaded, host.grace)
  host.rooms.set(loaded, room)
  enter(room, connection, host.now())
  schedule(host, loaded)
}

export function dismiss({ rooms, now }: Host, loaded: LoadedTable, connection: Connection): void {
  const room = rooms.get(loaded)
  if (room) exit(room, connection, now)
}

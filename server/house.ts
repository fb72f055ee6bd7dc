/** The house at work: the store, the tables in memory, who watches them, the bots, the clock. */
import { type Answer, type Command, nextLook, type Table, type Who } from '../table/index.ts'
import { arrange, type Bots, hurry, isThinking, noteMove } from './bots.ts'
import { openMinds } from './minds.ts'
import { arrangePasses, type Passes, stopPasses } from './passes.ts'
import { broadcast, type Connection, enter, exit, isEmpty, linesAtFirst, openRoom, type Room } from './rooms.ts'
import { goOn } from './series.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import { command, forget, type Live, openTable, openTables, pass, readBack, settle, type Tables } from './tables.ts'

export interface House {
  tables: Tables
  bots: Bots
  passes: Passes
  rooms: Map<Live, Room>
  timers: Map<Live, NodeJS.Timeout>
  rounds: NodeJS.Timeout
  grace: number
  now(): number
  fault(error: unknown): void
}

/** How often the house looks for tables whose time has come, in milliseconds. */
const roundTime = 15_000
const longestTimer = 2 ** 31 - 1

export function openHouse(settings: Settings, store: Store, fault: (error: unknown) => void, now = Date.now): House {
  const rooms: House['rooms'] = new Map()
  const changed = (live: Live, before: Table) => onChange(house, live, before)
  const tables = openTables({ games: settings.games, store, now, changed })
  const bots: Bots = {
    minds: openMinds(settings.gamesModule, settings.botThreads),
    move: (live, wanted, seat) => command(tables, live, wanted, { bot: seat }),
    isWatched: live => rooms.has(live) && !isEmpty(rooms.get(live)!),
    pace: settings.pace,
    isClosed: false,
    plays: new WeakMap(),
    now,
    fault,
  }
  const passes: Passes = {
    move: (live, wanted, who) => command(tables, live, wanted, who),
    moment: settings.passAfter,
    fault,
    waiting: new Map(),
  }
  const rounds = setInterval(() => void lookAround(house).catch(fault), roundTime)
  rounds.unref()
  const { grace } = settings
  const house: House = { tables, bots, passes, rooms, timers: new Map(), rounds, grace, now, fault }
  void lookAround(house).catch(fault)
  return house
}

/** Stops: what is under way is made durable, nothing new begins. */
export async function closeHouse({ tables, bots, passes, timers, rounds }: House): Promise<void> {
  bots.isClosed = true
  clearInterval(rounds)
  stopPasses(passes)
  for (const timer of timers.values()) clearTimeout(timer)
  await settle(tables)
  await bots.minds.close()
}

function onChange(house: House, live: Live, before: Table): void {
  if (live.table.core.moves !== before.core.moves) noteMove(house.bots, live)
  const room = house.rooms.get(live)
  if (room) broadcast(room, before, house.now())
  attend(house, live)
}

/** Sees to what comes next at a table: bots' moves, and what the clock will bring. */
export function attend(house: House, live: Live): void {
  const { timers, tables, now, fault } = house
  clearTimeout(timers.get(live))
  timers.delete(live)
  const due = nextLook(live.table)
  if (due !== null) {
    const wait = Math.min(Math.max(due - now(), 0), longestTimer)
    const timer = setTimeout(() => void pass(tables, live).catch(fault), wait)
    timer.unref()
    timers.set(live, timer)
  }
  arrange(house.bots, live)
  arrangePasses(house.passes, live)
}

/** Tables that are in nobody's eye go on too when their time has come; those that nobody uses are forgotten. */
export async function lookAround(house: House): Promise<void> {
  const { rooms, tables, bots, timers } = house
  for (const [live, room] of rooms) if (isEmpty(room) && room.leaving.size === 0) rooms.delete(live)
  forget(tables, live => !rooms.has(live) && !isThinking(bots, live))
  for (const live of timers.keys()) {
    if (tables.byKey.get(live.key) === live) continue
    clearTimeout(timers.get(live))
    timers.delete(live)
  }
  // One table that cannot be opened must not keep the others waiting.
  for (const id of await tables.store.due(house.now())) await call(house, id).catch(house.fault)
}

async function call(house: House, id: string): Promise<void> {
  const live = await openTable(house.tables, id)
  if (live) attend(house, live)
}

/** Does what somebody asks of a table; what was done is durable. */
export async function ask(house: House, live: Live, wanted: Command, who: Who): Promise<Answer> {
  if (wanted.do === 'sequel' && 'user' in who) return goOn(house.tables, live, who)
  const answer = await command(house.tables, live, wanted, who)
  if (wanted.do === 'hurry' && answer.is === 'done') hurry(house.bots, live)
  return answer
}

/** Lets a connection watch a table. */
export async function admit(house: House, live: Live, connection: Connection): Promise<void> {
  await readBack(house.tables, live, linesAtFirst)
  const room = house.rooms.get(live) ?? openRoom(live, house.grace)
  house.rooms.set(live, room)
  enter(room, connection, house.now())
  attend(house, live)
}

export function dismiss({ rooms, now }: House, live: Live, connection: Connection): void {
  const room = rooms.get(live)
  if (room) exit(room, connection, now)
}

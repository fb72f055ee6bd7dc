/** The house at work: the store, the tables in memory, who watches them, and what the tables do without being asked. */
import { randomInt } from 'node:crypto'
import {
  type Answer,
  type Command,
  isEnded,
  linesAtFirst,
  openRunner,
  type Runner,
  type Table,
  type Who,
} from '../table/index.ts'
import { type BotPool, openBotPool, quickSeed } from './bots/botPool.ts'
import { plainClock } from './clock.ts'
import { type DueTables, openDueTables } from './dueTables.ts'
import { limits } from './limits.ts'
import type { LoadedTable } from './loadedTable.ts'
import { lookForGrowth } from './news.ts'
import { openWordFilter, type WordFilter, wordsOf } from './people/wordFilter.ts'
import { repeated } from './repeated.ts'
import { goOn, playAgain } from './series.ts'
import type { Settings } from './settings.ts'
import {
  broadcast,
  type Connection,
  enter,
  exit,
  forgetUsers,
  hearOfUsers,
  isEmpty,
  knowsPresence,
  openRoom,
  type Room,
  show,
  showOne,
  sittersIn,
} from './socket/rooms.ts'
import { openTeller, type Teller } from './socket/teller.ts'
import { type Counter, openCounter } from './standing/counter.ts'
import { type Keeper, openKeeper } from './standing/tournaments/keeper.ts'
import type { Presence } from './store/notifier.ts'
import type { Store } from './store/store.ts'
import {
  botFails,
  catchUp,
  command,
  forget,
  openTable,
  openTables,
  pass,
  readBack,
  settle,
  type Tables,
} from './tables.ts'

export interface Host {
  settings: Pick<Settings, 'pace' | 'passAfter' | 'grace'>
  tables: Tables
  words: WordFilter
  botPool: BotPool
  rooms: Map<LoadedTable, Room>
  runners: Map<LoadedTable, Runner>
  rounds: NodeJS.Timeout
  looks: NodeJS.Timeout
  tidying: NodeJS.Timeout
  due: DueTables
  counter: Counter
  keeper: Keeper
  teller: Teller<Room>
  now(): number
  fault(error: unknown): void
}

/** How often the house looks for tables whose time has come, in milliseconds. */
const roundTime = 15_000
const day = 24 * 3_600_000

export function openHost(
  settings: Settings,
  store: Store,
  fault: (error: unknown) => void,
  clock = plainClock(),
): Host {
  const { now, lost, sure } = clock
  const changed = (loaded: LoadedTable, before: Table) => onChange(host, loaded, before)
  const round = repeated(() => sweep(host), fault)
  const rounds = setInterval(round, roundTime).unref()
  const lookOnce = repeated(() => lookForGrowth(host.tables), fault)
  const looks = setInterval(() => {
    tellPresence(host)
    void lookOnce()
  }, limits.look).unref()
  const { chatDays } = settings
  const tidy = repeated(async () => {
    if (chatDays !== undefined) await store.removeChat(now() - chatDays * day)
  }, fault)
  const tidying = setInterval(tidy, limits.tidying).unref()
  const tables = openTables({ games: settings.games, store, now, lost, sure, changed })
  const keeper = openKeeper({ tables, fault })
  const host: Host = {
    settings,
    words: openWordFilter(settings.wordsFile === undefined ? [] : wordsOf(settings.wordsFile)),
    tables,
    botPool: openBotPool(settings.gamesModule, settings.botThreads),
    rooms: new Map(),
    runners: new Map(),
    rounds,
    looks,
    tidying,
    teller: openTeller(show),
    due: openDueTables({ store, now, call: id => call(host, id), fault }),
    keeper,
    counter: openCounter({ games: settings.games, store, keeper, now, fault }),
    now,
    fault,
  }
  clock.onLoss(milliseconds => passOver(host, milliseconds))
  store.onTrouble(fault)
  store.onPresence(here => hearPresence(host, here))
  void store.removeUnfinished(now() - limits.unfinishedKept).catch(fault)
  void round()
  void tidy()
  return host
}

/** Tells other servers who is here, and forgets what they have not said again. */
function tellPresence({ tables, rooms, now }: Host): void {
  tables.store.tellPresence(() => [...rooms].map(([{ key }, room]) => ({ key, users: sittersIn(room) })))
  for (const room of rooms.values()) forgetUsers(room, now())
}

function hearPresence({ tables, rooms, now }: Host, here: readonly Presence[]): void {
  for (const { key, users } of here) {
    const loaded = tables.byKey.get(key)
    const room = loaded && rooms.get(loaded)
    if (room) hearOfUsers(room, users, now() + limits.presence, now())
  }
}

/** Stops: what is under way is made durable, nothing new begins. */
export async function closeHost(host: Host): Promise<void> {
  const { tables, botPool, runners, rounds, looks, tidying, teller, counter } = host
  clearInterval(rounds)
  teller.stop()
  clearInterval(looks)
  clearInterval(tidying)
  for (const runner of runners.values()) runner.stop()
  await settle(tables)
  await counter.settle()
  await botPool.close()
}

function onChange(host: Host, loaded: LoadedTable, before: Table): void {
  const room = host.rooms.get(loaded)
  if (room && broadcast(room, before, host.now())) host.teller.later(room)
  runnerOf(host, loaded).look()
  if (isEnded(loaded.table.core.status) && !isEnded(before.core.status)) void host.counter.look()
}

/** Time was lost while the house was open: whoever was away by then is away no longer for it. */
function passOver({ tables, rooms, fault }: Host, milliseconds: number): void {
  for (const loaded of tables.byKey.values()) {
    const away = loaded.table.away.map(since => (since === 'here' ? since : since + milliseconds))
    loaded.table = { ...loaded.table, away }
    const room = rooms.get(loaded)
    if (room) for (const [user, since] of room.lastSeen) room.lastSeen.set(user, since + milliseconds)
    catchUp(tables, loaded).catch(fault)
  }
}

/** Who carries out what is due at a table. */
function runnerOf(host: Host, loaded: LoadedTable): Runner {
  const known = host.runners.get(loaded)
  if (known) return known
  const { tables, rooms, now, fault } = host
  const { pace, passAfter } = host.settings
  const runner = openRunner({
    table: () => loaded.table,
    act: (wanted, who) => command(tables, loaded, wanted, who),
    tick: () => pass(tables, loaded),
    noteFailing: (seat, fails) => botFails(tables, loaded, seat, fails),
    think: (level, { view, seed, budget, ...wish }) =>
      host.botPool.think({ game: loaded.table.game.id, level, budget, view, seed }, wish),
    freshSeed: quickSeed,
    expires: true,
    isWatched: () => rooms.has(loaded) && !isEmpty(rooms.get(loaded)!),
    pace,
    breath: () => loaded.table.core.setup.breath ?? 'normal',
    moment: () => randomInt(passAfter.least, passAfter.most + 1),
    now,
    later,
    fault,
  })
  host.runners.set(loaded, runner)
  return runner
}

/** Nothing that is due at a table keeps the process alive. */
function later(job: () => void, milliseconds: number): () => void {
  const timer = setTimeout(job, milliseconds).unref()
  return () => clearTimeout(timer)
}

/** Tables that are in nobody's eye go on too when their time has come; those that nobody uses are forgotten. */
export async function sweep(host: Host): Promise<void> {
  const { rooms, tables, runners } = host
  for (const [loaded, room] of rooms) if (isEmpty(room) && room.leaving.size === 0) rooms.delete(loaded)
  forget(tables, loaded => !rooms.has(loaded) && !isThinking(host, loaded))
  for (const [loaded, runner] of runners) {
    if (tables.byKey.get(loaded.key) === loaded) continue
    runner.stop()
    runners.delete(loaded)
  }
  await host.due.look()
  await host.counter.look()
  await host.keeper.look()
}

export const isThinking = ({ runners }: Host, loaded: LoadedTable): boolean =>
  runners.get(loaded)?.isThinking() ?? false

async function call(host: Host, id: string): Promise<void> {
  const loaded = await openTable(host.tables, id)
  if (loaded) runnerOf(host, loaded).look()
}

/** Does what somebody asks of a table; what was done is durable. */
export async function ask(host: Host, loaded: LoadedTable, wanted: Command, who: Who): Promise<Answer> {
  if (takesSeat(loaded, wanted, who) && !isPresenceKnown(host, loaded)) return { is: 'refused', why: 'still-there' }
  if (wanted.do === 'sequel' && 'user' in who) return goOn(host.tables, loaded, who)
  if (wanted.do === 'rematch' && 'user' in who) return playAgain(host.tables, loaded, who)
  const answer = await command(host.tables, loaded, wanted, who)
  if (wanted.do === 'hurry' && answer.is === 'done') runnerOf(host, loaded).hurry()
  return answer
}

/** A bot for somebody else's seat: all other ways to take one need minutes of absence. */
function takesSeat({ table }: LoadedTable, wanted: Command, who: Who): boolean {
  const sitter = wanted.do === 'stand-in' ? table.core.seats[wanted.seat] : null
  return sitter?.kind === 'person' && !('user' in who && who.user === sitter.user)
}

function isPresenceKnown({ rooms, now }: Host, loaded: LoadedTable): boolean {
  const room = rooms.get(loaded)
  return room !== undefined && knowsPresence(room, now())
}

/** Lets a connection watch a table. */
export async function admit(host: Host, loaded: LoadedTable, connection: Connection): Promise<void> {
  await readBack(host.tables, loaded, linesAtFirst)
  const { fault, teller } = host
  const need = { grace: host.settings.grace, fault, later: teller.later }
  const room = host.rooms.get(loaded) ?? openRoom(loaded, host.now(), need)
  host.rooms.set(loaded, room)
  enter(room, connection, host.now())
  runnerOf(host, loaded).look()
}

/** Shows a connection what has become of the table, before it hears what has become of its command. */
export function catchUpWith({ rooms }: Host, loaded: LoadedTable, connection: Connection): void {
  const room = rooms.get(loaded)
  if (room) showOne(room, connection)
}

export function dismiss({ rooms, now }: Host, loaded: LoadedTable, connection: Connection): void {
  const room = rooms.get(loaded)
  if (room) exit(room, connection, now)
}

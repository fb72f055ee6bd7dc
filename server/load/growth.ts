/** What might grow with the age of a table or of a house, and must not: times at a small one and at a large one; memory. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { botOf } from '../../bots/levels.ts'
import { type GameModule, pick, seeded, seedFrom } from '../../kernel/index.ts'
import {
  act,
  type ChatEntry,
  type Command,
  createTable,
  type Entry,
  linesAtFirst,
  shownTo,
  type Table,
  tableViewOf,
  trimmed,
  viewerOf,
  wholeText,
} from '../../table/index.ts'
import { limits } from '../limits.ts'
import { linesBefore } from '../oldLines.ts'
import { openStore, type Store } from '../store/store.ts'
import { sitting, summaryOf } from '../summary.ts'
import { openTable, openTables, readBack } from '../tables.ts'

const owner = { user: 'ann', name: 'Ann' }
/** Everything is measured so often, and the median told. */
const times = 15

/** A game that has begun: the owner sits on the first seat, bots on the others. */
function begin({ game }: GameModule, id: string): Table {
  const seats = game.seats.max
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person' as const, ...owner } : { kind: 'bot' as const, bot: 'random' as const },
  )
  const setup = { game: game.id, roles: wishes.map(() => null), options: {}, private: false, hoursPerMove: null }
  const table = createTable(game, { id, name: id, setup, seats: wishes, owner, seed: seedFrom(id) }, 0)
  return done(table, { do: 'start' }, owner).table
}

function done(table: Table, command: Command, who: Parameters<typeof act>[2]) {
  const outcome = act(table, command, who, 0)
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome
}

/** Easy bots play on; hears of each entry. */
function play({ game, bots }: GameModule, begun: Table, moves: number, hear: (entry: Entry) => void = () => {}): Table {
  const rng = { chance: seeded(seedFrom(begun.core.id)) }
  const bot = botOf({ bots }, 'easy')
  if (!('choose' in bot)) throw new Error(`The easy bot of ${game.id} is not quick.`)
  let table = begun
  for (let i = 0; i < moves && table.core.status === 'running'; i++) {
    const views = table.core.seats.map((_, seat) => tableViewOf(table, { user: null, seat }).view!)
    const movers = views.flatMap(({ legalMoves }, seat) => (legalMoves.length > 0 ? [seat] : []))
    const seat = pick(rng, movers)
    const move = bot.choose(game, views[seat], rng)
    const n = views[seat].moved
    const outcome = done(table, { do: 'move', seat, n, move }, seat === 0 ? owner : { bot: seat })
    for (const { entry } of outcome.steps) hear(entry)
    table = trimmed(outcome.table)
  }
  return table
}

/** Kilobytes of memory that a table keeps after so many moves of easy bots: of many, which share what tables share. */
export function measureMemory(gameModule: GameModule, moves: number): { kilobytes: number; positions: number } {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What the rules remember, and the compiled code, are no part of a table.
  for (let i = 0; i < 10; i++) play(gameModule, begin(gameModule, `warm ${i}`), moves)
  collect()
  const before = process.memoryUsage().heapUsed
  const tables = Array.from({ length: 100 }, (_, i) => play(gameModule, begin(gameModule, `memory ${i}`), moves))
  collect()
  const used = process.memoryUsage().heapUsed - before
  const positions = Math.max(...tables.map(({ past }) => past.length))
  return { kilobytes: used / 1024 / tables.length, positions }
}

/** Median milliseconds at a small one, and at a large one. */
export interface Growth {
  small: number
  large: number
}

/** The sizes of what is small and what is large. */
export const sizes = {
  entries: { small: 3_000, large: 40_000 },
  chat: { small: 10, large: 10_000 },
  tables: { small: 20, large: 10_000 },
  drafts: { small: 20, large: 6_000 },
}

export interface Growths {
  opening: Growth
  openingOfTalk: Growth
  oldLines: Growth
  mine: Growth
  act: Growth
}

/** `gameModule`: a game in which the first seat may draft from the beginning is needed for `act`. */
export async function measureGrowth(gameModule: GameModule, tell: (word: string) => void): Promise<Growths> {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-bench-'))
  try {
    const file = join(folder, 'growth.sqlite')
    const store = await openStore({ file })
    tell('laying tables')
    await layTables(store, file, gameModule)
    const timed = { store, gameModule }
    tell('opening, paging back, listing')
    const growths = {
      opening: await both(size => opened(timed, `entries-${sizes.entries[size]}`)),
      openingOfTalk: await both(size => opened(timed, `chat-${sizes.chat[size]}`)),
      oldLines: await both(size => pagedBack(timed, `entries-${sizes.entries[size]}`)),
      mine: await both(size => median(() => store.list('mine', `user of ${sizes.tables[size]}`, null))),
      act: await draftedToAndFro(timed),
    }
    await store.close()
    return growths
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const both = async (measure: (size: 'small' | 'large') => Promise<number>): Promise<Growth> => ({
  small: await measure('small'),
  large: await measure('large'),
})

async function median(job: () => unknown, prepare: () => unknown = () => {}): Promise<number> {
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    await prepare()
    const begin = performance.now()
    await job()
    taken.push(performance.now() - begin)
  }
  return taken.toSorted((a, b) => a - b)[times >> 1]
}

interface Timed {
  store: Store
  gameModule: GameModule
}

const openedHere = ({ store, gameModule }: Timed) =>
  openTables({ games: { [gameModule.game.id]: gameModule }, store, now: () => 0, changed: () => {} })

/** A table that is not in memory, up to the text that a page is sent. */
function opened(timed: Timed, id: string): Promise<number> {
  return median(async () => {
    const tables = openedHere(timed)
    const loaded = (await openTable(tables, id))!
    await readBack(tables, loaded, linesAtFirst)
    const viewer = viewerOf(loaded.table, owner.user)
    wholeText(0, viewer, shownTo(loaded.table, viewer), 0)
  })
}

/** The page of lines before those that are shown at first. */
async function pagedBack(timed: Timed, id: string): Promise<number> {
  const loaded = (await openTable(openedHere(timed), id))!
  const viewer = viewerOf(loaded.table, owner.user)
  const before = loaded.table.core.lines.seats[0] - linesAtFirst
  return median(
    () => linesBefore(timed.store, loaded, viewer, before, limits.logLines),
    () => loaded.marks.clear(),
  )
}

/** A seat makes a draft and takes it back: after a few of them, and after many. */
async function draftedToAndFro(timed: Timed): Promise<Growth> {
  const table = begin(timed.gameModule, 'drafts')
  const { legalMoves } = tableViewOf(table, { user: null, seat: 0 }).view!
  let now = table
  const once = () => {
    const n = now.core.acted[0]
    now = trimmed(done(now, { do: 'move', seat: 0, n, move: legalMoves[0] }, owner).table)
    now = trimmed(done(now, { do: 'undo', seat: 0, n: n + 1 }, owner).table)
    shownTo(now, viewerOf(now, owner.user))
  }
  const series = () => median(() => Array.from({ length: 50 }, once))
  while (now.version < sizes.drafts.small) once()
  await series()
  const small = await series()
  while (now.version < sizes.drafts.large) once()
  return { small, large: await series() }
}

/** Tables of all sizes. */
async function layTables(store: Store, file: string, gameModule: GameModule): Promise<void> {
  const database = new DatabaseSync(file)
  database.exec('pragma busy_timeout = 5000')
  const begun = begin(gameModule, 'long')
  const all: Entry[] = []
  const last = play(gameModule, begun, 600, entry => all.push(entry))
  const [told, silent] = [true, false].map(isTold => all.filter(({ heard }) => (heard !== undefined) === isTold))
  // People think less often about what they place than chance does: every second entry tells something.
  const played = told.flatMap((entry, i) => [entry, silent[i % silent.length]])
  const lay = async (id: string, entries: number, lines: number) => {
    const core = { ...last.core, id }
    const summary = summaryOf(last, 0)
    const key = await store.create({ id, game: gameModule.game.id, core, summary, seats: sitting(last) }, 0)
    database.exec('begin immediate')
    layEntries(database, key, { core, played, count: entries })
    const insert = database.prepare('insert into chat (table_key, body) values (?, ?)')
    for (let i = 0; i < lines; i++) insert.run(key, JSON.stringify(lineOf(i)))
    database.exec('commit')
  }
  for (const size of ['small', 'large'] as const) {
    await lay(`entries-${sizes.entries[size]}`, sizes.entries[size], 0)
    await lay(`chat-${sizes.chat[size]}`, sizes.entries.small, sizes.chat[size])
    layShelf(database, sizes.tables[size], summaryOf(last, 0).row)
  }
  database.close()
}

const lineOf = (i: number): ChatEntry => ({
  from: 0,
  name: owner.name,
  to: null,
  text: `This is line ${i} of what was said at the table, about as long as people write.`,
  at: i,
  readers: null,
})

interface Laid {
  core: Table['core']
  played: readonly Entry[]
  count: number
}

/** The same entries again and again, as if the game had gone on; the last ones change nothing. */
function layEntries(database: DatabaseSync, key: number, { core, played, count }: Laid): void {
  const insert = database.prepare('insert into entries (table_key, n, position, body) values (?, ?, ?, ?)')
  const snapshot = database.prepare('insert into snapshots (table_key, n, body) values (?, ?, ?)')
  let all = 0
  for (let n = 1; n <= count; n++) {
    const isLast = n > count - 32
    const entry = played[n % played.length]
    const { heard = [] } = entry
    const body = isLast ? { ...entry, n, heard: [], change: {} } : { ...entry, n, undone: undefined, on: undefined }
    if (!isLast) all += heard.length
    insert.run(key, n, n, JSON.stringify(body))
    if (n % 16 !== 0) continue
    const lines = { all, open: all, seats: core.lines.seats.map(() => all) }
    snapshot.run(key, n, JSON.stringify({ ...core, lines, moves: n }))
  }
}

/** So many tables of one user that are over. */
function layShelf(database: DatabaseSync, count: number, row: string): void {
  database.exec('begin immediate')
  const table = database.prepare('insert into tables (id, game, created) values (?, ?, 0)')
  const shelf = database.prepare(
    "insert into shelf (table_key, status, private, updated, due, row) values (?, 'over', 0, ?, null, ?)",
  )
  const seat = database.prepare('insert into seats (table_key, seat, user_id, ended) values (?, 0, ?, ?)')
  for (let i = 0; i < count; i++) {
    const key = Number(table.run(`${count} ${i}`, 'game').lastInsertRowid)
    const updated = (i * 7919) % 1_000_003
    shelf.run(key, updated, row)
    seat.run(key, `user of ${count}`, updated)
  }
  database.exec('commit')
}

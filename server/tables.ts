/** The tables in memory: one after the other each command is tried, made durable, and only then told. */
import type { Guest } from '../kernel/index.ts'
import {
  act,
  advance,
  type Change,
  type Command,
  createTable,
  type Entry,
  entryOf,
  type NewTable,
  type Outcome,
  type Table,
  type TableRefusal,
  tableOf,
  tick,
  type Who,
} from '../table/index.ts'
import { rowOf, shelved, sitting } from './shelf.ts'
import type { Addition } from './store/groups.ts'
import type { Store } from './store/store.ts'

/** A table in memory. Who watches it and which bots think for it is other people's business: see `Watch`. */
export interface Live {
  readonly key: number
  table: Table
  /** The end of the queue of commands. */
  busy: Promise<unknown>
  /** When it was last used, in milliseconds since 1970. */
  used: number
}

export interface Watch {
  /** Something has changed, and is durable. */
  changed(live: Live, before: Table): void
  /** It may be forgotten now: is it in nobody's use? */
  isIdle(live: Live): boolean
}

export interface Tables {
  create(wish: NewTable): Promise<Live>
  /** The table of that id, from memory or from the store; null when there is none. */
  open(id: string): Promise<Live | null>
  /** Tries a command; null when it is done and durable. */
  command(live: Live, command: Command, who: Who): Promise<TableRefusal | null>
  /** Lets time pass at a table. */
  pass(live: Live): Promise<void>
  /** Forgets tables that nobody has used for a while. */
  forget(): void
  /** Waits until no command is under way. */
  settle(): Promise<void>
}

/** A snapshot is stored every so many entries. */
const snapshotEvery = 50
/** A table that nobody uses stays in memory for so many milliseconds. */
const keptFor = 60_000

export function openTables(
  games: Readonly<Record<string, Guest>>,
  store: Store,
  watch: Watch,
  now: () => number,
): Tables {
  const opened = new Map<string, Promise<Live | null>>()
  const byKey = new Map<number, Live>()

  async function load(id: string): Promise<Live | null> {
    const stored = await store.load(id)
    if (!stored) return null
    const { key, game, core, version, entries, said } = stored
    const guest = Object.hasOwn(games, game) ? games[game] : null
    if (!guest) throw new Error(`The table ${id} plays "${game}", which this server does not know.`)
    const table = entries.reduce(advance, tableOf(guest.game, core, version, now()))
    return remember({ key, table: { ...table, chat: said }, busy: Promise.resolve(), used: now() })
  }

  function remember(live: Live): Live {
    byKey.set(live.key, live)
    return live
  }

  function open(id: string): Promise<Live | null> {
    let live = opened.get(id)
    if (!live) {
      live = load(id)
      opened.set(id, live)
      live.then(found => found ?? opened.delete(id)).catch(() => opened.delete(id))
    }
    return live
  }

  /** One command after the other at each table. */
  function queue<T>(live: Live, job: () => Promise<T>): Promise<T> {
    const result = live.busy.then(job)
    live.busy = result.catch(() => {})
    return result
  }

  /** What other servers have added meanwhile. */
  async function refresh(live: Live): Promise<void> {
    const before = live.table
    const { entries, said } = await store.after(live.key, before.version)
    if (entries.length === 0 && said.length === before.chat.length) return
    live.table = { ...entries.reduce(advance, before), chat: said }
    watch.changed(live, before)
  }

  async function attempt(
    live: Live,
    command: Entry['command'],
    by: string | null,
    outcome: (table: Table) => Outcome | null,
    tries = 3,
  ): Promise<TableRefusal | null> {
    const before = live.table
    const change = outcome(before)
    if (change === null) return null
    if ('refused' in change) return change.refused
    const entry = entryOf(before, change, command, by, now())
    if (entry || change.notes.length > 0) {
      const isStored = await store.add(addition(live.key, before, change, entry, now()))
      if (!isStored) {
        await refresh(live)
        return tries > 1 ? attempt(live, command, by, outcome, tries - 1) : 'stale'
      }
    }
    live.table = { ...change.table, away: live.table.away }
    watch.changed(live, before)
    return null
  }

  store.onNews(keys => {
    for (const live of keys.map(key => byKey.get(key))) if (live) void queue(live, () => refresh(live)).catch(() => {})
  })

  return {
    open,
    create: async wish => {
      const guest = games[wish.setup.game]
      const table = createTable(guest.game, wish, now())
      const { core } = table
      const row = {
        id: core.id,
        game: core.setup.game,
        core,
        shelf: shelved(table, now()),
        seats: sitting(table),
        additions: [],
      }
      const key = await store.create(row, now())
      const live = remember({ key, table, busy: Promise.resolve(), used: now() })
      opened.set(core.id, Promise.resolve(live))
      return live
    },
    command: (live, command, who) => {
      live.used = now()
      const by = 'user' in who ? who.user : null
      return queue(live, () => attempt(live, command, by, table => act(table, command, who, now())))
    },
    pass: async live => {
      await queue(live, () => attempt(live, { do: 'tick' }, null, table => tick(table, now())))
    },
    forget: () => {
      for (const [key, live] of byKey) {
        if (now() - live.used < keptFor || !watch.isIdle(live)) continue
        byKey.delete(key)
        opened.delete(live.table.core.id)
      }
    },
    settle: async () => {
      await Promise.all([...byKey.values()].map(live => live.busy))
    },
  }
}

/** What is stored of a change. */
export function addition(key: number, before: Table, change: Change, entry: Entry | null, now: number): Addition {
  const { table } = change
  const isSeated = table.core.seats !== before.core.seats
  return {
    key,
    entry,
    position: entry && isPosition(entry, before, table) ? table.core.moves : null,
    said: change.notes,
    shelf: entry && isSeen(entry, before, table) ? shelved(table, now) : null,
    seats: isSeated ? sitting(table) : null,
    snapshot: entry && entry.n % snapshotEvery === 0 ? JSON.stringify(table.core) : null,
  }
}

/** Can lists tell the difference? A draft is nobody's business. */
function isSeen({ made }: Entry, before: Table, after: Table): boolean {
  return !made?.quiet || JSON.stringify(rowOf(before)) !== JSON.stringify(rowOf(after))
}

/** Does the history show what this entry made? */
function isPosition({ made, undone }: Entry, before: Table, after: Table): boolean {
  if (made) return !made.quiet
  return undone ? before.core.moves !== after.core.moves : before.core.state === null && after.core.state !== null
}

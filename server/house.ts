/** The house at work: the store, the tables in memory, who watches them, the bots, the clock. */
import type { Command, NewTable, TableRefusal, Who } from '../table/index.ts'
import { dueAt } from '../table/index.ts'
import { openBots, openMinds } from './bots.ts'
import { broadcast, type Connection, enter, exit, isEmpty, openRoom, type Room } from './rooms.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import { type Live, openTables, type Tables } from './tables.ts'

export interface House {
  tables: Tables
  create(wish: NewTable): Promise<Live>
  command(live: Live, command: Command, who: Who): Promise<TableRefusal | null>
  enter(live: Live, connection: Connection): void
  exit(live: Live, connection: Connection): void
  /** How many tables are watched, and by how many connections. */
  count(): { tables: number; connections: number }
  close(): Promise<void>
}

/** How often the house looks for tables whose time has come, in milliseconds. */
const round = 15_000
const longestTimer = 2 ** 31 - 1

export function openHouse(settings: Settings, store: Store, fault: (error: unknown) => void, now = Date.now): House {
  const rooms = new Map<Live, Room>()
  const timers = new Map<Live, NodeJS.Timeout>()
  const minds = openMinds(settings.gamesModule, 2)
  const bots = openBots({
    minds,
    tables: () => tables,
    isWatched: live => rooms.has(live) && !isEmpty(rooms.get(live)!),
    pace: settings.pace,
    now,
    fault,
  })

  const tables: Tables = openTables(
    settings.games,
    store,
    {
      changed: (live, before) => {
        if (live.table.core.moves !== before.core.moves) bots.noteMove(live)
        const room = rooms.get(live)
        if (room) broadcast(room, before, now())
        attend(live)
      },
      isIdle: live => !rooms.has(live) && !bots.isThinking(live),
    },
    now,
  )

  /** Sees to what comes next at a table: bots' moves, and what the clock will bring. */
  function attend(live: Live): void {
    clearTimeout(timers.get(live))
    timers.delete(live)
    const due = dueAt(live.table)
    if (due !== null) {
      const timer = setTimeout(
        () => void tables.pass(live).catch(fault),
        Math.min(Math.max(due - now(), 0), longestTimer),
      )
      timer.unref()
      timers.set(live, timer)
    }
    bots.arrange(live)
  }

  /** Tables that are in nobody's eye also go on when their time has come. */
  async function lookAround(): Promise<void> {
    for (const [live, room] of rooms) if (isEmpty(room) && room.leaving.size === 0) rooms.delete(live)
    tables.forget()
    for (const id of await store.due(now())) {
      const live = await tables.open(id)
      if (live) attend(live)
    }
  }
  const rounds = setInterval(() => void lookAround().catch(fault), round)
  rounds.unref()

  return {
    tables,
    create: wish => tables.create(wish),
    command: async (live, command, who) => {
      const refused = await tables.command(live, command, who)
      if (command.do === 'hurry' && refused === null) bots.hurry(live)
      return refused
    },
    enter: (live, connection) => {
      const room = rooms.get(live) ?? openRoom(live)
      rooms.set(live, room)
      enter(room, connection, now())
      attend(live)
    },
    exit: (live, connection) => {
      const room = rooms.get(live)
      if (room) exit(room, connection, now)
    },
    count: () => ({
      tables: rooms.size,
      connections: [...rooms.values()].reduce(
        (sum, { groups }) => sum + [...groups.values()].reduce((n, { connections }) => n + connections.size, 0),
        0,
      ),
    }),
    close: async () => {
      clearInterval(rounds)
      for (const timer of timers.values()) clearTimeout(timer)
      await tables.settle()
      await minds.close()
    },
  }
}

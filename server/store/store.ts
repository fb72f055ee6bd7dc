/** Everything that lasts. The same on SQLite and on PostgreSQL. */
import type { ChatEntry, Entry, LostTime, TableState } from '../../table/index.ts'
import type { Beat } from '../clock.ts'
import type { Addition, Seats, TableSummary, Wait } from './addition.ts'
import { type Counts, countsIn } from './counts.ts'
import { openGroups } from './groups.ts'
import type { List, Page } from './lists.ts'
import { type LobbyFacts, type LobbyReading, lobbyReaders } from './lobby.ts'
import { type Mine, mineOn } from './mine.ts'
import { type Moderation, moderationOn } from './moderation.ts'
import { type NoticeQueue, noticeQueueOn } from './noticeQueue.ts'
import { type NoticeWishes, noticeWishesOn } from './noticeWishes.ts'
import { type Erased, type News, openNodeNotifier, type Presence } from './notifier.ts'
import { type Passkeys, passkeysOn } from './passkeys.ts'
import { type People, peopleReaders, peopleWriters } from './people.ts'
import { openPostgres } from './postgres.ts'
import { readers } from './read.ts'
import { type Relations, relationsOn } from './relations.ts'
import { migrate } from './schema.ts'
import { type Searches, searchesOn } from './searches.ts'
import { openSqlite } from './sqlite.ts'
import { type StandingStore, standingOn } from './standing.ts'
import { type Tickets, ticketsOn } from './tickets.ts'
import { type TournamentStore, tournamentsOn } from './tournaments.ts'
import { type Traces, tracesOn } from './traces.ts'
import { patiently } from './trouble.ts'
import { writers } from './write.ts'

/** A table as it comes from the store: the last snapshot and the entries since. */
export interface Stored {
  key: number
  game: string
  core: TableState
  /** The entry after which the core was as it is here. */
  version: number
  entries: Entry[]
  /** The last lines of the chat, and how many there are before them. */
  said: ChatEntry[]
  earlierLines: number
}

/** A new table. */
export interface NewTableRow {
  id: string
  game: string
  core: TableState
  summary: TableSummary
  /** How it stands in the lobby; null or left out: not at all. */
  lobby?: LobbyFacts | null
  seats: Seats
  /** For whom it waits from the beginning; left out: for nobody. */
  waits?: readonly Wait[]
}

/** An earlier moment of a table: the core, and the entry that made it. */
export interface Moment {
  core: TableState
  entry: Entry | null
}

/** A table that must be looked at, since when. */
export interface Due {
  id: string
  key: number
  at: number
}

export interface Reading {
  load(id: string): Promise<Stored | null>
  /** Entries after entry `n`, and the last lines of the chat. */
  after(key: number, n: number): Promise<{ entries: Entry[]; said: ChatEntry[] }>
  /** All entries, oldest first. */
  entries(key: number): Promise<Entry[]>
  /** So many entries before entry `n` at most, newest first. */
  entriesBefore(key: number, n: number, most: number): Promise<Entry[]>
  /** The first `most` entries after entry `n`, oldest first. */
  someEntries(key: number, n: number, most: number): Promise<Entry[]>
  /** How it was after entry `n`. */
  momentAfter(key: number, n: number): Promise<Moment>
  /** How it was at a position; null when there is none. */
  momentAt(key: number, position: number): Promise<Moment | null>
  /** How many entries, and lines of chat, these tables have. */
  growth(keys: readonly number[]): Promise<{ key: number; entries: number; lines: number }[]>
  list(list: List, user: string | null, after: string | null): Promise<Page>
  /** Tables that must be looked at by now, those that have waited longest first: some of them, `after` the last of those before. */
  due(now: number, after: Due | null): Promise<Due[]>
  /** Can it be read, and written? */
  isAlive(): Promise<boolean>
}

export interface Writing {
  /** Notes that a server is there, and what was lost until now as `reckon` says of the last such note and the time. */
  beat(reckon: (last: Beat | null, at: number) => LostTime): Promise<Beat>
  /** Stores a new table; gives its key. */
  create(row: NewTableRow, now: number): Promise<number>
  /**
   * Adds to one table, all of it or nothing. True when it is durable; false when another server has written such an entry
   * before.
   */
  add(addition: Addition): Promise<boolean>
  /** Removes a table with all that belongs to it, a part at a time. */
  remove(key: number): Promise<void>
  /** Removes tables that were begun before that time, and have never become whole. */
  removeUnfinished(before: number): Promise<void>
  /** Removes what was said at tables that have ended before that time. */
  removeChat(before: number): Promise<void>
  /** A setting of the house, made when it is asked for first. */
  setting(key: string, make: () => string): Promise<string>
}

export interface Store extends Reading, Writing {
  counts(): Promise<Counts>
  people: People
  lobby: LobbyReading
  searches: Searches
  mine: Mine
  tickets: Tickets
  traces: Traces
  relations: Relations
  moderation: Moderation
  standing: StandingStore
  noticeWishes: NoticeWishes
  noticeQueue: NoticeQueue
  passkeys: Passkeys
  tournaments: TournamentStore
  /** Called with what other servers have done; with 'any' when it is not known what. */
  onNews(hear: (news: News | 'any') => void): void
  /** Called with the tables that have come into the lobby, changed there or left it, by this server or others; see `onNews`. */
  onLobby(hear: (keys: readonly number[] | 'any') => void): void
  /** Tells other servers that somebody was taken out of all that is stored of a table. */
  tellErased(erased: Erased): void
  /** Called with tables to which this server, or another one, has added something; with 'any' when it is not known which. */
  onGrown(hear: (keys: readonly number[] | 'any') => void): void
  /** Tells other servers that a guest has signed out all other browsers. */
  tellSignedOut(user: string): void
  /** Tells other servers who has pages here, and asks for it only where there may be others; `onPresence` hears what they tell. */
  tellPresence(here: () => readonly Presence[]): void
  onPresence(hear: (here: readonly Presence[]) => void): void
  /** Called with what has happened when nothing can be stored any more; what is asked is held for a moment. */
  onTrouble(hear: (error: unknown) => void): void
  close(): Promise<void>
}

interface Place {
  /** Names a PostgreSQL; else `file` is the SQLite file. */
  databaseUrl?: string
  file: string
  /** The clock on the wall, in milliseconds since 1970: that of the database, where it is a server, else of this machine. */
  wall?(): number
}

/** Opens the database. */
export async function openStore({ databaseUrl, file, wall }: Place): Promise<Store> {
  if (databaseUrl) await migratePostgres(databaseUrl)
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(file)
  const { db } = database
  if (!databaseUrl) await patiently(() => migrate(db, 'sqlite'))
  const listeners: Parameters<Store['onNews']>[0][] = []
  let hearLobby: Parameters<Store['onLobby']>[0] = () => {}
  let hearGrown: Parameters<Store['onGrown']>[0] = () => {}
  const hear = (news: News | 'any') => {
    for (const listener of listeners) listener(news)
    hearGrown(news === 'any' ? news : news.keys)
    if (news === 'any' || news.lobby.length > 0) hearLobby(news === 'any' ? news : news.lobby)
  }
  const told = (news: Pick<News, 'keys' | 'lobby'>) => {
    notifier?.tell(news)
    hearGrown(news.keys)
    if (news.lobby.length > 0) hearLobby(news.lobby)
  }
  let hearPresence: Parameters<Store['onPresence']>[0] = () => {}
  const notifier = databaseUrl
    ? await openNodeNotifier(databaseUrl, { hear, hearPresence: here => hearPresence(here) })
    : null
  const reading = readers(db)
  let hearTrouble: (error: unknown) => void = () => {}
  const groups = openGroups(database, { told, troubled: error => hearTrouble(error) })
  return {
    ...patientReading(reading),
    tickets: ticketsOn(db, groups),
    traces: tracesOn(db, groups),
    relations: relationsOn(db, groups),
    moderation: moderationOn(db, groups),
    standing: standingOn(db, groups),
    noticeWishes: noticeWishesOn(db, groups),
    noticeQueue: noticeQueueOn(db, databaseUrl ? 'postgres' : 'sqlite', groups),
    passkeys: passkeysOn(db, groups),
    tournaments: tournamentsOn(db, groups),
    people: { ...patientReading(peopleReaders(db)), ...peopleWriters(groups) },
    lobby: patientReading(lobbyReaders(db)),
    searches: searchesOn(db, groups),
    mine: mineOn(db, groups),
    ...writers(groups, wall ?? (databaseUrl ? null : Date.now), key => told({ keys: [], lobby: [key] })),
    counts: () => countsIn(db),
    isAlive: async () => (await reading.isAlive()) && groups.isWriting(),
    onNews: listener => listeners.push(listener),
    onLobby: listener => {
      hearLobby = listener
    },
    tellErased: erased => notifier?.tell({ erased: [erased] }),
    onGrown: listener => {
      hearGrown = listener
    },
    tellSignedOut: user => notifier?.tell({ signedOut: [user] }),
    tellPresence: here => notifier?.tellPresence(here()),
    onPresence: listener => {
      hearPresence = listener
    },
    onTrouble: listener => {
      hearTrouble = listener
    },
    close: async () => {
      await groups.settle()
      await notifier?.close()
      await db.destroy()
    },
  }
}

/** On connections without limits of time: tables may be rebuilt. */
async function migratePostgres(url: string): Promise<void> {
  const { db } = openPostgres(url, { isUnhurried: true })
  try {
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

/** What is asked is held for a moment while the database is in trouble. */
function patientReading<T extends object>(reading: T): T {
  const patient = Object.entries(reading).map(([name, read]) => [
    name,
    (...args: unknown[]) => patiently(() => (read as (...args: unknown[]) => Promise<unknown>)(...args)),
  ])
  return Object.fromEntries(patient) as T
}

/** Who watches which table: everybody is sent the whole once, and then what changed of it. */
import type { Seat } from '../../kernel/index.ts'
import {
  changeText,
  questionIn,
  type Shown,
  shownTo,
  type Table,
  type Viewer,
  viewerOf,
  wholeText,
} from '../../table/index.ts'
import type { LoadedTable } from '../loadedTable.ts'

/** One open page. */
export interface Connection {
  readonly user: string | null
  send(text: string): void
}

/** The connections that are shown the same. */
interface Group {
  viewer: Viewer
  rev: number
  shown: Shown
  connections: Set<Connection>
}

interface RoomNeed {
  /** Somebody whose connection is lost is shown as present for so many milliseconds more. */
  readonly grace: number
  /** Hears of what could not be shown: a rule that throws for the eyes of one is no fault of the others. */
  readonly fault: (error: unknown) => void
  /** Has everybody told of it in a moment: of all who come in at once together. */
  readonly later: (room: Room) => void
}

export interface Room extends RoomNeed {
  readonly loaded: LoadedTable
  /** Since when it has been watched from here. */
  readonly opened: number
  groups: Map<string, Group>
  /**
   * Those who come in, and those whose eyes have changed and who could not be shown the table with the new ones: it is tried again
   * with each change.
   */
  strays: Set<Connection>
  /** When somebody who is gone was last here, by user; those who have just gone are still shown as present. */
  lastSeen: Map<string, number>
  leaving: Map<string, NodeJS.Timeout>
  /** Until when users are thought to be here by what other servers have said of their own pages. */
  elsewhere: Map<string, number>
}

/** Who has been here while nobody here watched is not known: whoever is away is so from now on. */
export function openRoom(loaded: LoadedTable, now: number, need: RoomNeed): Room {
  loaded.table = { ...loaded.table, away: loaded.table.away.map(since => (since === 'here' ? since : now)) }
  return {
    ...need,
    loaded,
    opened: now,
    groups: new Map(),
    strays: new Set(),
    lastSeen: new Map(),
    leaving: new Map(),
    elsewhere: new Map(),
  }
}

/** Has it been watched for long enough to know who has a page elsewhere, or is on the way back? */
export const knowsPresence = ({ opened, grace }: Room, now: number): boolean => now - opened >= grace

export const isEmpty = (room: Room): boolean => room.groups.size + room.strays.size === 0

const nobody: Viewer = { user: null, seat: null }

/** Whose eyes a connection sees with. Who has nothing of its own to see is one of the crowd, whatever its name. */
function eyesOf(table: Table, user: string | null): Viewer {
  const viewer = viewerOf(table, user)
  const hasOwn = viewer.seat !== null || user === table.core.owner || table.chat.some(line => isToldTo(line, user))
  return hasOwn ? viewer : nobody
}

const isToldTo = ({ readers }: Table['chat'][number], user: string | null) =>
  user !== null && (readers ?? []).includes(user)

/** Who changes seats gets another group: one never changes its eyes. */
const groupKey = ({ user, seat }: Viewer): string => `${user} ${seat}`

/** Lets a connection in, and sends it everything it may see. */
export function enter(room: Room, connection: Connection, now: number): void {
  const { user } = connection
  if (user !== null) {
    clearTimeout(room.leaving.get(user))
    room.leaving.delete(user)
  }
  // It is shown itself as present, too.
  room.strays.add(connection)
  try {
    notePresence(room, now)
    join(room, connection, now)
  } finally {
    room.strays.delete(connection)
  }
}

function join(room: Room, connection: Connection, now: number): void {
  const { table } = room.loaded
  const viewer = eyesOf(table, connection.user)
  const key = groupKey(viewer)
  const group = room.groups.get(key) ?? {
    viewer,
    rev: 0,
    shown: shownTo(table, viewer),
    connections: new Set(),
  }
  room.groups.set(key, group)
  group.connections.add(connection)
  connection.send(wholeText(group.rev, viewer, group.shown, now))
}

/** A connection is gone. Its person is shown as absent only if it does not come back soon. */
export function exit(room: Room, connection: Connection, now: () => number): void {
  quit(room, connection)
  const { user } = connection
  if (user === null || isConnected(room, user)) return
  room.lastSeen.set(user, now())
  const timer = setTimeout(() => {
    room.leaving.delete(user)
    notePresence(room, now())
  }, room.grace)
  timer.unref()
  clearTimeout(room.leaving.get(user))
  room.leaving.set(user, timer)
}

function quit(room: Room, connection: Connection): void {
  room.strays.delete(connection)
  for (const [key, group] of room.groups) {
    if (group.connections.delete(connection) && group.connections.size === 0) room.groups.delete(key)
  }
}

function isConnected(room: Room, user: string): boolean {
  const groups = [...room.groups.values()].map(({ connections }) => connections)
  return [...groups, room.strays].some(connections => [...connections].some(each => each.user === user))
}

/** Writes down who is here; everybody is told of it in a moment when it has changed. */
function notePresence(room: Room, now: number): void {
  const { loaded } = room
  const away = loaded.table.core.seats.map((sitter, seat) => {
    if (sitter.kind !== 'person') return loaded.table.away[seat]
    if (isConnected(room, sitter.user) || room.leaving.has(sitter.user) || room.elsewhere.has(sitter.user))
      return 'here'
    return room.lastSeen.get(sitter.user) ?? (loaded.table.away[seat] === 'here' ? now : loaded.table.away[seat])
  })
  if (away.every((since, seat) => since === loaded.table.away[seat])) return
  loaded.table = { ...loaded.table, away }
  room.later(room)
}

/** Who sits at the table and has a page here. */
export const sittersIn = (room: Room): string[] =>
  room.loaded.table.core.seats.flatMap(sitter =>
    sitter.kind === 'person' && isConnected(room, sitter.user) ? [sitter.user] : [],
  )

/** Other servers say that these users have pages there; until then, if it is not said again. */
export function hearOfUsers(room: Room, users: readonly string[], until: number, now: number): void {
  for (const user of users) room.elsewhere.set(user, until)
  notePresence(room, now)
}

/** Forgets those of whom other servers have said nothing for a while. */
export function forgetUsers(room: Room, now: number): void {
  const gone = [...room.elsewhere].filter(([, until]) => until <= now)
  for (const [user] of gone) {
    room.elsewhere.delete(user)
    if (!isConnected(room, user)) room.lastSeen.set(user, now)
  }
  if (gone.length > 0) notePresence(room, now)
}

/**
 * Sends what changed since the last time to those who are asked anew; true when others are still to be told (`show`). Where time
 * was passed over, or what had been said was rewritten, everybody is sent everything.
 */
export function broadcast(room: Room, before: Table, now: number): boolean {
  const { core } = room.loaded.table
  if (core.seats !== before.core.seats || core.owner !== before.core.owner) regroup(room, now)
  else takeIn(room, now)
  if (core.lost !== before.core.lost || isChatRewritten(before.chat, room.loaded.table.chat)) {
    beginAnew(room, now)
    return false
  }
  for (const group of room.groups.values())
    safely(room, () => {
      if (isAskedAnew(room, group)) sendChange(room, group)
    })
  return true
}

/** Somebody was taken out of the lines that have been shown: equal lines are the very same object. */
const isChatRewritten = (before: Table['chat'], after: Table['chat']): boolean =>
  before.length > 0 && after[before.length - 1] !== before.at(-1)

/** Waits for the viewer a question that it has not been shown? This hangs on nothing that it does not know itself. */
function isAskedAnew({ loaded: { table } }: Room, { viewer: { seat }, shown }: Group): boolean {
  if (seat === null || !isAsked(table, seat)) return false
  const [before, after] = [shown.table.core.state, table.core.state]
  return before?.stack.at(-1) !== after?.stack.at(-1) || !isAsked(shown.table, seat)
}

const isAsked = ({ core, game }: Table, seat: Seat): boolean =>
  core.state !== null && (questionIn(game, core.state)?.toMove.includes(seat) ?? false)

/** Those who see something else now, for somebody has sat down or left, begin anew. */
function regroup(room: Room, now: number): void {
  const { table } = room.loaded
  for (const [key, { connections }] of [...room.groups]) {
    for (const connection of [...connections]) {
      if (groupKey(eyesOf(table, connection.user)) === key) continue
      quit(room, connection)
      room.strays.add(connection)
    }
  }
  takeIn(room, now)
  notePresence(room, now)
}

/** Lets those in who belong to no group. */
function takeIn(room: Room, now: number): void {
  for (const connection of room.strays)
    safely(room, () => {
      join(room, connection, now)
      room.strays.delete(connection)
    })
}

/** Sends everybody everything: the time has changed, by which a page reckons. */
function beginAnew(room: Room, now: number): void {
  for (const group of room.groups.values()) safely(room, () => sendWhole(room, group, now))
}

function sendWhole({ loaded: { table } }: Room, group: Group, now: number): void {
  group.shown = shownTo(table, group.viewer)
  const text = wholeText(group.rev, group.viewer, group.shown, now)
  for (const connection of group.connections) connection.send(text)
}

/** Sends everybody what changed since the last time. */
export function show(room: Room): void {
  for (const group of room.groups.values()) showTo(room, group)
}

/** Sends a connection, and those who see the same, what changed since the last time. */
export function showOne(room: Room, connection: Connection): void {
  for (const group of room.groups.values()) if (group.connections.has(connection)) showTo(room, group)
}

/** What throws is told, and nothing more becomes of it. */
function safely({ fault }: Room, job: () => void): void {
  try {
    job()
  } catch (error) {
    fault(error)
  }
}

const showTo = (room: Room, group: Group): void => safely(room, () => sendChange(room, group))

function sendChange({ loaded: { table } }: Room, group: Group): void {
  if (group.shown.table === table) return
  const next = shownTo(table, group.viewer)
  const text = changeText(group.rev + 1, group.viewer, group.shown, next)
  group.shown = next
  if (text === null) return
  group.rev++
  for (const connection of group.connections) connection.send(text)
}

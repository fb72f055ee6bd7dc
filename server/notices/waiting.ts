/** Which tables, and which rounds of tournaments, wait for somebody, told to its open pages as it changes. */
import type { WaitingList } from '../../table/sync/notices.ts'
import { limits } from '../limits.ts'
import { repeated } from '../repeated.ts'
import type { Store } from '../store/store.ts'
import type { Row } from '../summary.ts'
import { callsFor, openCalls } from './calls.ts'
import { tellAt } from './when.ts'

/** An open page. */
export interface Line {
  send(text: string): void
}

export interface WaitingLines {
  /** A page of somebody has come, and is told. */
  open(user: string, line: Line): Promise<void>
  close(user: string, line: Line): void
  /** Somebody is at a page. */
  seen(user: string): void
  /** Something has changed for somebody that no table tells of. */
  refresh(user: string): void
  stop(): Promise<void>
}

interface Need {
  store: Pick<Store, 'noticeQueue' | 'noticeWishes' | 'tournaments' | 'onGrown'>
  now(): number
  fault(error: unknown): void
}

/** What the pages of somebody have been told: since when which tables wait, by their keys. */
interface Told {
  lines: Set<Line>
  since: Map<number, number>
}

interface Lines extends Need {
  all: Map<string, Told>
  grown: Set<number>
  stale: Set<string>
  seen: Set<string>
}

/** What waits for somebody: tables, longest first, and rounds. */
export async function waitingFor(
  { store, now }: Pick<Need, 'store' | 'now'>,
  user: string,
): Promise<{ list: WaitingList; since: Told['since'] }> {
  const settings = await store.noticeWishes.settings(user)
  const rows = await store.noticeQueue.waiting(user, limits.waitingShown)
  const tables = rows.map(({ id, row, seat, since, isMuted }) => {
    const { name, game, round = null } = JSON.parse(row) as Row
    return { id, name, game, round, seat, since, isMuted, tellAt: tellAt(since, settings, isMuted) }
  })
  const calls = await callsFor({ store }, user, since => tellAt(since, settings, false))
  return { list: { now: now(), tables, calls }, since: new Map(rows.map(({ key, since }) => [key, since])) }
}

export function openWaitingLines(need: Need): WaitingLines {
  const lines: Lines = { ...need, all: new Map(), grown: new Set(), stale: new Set(), seen: new Set() }
  const { all, grown, stale, seen } = lines
  need.store.onGrown(keys => {
    if (all.size === 0) return
    if (keys === 'any') for (const user of all.keys()) stale.add(user)
    else for (const key of keys) grown.add(key)
  })
  const tell = setInterval(
    repeated(() => tellAll(lines), need.fault),
    limits.tellWaiting,
  ).unref()
  const { changed } = openCalls(need)
  const look = setInterval(
    repeated(async () => {
      if (all.size > 0) for (const user of await changed()) stale.add(user)
    }, need.fault),
    limits.look,
  ).unref()
  const keep = setInterval(
    repeated(() => storeSeen(lines), need.fault),
    limits.storeSeen,
  ).unref()
  return {
    open: async (user, line) => {
      const told = all.get(user) ?? { lines: new Set(), since: new Map() }
      all.set(user, told)
      told.lines.add(line)
      await tellOne(lines, user)
    },
    close: (user, line) => {
      const told = all.get(user)
      told?.lines.delete(line)
      if (told?.lines.size === 0) all.delete(user)
    },
    seen: user => void seen.add(user),
    refresh: user => void stale.add(user),
    stop: async () => {
      clearInterval(tell)
      clearInterval(keep)
      clearInterval(look)
      await storeSeen(lines)
    },
  }
}

async function storeSeen({ store, seen, now }: Lines): Promise<void> {
  if (seen.size === 0) return
  const users = [...seen]
  seen.clear()
  await store.noticeWishes.noteSeen(users, now())
}

async function tellAll(lines: Lines): Promise<void> {
  const { store, all, grown, stale } = lines
  if (grown.size + stale.size === 0) return
  const [keys, users] = [[...grown], new Set(stale)]
  grown.clear()
  stale.clear()
  try {
    const waits = Map.groupBy(await store.noticeQueue.waitsAt(keys), wait => wait.user)
    for (const [user, { since }] of all) {
      const now = new Map((waits.get(user) ?? []).map(wait => [wait.key, wait.since]))
      if (keys.some(key => now.get(key) !== since.get(key))) users.add(user)
    }
    for (const user of users) if (all.has(user)) await tellOne(lines, user)
  } catch (error) {
    // They are told when it can be read again.
    for (const key of keys) grown.add(key)
    for (const user of users) stale.add(user)
    throw error
  }
}

async function tellOne(lines: Lines, user: string): Promise<void> {
  const { list, since } = await waitingFor(lines, user)
  const told = lines.all.get(user)
  if (!told) return
  told.since = since
  const text = JSON.stringify({ is: 'waiting', ...list })
  for (const line of told.lines) line.send(text)
}

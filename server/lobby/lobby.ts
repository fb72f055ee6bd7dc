/** Who looks at the lobby is told what changes there: all alike and together, so that one message is made for everybody. */
import type { LobbyMessage } from '../../table/sync/lobby.ts'
import { limits } from '../limits.ts'
import { repeated } from '../repeated.ts'
import type { LobbyReading } from '../store/lobby.ts'
import type { Store } from '../store/store.ts'
import { rowFor } from '../summary.ts'
import { openWatchers, type Watcher, type Watchers } from './watchers.ts'

export interface Lobby {
  watchers: Pick<Watchers, 'users' | 'tell' | 'tellAll' | 'isEmpty'>
  /** Tells somebody from now on; gives how to stop it. */
  enter(watcher: Watcher): () => void
  /** So many people look for a game: told when it changes, and to whoever enters. */
  tellLooking(people: number): void
  stop(): void
}

interface Need {
  store: LobbyReading
  onLobby: Store['onLobby']
  fault(error: unknown): void
}

/** Nothing is read as long as nobody looks. */
export function openLobby({ store, onLobby, fault }: Need): Lobby {
  const watchers = openWatchers()
  /** The ids of the tables in the lobby, by their numbers in the database; null: not known. */
  let known: Map<number, string> | null = null
  let changed = new Set<number>()
  let looking = 0

  const look = repeated(async () => {
    if (watchers.isEmpty()) return
    const keys = [...changed]
    changed = new Set()
    try {
      if (known === null) await beginAnew()
      else if (keys.length > 0) await tellOf(known, keys)
    } catch (error) {
      // What has changed is not known any more.
      known = null
      throw error
    }
  }, fault)
  const beginAnew = async () => {
    // Whatever is heard from now on is looked at again.
    const all = new Map<number, string>()
    known = all
    for (const { key, id } of await store.all()) all.set(key, id)
    watchers.tellAll({ is: 'again' })
  }
  const tellOf = async (all: Map<number, string>, keys: readonly number[]) => {
    const message = await changesOf(store, all, keys)
    if (message.set.length + message.gone.length > 0) watchers.tellAll(message)
  }
  onLobby(keys => {
    if (keys === 'any') known = null
    else if (!watchers.isEmpty()) for (const key of keys) changed.add(key)
  })
  const beat = setInterval(look, limits.lobbyEvery).unref()
  return {
    watchers,
    enter(watcher) {
      if (watchers.isEmpty()) [known, looking] = [null, 0]
      watchers.add(watcher)
      // It hears of every change from now on; what it has asked for before may have changed since.
      if (known) watcher.send(JSON.stringify({ is: 'again' } satisfies LobbyMessage))
      if (looking > 0) watcher.send(JSON.stringify({ is: 'looking', people: looking } satisfies LobbyMessage))
      return () => watchers.remove(watcher)
    },
    tellLooking(people) {
      if (people !== looking) watchers.tellAll({ is: 'looking', people })
      looking = people
    },
    stop: () => clearInterval(beat),
  }
}

type Changes = Extract<LobbyMessage, { is: 'lobby' }>

/** What has become of tables; keeps in mind which are in the lobby. */
async function changesOf(store: LobbyReading, known: Map<number, string>, keys: readonly number[]): Promise<Changes> {
  const there = await store.some(keys)
  const left = new Set(keys)
  for (const { key, id } of there) {
    known.set(key, id)
    left.delete(key)
  }
  const gone = [...left].flatMap(key => known.get(key) ?? [])
  for (const key of left) known.delete(key)
  return { is: 'lobby', set: there.map(({ row, updated }) => ({ ...rowFor(JSON.parse(row), null), updated })), gone }
}

/** The open pages that look at the lobby. */
import type { LobbyMessage } from '../../table/sync/lobby.ts'

/** One open page, and whose it is; null: nobody's that is known. */
export interface Watcher {
  readonly user: string | null
  send(text: string): void
}

export interface Watchers {
  add(watcher: Watcher): void
  remove(watcher: Watcher): void
  isEmpty(): boolean
  /** Who has a page open here. */
  users(): string[]
  tellAll(message: LobbyMessage): void
  tell(user: string, message: LobbyMessage): void
}

export function openWatchers(): Watchers {
  const all = new Set<Watcher>()
  const send = (to: Iterable<Watcher>, message: LobbyMessage) => {
    const text = JSON.stringify(message)
    for (const watcher of to) watcher.send(text)
  }
  return {
    add: watcher => all.add(watcher),
    remove: watcher => all.delete(watcher),
    isEmpty: () => all.size === 0,
    users: () => [...new Set([...all].flatMap(({ user }) => user ?? []))],
    tellAll: message => send(all, message),
    tell: (user, message) =>
      send(
        [...all].filter(each => each.user === user),
        message,
      ),
  }
}

/** Whom rounds of tournaments await, and whose lists have changed by it: whatever server has called a round. */
import type { CalledFor } from '../../table/sync/notices.ts'
import { callIn } from '../standing/tournaments/acts.ts'
import type { Store } from '../store/store.ts'

interface Need {
  store: Pick<Store, 'tournaments'>
}

/** The rounds that await somebody, in the order of their ends; when open pages tell of each is left to `tellAt`. */
export async function callsFor(
  { store }: Need,
  user: string,
  tellAt: (since: number) => number | null,
): Promise<CalledFor[]> {
  const tournaments = await store.tournaments.calling(user)
  const calls = tournaments.map(tournament => {
    const { round, since, until } = callIn(tournament)!
    const { id, name, game } = tournament
    return { id, name, game, round, until, tellAt: tellAt(since) }
  })
  return calls.toSorted((a, b) => a.until - b.until)
}

/** Looks for changes again and again: those whom one concerns since the last look. */
export function openCalls({ store }: Need): { changed(): Promise<Set<string>> } {
  const known = new Map<string, { version: number; users: readonly string[] }>()
  return {
    changed: async () => {
      const now = new Map((await store.tournaments.called()).map(({ id, version }) => [id, version]))
      const users = new Set<string>()
      for (const [id, before] of known) {
        if (now.get(id) === before.version) continue
        for (const user of before.users) users.add(user)
        known.delete(id)
      }
      for (const id of now.keys()) {
        if (known.has(id)) continue
        const found = await store.tournaments.load(id)
        if (!found) continue
        const awaited = callIn(found.tournament)?.users ?? []
        known.set(id, { version: found.version, users: awaited })
        for (const user of awaited) users.add(user)
      }
      return users
    },
  }
}

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

interface Known {
  version: number
  users: readonly string[]
}

/** Looks for changes again and again: those whom one concerns since the last look. A look that fails has seen nothing. */
export function openCalls({ store }: Need): { changed(): Promise<Set<string>> } {
  let known = new Map<string, Known>()
  return {
    changed: async () => {
      const now = new Map<string, Known>()
      for (const { id, version } of await store.tournaments.called()) {
        const before = known.get(id)
        if (before?.version === version) now.set(id, before)
        else {
          const found = await store.tournaments.load(id)
          if (found) now.set(id, { version: found.version, users: callIn(found.tournament)?.users ?? [] })
        }
      }
      const differing = [known, now].flatMap(one => [...one].filter(([id]) => now.get(id) !== known.get(id)))
      known = now
      return new Set(differing.flatMap(([, { users }]) => users))
    },
  }
}

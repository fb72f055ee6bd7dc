/** Everything that is kept of somebody, as JSON, in parts: who it is, its browsers, and what it did and said at each table. */
import { limits } from '../limits.ts'
import type { Person } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import type { Trace } from '../store/traces.ts'

export async function* exportOf(store: Store, person: Person): AsyncGenerator<string> {
  const sessions = await store.people.sessions(person.id)
  const results = await store.people.results(person.id)
  const search = await store.searches.of(person.id)
  const tournaments = await store.tournaments.list(person.id, limits.exportedRows)
  const ratings = await store.standing.ratings(person.id)
  const conduct = await store.standing.conduct(person.id)
  const relations = await store.relations.of(person.id)
  const sanctions = await store.moderation.sanctions(person.id)
  const reports = await store.moderation.reportsBy(person.id, limits.exportedRows)
  const notices = await noticesOf(store, person.id)
  const passkeys = (await store.passkeys.of(person.id)).map(({ id, device, created }) => ({ id, device, created }))
  const parts = {
    person,
    sessions,
    results,
    ratings,
    conduct,
    tournaments: tournaments.map(({ id, name, game }) => ({ id, name, game })),
    search,
    relations,
    sanctions,
    reports,
    notices,
    passkeys,
  }
  yield `${JSON.stringify(parts).slice(0, -1)},"tables":[`
  let comma = ''
  for (const trace of await store.traces.of(person.id)) {
    yield comma + JSON.stringify(await atTable(store, person, trace))
    comma = ','
  }
  yield ']}'
}

/** How somebody is told that tables wait. */
async function noticesOf({ noticeWishes }: Store, user: string) {
  const [settings, mutes] = [await noticeWishes.settings(user), await noticeWishes.mutes(user)]
  return { settings, mutes, hooks: await noticeWishes.hooks(user), browsers: await noticeWishes.pushes(user) }
}

async function atTable(store: Store, { id: user }: Person, { key, ...trace }: Trace) {
  const said = await store.traces.said(key, user)
  const lines = said.map(({ id: _, readers: __, ...line }) => line)
  return { ...trace, lines, deeds: await deedsAt(store, user, key) }
}

/** What somebody did at a table, and when. */
async function deedsAt(store: Store, user: string, key: number) {
  const deeds: { at: number; command: object }[] = []
  let last = 0
  for (let part = await store.someEntries(key, last, limits.entriesAtOnce); part.length > 0; ) {
    deeds.push(...part.filter(({ by }) => by === user).map(({ at, command }) => ({ at, command })))
    last = part.at(-1)!.n
    part = await store.someEntries(key, last, limits.entriesAtOnce)
  }
  return deeds
}

/** Those who look for a game find each other, whatever server their pages are at. */
import { randomInt } from 'node:crypto'
import { defaultLevel } from '../../bots/levels.ts'
import { createTable, type Wish } from '../../table/index.ts'
import { freshSeed } from '../freshSeed.ts'
import { ask, type Host } from '../host.ts'
import { freshId } from '../http/users.ts'
import { limits } from '../limits.ts'
import { repeated } from '../repeated.ts'
import type { KeptSearch } from '../store/searches.ts'
import { sitting, summaryOf } from '../summary.ts'
import { openTable } from '../tables.ts'
import type { Lobby } from './lobby.ts'
import { type Group, groupsOf } from './pairing.ts'

export interface Matchmaker {
  /** Looks at once who could play together. */
  look(): Promise<void>
  stop(): void
}

interface Need {
  host: Host
  lobby: Pick<Lobby, 'watchers' | 'tellLooking'>
  mayMeet(a: string, b: string): Promise<boolean>
}

/** Every server that has pages open in the lobby looks; of several that find the same people one makes their table. */
export function openMatchmaker(need: Need): Matchmaker {
  const { host, lobby } = need
  const { searches } = host.tables.store
  const look = repeated(async () => {
    if (lobby.watchers.isEmpty()) return
    const now = host.now()
    const all = await searches.all()
    await keepAlive(need, all, now)
    const alive = all.filter(each => each.table === null && now - each.seen < limits.searchKept)
    for (const group of await groupsOf(alive, { seatsOf: seatsOf(host), mayMeet: need.mayMeet, now })) {
      await bringTogether(need, group)
    }
    for (const { user, table } of await searches.all()) {
      if (table) lobby.watchers.tell(user, { is: 'match', table })
    }
    await startLeftOver(host, all)
    lobby.tellLooking(alive.length)
  }, host.fault)
  const beat = setInterval(look, limits.searchEvery).unref()
  return { look, stop: () => clearInterval(beat) }
}

const seatsOf = (host: Host) => (game: string) => {
  const { games } = host.tables
  return Object.hasOwn(games, game) ? games[game].game.seats : null
}

/** Notes whose pages are open here, and forgets those whose pages nobody has seen for long. */
async function keepAlive({ host, lobby }: Need, all: readonly KeptSearch[], now: number): Promise<void> {
  const { searches } = host.tables.store
  const here = new Set(lobby.watchers.users())
  const due = all.filter(({ user, seen }) => here.has(user) && now - seen >= limits.searchSeen)
  if (due.length > 0)
    await searches.see(
      due.map(({ user }) => user),
      now,
    )
  if (all.some(({ seen }) => now - seen > limits.searchForgotten)) await searches.forget(now - limits.searchForgotten)
}

/** Makes the table of a group, and lets the game begin. */
async function bringTogether({ host }: Need, group: Group): Promise<void> {
  const { tables, now } = host
  const [owner] = group.searches
  const { hoursPerMove, clock } = owner.wish
  const setup = {
    game: group.game,
    roles: Array.from({ length: group.seats }, () => null),
    options: {},
    private: false,
    hoursPerMove,
    clock,
  }
  const wish = { id: freshId(), name: owner.name, setup, seats: seatsFor(group), owner, seed: freshSeed() }
  const table = createTable(tables.games[group.game].game, { ...wish, lost: lostOf(host) }, now())
  const { core } = table
  const row = { id: core.id, game: group.game, core, summary: summaryOf(table, now()), seats: sitting(table) }
  const users = group.searches.map(({ user }) => user)
  if (await tables.store.searches.match(users, row, now())) await begin(host, core.id)
}

function lostOf({ tables }: Host) {
  const lost = tables.lost()
  return lost.n === 0 ? undefined : lost
}

/** Who sits where is drawn. */
function seatsFor({ seats, searches }: Group): Wish[] {
  const people = searches.map(({ user, name }) => ({ kind: 'person' as const, user, name }))
  const bots = Array.from({ length: seats - people.length }, () => ({ kind: 'bot' as const, bot: defaultLevel }))
  const drawn: Wish[] = [...people, ...bots]
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    ;[drawn[i], drawn[j]] = [drawn[j], drawn[i]]
  }
  return drawn
}

async function begin(host: Host, id: string): Promise<void> {
  const loaded = await openTable(host.tables, id)
  if (loaded?.table.core.status !== 'gathering') return
  await ask(host, loaded, { do: 'start' }, { user: loaded.table.core.owner, name: '' })
}

/** Tables of people who were brought together by a server that ended before the game began. */
async function startLeftOver(host: Host, all: readonly KeptSearch[]): Promise<void> {
  for (const id of new Set(all.flatMap(({ table }) => table ?? []))) await begin(host, id)
}

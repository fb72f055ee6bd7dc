/**
 * Tables that stand where a record ends, laid into the database of a host: so that what is about to happen is known
 * beforehand. The server finds them as it finds all others when it has just started.
 */
import { setTimeout as rest } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { games } from '../games/index.ts'
import type { GameRecord, Seat } from '../kernel/index.ts'
import { freshId } from '../server/http/users.ts'
import { openStoreOf } from '../server/index.ts'
import { command, createLive, openTables } from '../server/tables.ts'
import type { Command } from '../table/index.ts'
import type { Host } from './host.ts'

interface Person {
  user: string
  name: string
}

/** Who the server takes a browser for. */
async function personAt(page: Page): Promise<Person> {
  const { id, name } = await (await page.request.post('/api/me')).json()
  return { user: id, name }
}

/** The people come to the table, each on a seat; an easy bot sits where there is none. The first one is its owner. */
export async function layTable(host: Host, record: GameRecord, sitters: readonly (Page | null)[]): Promise<void> {
  const people = await Promise.all(sitters.map(page => page && personAt(page)))
  const { game, roles, options, seed, moves } = record
  const store = await openStoreOf({ data: host.data })
  const tables = openTables({ games, store, now: Date.now, changed: () => {} })
  const id = freshId()
  const live = await createLive(tables, {
    id,
    name: people[0]!.name,
    owner: people[0]!,
    setup: { game, roles, options: { ...options }, private: true, hoursPerMove: null },
    seats: people.map(person => (person ? { kind: 'person', ...person } : { kind: 'bot', bot: 'easy' })),
    seed: seed!,
  })
  const make = async (wanted: Command, seat: Seat) => {
    const answer = await command(tables, live, wanted, people[seat] ?? { bot: seat })
    if (answer.is === 'refused') throw new Error(`${answer.why}: ${JSON.stringify(wanted)}`)
  }
  await make({ do: 'start' }, 0)
  for (const [seat, move] of moves) {
    await make({ do: 'move', seat, n: live.table.core.acted[seat], move }, seat)
    // The server writes, too.
    await rest(2)
  }
  await store.close()
  await Promise.all(sitters.map(page => page?.goto(`/table/${id}`)))
}

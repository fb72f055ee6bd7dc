/** Tournaments that are played, by people of one server or of several. */
import { expect } from 'vitest'
import { limits } from '../limits.ts'
import { enter } from '../standing/tournaments/acts.ts'
import type { Store } from '../store/store.ts'
import { patience, type Visitor } from './guests.ts'

export const byMail = { paces: [{ hoursPerMove: 24 }] }

/** Made by the first, entered by all, begun; all have come. Gives its id. */
export async function begunCup(people: readonly Visitor[], more: object = {}): Promise<string> {
  const wish = { game: 'duel', name: 'Cup', kind: 'cup', ...byMail, ...more }
  const { body } = await people[0].call('POST', '/api/tournaments', wish)
  for (const who of people) await act(who, body.id, 'enter', {})
  await act(people[0], body.id, 'begin')
  for (const who of people) await act(who, body.id, 'come')
  return body.id
}

export async function act(who: Visitor, id: string, what: string, body?: object) {
  const answer = await who.call('POST', `/api/tournaments/${id}/${what}`, body)
  return answer.body
}

export const look = async (who: Visitor, id: string) => (await who.call('GET', `/api/tournaments/${id}`)).body

interface Pairing {
  users: string[]
  table: string
  places: number[] | null
}

/** Whoever sits second at a table of the round resigns; gives the pairings, once all are played. */
export async function playRound(people: readonly Visitor[], id: string, round: number): Promise<Pairing[]> {
  const pairings = async (): Promise<Pairing[]> => (await look(people[0], id)).rounds[round]?.pairings ?? []
  await expect.poll(async () => (await pairings()).length, patience).toBeGreaterThan(0)
  for (const { users, table } of await pairings()) {
    const loser = people.find(who => who.id === users[1])!
    // A round is open before its tables are made.
    await expect.poll(async () => (await loser.call('GET', `/api/tables/${table}`)).status, patience).toBe(200)
    const page = await loser.join(table)
    await page.until(({ tableView }) => tableView.status === 'running' && tableView.view?.seat != null)
    let answer: string
    do answer = await page.move({ do: 'resign' })
    while (answer === 'stale')
    expect(answer).toBe('done')
    await page.close()
  }
  await expect.poll(async () => (await pairings()).every(({ places }) => places !== null), patience).toBe(true)
  return pairings()
}

/** A tournament with one place left is entered by all these at once: one alone has it. */
export async function onePlaceForAll(store: Store, people: readonly Visitor[]): Promise<void> {
  const wish = { game: 'duel', name: 'Full', kind: 'swiss', ...byMail }
  const { id } = (await people[0].call('POST', '/api/tournaments', wish)).body
  const before = (await store.tournaments.load(id))!
  const others = Array.from({ length: limits.entrants - 1 }, (_, i) => ({ user: `u${i}`, name: `U${i}`, points: 0 }))
  expect(await store.tournaments.change(before, others.reduce(enter, before.tournament), null, 1)).toBe(true)
  const tried = people.map(who => who.call('POST', `/api/tournaments/${id}/enter`, {}))
  const statuses = (await Promise.all(tried)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, ...people.slice(1).map(() => 409)])
  expect((await store.tournaments.load(id))!.tournament.entrants).toHaveLength(limits.entrants)
}

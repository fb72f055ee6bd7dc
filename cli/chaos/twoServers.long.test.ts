import { expect, it, onTestFinished } from 'vitest'
import { type Kinds, type Move, randomMove, seeded, seedFrom } from '../../kernel/index.ts'
import { newGuest } from '../../server/load/loadRun.ts'
import { ask, leave, openPlayer, type Player } from '../../server/load/player.ts'
import { games } from '../../table/testing/games.ts'
import { openCluster } from './cluster.ts'

const rng = { chance: seeded(seedFrom('two servers')) }

/**
 * Two people at two servers on one PostgreSQL, and a bot that whichever server lives has to play for. `lead` is the balancer: there a
 * person's page finds its server from now on.
 */
async function twoAtATable() {
  const gamesModule = new URL('../../table/testing/games.ts', import.meta.url).href
  const cluster = await openCluster({ gamesModule, store: 'postgres', nodes: 2 })
  onTestFinished(() => cluster.destroy())
  const led = [0, 1]
  const cookies = await Promise.all(led.map(node => newGuest(cluster.addresses[node])))
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'easy' }]
  const answer = await fetch(`${cluster.addresses[0]}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0] },
    body: JSON.stringify({ game: games.toy.game.id, roles: [null, null, null], seats }),
  })
  const { id } = (await answer.json()) as { id: string }
  const pageOf = (seat: number) => {
    const address = () => cluster.addresses[led[seat]]
    return openPlayer(id, seat, { address, cookie: cookies[seat], weigh: () => {}, look: () => {}, comesBack: true })
  }
  const pages = await Promise.all(led.map((_, seat) => pageOf(seat)))
  onTestFinished(() => pages.forEach(leave))
  expect(await ask(pages[1], { do: 'sit', seat: 1 })).toMatchObject({ is: 'done' })
  await expect.poll(() => ask(pages[0], { do: 'start' })).toMatchObject({ is: 'done' })
  const lead = (seat: number, node: number) => {
    led[seat] = node
  }
  return { cluster, pages, lead }
}

const isAsked = ({ asked, seat }: Player) => asked.includes(seat)

/** Whoever is asked moves, until so many moves have been made; every page must be shown each of them. */
async function play(pages: readonly Player[], count: number): Promise<void> {
  const until = pages[0].moves + count
  while (pages[0].moves < until) {
    await expect.poll(() => pages.find(isAsked)).toBeDefined()
    const page = pages.find(isAsked)!
    const move = randomMove(games.toy.game, page.legalMoves as Move<Kinds>[], rng)
    await ask(page, { do: 'move', seat: page.seat, n: page.moved, move })
    await expect.poll(() => new Set(pages.map(({ moves }) => moves)).size).toBe(1)
  }
}

it('two people at two servers see each other move, and they and a bot go on at the other server when one is killed', async () => {
  const { cluster, pages, lead } = await twoAtATable()
  await play(pages, 3)
  for (const [dead, alive] of [
    [0, 1],
    [1, 0],
  ]) {
    const before = performance.now()
    await cluster.kill(dead)
    for (const { seat } of pages) lead(seat, alive)
    await expect.poll(() => pages[dead].back).toBeGreaterThan(before)
    await play(pages, 6)
    await cluster.start(dead)
    lead(dead, dead)
  }
  expect(pages.map(({ isOver }) => isOver)).toEqual([false, false])
  expect(cluster.crashes).toBe(0)
})

import { afterEach, expect, it } from 'vitest'
import { quick } from '../../bots/levels.ts'
import { seedFrom, start, viewOf } from '../../kernel/index.ts'
import { toy } from '../../kernel/testing/toy.ts'
import { how } from '../testing/thinkers.ts'
import { openBotPool } from './botPool.ts'
import type { Question } from './botWorker.ts'
import { openLane } from './lane.ts'

const gamesModule = new URL('../testing/thinkers.ts', import.meta.url).href
const options = { cards: 'many', rich: false, ties: 'host' } as const
const view = viewOf(toy, start(toy, { roles: [null, null], options, seed: seedFrom('pool') }).state, 0) as never

const question = (nodes: number, ms = quick): Question => {
  return { game: 'toy', level: 'easy', view, seed: '0'.repeat(32), budget: { nodes, ms } }
}
const wish = ({ signal }: { signal: AbortSignal } = new AbortController(), isWatched = true) => ({ isWatched, signal })
/** Longer than any test: who has so much time gives its place to nobody, however late the machine comes to it. */
const forever = 10_000_000

const opened: { close(): Promise<void> }[] = []
const kept = <T extends { close(): Promise<void> }>(lane: T): T => {
  opened.push(lane)
  return lane
}
afterEach(async () => {
  for (const lane of opened.splice(0)) await lane.close()
})

it('a long thought never keeps a quick one waiting, and is ended by a hurry', async () => {
  const pool = kept(openBotPool(gamesModule, 1))
  const hurry = new AbortController()
  let isOver = false
  const long = pool.think(question(how.whenHurried, forever), wish(hurry)).then(plan => {
    isOver = true
    return plan
  })
  const plan = await pool.think(question(how.atOnce), wish())
  expect(plan).toHaveLength(2)
  expect(isOver).toBe(false)
  hurry.abort()
  expect(await long).toEqual(plan)
})

it('who waits for a thread goes first where somebody watches the table', async () => {
  const lane = kept(openLane({ gamesModule, threads: 1, kept: 0 }))
  const hurry = new AbortController()
  const order: string[] = []
  const think = (name: string, isWatched: boolean) =>
    lane.think(question(how.atOnce, forever), wish(undefined, isWatched)).then(() => order.push(name))
  const first = lane.think(question(how.whenHurried, forever), wish(hurry))
  const others = [think('mail', false), think('other mail', false), think('live', true)]
  hurry.abort()
  await Promise.all([first, ...others])
  expect(order).toEqual(['live', 'mail', 'other mail'])
})

it('a thought that is hurried before it has begun is answered, too', async () => {
  const lane = kept(openLane({ gamesModule, threads: 1, kept: 0 }))
  expect(await lane.think(question(how.whenHurried, forever), wish({ signal: AbortSignal.abort() }))).toHaveLength(2)
})

it('the time of a bot counts from when its thread has read the games', async () => {
  const slow = new URL('../testing/slowThinkers.ts', import.meta.url).href
  const lane = kept(openLane({ gamesModule: slow, threads: 1, kept: 0, answerTime: 4000 }))
  expect(await lane.think(question(how.atOnce, 1), wish())).toHaveLength(2)
})

it('a bot that throws, never answers or takes all memory fails alone: the next one thinks', async () => {
  const lane = kept(openLane({ gamesModule, threads: 1, kept: 0, botMemory: 64, answerTime: forever }))
  await expect(lane.think(question(how.wrongly), wish())).rejects.toThrow('lost its mind')
  await expect(lane.think(question(how.withoutMeasure), wish())).rejects.toThrow('memory')
  expect(await lane.think(question(how.atOnce), wish())).toHaveLength(2)
  const strict = kept(openLane({ gamesModule, threads: 1, kept: 0, answerTime: 50 }))
  await expect(strict.think(question(how.never), wish())).rejects.toThrow(
    'The easy bot of toy did not answer on seat 0.',
  )
})

it('a bot that never answers keeps no other one waiting, though there is one thread', async () => {
  const lane = kept(openLane({ gamesModule, threads: 1, kept: 0, overtime: 50, answerTime: forever }))
  let isOver = false
  const lost = lane.think(question(how.never, 1), wish()).catch(() => {
    isOver = true
  })
  for (let i = 0; i < 3; i++) expect(await lane.think(question(how.atOnce), wish())).toHaveLength(2)
  expect(isOver).toBe(false)
  await lane.close()
  await lost
})

it('a bot that was late leaves no more threads behind than there were: who is watched goes first again', async () => {
  const lane = kept(openLane({ gamesModule, threads: 1, kept: 0, overtime: 50 }))
  const [late, long] = [new AbortController(), new AbortController()]
  const lateOne = lane.think(question(how.whenHurried, 1), wish(late)).catch(() => {})
  await lane.think(question(how.atOnce), wish())
  late.abort()
  await lateOne
  const order: string[] = []
  const think = (name: string, isWatched: boolean) =>
    lane.think(question(how.atOnce, forever), wish(undefined, isWatched)).then(() => order.push(name))
  const longOne = lane.think(question(how.whenHurried, forever), wish(long))
  const others = [think('mail', false), think('live', true)]
  long.abort()
  await Promise.all([longOne, ...others])
  expect(order).toEqual(['live', 'mail'])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Kinds, Move, Seat } from '../../kernel/index.ts'
import { games } from '../../table/testing/games.ts'
import type { Kept } from './kept.ts'
import { localLink } from './local.ts'

const person = (name: string) => ({ kind: 'person', name }) as const
const digits = (n: number) => n.toString(16).padStart(32, '0')

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const kept = (seed: string): Kept => ({
  id: 'a',
  name: 'Here',
  setup: { game: 'duel', roles: [null, null], options: {}, private: true, hoursPerMove: null },
  seats: [person('Ann'), person('Ben')],
  seed,
  begun: 0,
  actions: [],
})

function opened(first: Kept) {
  const saved = new Map([[first.id, first]])
  const save = (next: Kept) => saved.set(next.id, next)
  const think = async (_level: string, { view }: { view: { legalMoves: readonly Move<Kinds>[] } }) =>
    view.legalMoves.at(-1)!
  return { link: localLink(games.duel, first, { save, think, advise: vi.fn(), pace: 0 }), saved }
}

type Link = ReturnType<typeof localLink>
const tableView = (link: Link) => link.read().scene!.tableView
const view = (link: Link) => tableView(link).view!
const step = (link: Link) => (view(link).stack.at(-1) as unknown as { do: string }).do

/** A game whose seat 1 can block in the first window, or cannot. */
function windowWith(shield: boolean) {
  for (let n = 0; n < 100; n++) {
    const game = opened(kept(digits(n)))
    game.link.lookAs(1)
    if ((view(game.link).legalMoves.length === 2) === shield) return game
    game.link.close()
  }
  throw new Error('no such hand')
}

function move(link: Link, seat: Seat, name: string, more = {}) {
  link.lookAs(seat)
  return link.send({ do: 'move', seat, n: view(link).moved, move: { do: name, ...more } })
}

it('windows that nobody wants to be asked go by at once', async () => {
  const bare = windowWith(false).link
  expect(step(bare)).toBe('block')
  await vi.advanceTimersByTimeAsync(0)
  expect(step(bare)).toBe('haggle')
  const armed = windowWith(true).link
  await vi.advanceTimersByTimeAsync(1000)
  expect(step(armed)).toBe('block')
  expect(await armed.send({ do: 'auto-pass', seat: 1, when: 'always' })).toBe('done')
  await vi.advanceTimersByTimeAsync(0)
  expect(step(armed)).toBe('haggle')
})

it('clocks run in the browser, and what they did is kept', async () => {
  const { link, saved } = windowWith(true)
  expect(tableView(link).limit).toBe(1_020_000)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(step(link)).toBe('block')
  await vi.advanceTimersByTimeAsync(1)
  expect(step(link)).toBe('haggle')
  const open = view(link).open
  link.close()
  const again = opened(saved.get('a')!).link
  again.lookAs(1)
  expect(view(again).open).toEqual(open)
})

it('a free question passes the screen on with each move, or without one', async () => {
  const { link } = windowWith(true)
  expect(link.next()).toBe(1)
  expect(link.handOn!()).toBeNull()
  await move(link, 1, 'pass')
  expect(link.next()).toBe(0)
  await move(link, 0, 'offer', { coins: 1 })
  expect(link.next()).toBe(1)
  link.lookAs(1)
  link.handOn!()!()
  expect(link.next()).toBe(0)
  await move(link, 0, 'withdraw')
  expect(link.next()).toBe(1)
})

it('goes on to the next game of a series, which is kept with the same people, once', async () => {
  const { link, saved } = windowWith(true)
  expect(await link.send({ do: 'sequel' })).toBe('no-sequel')
  while (tableView(link).status === 'running') {
    const seat = link.next()!
    await move(link, seat, step(link) === 'block' ? 'pass' : 'leave')
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(await link.send({ do: 'sequel' })).toBe('done')
  expect(await link.send({ do: 'sequel' })).toBe('done')
  expect(saved.size).toBe(2)
  const next = saved.get(tableView(link).series!.next!)!
  expect(next).toMatchObject({ earlier: 'a', actions: [], seats: [{ name: 'Ann' }, { name: 'Ben' }] })
  const second = opened(next).link
  expect(tableView(second)).toMatchObject({ status: 'running', series: { earlier: 'a', next: null } })
  expect(view(second).open).toMatchObject({ game: 2 })
  const again = opened(saved.get('a')!).link
  expect(tableView(again).series).toEqual({ earlier: null, next: next.id, more: true })
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { games } from '../../games/index.ts'
import { type GameRecord, gameModule, type Kinds, type Move } from '../../kernel/index.ts'
import { duel } from '../../kernel/testing/duel.ts'
import type { Kept } from './kept.ts'
import { localLink } from './local.ts'

const kept = (seats: Kept['seats']): Kept => ({
  id: 'a',
  name: 'Here',
  setup: {
    game: 'thrones',
    roles: ['stark', 'lannister', 'baratheon'],
    options: {},
    private: true,
    hoursPerMove: null,
  },
  seats,
  seed: '0123456789abcdef0123456789abcdef',
  begun: 0,
  actions: [],
})
const ann = { kind: 'person', name: 'Ann' } as const
const ben = { kind: 'person', name: 'Ben' } as const
const bot = { kind: 'bot', bot: 'random' } as const

function opened(first: Kept, game = games.thrones) {
  let last = first
  const think = vi.fn(
    async (_level: string, { view }: { view: { legalMoves: readonly Move<Kinds>[] } }) => view.legalMoves.at(-1)!,
  )
  const save = (next: Kept) => {
    last = next
  }
  const link = localLink(game, first, { save, think, advise: vi.fn(), pace: 0 })
  onTestFinished(link.close)
  return { link, think, saved: () => last }
}

const view = (link: ReturnType<typeof localLink>) => link.read().scene!.tableView.view!

it('tries again in a while, and not at once, what time cannot make of a game for a fault of the rules', async () => {
  vi.useFakeTimers({ now: 0 })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    vi.useRealTimers()
    said.mockRestore()
  })
  const limit = () => ({ seconds: 20, move: { do: 'fly' } })
  const broken = { ...duel, rules: { ...duel.rules, haggle: { ...duel.rules.haggle, limit } } }
  const first = kept([ann, ben])
  const setup = { ...first.setup, game: 'duel', roles: [null, null] }
  opened({ ...first, setup }, gameModule(broken as never, {} as never))
  await vi.advanceTimersByTimeAsync(20_000 + 4_000)
  expect(said).toHaveBeenCalledTimes(1)
})

describe('a game on this screen', () => {
  it('shows nothing secret until somebody looks', async () => {
    const { link } = opened(kept([ann, ben, bot]))
    expect(view(link).seat).toBeNull()
    expect(view(link).own).toBeNull()
    link.lookAs(0)
    expect(view(link).own).not.toBeNull()
    expect(view(link).legalMoves.length).toBeGreaterThan(0)
  })

  it('hides the orders of one person from the next', async () => {
    const { link } = opened(kept([ann, ben, bot]))
    link.lookAs(0)
    const { legalMoves, moved } = view(link)
    expect(await link.send({ do: 'move', seat: 0, n: moved, move: legalMoves[0] })).toBe('done')
    const { at } = legalMoves[0] as unknown as { at: string }
    expect(JSON.stringify(view(link).own)).toContain(at)
    link.lookAs(1)
    expect(JSON.stringify(view(link).own)).not.toContain(at)
  })

  it('makes a run of moves, keeps it, and has every position of it in its history', async () => {
    const single = opened(kept([ann, ben, bot])).link
    single.lookAs(0)
    const [first] = view(single).legalMoves
    await single.send({ do: 'move', seat: 0, n: 0, move: first })
    const [second] = view(single).legalMoves
    const { link, saved } = opened(kept([ann, ben, bot]))
    link.lookAs(0)
    expect(await link.send({ do: 'move', seat: 0, n: 0, move: [first, second] })).toBe('done')
    expect(view(link).moved).toBe(2)
    expect(await link.send({ do: 'move', seat: 0, n: 2, move: [first, { do: 'confirm' }] })).toBe('illegal')
    expect(view(link).moved).toBe(2)
    link.close()
    const again = opened(saved()).link
    again.lookAs(0)
    expect(view(again).own).toEqual(view(link).own)
    for (const move of [0, 1]) expect((await again.at(move)).view.stack).toEqual((await link.at(move)).view.stack)
  })

  it('refuses what the rules refuse, and changes nothing', async () => {
    const { link, saved } = opened(kept([ann, ben, bot]))
    const before = saved()
    link.lookAs(0)
    expect(await link.send({ do: 'move', seat: 0, n: 0, move: { do: 'confirm' } })).toBe('illegal')
    expect(saved()).toBe(before)
  })

  it('goes on where it was left, and its history with it', async () => {
    const { link, saved } = opened(kept([ann, ben, bot]))
    link.lookAs(0)
    const { legalMoves } = view(link)
    await link.send({ do: 'move', seat: 0, n: 0, move: legalMoves[0] })
    link.close()
    const again = opened(saved()).link
    again.lookAs(0)
    expect(view(again).own).toEqual(view(link).own)
    expect((await again.at(0)).view.stack).toEqual((await link.at(0)).view.stack)
  })

  it('gives its record: before the end with the hash of the seed alone, after it with the seed', async () => {
    const { link } = opened(kept([ann, ben, bot]))
    link.lookAs(0)
    const [first] = view(link).legalMoves
    await link.send({ do: 'move', seat: 0, n: 0, move: first })
    const running = (await link.record()) as GameRecord
    expect(running.moves).toContainEqual([0, first])
    expect(running.seed).toBeUndefined()
    expect(running.seedHash).toMatch(/^[0-9a-f]{64}$/)
    await link.send({ do: 'close' })
    expect(((await link.record()) as GameRecord).seed).toBe('0123456789abcdef0123456789abcdef')
  })

  it('asks bots for their moves with what their seat may know', async () => {
    const { think } = opened(kept([ann, ben, bot]))
    await expect.poll(() => think.mock.calls.length).toBeGreaterThan(0)
    const seen = think.mock.calls[0][1].view as unknown as { seat: number }
    expect(seen.seat).toBe(2)
  })
})

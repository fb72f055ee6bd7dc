import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { questionAt, seedFrom, viewOf } from '../kernel/index.ts'
import { answerOf } from './apply.ts'
import { act, noteFailing, openRunner, tableViewOf, tick } from './index.ts'
import { set } from './testing/duel.ts'
import { ann, ben, started } from './testing/play.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A table that is run as a server runs it; `shown` is when its moves were made, by seat. */
function running(
  seats: string,
  setup: object,
  { pace = 0, isWatched = true, think = bidNothing, seed = seedFrom(seats), early = 0, trouble = noTrouble } = {},
) {
  const here = started(seats, setup, seed)
  const shown: [seat: number, at: number][] = []
  const faults: unknown[] = []
  const runner = openRunner({
    table: () => here.table,
    act: async (command, who) => {
      if (trouble()) return { is: 'refused', why: 'stale' }
      const outcome = act(here.table, command, who, clock())
      if (!('refused' in outcome)) here.table = outcome.table
      if ('seat' in command && !('refused' in outcome)) shown.push([command.seat!, clock()])
      runner.look()
      return answerOf(outcome)
    },
    tick: async () => {
      trouble()
      const outcome = tick(here.table, clock(), { expires: true })
      if (!outcome) return
      here.table = outcome.table
      runner.look()
    },
    noteFailing: async (seat, fails) => {
      here.table = noteFailing(here.table, seat, fails, clock())?.table ?? here.table
    },
    think: async (_level, thought) => think(thought.view as never, thought.signal) as never,
    freshSeed: () => seedFrom(here.table.version),
    expires: true,
    isWatched: () => isWatched,
    pace,
    breath: () => here.table.core.setup.breath ?? 'normal',
    moment: () => 700,
    now: () => clock(),
    later: (job, milliseconds) => {
      const timer = setTimeout(job, Math.max(milliseconds - early, 0))
      return () => clearTimeout(timer)
    },
    fault: error => faults.push(error),
  })
  return { here, runner, shown, faults }
}

/** Throws where the store is away; true: another server is faster. */
const noTrouble = (): boolean => false
const clock = () => vi.getMockedSystemTime()!.getTime()
const bidNothing = ({ legalMoves }: { legalMoves: readonly object[] }, _signal: AbortSignal): unknown =>
  legalMoves.at(-1)!
const twoRounds = { options: { cards: 'few', ties: 'host' } }

it('gives a bot what its seat remembers, which no view that is sent holds', async () => {
  const seen = vi.fn(bidNothing)
  const { here, runner } = running('bA', {}, { think: seen })
  const { core } = here.table
  const memory = [[{ own: 'memory' }], [{ other: 'memory' }]]
  const state = { ...core.state!, g: { ...core.state!.g, memory } }
  here.table = { ...here.table, core: { ...core, state } }
  runner.look()
  await vi.advanceTimersByTimeAsync(100)
  expect(seen.mock.calls[0][0]).toMatchObject({ seat: 0, memory: [{ own: 'memory' }] })
  for (const seat of [0, 1, null]) {
    expect(
      JSON.stringify(tableViewOf({ ...here.table, core: { ...core, state } }, { user: null, seat })),
    ).not.toContain('memory')
  }
})

it('bots move one after the other, after a pause where everybody sees it, and none when somebody hurries', async () => {
  const { here, runner, shown } = running('bbA', twoRounds, { pace: 500 })
  here.do(ann, { do: 'move', seat: 2, n: 0, move: { do: 'seal' } as never })
  runner.look()
  await vi.advanceTimersByTimeAsync(0)
  // Both bids are sealed: the first of them needs no pause, and the last one opens them all.
  expect(shown).toEqual([[0, 10_000]])
  await vi.advanceTimersByTimeAsync(10_000)
  const times = shown.map(([, at]) => at)
  expect(times.slice(2).every((at, i) => at - times[i + 1] >= 500)).toBe(true)
})

it('others get their turn between two moves of bots that think no time at all', async () => {
  const { runner, shown } = running('bbA', {}, { think: () => ({ do: 'offer', coins: shown.length % 2 }) })
  runner.look()
  await Promise.resolve()
  expect(shown.length).toBeLessThan(2)
  runner.stop()
})

it('a bot may answer with a run of moves, of which nothing remains when one is refused', async () => {
  const plan = [{ do: 'offer', coins: 1 }, { do: 'seal' }]
  const { here, runner, faults } = running('Ab', {}, { think: () => plan })
  runner.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(here.table.past.map(({ seat, move }) => [seat, move])).toEqual([
    [1, plan[0]],
    [1, plan[1]],
  ])
  expect(faults).toEqual([])
  const wrong = running('Ab', {}, { think: () => [plan[0], { do: 'stone', on: 'a' }] })
  wrong.runner.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(wrong.faults[0]).toEqual(new Error('The bot on seat 1 of t1 was refused: illegal.'))
  expect(wrong.here.table.past).toHaveLength(1)
  wrong.runner.stop()
})

it('bots among themselves wait until somebody watches, and a bot that fails plays anything', async () => {
  const alone = running('bb', {}, { isWatched: false })
  alone.runner.look()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(alone.shown).toEqual([])
  const lost = running(
    'Ab',
    {},
    {
      think: () => {
        throw new Error('lost its mind')
      },
    },
  )
  lost.runner.look()
  await vi.advanceTimersByTimeAsync(1000)
  expect(lost.faults[0]).toEqual(new Error('lost its mind'))
  expect(lost.shown.length).toBeGreaterThan(0)
  lost.runner.stop()
})

it('a rule that throws when it is looked whose turn it is ends nothing: it is told, and looked at again later', async () => {
  const broken = () => {
    throw new Error('no turn')
  }
  const { here, runner, faults, shown } = running(
    'Ab',
    {},
    {
      think: view => {
        const { game } = here.table
        const rules = { bid: { kind: 'sealed', who: broken } }
        if (faults.length === 0) here.table = { ...here.table, game: { ...game, rules } as never }
        return bidNothing(view, new AbortController().signal)
      },
    },
  )
  const sound = here.table
  runner.look()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(faults.length).toBeGreaterThan(1)
  expect(shown).toEqual([])
  here.table = sound
  await vi.advanceTimersByTimeAsync(600_000)
  expect(shown.length).toBeGreaterThan(0)
  runner.stop()
})

it('a bot is told to hurry when somebody asks for it, when its answer is not needed any more, and at the stop', async () => {
  const hurried: string[] = []
  const waiting = (name: string) => (_view: object, signal: AbortSignal) =>
    new Promise(done => {
      signal.addEventListener('abort', () => {
        hurried.push(name)
        done({ do: 'seal' })
      })
    })
  const asked = running('Ab', {}, { think: waiting('asked') })
  asked.runner.look()
  asked.runner.hurry()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.here.table.past).toHaveLength(1)
  const late = running('Ab', {}, { think: waiting('late') })
  late.runner.look()
  late.here.do(ann, { do: 'leave', seat: 0 })
  late.runner.look()
  const stopped = running('Ab', {}, { think: waiting('stopped') })
  stopped.runner.look()
  stopped.runner.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(hurried).toEqual(['asked', 'late', 'stopped'])
  expect(stopped.here.table.past).toEqual([])
  expect([...asked.faults, ...late.faults, ...stopped.faults]).toEqual([])
})

it.each([
  ['nothing', undefined],
  ['an empty plan', []],
  ['no move', [{ do: 'offer', coins: 1 }, 'seal']],
  ['a side move', { do: 'resign' }],
])('a bot that answers with %s plays a legal move instead, with one line for the log', async (_, answer) => {
  const { here, runner, faults } = running('Ab', { game: 'barons' }, { think: () => answer })
  runner.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(here.table.core.status).toBe('running')
  expect(here.table.past).toHaveLength(1)
  expect(faults).toEqual([new Error('The bot on seat 1 of t1 answered with no move.')])
  runner.stop()
})

it('a timer that comes before its time is set again', async () => {
  const { here, runner } = running('AB', { hoursPerMove: 1 }, { early: 3 })
  runner.look()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(here.table.core.seats.map(each => each.kind === 'person' && each.absent)).toEqual([true, true])
  runner.stop()
})

it('a clock that runs longer than any timer, while the computer sleeps, too, and all timers stand still, runs out in its time', async () => {
  const day = 24 * 3_600_000
  const { here, runner } = running('AB', { hoursPerMove: 720 })
  runner.look()
  const sleep = async (milliseconds: number) => {
    vi.setSystemTime(clock() + milliseconds)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  await sleep(29 * day)
  expect(here.table.core.seats[0]).toMatchObject({ absent: false })
  await sleep(day)
  expect(here.table.core.seats[0]).toMatchObject({ absent: true })
  runner.stop()
})

/** Throws so many times. */
const away = (times: number) => () => {
  if (times-- > 0) throw new Error('The store is away.')
  return false
}

it('what time could not make of the table is tried again after waits that grow', async () => {
  const { here, runner, faults } = running('AB', { hoursPerMove: 1 }, { trouble: away(3) })
  runner.look()
  while (faults.length === 0) await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(16_000)
  expect(faults).toHaveLength(3)
  expect(here.table.core.seats[0]).toMatchObject({ absent: false })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(here.table.core.seats[0]).toMatchObject({ absent: true })
  runner.stop()
})

it('a clock and a window that both fail for hours are tried again together, and no more often than one of them', async () => {
  const { here, runner, faults } = running('AB', { game: 'duel' }, { trouble: away(Infinity) })
  set(here, ann, 0, 'always')
  set(here, ben, 1, 'always')
  runner.look()
  await vi.advanceTimersByTimeAsync(20_000)
  const before = faults.length
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  // Every five minutes in the end: 36 times in three hours, a few sooner, and two faults each time.
  expect(faults.length - before).toBeGreaterThan(2 * 34)
  expect(faults.length - before).toBeLessThan(2 * 45)
  runner.stop()
})

it.each([
  ['the store is away', away(1)],
  [
    'other servers are faster',
    (() => {
      let times = 1
      return () => times-- > 0
    })(),
  ],
])('a window that could not go by because %s goes by a while later', async (_, trouble) => {
  const { here, runner, faults } = running('AB', { game: 'duel' }, { trouble })
  set(here, ann, 0, 'always')
  set(here, ben, 1, 'always')
  runner.look()
  const first = here.table.core.moves
  await vi.advanceTimersByTimeAsync(700)
  expect([here.table.core.moves, faults.length]).toEqual([first, 1])
  await vi.advanceTimersByTimeAsync(5_000 + 700)
  expect(here.table.core.moves).toBeGreaterThan(first)
  runner.stop()
})

it('time makes something of the table when it is due, and nothing once it is stopped', async () => {
  const { here, runner } = running('AB', { hoursPerMove: 1 })
  runner.look()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(here.table.core.seats.map(each => each.kind === 'person' && each.absent)).toEqual([true, true])
  runner.stop()
  const other = running('AB', { hoursPerMove: 1 })
  other.runner.look()
  other.runner.stop()
  other.runner.look()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(other.here.table.core.seats[0]).toMatchObject({ absent: false })
  expect(vi.getTimerCount()).toBe(0)
})

it('a bot that fails again and again is asked no more for a minute; its seat says so until it does well', async () => {
  let asked = 0
  let isWell = false
  const think = ({ legalMoves }: { legalMoves: readonly object[] }) => {
    asked++
    if (!isWell) throw new Error('lost its mind')
    return legalMoves.at(-1)!
  }
  const { here, runner, shown } = running('bA', {}, { think })
  /** Ann seals whenever it is her turn, so that the bot is asked again and again. */
  const play = async (times: number) => {
    for (let i = 0; i < times; i++) {
      runner.look()
      await vi.advanceTimersByTimeAsync(10)
      const { core, game } = here.table
      const [seat] = questionAt(game, core.state!)?.toMove ?? []
      if (seat === 1) here.move(1, viewOf(game, core.state!, 1).legalMoves.at(-1)!)
    }
  }
  const failing = () => tableViewOf(here.table, { user: null, seat: null }).failing
  await play(10)
  expect([asked, failing()]).toEqual([3, [0]])
  expect(shown.length).toBeGreaterThan(4)
  isWell = true
  await vi.advanceTimersByTimeAsync(60_000)
  await play(1)
  expect(asked).toBeGreaterThan(3)
  expect(failing()).toEqual([])
  here.do(ann, { do: 'close' })
  runner.stop()
})

/** When the bot at the second seat answers a blow, in milliseconds after it, and how long it has thought. */
async function answerTime(
  seed: number,
  bot: 'b' | 's',
  thinks: (hand: readonly string[]) => number,
  setup: object = {},
) {
  const told: number[] = []
  const wait = async (view: { own: { cards: readonly string[] }; legalMoves: readonly object[] }) => {
    told.push(thinks(view.own.cards))
    await new Promise(done => setTimeout(done, told.at(-1)))
    return view.legalMoves[0]
  }
  const table = { game: 'duel', options: { quick: false }, ...setup }
  const here = running(`A${bot}`, table, { pace: 600, think: wait as never, seed: seedFrom(seed) })
  here.runner.look()
  const begun = clock()
  const answer = () => here.shown.find(([seat]) => seat === 1)
  while (!answer()) await vi.advanceTimersByTimeAsync(10)
  here.runner.stop()
  const [, at] = answer()!
  return { after: at - begun, thought: told[0] }
}

it.each(['b', 's'] as const)(
  'when a bot answers tells nothing of its hand: the thought takes longer or not (%s)',
  async bot => {
    const longest = bot === 's' ? 1900 : 80
    const thinks = (cards: readonly string[]) => (cards.includes('shield') ? longest : 1)
    const times = []
    for (let seed = 0; seed < 8; seed++) times.push(await answerTime(seed, bot, thinks))
    expect(new Set(times.map(({ thought }) => thought))).toEqual(new Set([1, longest]))
    expect(new Set(times.map(({ after }) => after)).size).toBe(1)
  },
)

it('where no breath is wished for, a bot that thinks is waited for all the same, and a quick one is not', async () => {
  const none = { breath: 'off' }
  const strong = [await answerTime(0, 's', () => 1, none), await answerTime(0, 's', () => 1900, none)]
  expect(new Set(strong.map(({ after }) => after)).size).toBe(1)
  expect((await answerTime(0, 'b', () => 1, none)).after).toBeLessThan((await answerTime(0, 'b', () => 1)).after)
})

import { describe, expect, it } from 'vitest'
import {
  type Bot,
  below,
  imagine,
  type Kinds,
  type Plan,
  type Start,
  type State,
  seeded,
  seedFrom,
  start,
  type Thinker,
  viewOf,
} from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { type Player, playMatch } from './arena.ts'
import { trials } from './budget.ts'
import { random } from './random.ts'
import { type Search, searcher } from './search.ts'
import { give, numberedWorlds, tied } from './testing.ts'

const roles = [null, null, null]
const begin = (word: string): Start<Toy> => ({
  roles,
  options: { cards: 'many', rich: false, ties: 'host' },
  seed: seedFrom(word),
})
const anyBot = random as Bot<Kinds> as unknown as Bot<Toy>
/** Seals at once, so that everybody offers nothing and the first seat settles every tie. */
const hasty: Bot<Toy> = {
  choose: (game, view, rng) => view.legalMoves.find(move => move.do === 'seal') ?? anyBot.choose(game, view, rng),
}
const search = searcher<Toy>({ depth: 12, policy: hasty })

/** Three plans at a tie, each with a value of its own in each world, counted from 1; how many worlds each was tried in. */
function weighing(value: (plan: number, world: number) => number, more: Partial<Search<Toy>> = {}) {
  const tried = [0, 0, 0]
  const thinker = searcher<Toy>({
    depth: 0,
    policy: hasty,
    imagineWorld: numberedWorlds(),
    evaluate: ({ open, hidden }) => {
      const plan = open.points.findIndex(points => points > 0)
      tried[plan]++
      return value(plan, hidden.deck[0])
    },
    ...more,
  })
  return { thinker, tried }
}

const choose = (bot: Thinker<Toy>, world: State<Toy>, word: string, budget = trials(24)) =>
  bot.think(toy, viewOf(toy, world, 0), { chance: seeded(seedFrom(word)) }, budget)

describe('a searching bot', () => {
  it('ends as soon as no plan makes a difference', async () => {
    let tried = 0
    const indifferent = searcher<Toy>({
      depth: 0,
      policy: anyBot,
      evaluate: () => {
        tried++
        return 0
      },
    })
    const state = tied()
    expect(await choose(indifferent, state, 'a', trials(1000))).toEqual([viewOf(toy, state, 0).legalMoves[0]])
    // Three plans in five worlds
    expect(tried).toBe(15)
  })

  it('names one of its options, and the same one for the same view and generator', async () => {
    const state = tied()
    const chosen = await choose(search, state, 'b')
    expect(viewOf(toy, state, 0).legalMoves).toContainEqual([chosen].flat()[0])
    expect(await choose(search, state, 'b')).toEqual(chosen)
  })

  it('decides by what its seat may see: the order of the hidden deck changes nothing', async () => {
    const state = tied()
    const other = { ...state, g: { ...state.g, hidden: { deck: [...state.g.hidden.deck].reverse() } } }
    expect(await choose(search, other, 'c')).toEqual(await choose(search, state, 'c'))
  })

  it('goes by the measure it is given', async () => {
    const measure = (evaluate: Search<Toy>['evaluate']) =>
      choose(searcher<Toy>({ depth: 0, policy: hasty, evaluate }), tied(), 'd')
    expect(await measure(({ open }, seat) => open.points[seat])).toEqual([{ do: 'give', seat: 0 }])
    expect(await measure(({ open }) => open.points[2])).toEqual([{ do: 'give', seat: 2 }])
  })

  it('tries every plan once, though to find plans took most of its time', async () => {
    const tried = new Set<number>()
    let time = 0
    const late = searcher<Toy>({
      depth: 0,
      policy: hasty,
      candidates: view => {
        time = 60
        return view.legalMoves
      },
      evaluate: ({ open }) => {
        time += 5
        tried.add(open.points.findIndex(points => points > 0))
        return 0
      },
    })
    await choose(late, tied(), 'late', { nodes: 1000, ms: 100, signal: { aborted: false }, now: () => time })
    expect(tried.size).toBe(3)
  })

  it('makes no more trials than its game allows, however much time there is', async () => {
    let made = 0
    const few = searcher<Toy>({ depth: 0, policy: hasty, mostTrials: 7, evaluate: () => made++ })
    await choose(few, tied(), 'few')
    expect(made).toBe(7)
  })

  it('takes the first plan where the others seem better by less than it is trusted', async () => {
    const options = viewOf(toy, tied(), 0).legalMoves
    const trusting = (trust: number) =>
      searcher<Toy>({
        depth: 0,
        policy: hasty,
        trust,
        mostTrials: 2 * options.length,
        evaluate: ({ open }) => open.points[2],
      })
    expect(await choose(trusting(0), tied(), 'trust')).toEqual([{ do: 'give', seat: 2 }])
    expect(await choose(trusting(100), tied(), 'trust')).toEqual([options[0]])
  })

  it('trusts the first plan the less the more worlds it has seen: by its trust over the root of their number', async () => {
    const chosenAfter = (worlds: number, lead: number) =>
      choose(
        weighing(plan => plan * lead, { trust: 1, candidates: () => [give(0), give(1)] }).thinker,
        tied(),
        'root',
        trials(2 * worlds),
      )
    expect(await chosenAfter(1, 0.9)).toEqual([give(0)])
    expect(await chosenAfter(1, 1.1)).toEqual([give(1)])
    expect(await chosenAfter(4, 0.4)).toEqual([give(0)])
    expect(await chosenAfter(4, 0.6)).toEqual([give(1)])
  })

  it('gives up a plan that is clearly behind, and none that is behind by chance', async () => {
    // The first is behind by 1 in each world, the last by 0.6 or ahead by 0.5 in turn.
    const { thinker, tried } = weighing((plan, world) => [0, 1, world % 2 === 0 ? 0.4 : 1.5][plan])
    await choose(thinker, tied(), 'behind', trials(90))
    // Of the trials 15, 15 in the first round for each of the two that are left, and the rest in the second.
    expect(tried[0]).toBe(5)
    expect(tried[1] + tried[2]).toBe(85)
    expect(Math.abs(tried[1] - tried[2])).toBe(1)
  })

  it('uses all of its trials as long as two plans are left, however many were given up early', async () => {
    const coin = (world: number) => (world % 2 === 0 ? 0 : 1)
    const { thinker, tried } = weighing((plan, world) => [coin(world), 1 - coin(world), -1][plan])
    await choose(thinker, tied(), 'all', trials(200))
    expect(tried.reduce((sum, each) => sum + each, 0)).toBe(200)
  })

  it('gives up half of the plans in a round and no more, where some were given up before its end', async () => {
    // The last falls far behind at once; the first is hardly behind the second, and far ahead of it from the second round on.
    const { thinker } = weighing((plan, world) => [world > 50 ? 3 : 0, world % 2 === 0 ? 1 : -0.9, -5][plan])
    expect(await choose(thinker, tied(), 'late', trials(200))).toEqual([give(0)])
  })

  it('compares plans in the same worlds alone: one that only some of them have met does not count', async () => {
    // The first round ends in the second world, before the third plan is tried there.
    const { thinker, tried } = weighing((plan, world) => (plan === 0 && world === 2 ? 100 : plan - 3 * (plan % 2)))
    expect(await choose(thinker, tied(), 'even', trials(10))).toEqual([give(2)])
    expect(tried).toEqual([4, 2, 4])
  })

  it('leaves drafts to its policy where the game names no plans', async () => {
    const { state } = start(toy, begin('draft'))
    expect(await choose(search, state, 'e')).toEqual({ do: 'seal' })
    const none = searcher<Toy>({ depth: 12, policy: hasty, candidates: () => [] })
    expect(await choose(none, state, 'e')).toEqual({ do: 'seal' })
  })

  it('weighs up whole plans, a sealed answer among them', async () => {
    const bid = (coins: number): Plan<Toy> => [{ do: 'offer', coins }, { do: 'seal' }]
    const bidder = searcher<Toy>({
      depth: 4,
      policy: hasty,
      candidates: () => [[{ do: 'seal' }], bid(1), bid(2), [{ do: 'look' }]],
      horizon: () => (_world, question) => question.step.do === 'build',
      // It had five, and one comes back each round.
      evaluate: ({ open }, seat) => -Math.abs(open.coins[seat] - 5),
    })
    const { state } = start(toy, begin('plans'))
    for (const word of ['a', 'b', 'c']) expect(await choose(bidder, state, word)).toEqual(bid(1))
  })

  it('returns of a plan no more than what can be done at once', async () => {
    const candidates = (): Plan<Toy>[] => [[{ do: 'give', seat: 0 }, { do: 'stone', on: 'a' }, { do: 'look' }]]
    const planner = searcher<Toy>({ depth: 12, policy: hasty, candidates })
    expect(await choose(planner, tied(), 'a')).toEqual([
      { do: 'give', seat: 0 },
      { do: 'stone', on: 'a' },
    ])
  })

  it('looks into the worlds that a game imagines, the same for all plans', async () => {
    const seen: number[] = []
    const rich = searcher<Toy>({
      depth: 0,
      policy: hasty,
      imagineWorld: view => rng => {
        const world = imagine(toy, view, rng.chance)
        world.g.hidden.deck = [below(rng, 1000)]
        return world
      },
      evaluate: ({ hidden }, seat) => {
        seen.push(hidden.deck[0])
        return seat
      },
    })
    await choose(rich, tied(), 'w', trials(9))
    expect(seen).toHaveLength(9)
    expect(new Set(seen.slice(0, 3)).size).toBe(1)
  })

  it('answers with the first plan when it is told to hurry, when its time is over, and when it has no nodes', async () => {
    const first = [viewOf(toy, tied(), 0).legalMoves[0]]
    for (const none of [{ ...trials(8), signal: { aborted: true } }, { ...trials(8), ms: 0 }, trials(0)]) {
      expect(await choose(search, tied(), 'e', none)).toEqual(first)
    }
  })

  it('breaks a trial off when time is over, and goes by those before it', async () => {
    let time = 0
    const slow: Bot<Toy> = {
      choose: (...asked) => {
        time++
        return hasty.choose(...asked)
      },
    }
    const inTime = searcher<Toy>({ depth: 12, policy: slow })
    await choose(inTime, tied(), 'f', { ...trials(Infinity), ms: 50, now: () => time })
    expect(time).toBe(50)
  })

  it('wins every game that its policy would win by luck', async () => {
    const searching: Player<Toy> = (view, rng) => search.think(toy, view, rng, trials(24))
    const wins = async (first: Player<Toy>) => {
      const games = Array.from({ length: 20 }, (_, i) => playMatch(toy, [first, hasty, hasty], begin(`wins ${i}`)))
      return (await Promise.all(games)).filter(({ winners }) => winners.includes(0)).length
    }
    expect(await wins(searching)).toBe(20)
    expect(await wins(hasty)).toBeLessThan(15)
  })
})

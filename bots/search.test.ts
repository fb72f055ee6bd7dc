import { describe, expect, it } from 'vitest'
import {
  type Bot,
  type Budget,
  type Kinds,
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
import { random } from './random.ts'
import { searcher } from './search.ts'

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

/** The toy at its first tie. */
function tied(): State<Toy> {
  const { state } = start(toy, begin('tie'))
  state.stack = [...state.stack.slice(0, -1), { do: 'settle', bids: [0, 0, 0], tied: [0, 1, 2] }]
  return state
}

/** So many worlds, however long they take. */
const worlds = (nodes: number): Budget => ({ nodes, ms: Infinity, signal: { aborted: false }, now: () => 0 })

const choose = (bot: Thinker<Toy>, world: State<Toy>, word: string, budget = worlds(8)) =>
  bot.think(toy, viewOf(toy, world, 0), { chance: seeded(seedFrom(word)) }, budget)

describe('a searching bot', () => {
  it('names one of its options, and the same one for the same view and generator', async () => {
    const state = tied()
    const chosen = await choose(search, state, 'b')
    expect(viewOf(toy, state, 0).legalMoves).toContainEqual(chosen)
    expect(await choose(search, state, 'b')).toEqual(chosen)
  })

  it('decides by what its seat may see: the order of the hidden deck changes nothing', async () => {
    const state = tied()
    const other = { ...state, g: { ...state.g, hidden: { deck: [...state.g.hidden.deck].reverse() } } }
    expect(await choose(search, other, 'c')).toEqual(await choose(search, state, 'c'))
  })

  it('goes by the measure it is given', async () => {
    const measure = (evaluate: (open: Toy['open'], seat: number) => number) =>
      choose(searcher<Toy>({ depth: 0, policy: hasty, evaluate }), tied(), 'd', worlds(3))
    expect(await measure((open, seat) => open.points[seat])).toEqual({ do: 'give', seat: 0 })
    expect(await measure(open => open.points[2])).toEqual({ do: 'give', seat: 2 })
  })

  it('leaves drafts to its policy', async () => {
    expect(await choose(search, start(toy, begin('draft')).state, 'e')).toEqual({ do: 'seal' })
  })

  it('answers from one world when it is told to hurry, when its time is over, and when it has no nodes', async () => {
    const state = tied()
    const answers = [{ ...worlds(8), signal: { aborted: true } }, { ...worlds(8), ms: 0 }, worlds(0)].map(budget =>
      choose(search, state, 'e', budget),
    )
    const one = await choose(search, state, 'e', worlds(1))
    expect(await Promise.all(answers)).toEqual([one, one, one])
  })

  it('wins every game that its policy would win by luck', async () => {
    const searching: Player<Toy> = (view, rng) => search.think(toy, view, rng, worlds(8))
    const wins = async (first: Player<Toy>) => {
      const games = Array.from({ length: 20 }, (_, i) => playMatch(toy, [first, hasty, hasty], begin(`wins ${i}`)))
      return (await Promise.all(games)).filter(({ winners }) => winners.includes(0)).length
    }
    expect(await wins(searching)).toBe(20)
    expect(await wins(hasty)).toBeLessThan(15)
  })
})

import { describe, expect, it } from 'vitest'
import { type Bot, type Kinds, type Start, type State, seeded, seedFrom, start, viewOf } from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { playMatch } from './arena.ts'
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
const search = searcher<Toy>({ worlds: 8, depth: 12, policy: hasty })

/** The toy at its first tie. */
function tied(): State<Toy> {
  const { state } = start(toy, begin('tie'))
  state.stack = [...state.stack.slice(0, -1), { do: 'settle', bids: [0, 0, 0], tied: [0, 1, 2] }]
  return state
}

const choose = (bot: Bot<Toy>, world: State<Toy>, word: string) =>
  bot.choose(toy, viewOf(toy, world, 0), { chance: seeded(seedFrom(word)) })

describe('a searching bot', () => {
  it('names one of its options, and the same one for the same view and generator', () => {
    const state = tied()
    expect(viewOf(toy, state, 0).legalMoves).toContainEqual(choose(search, state, 'b'))
    expect(choose(search, state, 'b')).toEqual(choose(search, state, 'b'))
  })

  it('decides by what its seat may see: the order of the hidden deck changes nothing', () => {
    const state = tied()
    const other = { ...state, g: { ...state.g, hidden: { deck: [...state.g.hidden.deck].reverse() } } }
    expect(choose(search, other, 'c')).toEqual(choose(search, state, 'c'))
  })

  it('goes by the measure it is given', () => {
    const measure = (evaluate: (open: Toy['open'], seat: number) => number) =>
      choose(searcher<Toy>({ worlds: 3, depth: 0, policy: hasty, evaluate }), tied(), 'd')
    expect(measure((open, seat) => open.points[seat])).toEqual({ do: 'give', seat: 0 })
    expect(measure(open => open.points[2])).toEqual({ do: 'give', seat: 2 })
  })

  it('leaves drafts to its policy', () => {
    expect(choose(search, start(toy, begin('draft')).state, 'e')).toEqual({ do: 'seal' })
  })

  it('wins every game that its policy would win by luck', () => {
    const wins = (first: Bot<Toy>) =>
      Array.from({ length: 20 }, (_, i) => playMatch(toy, [first, hasty, hasty], begin(`wins ${i}`))).filter(
        ({ winners }) => winners.includes(0),
      ).length
    expect(wins(search)).toBe(20)
    expect(wins(hasty)).toBeLessThan(15)
  })
})

import { describe, expect, it } from 'vitest'
import { type Bot, type Kinds, type Start, seeded, seedFrom, start, viewOf } from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { type Player, playMatch } from './arena.ts'
import { random } from './random.ts'

const roles = [null, null, null]
const begin = (word: string): Start<Toy> => ({
  roles,
  options: { cards: 'many', rich: false, ties: 'host' },
  seed: seedFrom(word),
})
const anyBot = random as Bot<Kinds> as unknown as Bot<Toy>

describe('the random bot', () => {
  it('names one of its legal moves, and the same one for the same view and generator', () => {
    const view = viewOf(toy, start(toy, begin('a')).state, 0)
    const choose = () => anyBot.choose(toy, view, { chance: seeded(seedFrom('b')) })
    expect(view.legalMoves).toContain(choose())
    expect(choose()).toEqual(choose())
  })
})

describe('a match', () => {
  it('is played to its end and can be played again to the byte', async () => {
    const match = () => playMatch(toy, [anyBot, anyBot, anyBot], begin('match'))
    const first = await match()
    expect(first.state.stack).toEqual([])
    expect(first.winners.length).toBeGreaterThan(0)
    expect(JSON.stringify(first)).toBe(JSON.stringify(await match()))
  })

  it('refuses a bot that makes moves of its own', async () => {
    const cheat: Bot<Toy> = { choose: () => ({ do: 'offer', coins: 99 }) }
    await expect(playMatch(toy, [cheat, cheat, cheat], begin('cheat'))).rejects.toThrow('no legal move')
  })

  it('tells the place of each seat', async () => {
    const { places, winners, state } = await playMatch(toy, [anyBot, anyBot, anyBot], begin('places'))
    expect(winners).toEqual(places.flatMap((place, seat) => (place === 1 ? [seat] : [])))
    for (const { seat, place } of toy.standing(state.g.open)) expect(places[seat]).toBe(place)
  })

  it('asks again after a move that cannot be taken back, as at a table', async () => {
    const asked: string[] = []
    const planner: Player<Toy> = view => {
      asked.push(view.stack.at(-1)!.do)
      if (view.stack.at(-1)!.do !== 'build')
        return view.legalMoves.find(({ do: it }) => it === 'seal') ?? view.legalMoves[0]
      return [{ do: 'done' }, { do: 'look' }]
    }
    const options = { cards: 'few', rich: false, ties: 'host' } as const
    await playMatch(toy, [planner, planner, planner], { ...begin('look'), options })
    expect(asked.slice(0, 5)).toEqual(['bid', 'bid', 'bid', 'settle', 'build'])
    // Who has looked has seen something: the next bid is thought anew, but the look itself was part of the plan.
    expect(asked[5]).toBe('bid')
  })

  it('makes as many moves of a plan as are legal', async () => {
    const planner: Player<Toy> = view =>
      view.legalMoves.some(move => move.do === 'seal')
        ? [{ do: 'offer', coins: 1 }, { do: 'seal' }, { do: 'offer', coins: 99 }]
        : view.legalMoves[0]
    const { moves, state } = await playMatch(toy, [planner, anyBot, anyBot], begin('plan'))
    expect(state.stack).toEqual([])
    const own = moves.filter(([seat]) => seat === 0).map(([, move]) => move)
    expect(own.slice(0, 2)).toEqual([{ do: 'offer', coins: 1 }, { do: 'seal' }])
  })
})

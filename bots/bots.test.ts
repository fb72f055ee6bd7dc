import { describe, expect, it } from 'vitest'
import { type Bot, type Kinds, type Start, seeded, seedFrom, start, viewOf } from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { playMatch } from './arena.ts'

import { random } from './random.ts'

const roles = [null, null, null]
const begin = (word: string): Start<Toy> => ({
  roles,
  options: { cards: 'many', rich: false, ties: 'host' },
  seed: seedFrom(word),
})
const anyBot = random as Bot<Kinds> as unknown as Bot<Toy>

describe('the random bot', () => {
  it('names one of its options, and the same one for the same view and generator', () => {
    const view = viewOf(toy, start(toy, begin('a')).state, 0)
    const choose = () => anyBot.choose(toy, view, { chance: seeded(seedFrom('b')) })
    expect(view.legalMoves).toContain(choose())
    expect(choose()).toEqual(choose())
  })
})

describe('a match', () => {
  it('is played to its end and can be played again to the byte', () => {
    const match = () => playMatch(toy, [anyBot, anyBot, anyBot], begin('match'))
    expect(match().state.stack).toEqual([])
    expect(match().winners.length).toBeGreaterThan(0)
    expect(JSON.stringify(match())).toBe(JSON.stringify(match()))
  })

  it('refuses a bot that makes moves of its own', () => {
    const cheat: Bot<Toy> = { choose: () => ({ do: 'offer', coins: 99 }) }
    expect(() => playMatch(toy, [cheat, cheat, cheat], begin('cheat'))).toThrow('no option')
  })
})

import { expect, it } from 'vitest'
import { replay, seeded, seedFrom, viewOf } from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { atRandom, lastOf, playout } from './playout.ts'
import { topName, topStep } from './topStep.ts'

const begin = {
  roles: [null, null],
  options: { cards: 'few', rich: false, ties: 'die' },
  seed: seedFrom('playout'),
} as const
const rng = () => ({ chance: seeded(seedFrom('moves')) })

it('gives every position of a game from its start to its end', () => {
  const moves: [number, object][] = []
  let n = 0
  for (const position of playout(toy, begin, atRandom(toy, rng()))) {
    expect(position.moves).toBe(n++)
    if (position.made) moves.push([position.made.seat, position.made.move])
  }
  const { state, question } = lastOf(playout(toy, begin, atRandom(toy, rng())))
  expect([question, state.stack]).toEqual([null, []])
  const record = {
    format: 'interregnum-record',
    formatVersion: 1,
    game: 'toy',
    gameVersion: toy.version,
    ...begin,
    moves,
  } as unknown as Parameters<typeof replay<Toy>>[1]
  expect(replay(toy, record).state).toEqual(state)
})

it('ends where the chooser ends it', () => {
  const choose = atRandom(toy, rng())
  const { moves } = lastOf(playout(toy, begin, each => (each.moves < 3 ? choose(each) : undefined)))
  expect(moves).toBe(3)
})

it('names the step on top of the stack', () => {
  const { state } = lastOf(playout(toy, begin, () => undefined))
  const view = viewOf(toy, state, 0)
  expect(topName<Toy>(view)).toBe('bid')
  expect([topStep<Toy, 'bid'>(view, 'bid'), topStep<Toy, 'look'>(view, 'look')]).toEqual([{ do: 'bid' }, null])
})

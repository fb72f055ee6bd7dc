import { expect, it } from 'vitest'
import { play, type Start, seeded, seedFrom, start, viewOf } from '../kernel/index.ts'
import { type Toy, toy } from '../kernel/testing/toy.ts'
import { unsealedWorlds } from './worlds.ts'

it('what others have sealed is open again in the worlds of a search, and one’s own answer stands', () => {
  const begin: Start<Toy> = {
    roles: [null, null, null],
    options: { cards: 'many', rich: false, ties: 'host' },
    seed: seedFrom('worlds'),
  }
  const { state } = start(toy, begin)
  for (const seat of [0, 1]) play(toy, state, seat, { do: 'seal' })
  const world = unsealedWorlds(toy)(viewOf(toy, state, 0))({ chance: seeded(seedFrom('rng')) })
  expect(world.sealed).toEqual([{ do: 'seal' }, null, null])
  expect(world.g.open).toEqual(state.g.open)
})

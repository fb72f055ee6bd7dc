import { describe, expect, it } from 'vitest'
import {
  type Chance,
  imagine,
  nextToMove,
  play,
  type Rng,
  type State,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../../../kernel/index.ts'
import { type Order, orderTable } from '../data/orders.ts'
import { thrones } from '../game.ts'
import { allowance, isSpecial } from '../rules/position/tokens.ts'
import type { Open, Thrones } from '../types.ts'
import { easy } from './easy.ts'
import { neighboursOf } from './improve.ts'
import { plannerOf } from './planner.ts'
import { plain } from './testing.ts'
import { worldsFor } from './worlds.ts'

const rngOf = (word: string): Rng => ({ chance: seeded(seedFrom(word)) })

/** A game of six easy bots at the planning of a round: before anybody has laid out an order, and when all have. */
function planningOf(round: number): { before: State<Thrones>; after: State<Thrones> } {
  let { state, question } = start(thrones, { roles: Array(6).fill(null), options: plain, seed: seedFrom('worlds') })
  let before: State<Thrones> | undefined
  const rngs = state.moved.map((_, seat) => rngOf(`${seat}`))
  for (let last = 0; question; ) {
    const isPlanning = question.step.do === 'assignOrders' && state.g.open.round === round
    if (isPlanning && !before) before = structuredClone(state)
    if (isPlanning && state.sealed.filter(answer => answer !== null).length === 5)
      return { before: before!, after: state }
    last = nextToMove(thrones, question, last)!
    const move = easy.choose(thrones, viewOf(thrones, state, last, question), rngs[last])
    question = play(thrones, state, last, move).question
  }
  throw new Error('The game ended before.')
}

const wrongTokens = (open: Open, seat: number, set: readonly Order[]): string[] =>
  [...new Set(set)]
    .filter(
      order => set.filter(each => each === order).length > orderTable[order].copies || open.forbidden.includes(order),
    )
    .concat(set.filter(isSpecial).length > allowance(open, seat) ? ['specials' as Order] : [])

describe('plausible worlds', () => {
  it('AG-5.1.2, AG-5.1.3: whole sets of orders use the tokens that a house has', () => {
    const { open } = planningOf(3).before.g
    for (const seat of open.houses.keys()) {
      const planner = plannerOf(open, seat)
      for (const spread of [0, 1, 5]) {
        const set = planner.draw(rngOf(`${seat} ${spread}`), spread)
        expect(Object.keys(set).sort()).toEqual([...planner.places].sort())
        expect(wrongTokens(open, seat, Object.values(set))).toEqual([])
        const others = neighboursOf(set, planner, 20)
        expect(others.length).toBeGreaterThan(0)
        for (const other of others) expect(wrongTokens(open, seat, Object.values(other))).toEqual([])
      }
    }
  })

  it('look to their seat exactly like the real one', () => {
    const { before } = planningOf(2)
    const view = viewOf(thrones, before, 1)
    const world = worldsFor(view)(rngOf('a'))
    expect(world.g.held[1]).toEqual(view.own)
    expect(viewOf(thrones, world, 1).legalMoves).toEqual(view.legalMoves)
  })

  it('hold what really lay face down more than twice as often as lawful ones', () => {
    const { before, after } = planningOf(3)
    const view = viewOf(thrones, before, 0)
    const draw = worldsFor(view)
    const rng = rngOf('hits')
    const hitsOf = (world: State<Thrones>) =>
      world.g.held.slice(1).reduce((sum, own, i) => sum + agreeing(own.orders, after.g.held[i + 1].orders), 0)
    const seen = viewOf(thrones, after, 0)
    const lawful = (chance: Chance) => imagine(thrones, seen, chance)
    let plausible = 0
    let random = 0
    for (let i = 0; i < 20; i++) {
      plausible += hitsOf(draw(rng))
      random += hitsOf(lawful(seeded(seedFrom(i))))
    }
    expect(plausible).toBeGreaterThan(2 * random)
  })
})

const agreeing = (one: Record<string, Order>, other: Record<string, Order>): number =>
  Object.keys(one).filter(at => one[at] === other[at]).length

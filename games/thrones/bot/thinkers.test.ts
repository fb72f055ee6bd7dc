import { describe, expect, it } from 'vitest'
import { type Budget, seeded, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { thrones } from '../game.ts'
import type { Move } from '../types.ts'
import { plain } from './testing.ts'
import { good } from './thinkers.ts'

const trials = (nodes: number, aborted = false): Budget => ({ nodes, ms: Infinity, signal: { aborted }, now: () => 0 })

const planning = () => start(thrones, { roles: Array(6).fill(null), options: plain, seed: seedFrom('thinks') }).state

const plan = async (budget: Budget, word = 'a') =>
  (await good.think(thrones, viewOf(thrones, planning(), 2), { chance: seeded(seedFrom(word)) }, budget)) as Move[]

describe('a bot that thinks ahead', () => {
  it('lays out a whole set of orders as one answer, the same for the same view and chance', async () => {
    const moves = await plan(trials(12))
    const armies = Object.values(planning().g.open.armies).filter(army => army?.seat === 2)
    expect(moves.map(move => move.do)).toEqual([...armies.map(() => 'place'), 'confirm'])
    expect(await plan(trials(12))).toEqual(moves)
  })

  it('answers at once when it must, with what seems best at a glance', async () => {
    const hurried = await plan(trials(1000, true))
    expect(hurried.at(-1)).toEqual({ do: 'confirm' })
  })
})

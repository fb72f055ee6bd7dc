import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trials } from '../bots/budget.ts'
import {
  type Advice,
  copy,
  type GameRecord,
  imagine,
  type Kinds,
  questionAt,
  replay,
  type Seat,
  type State,
  seeded,
  seedFrom,
  viewOf,
} from '../kernel/index.ts'
import { courseOf } from '../table/course.ts'
import { turningPoints } from '../table/turningPoints.ts'
import { languages } from '../text/index.ts'
import { games } from './index.ts'
import { registry } from './registry.ts'

const recordOf = (id: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`./${id}/playthroughs/1.json`, import.meta.url), 'utf8'))

/** Some positions of a recorded game in which somebody has a choice. */
function positionsOf(id: string): { state: State<Kinds>; seat: Seat }[] {
  const { game } = games[id]
  const record = recordOf(id)
  const found: { state: State<Kinds>; seat: Seat }[] = []
  const wanted = [0.2, 0.6].map(part => Math.floor(part * record.moves.length))
  replay(game, record, {
    eachMove(state, seat, _move, n) {
      if (n >= (wanted[found.length] ?? Number.POSITIVE_INFINITY) && questionAt(game, state)!.legal(seat).length > 2)
        found.push({ state: copy(state), seat })
    },
  })
  return found
}

const advise = (id: string, state: State<Kinds>, seat: Seat): Promise<Advice<Kinds>> => {
  const { game, adviser } = games[id]
  return adviser!.advise(game, viewOf(game, state, seat), { chance: seeded(seedFrom('advice')) }, trials(24))
}

describe.each(Object.keys(games))('advice in %s', id => {
  const { game, appraisal } = games[id]
  const positions = positionsOf(id).map(at => ({ ...at, advice: advise(id, at.state, at.seat) }))

  it('begins with a legal move, and weighs it against another one', async () => {
    for (const { state, seat, advice } of positions) {
      const { plan, instead } = await advice
      const { legalMoves } = viewOf(game, state, seat)
      expect(legalMoves).toContainEqual(plan[0])
      expect(plan).not.toContainEqual(instead)
    }
  })

  it('knows the view of its seat and nothing else: it is the same in another world that fits it', async () => {
    const [{ state, seat, advice }] = positions
    const view = viewOf(game, state, seat)
    const other = imagine(game, view, seeded(seedFrom('another world')))
    expect(await advise(id, other, seat)).toEqual(await advice)
  })

  it('gives reasons that have words in both languages', async () => {
    const { texts } = await registry[id]()
    const concerns = Object.keys(appraisal!.points(positions[0].state.g, 0))
    expect(concerns.length).toBeGreaterThan(3)
    for (const language of languages) {
      const words = (await texts[language]()).concerns!
      expect(Object.keys(words).toSorted()).toEqual(concerns.toSorted())
    }
    for (const { advice } of positions) {
      const { reasons } = await advice
      for (const { concern } of reasons) expect([...concerns, 'end']).toContain(concern)
    }
  })

  it('rests on values of 0 to 1 for every seat, at the end those of the standing', () => {
    const { state } = replay(game, recordOf(id))
    const values = appraisal!.values(state.g, true)!
    for (const value of values) expect(value).toBeGreaterThanOrEqual(0)
    for (const value of values) expect(value).toBeLessThanOrEqual(1)
    const best = game.standing(state.g.open).find(({ place }) => place === 1)!
    expect(values[best.seat]).toBe(Math.max(...values))
  })

  it('the course of a game has a value for each seat in each position, and decisions that turned it', () => {
    const { marks: _, ...record } = recordOf(id) as GameRecord & { marks: unknown }
    const steps = courseOf(games[id], record)
    let step = steps.next()
    while (!step.done) step = steps.next()
    const { positions, values } = step.value
    expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b))
    expect(values).toHaveLength(positions.length)
    for (const row of values) expect(row).toHaveLength(record.roles.length)
    expect(values.at(-1)).toEqual(appraisal!.values(replay(game, record).state.g, true))
    const turns = turningPoints(step.value)
    expect(turns.length).toBeGreaterThan(0)
    for (const { position } of turns) expect(positions.slice(1, -1)).toContain(position)
  })
})

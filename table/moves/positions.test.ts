import { expect, it } from 'vitest'
import type { Kinds, State } from '../../kernel/index.ts'
import { trimmed } from '../index.ts'
import { ann, bid, randomAct, rngOf, type Sitting, started } from '../testing/play.ts'
import { pastFrom, positionBefore } from './positions.ts'

const positions = ({ table }: Sitting) => table.past.map((_, at) => positionBefore(table, at))

it('of few drafts are kept, and those of all are made anew', () => {
  const here = started('AB')
  const seen: State<Kinds>[] = []
  for (let i = 0; i < 60; i++) {
    seen.push(here.table.core.state!)
    here.move(i % 2, { do: 'offer', coins: 1 + (Math.floor(i / 2) % 2) })
    here.table = trimmed(here.table)
  }
  const { past } = here.table
  expect(past).toHaveLength(60)
  expect(past.filter(({ before }) => before).length).toBeLessThanOrEqual(8 + 60 / 32 + 1)
  expect(positions(here)).toEqual(seen)
})

it('of moves that all have seen are kept, each', () => {
  const here = started('AB')
  const rng = rngOf('kept')
  for (let i = 0; i < 200 && here.table.core.status === 'running'; i++) randomAct(here, rng)
  for (const { draft, before } of here.table.past) expect(draft || before).toBeTruthy()
})

it('lead back through all drafts of a seat, one by one, with the drafts of the other', () => {
  const here = started('AB')
  const offers = () => (here.table.core.state!.g.held as { offer: number }[]).map(({ offer }) => offer)
  const seen: number[] = []
  for (let i = 0; i < 30; i++) {
    seen.push(offers()[0])
    here.move(0, { do: 'offer', coins: 1 + (i % 3) })
    here.move(1, { do: 'offer', coins: 1 + (i % 2) })
    here.table = trimmed(here.table)
  }
  const other = offers()[1]
  for (const offer of seen.toReversed()) {
    here.undo(0)
    expect(offers()).toEqual([offer, other])
  }
  expect(here.undo(0)).toEqual({ refused: 'nothing-to-undo' })
  expect(positions(here)).not.toContain(null)
})

it('are the same after moves to and fro of all kinds, in a table that is cut again and again', () => {
  for (let game = 0; game < 6; game++) {
    const here = started('ABC', { options: { cards: 'few', rich: true } })
    const whole = started('ABC', { options: { cards: 'few', rich: true } })
    const rngs = [rngOf(`cut ${game}`), rngOf(`cut ${game}`)]
    for (let i = 0; i < 150 && here.table.core.status === 'running'; i++) {
      for (const [which, each] of [here, whole].entries()) randomAct(each, rngs[which])
      here.table = trimmed(here.table)
      if (i % 10 > 0) continue
      const known = positions(here)
      expect(known).toEqual(positions(whole).slice(-known.length))
    }
  }
})

it('of a planning phase that has been revealed are there when all agree to take an order back', () => {
  const here = started('AB')
  for (let i = 0; i < 20; i++) here.move(0, { do: 'offer', coins: 1 + (i % 2) })
  for (let i = 0; i < 20; i++) here.move(1, { do: 'offer', coins: 1 + (i % 2) })
  bid(here, [0, 0])
  const before = positionBefore(here.table, 18)!
  expect(here.table.past[18].before).toBeUndefined()
  here.do(ann, { do: 'ask-undo', seat: 0 })
  const { petition } = here.table.core
  expect(petition).not.toBeNull()
  expect(before.moved[0]).toBe(18)
})

it('that the rules of today do not come to any more are not there, and nothing is taken back to them', () => {
  const here = started('AB')
  for (let i = 0; i < 30; i++) here.move(0, { do: 'offer', coins: 1 + (i % 2) })
  const { table } = here
  const at = table.past.findIndex(({ before }) => !before)
  expect(at).toBeGreaterThan(0)
  const others = { ...table, past: table.past.map(each => ({ ...each, move: { do: 'none any more' } })) }
  expect(positionBefore(others, at)).toBe(null)
  expect(pastFrom(others, at)[0].before).toBeDefined()
  expect(pastFrom({ ...others, past: others.past.slice(0, at + 1) }, at)).toEqual([])
})

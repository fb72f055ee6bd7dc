import { describe, expect, it } from 'vitest'
import type { Command } from '../index.ts'
import { bid, started } from '../testing/play.ts'

/** Ann plays seat 0, bots play the seats 1 and 2. */
const table = () => started('Abb')
const seal = (seat: number, n = 0) => ({ do: 'move', seat, n, move: { do: 'seal' } }) as Command

describe('a bot comes through the same door as a person (UR-124)', () => {
  it('and makes no move for another seat, be it a person’s or another bot’s', () => {
    const here = table()
    const before = here.table
    expect(here.do({ bot: 1 }, seal(0))).toEqual({ refused: 'not-your-seat' })
    expect(here.do({ bot: 1 }, seal(2))).toEqual({ refused: 'not-your-seat' })
    expect(here.do({ bot: 0 }, seal(0))).toEqual({ refused: 'not-your-seat' })
    expect(here.table).toBe(before)
  })

  it('is refused what is not legal, what it is not asked, and an old number', () => {
    const here = table()
    const offer = (coins: number) => ({ do: 'move', seat: 1, n: 0, move: { do: 'offer', coins } }) as Command
    const before = here.table
    expect(here.do({ bot: 1 }, offer(6))).toEqual({ refused: 'illegal' })
    expect(here.do({ bot: 1 }, seal(1, 1))).toEqual({ refused: 'stale' })
    expect(here.table).toBe(before)
    bid(here, [1, 0, 0])
    expect(here.do({ bot: 1 }, { do: 'move', seat: 1, n: 1, move: { do: 'done' } as never })).toEqual({
      refused: 'not-asked',
    })
  })

  it('fills the board by single moves only: one stone each, as many as the rules allow', () => {
    const here = table()
    bid(here, [0, 1, 0])
    const stone = (n: number, on: string) =>
      here.do({ bot: 1 }, { do: 'move', seat: 1, n, move: { do: 'stone', on } as never })
    for (const [i, on] of ['a', 'b', 'c'].entries()) expect(stone(2 + i, on)).not.toHaveProperty('refused')
    expect(stone(5, 'd')).toEqual({ refused: 'illegal' })
    expect(here.table.core.state!.g.open).toMatchObject({ stones: { a: 1, b: 1, c: 1, d: null } })
  })

  it('does nothing but move', () => {
    const here = table()
    bid(here, [0, 1, 0])
    const before = here.table
    const others: Command[] = [
      { do: 'undo', seat: 1 },
      { do: 'ask-undo', seat: 1 },
      { do: 'leave', seat: 1 },
      { do: 'chat', seat: 1, to: null, text: 'beep' },
      { do: 'call-vote', seat: 1, on: { do: 'pause' } },
      { do: 'fill', seat: 2, with: 'open' },
      { do: 'hurry' },
      { do: 'close' },
    ]
    for (const each of others)
      expect([each.do, here.do({ bot: 1 }, each)]).toEqual([each.do, { refused: 'not-your-seat' }])
    expect(here.table).toBe(before)
  })
})

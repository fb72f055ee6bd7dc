import { describe, expect, it } from 'vitest'
import type { Toy } from '../../kernel/testing/toy.ts'
import { awayLimit } from '../limits.ts'
import { ann, ben, bid, cat, type Sitting, started } from '../testing/play.ts'

const heldAt = ({ table }: Sitting) => table.core.state!.g.held as readonly Toy['held'][]

/** Ben has drafted a bid, and waved. */
function drafted(): Sitting {
  const here = started('ABC')
  here.move(0, { do: 'offer', coins: 1 })
  here.move(1, { do: 'wave' })
  here.move(1, { do: 'offer', coins: 4 })
  here.move(2, { do: 'offer', coins: 2 })
  here.move(1, { do: 'offer', coins: 3 })
  return here
}

describe('what somebody has begun and not sealed', () => {
  const expectTaken = (here: Sitting) => {
    expect(heldAt(here).map(({ offer }) => offer)).toEqual([1, 0, 2])
    expect(here.table.core.state!.g.open).toMatchObject({ waved: [] })
    expect(here.table.core.state!.sealed).toEqual([null, null, null])
  }

  it('is taken back when it leaves for good, and nothing of the others is', () => {
    const here = drafted()
    here.do(ben, { do: 'leave', seat: 1 })
    expectTaken(here)
    expect(here.table.core.seats[1].kind).toBe('bot')
    expect(here.table.chat.map(({ note }) => note!.is)).toEqual(['started', 'left'])
  })

  it('is taken back when others give its seat away, to a bot or to whoever comes', () => {
    const replaced = drafted()
    replaced.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    replaced.now += awayLimit
    const opened = drafted()
    opened.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    opened.now += awayLimit
    replaced.do(ann, { do: 'fill', seat: 1, with: 'easy' })
    expect(replaced.table.core.seats[1].kind).toBe('bot')
    expectTaken(replaced)
    opened.do(ann, { do: 'call-vote', seat: 0, on: { do: 'replace', seat: 1 } })
    opened.do(cat, { do: 'vote', seat: 2, yes: true })
    expect(opened.table.core.seats[1].kind).toBe('open')
    expectTaken(opened)
  })

  it('is taken back where it was asked alone and nobody has heard of it, and that is told to nobody either', () => {
    const here = started('ABC')
    bid(here, [0, 2, 0])
    here.move(1, { do: 'done' })
    expect(here.table.core.state!.stack.at(-1)).toMatchObject({ do: 'look' })
    here.do(ben, { do: 'leave', seat: 1 })
    expect(here.table.core.state!.stack.at(-1)).toMatchObject({ do: 'build' })
    expect(here.table.chat.map(({ note }) => note!.is)).toEqual(['started', 'left'])
  })

  it('stays where a bot only stands in, by wish or because time has run out, and when it is sealed', () => {
    const here = drafted()
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    expect(heldAt(here)[1].offer).toBe(3)
    const late = started('AB', { hoursPerMove: 1 })
    late.move(1, { do: 'offer', coins: 3 })
    late.wait(3_600_000)
    expect(late.table.core.seats[1]).toMatchObject({ absent: true })
    expect(heldAt(late)[1].offer).toBe(3)
    const sealed = drafted()
    sealed.move(1, { do: 'seal' })
    sealed.do(ben, { do: 'leave', seat: 1 })
    expect(heldAt(sealed)[1].offer).toBe(3)
    expect(sealed.table.core.state!.sealed[1]).toEqual({ do: 'seal' })
  })
})

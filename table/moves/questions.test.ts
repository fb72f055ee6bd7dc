import { describe, expect, it } from 'vitest'
import { act, botTurn, type Command, tableOf } from '../index.ts'
import { tableView, windowWith } from '../testing/duel.ts'
import { ann, ben, follower } from '../testing/play.ts'

describe('the clock of a question', () => {
  it('makes its move for whoever is still asked when the time has run out, to the millisecond', () => {
    const here = windowWith(true)
    expect(tableView(here, null).limit).toBe(here.now + 20_000)
    here.wait(19_999)
    expect(here.table.core.moves).toBe(0)
    here.wait(1)
    expect(here.table.core.moves).toBe(1)
    expect(here.table.past.at(-1)).toMatchObject({ seat: 1, move: { do: 'pass' }, barrier: true })
    expect(here.table.chat.at(-1)).toMatchObject({ note: { is: 'time-up', seat: 1 } })
  })

  it('runs on through a free question, and begins anew with the next question', () => {
    const here = windowWith(true)
    here.wait(5000)
    here.move(1, { do: 'pass' })
    const end = here.now + 60_000
    expect(tableView(here, 'ann').limit).toBe(end)
    here.wait(50_000)
    here.move(0, { do: 'offer', coins: 1 })
    expect(tableView(here, 'ann').limit).toBe(end)
    here.wait(10_000)
    expect(here.table.core.state!.stack.at(-1)).toMatchObject({ do: 'block' })
    expect(tableView(here, 'ann').limit).toBe(here.now + 20_000)
  })

  it('is given back no time by undo, and all of it by consent', () => {
    const here = windowWith(true)
    here.move(1, { do: 'block' })
    const end = here.now + 60_000
    here.wait(5000)
    here.move(1, { do: 'ponder' })
    here.undo(1)
    expect(tableView(here, null).limit).toBe(end)
    here.do(ben, { do: 'ask-undo', seat: 1 })
    here.wait(3000)
    here.do(ann, { do: 'agree', seat: 0, yes: true })
    expect(tableView(here, null).limit).toBe(here.now + 20_000)
  })

  it('is kept, so that a restart changes nothing', () => {
    const here = windowWith(true)
    const core = JSON.parse(JSON.stringify(here.table.core))
    const end = tableView(here, null).limit!
    here.table = tableOf(here.table.game, core, here.table.version, end)
    here.wait(20_000)
    expect(here.table.core.moves).toBe(1)
  })

  it('does not hurry bots, who keep nobody waiting', () => {
    const here = windowWith(true, 'Ab')
    here.wait(100_000)
    expect(here.table.core.moves).toBe(0)
  })
})

describe('a free question at a table', () => {
  const offered = () => {
    const here = windowWith(true)
    here.move(1, { do: 'pass' })
    here.move(0, { do: 'offer', coins: 2 })
    return here
  }

  it('refuses as stale what another seat was faster to take away', () => {
    const here = offered()
    const accepted: { do: string; coins: number } = { do: 'accept', coins: 2 }
    const accept: Command = { do: 'move', seat: 1, n: here.table.core.acted[1], move: accepted }
    here.move(0, { do: 'withdraw' })
    expect(act(here.table, accept, ben, here.now)).toEqual({ refused: 'stale' })
    here.move(0, { do: 'offer', coins: 1 })
    expect(act(here.table, accept, ben, here.now)).toEqual({ refused: 'stale' })
    here.move(0, { do: 'leave' })
    expect(act(here.table, accept, ben, here.now)).toEqual({ refused: 'stale' })
    const never: Command = { ...accept, move: { do: 'no-offer' } }
    expect(act(here.table, never, ben, here.now)).toEqual({ refused: 'not-asked' })
  })

  it('keeps drafts to the seat, which may take them back; what was said stays said', () => {
    const here = offered()
    const others = [follower(here.table, 'ann'), follower(here.table, null)]
    here.move(1, { do: 'ponder' })
    for (const each of others) each.follow(here.table)
    expect(others.map(({ heard }) => heard)).toEqual([[], []])
    expect(here.table.core.moves).toBe(2)
    expect(tableView(here, 'ben').undo).toBe(1)
    expect(tableView(here, 'ann').undo).toBe(0)
    here.move(0, { do: 'ponder' })
    here.undo(1)
    expect(here.table.core.state!.g.held).toMatchObject([{ ponders: true }, { ponders: false }])
    expect(here.undo(1)).toEqual({ refused: 'nothing-to-undo' })
    here.move(1, { do: 'accept', coins: 2 })
    expect(here.table.core.state!.g.open).toMatchObject({ points: [0, 2] })
  })

  it('is answered once by each bot, which then waits until a person has spoken', () => {
    const here = windowWith(true, 'Ab')
    here.move(1, { do: 'pass' })
    expect(botTurn(here.table)).toMatchObject({ seat: 1 })
    here.move(1, { do: 'ponder' })
    expect(botTurn(here.table)).toMatchObject({ seat: 1 })
    here.move(0, { do: 'offer', coins: 1 })
    here.move(0, { do: 'withdraw' })
    expect(botTurn(here.table)).toMatchObject({ seat: 1 })
    const rich = { ...here.table.core.state!, g: { ...here.table.core.state!.g } }
    rich.g.open = { ...rich.g.open, points: [2, 3] }
    here.table = { ...here.table, core: { ...here.table.core, state: rich } }
    here.move(1, { do: 'offer', coins: 1 })
    expect(botTurn(here.table)).toBeNull()
    here.do(ann, { do: 'stand-in', seat: 0, bot: 'easy' })
    expect(botTurn(here.table)).toMatchObject({ seat: 0 })
  })
})

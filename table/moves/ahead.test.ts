import { describe, expect, it } from 'vitest'
import { passesOf, readRequest, tableViewOf, viewerOf } from '../index.ts'
import { ann, ben, cat, follower, type Sitting, started } from '../testing/play.ts'

const begin = () => started('ABC', { game: 'barons' })
const topics = (here: Sitting, user: string | null) => tableViewOf(here.table, viewerOf(here.table, user)).ahead
const say = (here: Sitting, topic: string, move: 'grant' | 'refuse' | null, who = cat, seat = 2) =>
  here.do(who, { do: 'answer-ahead', seat, question: 'passage', topic, move: move && { do: move } })
const due = (here: Sitting) => passesOf(here.table).map(({ seat, move }) => [seat, move.do])

describe('answers given ahead at a table', () => {
  it('are offered to the seat, and to nobody else', () => {
    const here = begin()
    const moves = [{ do: 'grant' }, { do: 'refuse' }]
    expect(topics(here, 'cat')).toEqual([
      { question: 'passage', topic: '0', moves, move: null },
      { question: 'passage', topic: '1', moves, move: null },
    ])
    say(here, '1', 'refuse')
    expect(topics(here, 'cat')[1].move).toEqual({ do: 'refuse' })
    expect(topics(here, null)).toEqual([])
    expect(JSON.stringify(topics(here, 'ben'))).not.toContain('"move":{')
  })

  it('are made by the table as windows go by, when their question stands', () => {
    const here = begin()
    say(here, '1', 'refuse')
    expect(due(here)).toEqual([])
    here.move(1, { do: 'refuse' })
    expect(due(here)).toEqual([[2, 'refuse']])
    expect(tableViewOf(here.table, viewerOf(here.table, 'cat')).passing).toBe(true)
    expect(tableViewOf(here.table, viewerOf(here.table, 'ann')).passing).toBe(false)
  })

  it('UR-137 are made one after the other by three seats in a row', () => {
    const here = begin()
    say(here, '0', 'refuse', ben, 1)
    say(here, '1', 'refuse')
    say(here, '2', 'refuse', ann, 0)
    for (const seat of [1, 2, 0]) {
      const [pass, ...others] = passesOf(here.table)
      expect([pass.seat, pass.move, others]).toEqual([seat, { do: 'refuse' }, []])
      here.move(seat, pass.move)
    }
    expect(tableViewOf(here.table, viewerOf(here.table, 'ann')).view!.open).toMatchObject({ crowns: [2, 2, 2] })
  })

  it('are taken back by their seat, and undone moves are not answered again', () => {
    const here = begin()
    say(here, '1', 'grant')
    here.move(1, { do: 'refuse' })
    const [{ move }] = passesOf(here.table)
    here.move(2, move)
    here.undo(2)
    expect(due(here)).toEqual([])
    say(here, '1', null)
    expect(topics(here, 'cat').map(each => each.move)).toEqual([null, null])
  })

  it('UR-137 stop by themselves when what they were set for changes, and do not come back', () => {
    const here = begin()
    say(here, '1', 'grant')
    here.move(0, { do: 'give', to: 1 })
    expect(topics(here, 'cat')[1].move).toBeNull()
    here.move(1, { do: 'give', to: 0 })
    expect(topics(here, 'cat')[1].move).toBeNull()
    here.move(1, { do: 'refuse' })
    expect(due(here)).toEqual([])
  })

  it('UR-137 are secret: nothing is sent to others when one is given or stops', () => {
    const here = begin()
    const [other, own] = [follower(here.table, 'ann'), follower(here.table, 'cat')]
    const sent = () => [other, own].map(page => page.heard.length)
    const before = sent()
    say(here, '1', 'grant')
    for (const page of [other, own]) page.follow(here.table)
    expect(sent()).toEqual([before[0], before[1] + 1])
    expect(own.tableView.ahead[1].move).toEqual({ do: 'grant' })
  })

  it('are refused when they are none, or another seat’s; and outlast a restart', () => {
    const here = begin()
    expect(say(here, '2', 'grant')).toEqual({ refused: 'illegal' })
    expect(say(here, '1', 'grant', ann)).toEqual({ refused: 'not-your-seat' })
    const odd = { do: 'answer-ahead', seat: 2, question: 'passage', topic: '1', move: { do: 'give', to: 0 } } as const
    expect(here.do(cat, odd)).toEqual({ refused: 'illegal' })
    say(here, '1', 'grant')
    here.table = { ...here.table, core: JSON.parse(JSON.stringify(here.table.core)) }
    here.move(1, { do: 'refuse' })
    expect(due(here)).toEqual([[2, 'grant']])
    expect(here.do(ben, { do: 'leave', seat: 1 })).not.toHaveProperty('refused')
  })

  it('travel as a command of their own', () => {
    const command = { do: 'answer-ahead', seat: 2, question: 'passage', topic: '1', move: null }
    expect(readRequest({ id: '1', command })).toMatchObject({ command })
  })
})

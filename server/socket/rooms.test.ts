import { describe, expect, it } from 'vitest'
import { type Command, passLost } from '../../table/index.ts'
import { ann, ben, cat, sitting, toyTable } from '../../table/testing/play.ts'
import type { LoadedTable } from '../tables.ts'
import { broadcast, type Connection, enter, openRoom } from './rooms.ts'

/** A room in which people come in and act, without a server. */
function roomAt(seats: string) {
  const here = sitting(toyTable(seats))
  const loaded: LoadedTable = {
    key: 1,
    table: here.table,
    waiting: [],
    marks: new Map(),
    busy: Promise.resolve(),
    used: 0,
  }
  const room = openRoom(loaded, 1000, 0)
  return {
    room,
    enter(user: string | null): { received: string[] } {
      const received: string[] = []
      const send = (text: string) => {
        received.push(text)
        if (received.length > 100) throw new Error('Told without end.')
      }
      enter(room, { user, send } satisfies Connection, here.now)
      return { received }
    },
    /** `lost`: milliseconds that were nobody's just before. */
    do(who: { user: string; name: string }, command: Command, lost = 0): void {
      const before = loaded.table
      here.table = passLost(before, { n: lost > 0 ? 1 : 0, ms: lost }, here.now)?.table ?? before
      const outcome = here.do(who, command)
      if ('refused' in outcome) throw new Error(outcome.refused)
      loaded.table = { ...here.table, away: before.away }
      broadcast(room, before, here.now)
    },
  }
}

const shows = ({ received }: { received: string[] }, word: string) => received.some(text => text.includes(word))

describe('who watches', () => {
  it('is not told what is said to somebody who watched once and sits now (UR-079, UR-083)', () => {
    const here = roomAt('Aoo')
    const [a, b, crowd] = [here.enter('ann'), here.enter('ben'), here.enter(null)]
    here.do(ben, { do: 'sit', seat: 1 })
    const late = here.enter('cat')
    here.do(ann, { do: 'chat', seat: 0, to: 1, text: 'between us' })
    expect([a, b, crowd, late].map(page => shows(page, 'between us'))).toEqual([true, true, false, false])
    here.do(cat, { do: 'sit', seat: 2 })
    expect(shows(late, 'between us')).toBe(false)
  })

  it('keeps what was said to it alone after it has left the seat, and shares it with nobody', () => {
    const here = roomAt('ABo')
    const [b, crowd] = [here.enter('ben'), here.enter(null)]
    here.do(ann, { do: 'chat', seat: 0, to: 1, text: 'between us' })
    here.do(ben, { do: 'leave', seat: 1 })
    here.do(ann, { do: 'chat', seat: 0, to: null, text: 'to all' })
    expect(b.received.at(-1)).toContain('"n":2')
    expect(crowd.received.at(-1)).toContain('"n":1')
    expect(shows(here.enter('ben'), 'between us')).toBe(true)
    expect(shows(crowd, 'between us')).toBe(false)
  })
})

describe('where time was nobody’s and somebody has left at once', () => {
  it('whoever has left sees what a spectator sees, and whoever has sat down the seat', () => {
    const here = roomAt('ABo')
    const [b, c] = [here.enter('ben'), here.enter('cat')]
    const sits = ({ received }: { received: string[] }) =>
      JSON.parse(received.findLast(text => text.includes('"whole"'))!).own.sits
    expect([b, c].map(sits)).toEqual([1, null])
    here.do(ben, { do: 'leave', seat: 1 }, 60_000)
    expect([b, c].map(sits)).toEqual([null, null])
    const other = roomAt('ABo')
    const late = other.enter('cat')
    other.do(cat, { do: 'sit', seat: 2 }, 60_000)
    expect(sits(late)).toBe(2)
  })
})

describe('an owner with two open pages', () => {
  it('leaves the seat and sits down again, told once each time', () => {
    const here = roomAt('Ao')
    const pages = [here.enter('ann'), here.enter('ann')]
    here.do(ann, { do: 'leave', seat: 0 })
    here.do(ann, { do: 'sit', seat: 1 })
    for (const { received } of pages) {
      const wholes = received.map(text => JSON.parse(text)).filter(({ is }) => is === 'whole')
      expect(
        wholes.map(({ common, own }) => [own.mine, common.seats.map((each: { kind: string }) => each.kind)]),
      ).toEqual([
        [true, ['person', 'open']],
        [true, ['open', 'open']],
        [true, ['open', 'person']],
      ])
    }
  })
})

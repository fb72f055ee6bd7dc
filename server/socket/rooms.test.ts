import { describe, expect, it, vi } from 'vitest'
import { type Command, passLost } from '../../table/index.ts'
import { ann, ben, cat, sitting, toyTable } from '../../table/testing/play.ts'
import type { LoadedTable } from '../loadedTable.ts'
import { broadcast, type Connection, enter, isEmpty, openRoom, show, showOne } from './rooms.ts'
import { openTeller } from './teller.ts'

const unwanted = (error: unknown) => {
  throw error
}

/** A room in which people come in and act, without a server. `isBusy`: what may be told in a moment is not told by itself. */
function roomAt(seats: string, { isBusy = false } = {}) {
  const here = sitting(toyTable(seats))
  const loaded: LoadedTable = {
    key: 1,
    table: here.table,
    waiting: [],
    marks: new Map(),
    busy: Promise.resolve(),
    earlierLines: 0,
    used: 0,
  }
  const room = openRoom(loaded, 0, { grace: 1000, fault: unwanted, later: isBusy ? () => {} : show })
  return {
    room,
    acted: () => here.table.core.acted,
    enter(user: string | null): { received: string[]; connection: Connection } {
      const received: string[] = []
      const send = (text: string) => {
        received.push(text)
        if (received.length > 100) throw new Error('Told without end.')
      }
      const connection = { user, send } satisfies Connection
      enter(room, connection, here.now)
      return { received, connection }
    },
    /** `lost`: milliseconds that were nobody's just before. */
    do(who: { user: string; name: string }, command: Command, lost = 0): void {
      const before = loaded.table
      here.table = passLost(before, { n: lost > 0 ? 1 : 0, ms: lost }, here.now)?.table ?? before
      const outcome = here.do(who, command)
      if ('refused' in outcome) throw new Error(outcome.refused)
      loaded.table = { ...here.table, away: before.away }
      const isLeft = broadcast(room, before, here.now)
      if (isLeft && !isBusy) show(room)
    },
  }
}

const shows = ({ received }: { received: string[] }, word: string) => received.some(text => text.includes(word))

describe('who watches', () => {
  it('hears of a change later where the rules cannot say whom they ask, and the act itself is no failure', () => {
    const { enter, do: act, room } = roomAt('AB')
    enter('ann')
    act(ann, { do: 'start' })
    const before = room.loaded.table
    const broken = () => {
      throw new Error('nobody')
    }
    const game = { ...before.game, rules: { bid: { kind: 'sealed', who: broken } } } as never
    room.loaded.table = { ...before, game }
    const faults: unknown[] = []
    expect(broadcast({ ...room, fault: error => faults.push(error) }, before, 0)).toBe(true)
    expect(faults).toEqual([new Error('nobody')])
  })

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

  it('and cannot be shown the table from a new seat is shown it as soon as that can be done', () => {
    const here = roomAt('AB')
    here.do(ann, { do: 'start' })
    here.do(ben, { do: 'leave', seat: 1 })
    const page = here.enter('ben')
    page.received.length = 0
    const sound = here.room.loaded.table
    const broken = () => {
      throw new Error('blind')
    }
    const all = sound.game.rules as Record<string, object>
    const rules = { ...all, bid: { ...all.bid, legalMoves: broken } }
    const faults: unknown[] = []
    const room = { ...here.room, fault: (error: unknown) => faults.push(error) }
    const seats = sound.core.seats.with(1, { kind: 'person', ...ben, absent: false })
    const seated = { ...sound, core: { ...sound.core, seats } }
    room.loaded.table = { ...seated, game: { ...sound.game, rules } as never }
    broadcast(room, sound, 0)
    expect([page.received, faults.length > 0, isEmpty(room)]).toEqual([[], true, false])
    room.loaded.table = seated
    broadcast(room, seated, 0)
    expect(page.received.map(text => JSON.parse(text))).toMatchObject([{ is: 'whole', own: { sits: 1 } }])
    broadcast(room, seated, 0)
    expect(page.received).toHaveLength(1)
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

describe('what changes', () => {
  it('tells whoever is here of all who come in at once together', () => {
    const { enter, room } = roomAt('ABC', { isBusy: true })
    const { received } = enter('ann')
    for (const user of ['ben', 'cat']) enter(user)
    expect(received).toHaveLength(1)
    show(room)
    expect(received).toHaveLength(2)
    expect(room.loaded.table.away).toEqual(['here', 'here', 'here'])
    show(room)
    expect(received).toHaveLength(2)
  })

  /** Ann, Ben and a spectator watch a game that has begun; each list holds what came since. */
  function begun() {
    const here = roomAt('AB', { isBusy: true })
    const pages = [here.enter('ann'), here.enter('ben'), here.enter(null)]
    const news = () => pages.map(({ received }) => received.splice(0).map(text => JSON.parse(text)))
    const move = (seat: 0 | 1, wanted: object) =>
      here.do([ann, ben][seat], { do: 'move', seat, n: here.acted()[seat], move: wanted as never })
    news()
    here.do(ann, { do: 'start' })
    return { here, pages, news, move }
  }

  it('is told at once to those who are asked anew, and together to all others', () => {
    const { here, pages, news, move } = begun()
    expect(news().map(each => each.length)).toEqual([1, 1, 0])
    show(here.room)
    expect(news().map(each => each.length)).toEqual([0, 0, 1])
    move(0, { do: 'offer', coins: 1 })
    move(0, { do: 'seal' })
    move(1, { do: 'seal' })
    // Ann has won the card, and builds.
    expect(news().map(each => each.length)).toEqual([1, 0, 0])
    move(0, { do: 'stone', on: 'a' })
    move(0, { do: 'stone', on: 'b' })
    const [a, b, crowd] = news()
    expect([a.length > 0, b.length, crowd.length]).toEqual([true, 0, 0])
    show(here.room)
    const [, late, latest] = news()
    expect([late.length, latest.length]).toEqual([1, 1])
    expect(JSON.stringify(late)).toContain('"stone"')
    expect(pages[0].received).toEqual([])
  })

  it('is told to whoever has asked before the answer, and to nobody else', () => {
    const { here, pages, news, move } = begun()
    news()
    move(1, { do: 'wave' })
    showOne(here.room, pages[1].connection)
    expect(news().map(each => each.length)).toEqual([0, 1, 0])
  })

  it('comes at a moment that does not tell of what others have drafted in secret', () => {
    vi.useFakeTimers({ now: 0 })
    /** When Ben is told of what Ann does after 100 and after 230 ms; in between she changes her secret offer. */
    const momentsWith = (drafts: readonly number[]) => {
      const { here, news, move } = begun()
      show(here.room)
      news()
      const moments: number[] = []
      const teller = openTeller(
        () => {
          show(here.room)
          if (news()[1].length > 0) moments.push(performance.now() % 320)
        },
        () => 0.75,
      )
      for (let ms = 0; ms < 320; ms++) {
        const secret = drafts.includes(ms)
        if (secret) move(0, { do: 'offer', coins: (drafts.indexOf(ms) % 2) + 1 })
        if (ms === 100) move(0, { do: 'wave' })
        if (ms === 230) move(0, { do: 'seal' })
        if (secret || ms === 100 || ms === 230) teller.later(here.room)
        vi.advanceTimersByTime(1)
      }
      return moments
    }
    expect(momentsWith([90, 97, 205, 229])).toEqual([128, 256])
    expect(momentsWith([])).toEqual([128, 256])
    vi.useRealTimers()
  })
})

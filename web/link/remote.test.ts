import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeSocket, fakeSockets } from '../testing/fakeSocket.ts'
import { remoteLink } from './remote.ts'

const noGuest = () => Promise.reject()

describe('a table on the server', () => {
  let sockets: FakeSocket[]
  const whole = (rev: number) => ({
    is: 'whole',
    rev,
    common: { moves: 3, open: {} },
    own: { moved: 0 },
    log: [],
    chat: [],
  })
  /** As it travels: the revision, the number of moves, and nothing else. */
  const change = (rev: number, moves: number) => [rev, moves]
  const moves = (link: ReturnType<typeof remoteLink>) => link.read().scene?.tableView.moves
  const pass = { do: 'move', seat: 0, n: 0, move: { do: 'pass' } } as const

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = fakeSockets()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is shown whole, and then as it changes', () => {
    const link = remoteLink('a', noGuest)
    expect(link.read()).toEqual({ state: 'joining', scene: null })
    sockets[0].hears(whole(5))
    sockets[0].hears(change(6, 4))
    expect(link.read().state).toBe('live')
    expect(moves(link)).toBe(4)
  })

  it('comes back by itself after a break, and asks again what was not answered (UR-088)', async () => {
    const link = remoteLink('a', noGuest)
    sockets[0].hears(whole(5))
    const answer = link.send(pass)
    sockets[0].breaks()
    expect(link.read().state).toBe('lost')
    expect(moves(link)).toBe(3)
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
    sockets[1].hears(whole(9))
    expect(link.read().state).toBe('live')
    expect(sockets[1].sent).toEqual(sockets[0].sent)
    sockets[1].hears({ is: 'done', id: JSON.parse(sockets[1].sent[0]).id })
    expect(await answer).toBe('done')
  })

  it('waits longer after every failure, up to three seconds', () => {
    remoteLink('a', noGuest)
    for (const [i, longest] of [375, 750, 1_500, 3_000, 3_000, 3_000].entries()) {
      sockets[i].breaks()
      vi.advanceTimersByTime(longest)
      expect(sockets).toHaveLength(i + 2)
    }
  })

  it('is known to be lost as soon as the browser is offline, and comes back as soon as it is online', () => {
    const link = remoteLink('a', noGuest)
    sockets[0].hears(whole(5))
    dispatchEvent(new Event('offline'))
    expect(link.read().state).toBe('lost')
    dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(2)
    sockets[1].hears(whole(5))
    expect(link.read().state).toBe('live')
  })

  it('is known to be lost when the line falls silent without being closed, and not as long as the server says that it is there', () => {
    const link = remoteLink('a', noGuest)
    sockets[0].hears(whole(5))
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(3_000)
      sockets[0].hears({ is: 'here' })
    }
    expect(link.read().state).toBe('live')
    vi.advanceTimersByTime(7_999)
    expect(link.read().state).toBe('live')
    vi.advanceTimersByTime(1)
    expect(link.read().state).toBe('lost')
    vi.advanceTimersByTime(375)
    expect(sockets).toHaveLength(2)
  })

  it('comes back for a spectator, too, when the line has fallen silent: without a click, and as it is then', () => {
    const link = remoteLink('a', noGuest)
    const watching = { ...whole(5), own: { sits: null, mine: false } }
    sockets[0].hears(watching)
    vi.advanceTimersByTime(8_000 + 375)
    expect(link.read().state).toBe('lost')
    sockets[1].hears({ ...watching, rev: 9, common: { moves: 7, open: {} } })
    expect([link.read().state, moves(link)]).toEqual(['live', 7])
    expect(sockets.flatMap(({ sent }) => sent)).toEqual([])
  })

  it('says that it cannot be shown, as long as that is so, and is tried again', () => {
    const link = remoteLink('a', noGuest)
    sockets[0].breaks(1011)
    expect(link.read()).toEqual({ state: 'broken', scene: null })
    vi.advanceTimersByTime(375)
    sockets[1].hears(whole(5))
    expect(link.read().state).toBe('live')
    sockets[1].breaks(1011)
    expect(link.read().state).toBe('broken')
  })

  it('gives up an attempt that comes to nothing, and is back within five seconds of the line', () => {
    const link = remoteLink('a', noGuest)
    sockets[0].hears(whole(5))
    sockets[0].breaks()
    vi.advanceTimersByTime(375)
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(sockets).toHaveLength(attempt + 1)
      sockets.at(-1)!.readyState = 0
      vi.advanceTimersByTime(4_000)
    }
    sockets.at(-1)!.hears(whole(9))
    expect(link.read().state).toBe('live')
  })

  it('gives what comes first twice the time whenever it has not come: over a slow line it would never be seen', () => {
    const link = remoteLink('a', noGuest)
    for (const longest of [8_000, 16_000, 32_000, 64_000, 64_000]) {
      const [last, count] = [sockets.at(-1)!, sockets.length]
      last.onopen?.()
      vi.advanceTimersByTime(longest - 1)
      expect(last.readyState).toBe(1)
      vi.advanceTimersByTime(1)
      expect(last.readyState).toBe(3)
      vi.advanceTimersByTime(3_000)
      expect(sockets).toHaveLength(count + 1)
    }
    sockets.at(-1)!.onopen?.()
    sockets.at(-1)!.hears(whole(5))
    expect(link.read().state).toBe('live')
    vi.advanceTimersByTime(8_000)
    expect(link.read().state).toBe('lost')
  })

  it('comes back on waking: the timers of a page that slept stood still', () => {
    const link = remoteLink('a', noGuest)
    sockets[0].hears(whole(5))
    vi.setSystemTime(Date.now() + 3_600_000)
    dispatchEvent(new Event('online'))
    expect(link.read().state).toBe('lost')
    expect(sockets).toHaveLength(2)
    sockets[1].hears(whole(5))
    expect(link.read().state).toBe('live')
  })

  it('is asked for whole when a change was missed', () => {
    const link = remoteLink('a', noGuest)
    sockets[0].hears(whole(5))
    sockets[0].hears(change(7, 5))
    expect(moves(link)).toBe(3)
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
  })

  it('that does not exist is not asked for again', () => {
    const link = remoteLink('a', noGuest)
    sockets[0].breaks(4404)
    vi.advanceTimersByTime(60_000)
    expect(link.read().state).toBe('gone')
    expect(sockets).toHaveLength(1)
  })

  it('whose changes cannot be read twice is served by a newer server: the page must be loaded again', () => {
    const link = remoteLink('a', noGuest)
    sockets[0].hears(whole(5))
    sockets[0].onmessage?.({ data: '[6, 4' })
    expect(link.read().state).toBe('lost')
    vi.advanceTimersByTime(400)
    sockets[1].hears(whole(5))
    sockets[1].onmessage?.({ data: '[6, 4' })
    expect(link.read().state).toBe('outdated')
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(2)
  })

  describe('where nobody knows us yet', () => {
    const refused = (socket: FakeSocket, n: number) =>
      socket.hears({ is: 'refused', id: JSON.parse(socket.sent[n]).id, why: 'no-guest' })

    it('becomes a guest once with the first act, and asks again over a new connection', async () => {
      const becomeGuest = vi.fn(async () => {})
      const link = remoteLink('a', becomeGuest)
      sockets[0].hears(whole(5))
      const answers = [link.send({ do: 'sit', seat: 1 }), link.send(pass)]
      refused(sockets[0], 0)
      refused(sockets[0], 1)
      await vi.advanceTimersByTimeAsync(400)
      expect(becomeGuest).toHaveBeenCalledTimes(1)
      expect(link.read().state).toBe('live')
      sockets[1].hears(whole(1))
      expect(sockets[1].sent).toEqual(sockets[0].sent)
      for (const text of sockets[1].sent) sockets[1].hears({ is: 'done', id: JSON.parse(text).id })
      expect(await Promise.all(answers)).toEqual(['done', 'done'])
    })

    it('says so where the browser keeps no cookies, and tries again after a failure', async () => {
      const becomeGuest = vi.fn(async () => {})
      becomeGuest.mockRejectedValueOnce(new Error('offline'))
      const link = remoteLink('a', becomeGuest)
      sockets[0].hears(whole(5))
      const first = link.send(pass)
      refused(sockets[0], 0)
      expect(await first).toBe('unheard')
      const second = link.send(pass)
      refused(sockets[0], 1)
      await vi.advanceTimersByTimeAsync(400)
      sockets[1].hears(whole(1))
      refused(sockets[1], 0)
      expect(await second).toBe('no-guest')
      expect(becomeGuest).toHaveBeenCalledTimes(2)
    })
  })
})

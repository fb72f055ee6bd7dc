/** Whom a round of a tournament awaits is told of it once, by all its ways, by whatever server. */
import { expect, it } from 'vitest'
import { limits } from '../../limits.ts'
import { openNoticeCounts, openNotices } from '../../notices/notices.ts'
import { pushKeys } from '../../notices/push.ts'
import { usually } from '../../notices/when.ts'
import type { Letter } from '../../people/mail.ts'
import { advance, begin, come, comingTime, enter } from '../../standing/tournaments/acts.ts'
import type { Tournament } from '../../standing/tournaments/types.ts'
import type { Store } from '../../store/store.ts'
import { openCatcher } from '../catcher.ts'
import { openPushedBrowser } from '../pushedBrowser.ts'
import type { Hands } from './hands.ts'

const ownKeys = await pushKeys({ setting: async (_key, make) => make() })
const minute = 60_000
/** A time at which it is noon in London. */
const noon = Date.UTC(2026, 10, 29, 12)

export function keepsCalls({ store, open, freshId }: Hands): void {
  /** Accounts with e-mail, and a tournament with live clocks that they have entered. */
  async function gathered(...names: string[]) {
    const users = names.map(() => freshId())
    for (const [i, user] of users.entries()) {
      await store().people.addUser({ id: user, name: names[i] }, 1)
      await store().tickets.confirm(user, `${user}@example.org`, [{ name: user, key: user }])
    }
    const empty: Tournament = {
      id: freshId(),
      name: 'Cup',
      game: 'toy',
      kind: 'cup',
      size: 2,
      length: 2,
      options: {},
      paces: [{ hoursPerMove: null, clock: { minutes: 15, increment: 0 } }],
      host: { user: users[0], name: names[0] },
      status: 'gathering',
      word: null,
      entrants: [],
      rounds: [],
      created: noon,
    }
    const full = users.reduce((now, user, i) => enter(now, { user, name: names[i], points: 9 - i }), empty)
    await store().tournaments.add(full, noon)
    return { users, id: full.id, full }
  }

  /** What becomes of it, on one server. */
  async function act(id: string, now: number, change: (tournament: Tournament) => Tournament, on = store()) {
    const before = (await on.tournaments.load(id))!
    return on.tournaments.change(before, change(before.tournament), now, now)
  }

  function notices(here: { now: number }, on: Store, counts = openNoticeCounts()) {
    const letters: Letter[] = []
    const mail = { isOpen: true, send: async (letter: Letter) => letters.push(letter) > 0, onSent: () => {} }
    const house = { address: 'https://play.example.org', secret: 'secret', subject: 'mailto:a@b.c' }
    const fault = (error: unknown) => {
      throw error
    }
    const opened = openNotices({
      ...{ store: on, mail, ...house, pushKeys: ownKeys, isInsideAllowed: true },
      now: () => here.now,
      lost: () => ({ n: 0, ms: 0 }),
      counts,
      fault,
    })
    return { ...opened, letters: (user: string) => letters.filter(({ to }) => to === `${user}@example.org`) }
  }

  it('who is awaited for a round is told by mail, browser and program at once, once by two servers that both call it', async () => {
    const { users, id, full } = await gathered('Ann', 'Ben')
    const [ann, ben] = users
    const other = await open()
    const catcher = await openCatcher()
    const browser = openPushedBrowser()
    await store().people.addSession({ id: ann, user: ann, device: '', created: 1, seen: 1, hash: freshId() })
    const push = { id: freshId(), user: ann, session: ann, created: 1, keys: browser.keys }
    await store().noticeWishes.addPush({ ...push, endpoint: `${catcher.address}/push` }, 2)
    const hook = { kind: 'json' as const, url: `${catcher.address}/hook`, secret: 'shh', created: 1 }
    const idle = { fails: 0, isOff: false, failure: null, failed: null }
    await store().noticeWishes.addHook({ id: freshId(), user: ann, ...hook, ...idle }, 2)
    await store().noticeWishes.save(ben, { ...usually, mail: 'never' }, null)
    const called = begin(full, 2, noon)!
    const before = (await store().tournaments.load(id))!
    const calls = [store(), other].map(each => each.tournaments.change(before, called, noon, noon))
    expect((await Promise.all(calls)).filter(isFirst => isFirst)).toHaveLength(1)
    const here = { now: noon + limits.noticeRest - 1 }
    const counts = openNoticeCounts()
    const servers = [notices(here, store(), counts), notices(here, other, counts)]
    const rounds = async () => {
      await Promise.all(servers.map(({ round }) => round()))
      await Promise.all(servers.map(({ round }) => round()))
    }
    const told = (user: string) => servers.flatMap(({ letters }) => letters(user))
    await rounds()
    expect(told(ann)).toEqual([])
    const { notices: waiting } = await store().counts()
    for (const way of ['mail', 'push', 'hook'] as const) expect(waiting[way]).toBeGreaterThan(0)
    here.now = noon + minute
    await rounds()
    expect(told(ann)).toHaveLength(1)
    const [{ subject, text }] = told(ann)
    expect(subject).toBe('Round 1 of “Cup” is called')
    expect(text).toContain('Say within 9 minutes that you are there.')
    expect(text).toContain(`https://play.example.org/tournaments/${id}`)
    expect(told(ben)).toEqual([])
    await act(id, here.now, each => come(each, ben))
    here.now += minute
    await rounds()
    expect(told(ann)).toHaveLength(1)
    expect(catcher.caught.map(({ path }) => path).sort()).toEqual(['/hook', '/push'])
    const caughtAt = (wanted: string) => catcher.caught.find(({ path }) => path === wanted)!.body
    expect(JSON.parse(String(caughtAt('/hook')))).toMatchObject({
      is: 'called',
      tournament: { id, name: 'Cup', game: 'toy', round: 1, person: ann, until: noon + comingTime.live },
    })
    expect(browser.read(caughtAt('/push'))).toEqual({
      title: 'Round 1 of “Cup” is called',
      body: 'Say within 9 minutes that you are there.',
      path: `/tournaments/${id}`,
      tag: id,
    })
    const once = { sent: 1, failed: 0 }
    expect(counts).toEqual({ mail: once, push: once, hook: once })
    catcher.close()
    await other.close()
  })

  it('who has come, is at a page just now, or rests, is not told; what is over is told to nobody', async () => {
    const { users, id } = await gathered('Ann', 'Ben', 'Cat', 'Dan')
    const [ann, ben, cat, dan] = users
    const here = { now: noon }
    const { round, letters } = notices(here, store())
    await store().noticeWishes.save(cat, { ...usually, quiet: { from: 12 * 60, to: 12 * 60 + 5 } }, null)
    await store().noticeWishes.save(dan, { ...usually, quiet: { from: 12 * 60, to: 13 * 60 } }, null)
    await act(id, noon, each => begin(each, 2, noon)!)
    const awaited = async (user: string) => (await store().tournaments.calling(user)).map(each => each.id)
    expect(await awaited(ann)).toEqual([id])
    expect((await store().tournaments.called()).filter(each => each.id === id)).toEqual([{ id, version: 2 }])
    await act(id, noon, each => come(each, ann))
    expect([await awaited(ann), await awaited(ben)]).toEqual([[], [id]])
    here.now = noon + minute
    await store().noticeWishes.noteSeen([ben], here.now)
    await round()
    const counts = () => users.map(user => letters(user).length)
    expect(counts()).toEqual([0, 0, 0, 0])
    here.now += limits.seenLately
    await round()
    expect(counts()).toEqual([0, 1, 0, 0])
    here.now = noon + 5 * minute
    await round()
    expect(counts()).toEqual([0, 1, 1, 0])
    expect(letters(cat)[0].text).toContain('within 5 minutes')
    here.now = noon + comingTime.live
    await act(id, here.now, each => advance(each, 2, here.now))
    here.now = noon + 60 * minute
    await round()
    expect(counts()).toEqual([0, 1, 1, 0])
    expect(await awaited(dan)).toEqual([])
  })

  it('whoever is removed is told nothing any more', async () => {
    const { users, id } = await gathered('Ann', 'Ben')
    await act(id, noon, each => begin(each, 2, noon)!)
    const [, ben] = users
    await store().traces.removeUser(ben)
    await store().people.addUser({ id: ben, name: 'Ben' }, 1)
    await store().tickets.confirm(ben, `${ben}@example.org`, [{ name: ben, key: ben }])
    const here = { now: noon + minute }
    const { round, letters } = notices(here, store())
    await round()
    expect(users.map(user => letters(user).length)).toEqual([1, 0])
  })
}

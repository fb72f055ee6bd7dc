/** For whom tables wait, and that each is told once, by whatever server. */
import { expect, it } from 'vitest'
import { seedFrom } from '../../../kernel/index.ts'
import type { Command } from '../../../table/index.ts'
import { games } from '../../../table/testing/games.ts'
import { toyTable } from '../../../table/testing/play.ts'
import { limits } from '../../limits.ts'
import type { LoadedTable } from '../../loadedTable.ts'
import { openNoticeCounts, openNotices } from '../../notices/notices.ts'
import { pushKeys } from '../../notices/push.ts'
import { usually } from '../../notices/when.ts'
import { exportOf } from '../../people/export.ts'
import type { Letter } from '../../people/mail.ts'
import type { Hook } from '../../store/noticeWishes.ts'
import type { Store } from '../../store/store.ts'
import { command, createLive, openTables, type Tables } from '../../tables.ts'
import { type Catcher, openCatcher } from '../catcher.ts'
import { openPushedBrowser } from '../pushedBrowser.ts'
import type { Hands } from './hands.ts'

/** Keys on P-256. */
const ownKeys = await pushKeys({ setting: async (_key, make) => make() })

const minute = 60_000
/** A time at which it is noon in London. */
const noon = Date.UTC(2026, 10, 29, 12)

interface Here {
  now: number
  store: Store
  tables: Tables
  loaded: LoadedTable
  ann: { user: string; name: string }
  ben: { user: string; name: string }
  /** Ann or Ben makes moves. */
  move(who: { user: string; name: string }, ...moves: object[]): Promise<void>
  seal(who: { user: string; name: string }): Promise<void>
  /** The winner of the bids, Ann by the seed, has done; both bid anew. */
  goOn(): Promise<void>
}

export function keepsNotices({ store, open, freshId }: Hands): void {
  /** A table of two that has begun at noon, with accounts; both are asked at once. */
  async function begun(setup: object = {}): Promise<Here> {
    const [ann, ben] = ['Ann', 'Ben'].map(name => ({ user: freshId(), name }))
    for (const { user, name } of [ann, ben]) {
      await store().people.addUser({ id: user, name }, 1)
      await store().tickets.confirm(user, `${user}@example.org`, [{ name: user, key: user }])
    }
    const here = { now: noon } as Here
    const tables = openTables({ games, store: store(), now: () => here.now, changed: () => {} })
    const seats = [
      { kind: 'person' as const, ...ann },
      { kind: 'person' as const, ...ben },
    ]
    const wish = { id: freshId(), name: 'Sunday', setup: { ...toyTable('AB').core.setup, ...setup }, owner: ann }
    const loaded = await createLive(tables, { ...wish, seats, seed: seedFrom('notices') })
    const move = async (who: typeof ann, ...moves: object[]) => {
      const seat = who === ann ? 0 : 1
      for (const move of moves) {
        const n = loaded.table.core.acted[seat]
        const answer = await command(tables, loaded, { do: 'move', seat, n, move } as unknown as Command, who)
        expect(answer).toEqual({ is: 'done' })
      }
    }
    const seal = (who: typeof ann) => move(who, { do: 'seal' })
    const goOn = () => move(ann, { do: 'done' }, { do: 'pass' })
    Object.assign(here, { store: store(), tables, loaded, ann, ben, move, seal, goOn })
    await command(tables, loaded, { do: 'start' }, ann)
    return here
  }

  const waits = async (user: string) =>
    (await store().noticeQueue.waiting(user, 10)).map(({ id, seat, since }) => ({ id, seat, since }))

  /** A server's own notices, and the letters that they send. */
  function notices(here: Here, need: Partial<Parameters<typeof openNotices>[0]> = {}, on = here.store) {
    const letters: Letter[] = []
    const mail = { isOpen: true, send: async (letter: Letter) => letters.push(letter) > 0, onSent: () => {} }
    const house = { address: 'https://play.example.org', secret: 'secret', subject: 'mailto:a@b.c' }
    const rest = { ...house, pushKeys: ownKeys, isInsideAllowed: true, lost: () => ({ n: 0, ms: 0 }) }
    const fault = (error: unknown) => {
      throw error
    }
    const opened = openNotices({ store: on, mail, ...rest, now: () => here.now, fault, ...need })
    return { ...opened, letters: (user: string) => letters.filter(({ to }) => to === `${user}@example.org`) }
  }

  const hookOf = (user: string, { address }: Catcher): Hook => ({
    id: freshId(),
    user,
    kind: 'json',
    url: `${address}/${user}`,
    secret: 'shh',
    created: 1,
    fails: 0,
    isOff: false,
    failure: null,
    failed: null,
  })

  it('a table waits for whoever is asked, from when it is, until it has answered or the game rests', async () => {
    const here = await begun()
    const { loaded, tables, ann, ben } = here
    const { id } = loaded.table.core
    expect(await waits(ann.user)).toEqual([{ id, seat: 0, since: noon }])
    here.now += 5
    await here.seal(ann)
    expect(await waits(ann.user)).toEqual([])
    expect(await waits(ben.user)).toEqual([{ id, seat: 1, since: noon }])
    here.now += 5
    await here.seal(ben)
    expect(await waits(ann.user)).toEqual([{ id, seat: 0, since: noon + 10 }])
    here.now += 5
    for (const [seat, who] of [ann, ben].entries()) {
      await command(
        tables,
        loaded,
        seat === 0 ? { do: 'call-vote', seat, on: { do: 'pause' } } : { do: 'vote', seat, yes: true },
        who,
      )
    }
    expect(loaded.table.core.paused).toBe(noon + 15)
    expect(await waits(ann.user)).toEqual([])
    expect(await waits(ben.user)).toEqual([])
  })

  it('who is awaited is told once by mail after its delay, also by two servers at once, and once more for the next time', async () => {
    const here = await begun()
    const other = await open()
    const servers = [notices(here), notices(here, {}, other)]
    const rounds = () => Promise.all(servers.map(({ round }) => round()))
    const told = () => servers.flatMap(({ letters }) => letters(here.ben.user))
    await here.seal(here.ann)
    here.now = noon + 59 * minute
    await rounds()
    expect(told()).toEqual([])
    here.now = noon + 60 * minute
    await rounds()
    await rounds()
    expect(told()).toHaveLength(1)
    expect(told()[0]).toMatchObject({
      subject: 'Your turn: toy',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    expect(told()[0].text).toContain(`https://play.example.org/table/${here.loaded.table.core.id}`)
    here.now += 60 * minute
    await rounds()
    expect(told()).toHaveLength(1)
    await here.seal(here.ben)
    await here.goOn()
    here.now += 60 * minute
    await rounds()
    expect(told()).toHaveLength(2)
    expect(servers.flatMap(({ letters }) => letters(here.ann.user))).toHaveLength(1)
    await other.close()
  })

  it('a letter names until when there is time, by the clock of the reader: by mail, by live clocks, and with time that was nobody’s', async () => {
    const saved = (user: string, zone: string) =>
      store().noticeWishes.save(user, { ...usually, mail: 'at-once', zone }, null)
    const told = async (setup: object, lost = 0) => {
      const here = await begun(setup)
      const { ann, ben } = here
      await saved(ann.user, 'UTC')
      await saved(ben.user, 'Europe/Budapest')
      await store().people.change(ben.user, { language: 'hu' })
      here.now += limits.noticeRest
      const { round, letters } = notices(here, { lost: () => ({ n: 1, ms: lost }) })
      await round()
      return [ann, ben].map(({ user }) => letters(user)[0].text.split('\n')[0])
    }
    const live = { clock: { minutes: 30, increment: 0 } }
    const byMail = { hoursPerMove: 24, reserve: { bank: 12, vacation: 0 } }
    const [en, hu] = ['The table “Sunday” waits for you.', 'Rád vár a „Sunday” asztal.']
    expect(await told({})).toEqual([en, hu])
    expect(await told(live)).toEqual([
      `${en} Your move is due by Sunday, November 29 at 12:30 UTC.`,
      `${hu} Határidő: november 29., vasárnap 13:30 CET.`,
    ])
    expect(await told(byMail)).toEqual([
      `${en} Your move is due by Tuesday, December 1 at 00:00 UTC.`,
      `${hu} Határidő: december 1., kedd 01:00 CET.`,
    ])
    expect(await told(byMail, 90 * minute)).toEqual([
      `${en} Your move is due by Tuesday, December 1 at 01:30 UTC.`,
      `${hu} Határidő: december 1., kedd 02:30 CET.`,
    ])
  })

  it('who has answered meanwhile, has muted the table, or is at a page just now, is told nothing', async () => {
    const here = await begun()
    const { round, letters } = notices(here)
    const { ann, ben, loaded } = here
    await store().noticeWishes.save(ben.user, { ...usually, mail: 'at-once' }, null)
    await store().noticeWishes.mute(ann.user, loaded.key, true)
    expect(await store().noticeWishes.mutes(ann.user)).toEqual([loaded.table.core.id])
    here.now = noon + minute
    await store().noticeWishes.noteSeen([ben.user], here.now)
    await round()
    expect(letters(ben.user)).toEqual([])
    here.now += limits.seenLately
    await round()
    expect(letters(ben.user)).toHaveLength(1)
    here.now = noon + 70 * minute
    await round()
    expect(letters(ann.user)).toEqual([])
    await here.seal(ann)
    await here.seal(ben)
    await here.goOn()
    await here.seal(ben)
    here.now += 70 * minute
    await round()
    expect(letters(ben.user)).toHaveLength(1)
  })

  it('in quiet hours notices wait for their end, by the clock of the person', async () => {
    const here = await begun()
    const { round, letters } = notices(here)
    // In Budapest it is 13:00.
    const quiet = { from: 12 * 60 + 30, to: 14 * 60 }
    await store().noticeWishes.save(
      here.ben.user,
      { ...usually, mail: 'at-once', zone: 'Europe/Budapest', quiet },
      null,
    )
    for (const minutes of [1, 59]) {
      here.now = noon + minutes * minute
      await round()
      expect(letters(here.ben.user)).toEqual([])
    }
    here.now = noon + 60 * minute
    await round()
    expect(letters(here.ben.user)).toHaveLength(1)
  })

  it('a daily letter names all tables that wait, once a day, also with two servers', async () => {
    const here = await begun()
    const other = await open()
    const servers = [notices(here), notices(here, {}, other)]
    const rounds = () => Promise.all(servers.map(({ round }) => round()))
    const told = () => servers.flatMap(({ letters }) => letters(here.ben.user))
    await store().people.change(here.ben.user, { language: 'hu' })
    await store().noticeWishes.save(here.ben.user, { ...usually, mail: 'daily', daily: 13 * 60 }, noon + 60 * minute)
    await rounds()
    expect(told()).toEqual([])
    here.now = noon + 61 * minute
    await rounds()
    await rounds()
    expect(told()).toMatchObject([{ subject: 'Egy asztal vár rád' }])
    here.now += 24 * 60 * minute
    await rounds()
    expect(told()).toHaveLength(2)
    await here.seal(here.ben)
    here.now += 24 * 60 * minute
    await rounds()
    expect(told()).toHaveLength(2)
    await other.close()
  })

  it('a browser is told by its service, sealed for it alone, once, also by two servers; one that is gone is told no more', async () => {
    const here = await begun()
    const other = await open()
    const servers = [notices(here), notices(here, {}, other)]
    const rounds = () => Promise.all(servers.map(({ round }) => round()))
    const catcher = await openCatcher()
    const browser = openPushedBrowser()
    const { user } = here.ben
    await store().people.addSession({ id: user, user, device: '', created: 1, seen: 1, hash: freshId() })
    const push = { id: freshId(), user, session: user, created: 1, keys: browser.keys }
    await store().noticeWishes.addPush({ ...push, endpoint: `${catcher.address}/send` }, 2)
    await here.seal(here.ann)
    here.now += limits.noticeRest
    await rounds()
    await rounds()
    expect(catcher.caught).toHaveLength(1)
    const [{ path, headers, body }] = catcher.caught
    expect(path).toBe('/send')
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    })
    const { id } = here.loaded.table.core
    expect(browser.read(body)).toEqual({
      title: 'Your turn: toy',
      body: 'The table “Sunday” waits for you.',
      path: `/table/${id}`,
      tag: id,
    })
    expect(() => openPushedBrowser().read(body)).toThrow()
    catcher.answer = { status: 410 }
    await here.seal(here.ben)
    await here.goOn()
    here.now += limits.noticeRest
    await rounds()
    expect(catcher.caught).toHaveLength(2)
    expect(await store().noticeWishes.pushes(user)).toEqual([])
    catcher.close()
    await other.close()
  })

  it('what fails is tried again with growing waits, and given up at last; a program that fails on is told no more', async () => {
    const here = await begun()
    const catcher = await openCatcher()
    catcher.answer = { status: 302, headers: { location: catcher.address } }
    const told = openNoticeCounts()
    const { round } = notices(here, { counts: told })
    const wishes = store().noticeWishes
    const hook = hookOf(here.ben.user, catcher)
    expect(await wishes.addHook(hook, 1)).toBe(true)
    expect(await wishes.addHook({ ...hook, id: freshId() }, 1)).toBe(false)
    const counts: number[] = []
    here.now += limits.noticeRest
    for (const wait of [0, ...limits.noticeWaits, limits.noticeWaits.at(-1)!]) {
      here.now += wait - 1
      await round()
      here.now += 1
      await round()
      counts.push(catcher.caught.filter(({ path }) => path === `/${here.ben.user}`).length)
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5])
    expect(told.hook).toEqual({ sent: 0, failed: 5 })
    const [off] = await wishes.hooks(here.ben.user)
    expect(off).toMatchObject({ fails: 5, isOff: true, failure: 'redirect' })
    expect(await wishes.mendHook(here.ben.user, hook.id)).toBe(true)
    catcher.answer = { status: 204 }
    await here.seal(here.ann)
    await here.seal(here.ben)
    await here.goOn()
    here.now += limits.noticeRest
    await round()
    expect(catcher.caught).toHaveLength(6)
    expect((await wishes.hooks(here.ben.user))[0]).toMatchObject({ fails: 0, isOff: false, failure: null })
    expect(await wishes.removeHook(here.ben.user, hook.id)).toBe(true)
    expect(await wishes.removeHook(here.ben.user, hook.id)).toBe(false)
    catcher.close()
  })

  it('what a server had in hand when it ended is sent by another one, under the same id', async () => {
    const here = await begun()
    await store().noticeWishes.save(here.ben.user, { ...usually, mail: 'at-once' }, null)
    here.now += limits.noticeRest
    let sent: string | undefined
    const dying = notices(here, {
      mail: {
        isOpen: true,
        onSent: () => {},
        send: async letter => {
          if (letter.to.startsWith(here.ben.user)) sent = letter.messageId
          return new Promise<boolean>(() => {})
        },
      },
    })
    void dying.round()
    await expect.poll(() => sent).toBeDefined()
    const { round, letters } = notices(here)
    await round()
    expect(letters(here.ben.user)).toEqual([])
    here.now += limits.noticeLease
    await round()
    expect(letters(here.ben.user).map(({ messageId }) => messageId)).toEqual([sent])
  })

  it('how somebody is told is in its export, and goes with it', async () => {
    const here = await begun()
    const catcher = await openCatcher()
    const { noticeWishes: wishes, noticeQueue: queue, people, traces } = store()
    const { user } = here.ben
    await wishes.addHook(hookOf(user, catcher), 1)
    await wishes.mute(user, here.loaded.key, true)
    const session = { id: freshId(), user, device: '', created: 1, seen: 1 }
    await people.addSession({ ...session, hash: freshId() })
    const push = { id: freshId(), user, session: session.id, endpoint: `https://push.example.org/${user}`, created: 1 }
    await wishes.addPush({ ...push, keys: { p256dh: 'p', auth: 'a' } }, 2)
    const text: string[] = []
    for await (const part of exportOf(store(), (await people.person(user))!)) text.push(part)
    expect(JSON.parse(text.join('')).notices).toMatchObject({
      settings: usually,
      mutes: [here.loaded.table.core.id],
      hooks: [{ url: `${catcher.address}/${user}` }],
      browsers: [{ endpoint: push.endpoint }],
    })
    await traces.removeUser(user)
    expect([await wishes.hooks(user), await wishes.pushes(user), await wishes.mutes(user)]).toEqual([[], [], []])
    expect(await queue.waiting(user, 10)).toEqual([])
    catcher.close()
  })

  it('a browser is told as long as its session lasts, and the newest ones alone', async () => {
    const { noticeWishes: wishes, people } = store()
    const user = freshId()
    await people.addUser({ id: user, name: 'Browsers' }, 1)
    const keys = { p256dh: 'p', auth: 'a' }
    for (let created = 1; created <= 3; created++) {
      await people.addSession({ id: `${user}-${created}`, user, device: '', created, seen: 1, hash: freshId() })
      const push = { id: `${user}-${created}`, user, session: `${user}-${created}`, created, keys }
      await wishes.addPush({ ...push, endpoint: `https://push.example.org/${user}/${created}` }, 2)
    }
    const ids = async () => (await wishes.pushes(user)).map(({ id }) => id)
    expect(await ids()).toEqual([`${user}-2`, `${user}-3`])
    await people.endSession(user, `${user}-2`)
    expect(await ids()).toEqual([`${user}-3`])
    await wishes.removePushes(`${user}-3`)
    expect(await ids()).toEqual([])
  })
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from '../index.ts'
import { bot, makeTable, me, open, type Page, patience, toyServer, type Visitor, visit } from '../testing/guests.ts'
import { newcomer, pointsOf, skillsAfter } from './skill.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer()
})
afterAll(() => server.close())

const rated = { game: 'duel', rated: true, hoursPerMove: 24 }

/** A rated duel, begun: pages of both. */
async function duel(one: Visitor, two: Visitor, more: object = {}): Promise<{ id: string; pages: [Page, Page] }> {
  const id = await makeTable(one, [me, open], { ...rated, ...more })
  const pages: [Page, Page] = [await one.join(id), await two.join(id)]
  await pages[1].ask({ do: 'sit', seat: 1 })
  await pages[0].ask({ do: 'start' })
  await Promise.all(pages.map(page => page.until(({ tableView }) => tableView.view?.seat != null)))
  return { id, pages }
}

/** A window that goes by in between makes it stale. */
async function resign(page: Page): Promise<void> {
  let answer: string
  do answer = await page.move({ do: 'resign' })
  while (answer === 'stale')
  expect(answer).toBe('done')
}

/** What a rated game has made of ratings, once it is counted. */
async function changes(who: Visitor, id: string) {
  const counted = async () => {
    const { body } = await who.call('GET', `/api/tables/${id}/ratings`)
    expect(body).not.toEqual([])
    return body
  }
  return expect.poll(counted, patience).not.toEqual([]).then(counted)
}

const ratingsOf = async (who: Visitor) => (await who.call('GET', '/api/me/profile')).body.ratings

describe('a rated game', () => {
  it('changes the ratings of both when it ends, and no other game does', async () => {
    const [ann, ben] = await Promise.all([visit(server), visit(server)])
    const { id, pages } = await duel(ann, ben)
    expect((await ann.call('GET', `/api/tables/${id}`)).body.rated).toBe(true)
    expect((await ann.call('GET', `/api/tables/${id}/ratings`)).body).toEqual([])
    await resign(pages[1])
    const points = skillsAfter([1, 2].map(place => ({ skill: newcomer(), place }))).map(pointsOf)
    expect(await changes(ann, id)).toEqual([
      { seat: 0, place: 1, before: 1000, after: points[0] },
      { seat: 1, place: 2, before: 1000, after: points[1] },
    ])
    expect(await ratingsOf(ann)).toEqual([{ game: 'duel', points: points[0], games: 1, sure: false }])
    const friendly = await duel(ann, ben, { rated: undefined, hoursPerMove: null })
    await resign(friendly.pages[0])
    const next = await duel(ben, ann)
    await resign(next.pages[1])
    await changes(ann, next.id)
    expect(await ratingsOf(ann)).toMatchObject([{ games: 2 }])
    expect((await ann.call('GET', `/api/tables/${friendly.id}/ratings`)).body).toEqual([])
  })

  it('puts whoever leaves last, and closes for nobody when all agree', async () => {
    const [ann, ben] = await Promise.all([visit(server), visit(server)])
    const left = await duel(ann, ben)
    await left.pages[1].ask({ do: 'leave', seat: 1 })
    await resign(left.pages[0])
    expect(await changes(ann, left.id)).toMatchObject([{ place: 1 }, { place: 2 }])
    const off = await duel(ann, ben)
    expect(await off.pages[0].ask({ do: 'close' })).toBe('rated')
    await off.pages[0].ask({ do: 'call-vote', seat: 0, on: { do: 'cancel' } })
    await off.pages[1].ask({ do: 'vote', seat: 1, yes: true })
    await off.pages[0].until(({ tableView }) => tableView.status === 'closed')
    const after = await duel(ann, ben)
    await resign(after.pages[0])
    await changes(ann, after.id)
    expect((await ann.call('GET', `/api/tables/${off.id}/ratings`)).body).toEqual([])
    expect(await ratingsOf(ann)).toMatchObject([{ games: 2 }])
  })

  it('is refused with a bot, without a clock, and to a program', async () => {
    const ann = await visit(server)
    const wish = { game: 'duel', roles: [null, null], seats: [me, open], rated: true }
    const refused = async (more: object) => (await ann.call('POST', '/api/tables', { ...wish, ...more })).body.error
    expect(await refused({})).toBe('bad-setup')
    expect(await refused({ hoursPerMove: 24, seats: [me, bot] })).toBe('bad-setup')
    expect(await refused({ hoursPerMove: 24, rated: false })).toBe('malformed')
    expect(await refused({ hoursPerMove: 24 })).toBeUndefined()
  })
})

describe('a leaderboard', () => {
  it('shows those with ten rated games, best first, until they wish not to be shown', async () => {
    const [ann, ben, cat] = await Promise.all([visit(server), visit(server), visit(server)])
    const board = async (who: Visitor) => {
      const { body } = await who.call('GET', '/api/games/duel/leaders')
      return (body as { id: string; mine: boolean; place: number; games: number }[]).filter(({ id }) =>
        [ann.id, ben.id].includes(id),
      )
    }
    let last = ''
    for (let i = 0; i < 10; i++) {
      expect(await board(ann)).toEqual([])
      const { id, pages } = await duel(ann, ben)
      await resign(pages[i === 4 ? 0 : 1])
      last = id
      await Promise.all(pages.map(page => page.close()))
      await changes(ann, id)
    }
    expect(await changes(cat, last)).toHaveLength(2)
    expect(await board(ben)).toMatchObject([
      { id: ann.id, games: 10, mine: false, isGuest: true },
      { id: ben.id, games: 10, mine: true },
    ])
    expect((await cat.call('GET', `/api/people/${ann.id}`)).body.ratings).toMatchObject([{ sure: true, games: 10 }])
    const shown = { page: true, results: false, games: false, rating: false }
    await ann.call('PUT', '/api/me/profile', { shown })
    expect(await board(cat)).toMatchObject([{ id: ben.id }])
    expect((await cat.call('GET', `/api/people/${ann.id}`)).body.ratings).toBeNull()
    expect((await ben.call('GET', `/api/people/${ann.id}/meetings`)).body).toEqual([
      { game: 'duel', played: 10, ahead: 1, behind: 9 },
    ])
  })

  it('is of games that are played here; who has met whom is asked by somebody', async () => {
    const [ann, nobody] = [await visit(server), { cookie: '' }]
    expect((await ann.call('GET', '/api/games/chess/leaders')).body.error).toBe('no-such-game')
    expect((await ann.call('GET', '/api/people/nobody/meetings')).body.error).toBe('no-such-person')
    expect((await ann.call('GET', '/api/people/nobody/meetings', undefined, nobody)).body.error).toBe('no-guest')
  })
})

it('statistics are of public games between people', async () => {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const games = async () => {
    const { body } = await ann.call('GET', '/api/games/duel/statistics')
    return (body as { what: string; n: number }[]).find(({ what }) => what === 'games')?.n ?? 0
  }
  const before = await games()
  const hidden = await duel(ann, ben, { private: true })
  await resign(hidden.pages[0])
  await changes(ann, hidden.id)
  const seen = await duel(ann, ben, { private: false })
  await resign(seen.pages[0])
  await changes(ann, seen.id)
  expect(await games()).toBe(before + 1)
})

it('how somebody keeps to its games is shown to others if it wishes so, and is in what it saves of itself', async () => {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const { id, pages } = await duel(ann, ben)
  await pages[1].ask({ do: 'leave', seat: 1 })
  await resign(pages[0])
  await changes(ann, id)
  const none = { mail: null, live: null }
  const own = async (who: Visitor) => (await who.call('GET', '/api/me/profile')).body
  expect((await own(ann)).conduct).toEqual({ games: 1, left: 0, late: 0, ...none })
  expect((await own(ben)).conduct).toEqual({ games: 1, left: 1, late: 0, ...none })
  const seen = async () => (await ann.call('GET', `/api/people/${ben.id}`)).body.conduct
  expect(await seen()).toBeNull()
  await ben.call('PUT', '/api/me/profile', { shown: { ...(await own(ben)).shown, conduct: true } })
  expect(await seen()).toEqual({ games: 1, left: 1, late: 0, ...none })
  expect((await ben.call('GET', '/api/me/export')).body.conduct).toContainEqual({ what: 'left', step: 0, n: 1 })
})

it('openings of the first round are counted when a public game has ended, and not while it runs', async () => {
  const [ann, ben] = await Promise.all([visit(server), visit(server)])
  const opened = async () => {
    const { body } = await ann.call('GET', '/api/games/duel/statistics')
    const all = (body as { what: string; of: string; n: number }[]).filter(({ what }) => what.startsWith('opened'))
    return Object.fromEntries(all.map(({ what, of, n }) => [`${what}${of}`, n]))
  }
  const before = await opened()
  const { id, pages } = await duel(ann, ben, { private: false })
  // The first seat strikes the second, which lets it be, or the server for it.
  let answer: string
  do answer = await pages[1].move({ do: 'pass' })
  while (answer === 'stale')
  await pages[0].until(({ tableView }) => tableView.moves > 0)
  expect(await opened()).toEqual(before)
  await resign(pages[0])
  await changes(ann, id)
  const names = ['opened ', 'opened wounded', 'opened and won wounded']
  expect(await opened()).toEqual(Object.fromEntries(names.map(name => [name, (before[name] ?? 0) + 1])))
})

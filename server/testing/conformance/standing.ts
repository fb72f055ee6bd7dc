/** Games that have ended: counted once, into ratings and statistics. */
import { expect, it } from 'vitest'
import { toyTable } from '../../../table/testing/play.ts'
import { newcomer, skillsAfter } from '../../standing/skill.ts'
import type { Ending } from '../../store/standing.ts'
import { summaryOf } from '../../summary.ts'
import type { Hands } from './hands.ts'

export function keepsStanding({ store, open, freshId, stored, add }: Hands): void {
  const standing = () => store().standing
  const person = async (name: string) => {
    const id = freshId()
    await store().people.addUser({ id, name }, 1)
    return id
  }

  /** A game that has ended, with a name of its own, so that tests do not meet. */
  async function ended(game: string, at = 5): Promise<Ending> {
    const { key, table } = await stored(toyTable('AB'))
    const core = { ...table.core, status: 'over' as const }
    const none = { entries: [], said: [], seats: null, snapshots: [] }
    await store().add({ key, ...none, summary: summaryOf({ ...table, core }, at) })
    return { key, id: table.core.id, game, ended: at }
  }
  const places = (...users: readonly string[]) => users.map((user, seat) => ({ seat, user, place: seat + 1 }))

  it('a game that has ended is to be counted, until it was; what happens there later counts nothing again', async () => {
    const { key, table } = await stored(toyTable('Ao'))
    const isToCount = async () => (await standing().toCount(10_000)).filter(each => each.key === key).length
    expect(await isToCount()).toBe(0)
    const closed = await add(key, table, { do: 'close' }, 7)
    expect(closed.isStored).toBe(true)
    expect(await isToCount()).toBe(1)
    const ending = (await standing().toCount(10_000)).find(each => each.key === key)!
    expect(ending).toEqual({ key, id: table.core.id, game: 'toy', ended: 7 })
    expect(await standing().count(ending, { places: null, tallies: [] })).toBe(true)
    await store().add({ key, entries: [], said: [], seats: null, snapshots: [], summary: summaryOf(closed.table, 9) })
    expect(await isToCount()).toBe(0)
  })

  it('rates a game once, whichever of several servers counts it', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')]
    const game = freshId()
    const other = await open()
    const ending = await ended(game)
    const count = { places: places(ann, ben), tallies: [{ seats: 2, what: 'games', of: '', n: 1 }] }
    const claims = [store(), other, store(), other].map(each => each.standing.count(ending, count))
    expect((await Promise.all(claims)).filter(isFirst => isFirst)).toHaveLength(1)
    const [winner, loser] = skillsAfter([1, 2].map(place => ({ skill: newcomer(), place })))
    expect(await standing().ratings(ann)).toEqual([{ game, games: 1, ...winner }])
    expect(await other.standing.ratings(ben)).toEqual([{ game, games: 1, ...loser }])
    expect(await standing().tallies(game)).toEqual([{ seats: 2, what: 'games', of: '', n: 1 }])
    await other.close()
  })

  it('loses no rating of games that several servers count at the same moment', async () => {
    const users = await Promise.all(['Ann', 'Ben', 'Cat'].map(person))
    const game = freshId()
    const other = await open()
    const endings = await Promise.all([5, 6, 7, 8].map(at => ended(game, at)))
    const tallies = [{ seats: 3, what: 'games', of: '', n: 1 }]
    await Promise.all(
      endings.map((ending, i) => [store(), other][i % 2].standing.count(ending, { places: places(...users), tallies })),
    )
    for (const user of users) expect(await standing().ratings(user)).toMatchObject([{ game, games: 4 }])
    expect(await standing().tallies(game)).toEqual([{ seats: 3, what: 'games', of: '', n: 4 }])
    await other.close()
  })

  it('reckons the same ratings anew, and tells what a game has made of them', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')]
    const game = freshId()
    const endings = [await ended(game), await ended(game)]
    await standing().count(endings[0], { places: places(ann, ben), tallies: [] })
    await standing().count(endings[1], { places: places(ben, ann), tallies: [] })
    const before = await standing().ratings(ann)
    const [first, second] = await Promise.all(endings.map(({ key }) => standing().ratedSeats(key)))
    expect(first.map(each => each.before)).toEqual([null, null])
    expect(second[1]).toMatchObject({ seat: 1, place: 2, before: first[0].after })
    expect(before).toMatchObject([second[1].after])
    expect(await standing().reckonAnew()).toBeGreaterThanOrEqual(2)
    expect(await standing().ratings(ann)).toEqual(before)
    expect(await standing().ratedSeats(endings[1].key)).toEqual(second)
  })

  it('leads with whoever is worth most almost certainly, after ten games, and shows nobody who does not wish it', async () => {
    const users = await Promise.all(['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map(person))
    const [ann, ben, cat, dan, eve] = users
    const game = freshId()
    for (let i = 0; i < 10; i++) {
      await standing().count(await ended(game), { places: places(ann, ben, eve, cat), tallies: [] })
    }
    await standing().count(await ended(game), { places: places(dan, cat), tallies: [] })
    const { shown } = (await store().people.person(ben))!
    await store().people.change(ben, { shown: { ...shown, rating: false } })
    await store().people.change(eve, { shown: { ...shown, page: false } })
    const leaders = await standing().leaders(game, 10)
    expect(leaders).toMatchObject([
      { user: ann, name: 'Ann', isGuest: true, games: 10, picture: null },
      { user: cat, games: 11 },
    ])
    expect(await standing().leaders(game, 1)).toHaveLength(1)
    await store().traces.removeUser(ann)
    expect((await standing().leaders(game, 10)).map(({ user }) => user)).toEqual([cat])
    expect(await standing().ratings(ann)).toEqual([])
  })

  it('adds up the openings of a game, each apart from the others and from those of other games', async () => {
    const game = freshId()
    const other = await open()
    const of = (what: string, n: number) => ({ seats: 2, what, of: 'wounded', n })
    const opened = [of('opened', 1), of('opened and won', 1), { ...of('opened', 1), of: 'unhurt' }]
    await standing().count(await ended(game), { places: null, tallies: opened })
    await other.standing.count(await ended(game), { places: null, tallies: [of('opened', 1)] })
    await other.standing.count(await ended(freshId()), { places: null, tallies: opened })
    const counted = await standing().tallies(game)
    expect(counted).toHaveLength(3)
    expect(counted).toEqual(expect.arrayContaining([of('opened', 2), of('opened and won', 1), opened[2]]))
    await other.close()
  })

  it('adds up how people keep to their games, once for each game, of nobody who is gone', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')]
    const other = await open()
    const games = (user: string) => ({ user, what: 'games' as const, step: 0, n: 1 })
    const conduct = [games(ann), { user: ann, what: 'mail' as const, step: 40, n: 3 }, games(ben), games('gone-1')]
    const endings = [await ended(freshId()), await ended(freshId())]
    const count = { places: null, tallies: [], conduct }
    const claims = endings.flatMap(ending => [store(), other].map(each => each.standing.count(ending, count)))
    expect((await Promise.all(claims)).filter(isFirst => isFirst)).toHaveLength(2)
    expect(await standing().conduct(ann)).toEqual([
      { what: 'games', step: 0, n: 2 },
      { what: 'mail', step: 40, n: 6 },
    ])
    expect(await standing().conduct('gone-1')).toEqual([])
    await store().traces.removeUser(ann)
    expect(await standing().conduct(ann)).toEqual([])
    expect(await other.standing.conduct(ben)).toEqual([{ what: 'games', step: 0, n: 2 }])
    await other.close()
  })

  it('knows who has come before whom', async () => {
    const [ann, ben] = [freshId(), freshId()]
    const play = async (mine: number | null, theirs: number | null) => {
      const { core, ...rest } = toyTable('oo')
      const id = freshId()
      const summary = summaryOf({ ...rest, core: { ...core, id } }, 1)
      const seats = [mine, theirs].map((place, seat) => ({ seat, user: [ann, ben][seat], place }))
      await store().create({ id, game: 'toy', core: { ...core, id }, summary, seats }, 1)
    }
    for (const [mine, theirs] of [
      [1, 2],
      [2, 1],
      [3, 1],
      [1, 1],
      [null, null],
    ] as const)
      await play(mine, theirs)
    expect(await standing().meetings(ann, ben)).toEqual([{ game: 'toy', played: 4, ahead: 1, behind: 2 }])
    expect(await standing().meetings(ben, ann)).toEqual([{ game: 'toy', played: 4, ahead: 2, behind: 1 }])
    expect(await standing().meetings(ann, 'nobody')).toEqual([])
  })
}

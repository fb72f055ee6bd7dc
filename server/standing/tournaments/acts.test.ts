import { describe, expect, it } from 'vitest'
import { advance, begin, callIn, come, comingTime, ended, enter, leave, tablesOf } from './acts.ts'
import { bracket, circleRound, pairTables, tableSizes } from './pairing.ts'
import { pointsFor, standingsOf } from './standings.ts'
import type { Tournament } from './types.ts'

const live = { hoursPerMove: null, clock: { minutes: 15, increment: 0 } }

/** A tournament of so many, the first with the most points, whose first round is called; by mail unless told otherwise. */
function called(names: string, change: Partial<Tournament> = {}): Tournament {
  const empty: Tournament = {
    id: 'cup',
    name: 'Cup',
    game: 'duel',
    kind: 'cup',
    size: 2,
    length: 3,
    options: {},
    paces: [{ hoursPerMove: 24, clock: null }],
    host: { user: 'host', name: 'Host' },
    status: 'gathering',
    word: null,
    entrants: [],
    rounds: [],
    created: 0,
    ...change,
  }
  const full = [...names].reduce(
    (now, user, i) => enter(now, { user, name: user.toUpperCase(), points: 100 - i }),
    empty,
  )
  return begin(full, 2, 0)!
}

const all = (tournament: Tournament): Tournament =>
  advance(
    tournament.entrants.reduce((now, { user }) => come(now, user), tournament),
    2,
    1,
  )
const users = (tournament: Tournament) => tablesOf(tournament).map(each => each.users.join(''))

/** Ends every game of the round: the first in the alphabet wins, unless told otherwise. */
function played(tournament: Tournament, places = (_user: string, at: number) => at + 1): Tournament {
  const next = tablesOf(tournament).reduce((now, { table, users: there }) => {
    const sorted = there.toSorted()
    return ended(now, table, { places: new Map(sorted.map((user, at) => [user, places(user, at)])), left: [] })
  }, tournament)
  return advance(next, 2, 2)
}
const standing = (tournament: Tournament) =>
  standingsOf(tournament)
    .map(({ user, place }) => `${place}${user}`)
    .join(' ')

describe('a cup', () => {
  it('is a bracket in which the best meet last', () => {
    expect(bracket(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
    expect(bracket(5)).toHaveLength(8)
    let cup = all(called('abcdefgh'))
    expect(users(cup)).toEqual(['ah', 'de', 'bg', 'cf'])
    cup = played(cup)
    expect(users(cup)).toEqual(['ad', 'bc'])
    cup = played(cup)
    expect(users(cup)).toEqual(['ab'])
    cup = played(cup)
    expect(cup.status).toBe('over')
    expect(standing(cup)).toBe('1a 2b 3c 3d 5e 5f 5g 5h')
  })

  it('lets the best rest in the first round where they are no power of two', () => {
    let cup = all(called('abcde'))
    expect(users(cup)).toEqual(['de'])
    cup = played(cup)
    expect(users(cup)).toEqual(['ad', 'bc'])
    expect(played(played(cup)).status).toBe('over')
  })

  it('plays a drawn game once more with seats turned; then the better at the beginning goes on', () => {
    const cup = all(called('ab'))
    const [first] = tablesOf(cup)
    const again = played(cup, () => 1)
    const [second] = tablesOf(again)
    expect(second.users).toEqual(['b', 'a'])
    expect(second.table).not.toBe(first.table)
    const over = played(again, () => 1)
    expect(over.status).toBe('over')
    expect(standing(over)).toBe('1a 2b')
  })
})

describe('a round that is called', () => {
  it('is opened when all are there, or when its time is up; by mail nobody is waited for again', () => {
    const cup = called('abcd')
    const some = come(come(come(cup, 'a'), 'b'), 'c')
    expect(advance(some, 2, 5)).toBe(some)
    expect(users(advance(come(some, 'd'), 2, 5))).toEqual(['ad', 'bc'])
    const late = advance(some, 2, comingTime.mail)
    expect(users(late)).toEqual(['bc'])
    expect(late.entrants.find(({ user }) => user === 'd')?.state).toBe('out')
    expect(users(played(late))).toEqual(['ab'])
  })

  it('awaits those who play and reserves, until they have come; whoever is beaten or out is not', () => {
    const live15 = called('abcd', { paces: [live] })
    const awaited = (tournament: Tournament) => callIn(tournament)?.users.join('')
    expect(callIn(live15)).toEqual({ round: 1, since: 0, until: comingTime.live, users: ['a', 'b', 'c', 'd'] })
    const reserved = enter(leave(come(live15, 'a'), 'd'), { user: 'x', name: 'X', points: 1 })
    expect(awaited(reserved)).toBe('bcx')
    const open = all(live15)
    expect(callIn(open)).toBeNull()
    const second = played(enter(open, { user: 'x', name: 'X', points: 1 }))
    expect(callIn(second)).toMatchObject({ round: 2, since: 2, until: 2 + comingTime.live, users: ['a', 'b'] })
    expect(callIn({ ...second, status: 'closed' })).toBeNull()
  })

  it('gives the place of whoever has not come to a reserve who has', () => {
    const cup = enter(enter(called('abcd'), { user: 'x', name: 'X', points: 1 }), { user: 'y', name: 'Y', points: 9 })
    const there = ['a', 'b', 'c', 'x'].reduce(come, cup)
    expect(users(advance(there, 2, comingTime.mail))).toEqual(['ax', 'bc'])
  })

  it('gives the place of whoever has left to a reserve who has come, too', () => {
    const cup = enter(called('abcd'), { user: 'x', name: 'X', points: 1 })
    const there = ['a', 'b', 'c', 'x'].reduce(come, leave(cup, 'd'))
    expect(users(advance(there, 2, 5))).toEqual(['ax', 'bc'])
    const robin = all(enter(called('abcd', { kind: 'round-robin' }), { user: 'x', name: 'X', points: 1 }))
    const next = played(leave(robin, 'd'))
    expect(users(next).join(' ')).toContain('x')
    expect(next.entrants.find(({ user }) => user === 'x')?.state).toBe('in')
  })

  it('is called before each round with live clocks: a beaten one is not waited for, a missing one is passed over', () => {
    let cup = all(called('abcd', { paces: [live] }))
    cup = played(cup)
    expect(tablesOf(cup)).toEqual([])
    const there = come(cup, 'a')
    expect(advance(there, 2, 3)).toBe(there)
    const over = advance(there, 2, comingTime.live + 2)
    expect(over.status).toBe('over')
    expect(standing(over)).toMatch(/^1a /)
  })

  it('cannot be called for one alone', () => {
    const { rounds: _, ...empty } = called('ab')
    const alone = { ...empty, rounds: [], status: 'gathering' as const, entrants: empty.entrants.slice(0, 1) }
    expect(begin(alone, 2, 0)).toBeNull()
  })
})

describe('everybody against everybody by twos', () => {
  it.each([4, 5, 8, 9])('%i meet each other once, and rest once at most', count => {
    const players = Array.from({ length: count }, (_, i) => `p${i}`)
    const met = new Map<string, number>()
    const rested = new Map<string, number>()
    for (let round = 0; round < count - 1 + (count % 2); round++) {
      const { tables, byes } = circleRound(players, round)
      for (const table of tables) {
        const key = table.toSorted().join(' ')
        met.set(key, (met.get(key) ?? 0) + 1)
      }
      for (const user of byes) rested.set(user, (rested.get(user) ?? 0) + 1)
    }
    expect(met.size).toBe((count * (count - 1)) / 2)
    expect([...met.values()].every(n => n === 1)).toBe(true)
    expect([...rested.values()].every(n => n === 1)).toBe(true)
  })

  it('ends when all have met; whoever leaves leaves the others without a game', () => {
    let robin = all(called('abcd', { kind: 'round-robin' }))
    expect(robin.length).toBe(3)
    robin = played(leave(robin, 'd'))
    robin = played(robin)
    robin = played(robin)
    expect(robin.status).toBe('over')
    const [first] = standingsOf(robin)
    expect(first).toMatchObject({ user: 'a', place: 1, points: 3 })
  })
})

describe('tables of many', () => {
  it('have one less where it does not come out even, and leave somebody out only below the least', () => {
    expect(tableSizes(12, 4, 3)).toEqual([4, 4, 4])
    expect(tableSizes(11, 4, 3)).toEqual([4, 4, 3])
    expect(tableSizes(9, 4, 3)).toEqual([3, 3, 3])
    expect(tableSizes(5, 4, 3)).toEqual([4])
    expect(tableSizes(7, 2, 2)).toEqual([2, 2, 2])
    expect(tableSizes(2, 4, 3)).toEqual([])
  })

  it('nine by threes meet nobody twice in two rounds', () => {
    const users = Array.from({ length: 9 }, (_, i) => `p${i}`)
    const round = (tables: readonly string[][]) => {
      const metBy = (user: string) => tables.filter(table => table.includes(user)).flat()
      const players = users.map(user => ({
        user,
        points: 0,
        byes: 0,
        met: new Map(metBy(user).map(each => [each, 1])),
      }))
      return pairTables(players, { size: 3, least: 3, byPoints: false }).tables
    }
    const first = round([])
    const columns = round(first)
    const pairs = [...first, ...columns].flatMap(table => table.flatMap(a => table.map(b => [a, b].sort().join(' '))))
    expect(new Set(pairs).size).toBe(users.length + 2 * 9)
  })

  it('a place brings its share: the first 1, the last 0, equals what they share', () => {
    expect([1, 2, 3, 4].map(place => pointsFor([1, 2, 3, 4], place))).toEqual([1, 2 / 3, 1 / 3, 0])
    expect(pointsFor([1, 1], 1)).toBe(0.5)
    expect(pointsFor([1, 2, 2], 2)).toBe(0.25)
    expect(pointsFor([1, 2, 2], 1)).toBe(1)
  })
})

describe('a Swiss tournament', () => {
  it('lets those with as many points meet, nobody twice, and gives a round of rest to each once at most', () => {
    let swiss = all(called('abcdefg', { kind: 'swiss', length: 3 }))
    const met = new Set<string>()
    const rested: string[] = []
    for (let round = 0; round < 3; round++) {
      for (const pair of users(swiss)) {
        const key = [...pair].sort().join('')
        expect(met.has(key), key).toBe(false)
        met.add(key)
      }
      rested.push(...swiss.rounds.at(-1)!.byes)
      swiss = played(swiss)
    }
    expect(swiss.status).toBe('over')
    expect(new Set(rested).size).toBe(3)
    expect(standingsOf(swiss)[0]).toMatchObject({ user: 'a', points: 3, wins: 3 })
  })

  it('of five to ten nobody meets again, and nobody rests again, as long as any pairing allows it', () => {
    let seed = 1
    const random = (n: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % n
    }
    /** Can all be paired without meeting again? */
    const isPossible = (users: readonly string[], met: ReadonlySet<string>): boolean => {
      const [first, ...others] = users
      const rest = (other: string) => others.filter(each => each !== other)
      return !first || others.some(other => !met.has([first, other].sort().join()) && isPossible(rest(other), met))
    }
    for (const count of [5, 6, 7, 8, 10]) {
      for (let game = 0; game < 8; game++) {
        const met = new Set<string>()
        const stand = Array.from({ length: count }, (_, i) => ({ user: `p${i}`, points: 0, byes: 0 }))
        for (let round = 1; round < count; round++) {
          const metBy = (user: string) =>
            new Map(stand.filter(other => met.has([user, other.user].sort().join())).map(other => [other.user, 1]))
          const sorted = stand.toSorted((a, b) => b.points - a.points)
          const fewest = Math.min(...stand.map(({ byes }) => byes))
          const resting = count % 2 ? stand.filter(({ byes }) => byes === fewest) : [null]
          const users = stand.map(({ user }) => user)
          const mayBeNew = resting.some(one => isPossible(one ? users.filter(each => each !== one.user) : users, met))
          const { tables, byes } = pairTables(
            sorted.map(each => ({ ...each, met: metBy(each.user) })),
            { size: 2, least: 2, byPoints: true },
          )
          const again = tables.filter(pair => met.has(pair.toSorted().join()))
          if (mayBeNew) expect(again, `${count} players, round ${round}`).toEqual([])
          expect(byes).toHaveLength(count % 2)
          for (const each of stand) if (byes.includes(each.user)) expect(each.byes++).toBe(fewest)
          for (const pair of tables) {
            met.add(pair.toSorted().join())
            const winner = pair[random(2)]
            stand.find(({ user }) => user === winner)!.points += 1
          }
        }
      }
    }
  })

  /** The standing after games by twos: `a>b` is won by the first, `a=b` is drawn. */
  const standingAfter = (names: string, games: string) => {
    const pairings = games.split(' ').map(([a, how, b]) => {
      return { users: [a, b], tables: [`${a}${b}`], places: how === '=' ? [1, 1] : [1, 2] }
    })
    const swiss = called(names, { kind: 'swiss', length: 1 })
    return standing({ ...swiss, rounds: [{ until: 0, isOpen: true, pairings, byes: [] }] })
  }

  it('decides by points, then by games won; equals share a place, the better at the beginning named first', () => {
    expect(standingAfter('abced', 'a>c d>a e>a b=c b=d b=e')).toBe('1e 1d 3b 4a 5c')
  })

  it('decides by the points of those one has met where points and games won are equal', () => {
    expect(standingAfter('xyqspt', 'y=s p>q x>t y=x s>p q=t')).toBe('1s 2x 3p 4y 5t 6q')
  })
})

it('a drawn game is half a point for both, and won by nobody', () => {
  const [first, second] = standingsOf(played(all(called('ab', { kind: 'swiss', length: 1 })), () => 1))
  for (const row of [first, second]) expect(row).toMatchObject({ place: 1, points: 0.5, wins: 0 })
})

it('a game that nobody can read is drawn', () => {
  const round = all(called('ab', { kind: 'swiss', length: 1 }))
  const [{ table }] = tablesOf(round)
  const over = advance(ended(round, table, { places: null, left: [] }), 2, 2)
  expect(over.status).toBe('over')
  expect(standing(over)).toBe('1a 1b')
})

it('a table that is heard of again, or of another round, changes nothing', () => {
  const cup = all(called('abcd'))
  const [{ table, users: there }] = tablesOf(cup)
  const places = new Map(there.map((user, at) => [user, at + 1]))
  const once = ended(cup, table, { places, left: [] })
  expect(ended(once, table, { places, left: [] })).toBe(once)
  expect(ended(cup, 'another', { places, left: [] })).toBe(cup)
})

it('whoever has left its game is out of the tournament', () => {
  const swiss = all(called('abcd', { kind: 'swiss', length: 2 }))
  const next = tablesOf(swiss).reduce((now, { table, users: there }) => {
    return ended(now, table, {
      places: new Map(there.map((user, at) => [user, at + 1])),
      left: there.filter(user => user === 'd'),
    })
  }, swiss)
  const round = advance(next, 2, 2)
  expect(users(advance(round, 2, 2)).join('')).not.toContain('d')
  expect(standingsOf(round).find(({ user }) => user === 'd')).toMatchObject({ isOut: true })
})

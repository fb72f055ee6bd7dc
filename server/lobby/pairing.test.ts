import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { groupsOf, type Search } from './pairing.ts'

const seatsOf = (game: string) => ({ duel: { min: 2, max: 2 }, court: { min: 3, max: 5 } })[game] ?? null
const anybody = async (_a: string, _b: string) => true
const live = (minutes: number) => ({ hoursPerMove: null, clock: { minutes, increment: 5 } })

let count = 0
function search(user: string, more: Partial<Search['wish']> = {}): Search {
  const wish = { games: ['duel'], hoursPerMove: null, clock: null, seats: [], bots: false, ...more }
  return { user, name: user, wish, created: count++ }
}
async function grouped(searches: Search[], { mayMeet = anybody, now = 0 } = {}) {
  const groups = await groupsOf(searches, { seatsOf, mayMeet, now })
  return groups.map(({ game, seats, searches: all }) => `${game} ${seats}: ${all.map(({ user }) => user).join(' ')}`)
}

describe('who looks for a game is brought together with', () => {
  it('whoever has looked for longest, for the game it likes most', async () => {
    const both = { games: ['duel', 'court'] }
    expect(await grouped([search('a', both), search('b'), search('c')])).toEqual(['duel 2: a b'])
    expect(await grouped([search('a', { games: ['court', 'duel'] }), search('b', both)])).toEqual(['duel 2: a b'])
    expect(await grouped([search('a'), search('b', { games: ['court'] })])).toEqual([])
  })

  it('as many as there are seats, each once, and in one group', async () => {
    const court = { games: ['court'] }
    const five = ['a', 'b', 'c', 'd', 'e'].map(user => search(user, court))
    expect(await grouped(five)).toEqual(['court 5: a b c d e'])
    expect(await grouped(five.slice(0, 4))).toEqual(['court 4: a b c d'])
    expect(await grouped(five.slice(0, 2))).toEqual([])
    expect(await grouped([search('f', { ...court, seats: [4] }), ...five.slice(0, 2)])).toEqual([])
    const seven = [...five, search('g', court), search('h', court), search('i', court)]
    expect(await grouped(seven)).toEqual(['court 5: a b c d e', 'court 3: g h i'])
  })

  it('nobody for a game that is not played here any more, which keeps no others waiting', async () => {
    const gone = { games: ['gone'], bots: true }
    const late = { now: count + limits.searchAlone * 2 }
    expect(await grouped([search('a', gone), search('b', gone), search('c'), search('d')], late)).toEqual([
      'duel 2: c d',
    ])
    const both = { games: ['gone', 'duel'] }
    expect(await grouped([search('a', both), search('b', both)])).toEqual(['duel 2: a b'])
  })

  it('those alone who want the same pace', async () => {
    expect(await grouped([search('a', live(15)), search('b', live(30)), search('c', live(15))])).toEqual([
      'duel 2: a c',
    ])
    expect(await grouped([search('a', { hoursPerMove: 24 }), search('b'), search('c', { hoursPerMove: 24 })])).toEqual([
      'duel 2: a c',
    ])
  })

  it('nobody whom one of them would not meet', async () => {
    const mayMeet = async (a: string, b: string): Promise<boolean> => ![`${a}${b}`, `${b}${a}`].includes('ab')
    expect(await grouped([search('a'), search('b'), search('c')], { mayMeet })).toEqual(['duel 2: a c'])
  })

  it('bots after a while, if all agree to them: as many people as there are, and as few bots', async () => {
    const court = { games: ['court'], bots: true }
    const [a, b] = [search('a', court), search('b', court)]
    const late = { now: a.created + limits.searchAlone }
    expect(await grouped([a, b], { now: late.now - 1 })).toEqual([])
    expect(await grouped([a, b], late)).toEqual(['court 3: a b'])
    expect(await grouped([a, search('c', { games: ['court'] })], late)).toEqual(['court 3: a'])
    expect(await grouped([search('d', { games: ['court'] })], { now: late.now * 2 })).toEqual([])
  })
})

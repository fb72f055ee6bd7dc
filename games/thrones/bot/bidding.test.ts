import { describe, expect, it } from 'vitest'
import { putAt } from '../../../kernel/index.ts'
import { scene } from '../testing.ts'
import { answer } from './testing.ts'

const bidding = { do: 'bid', on: 'fiefdoms', strength: 0, without: null } as const

describe('an easy bot that bids', () => {
  it('bids no more than wins for certain', () => {
    const bids = (holder: 'stark' | 'tyrell') => {
      const t = scene(6).track('iron-throne', holder)
      t.set({
        power: putAt(
          t.open.power.map(() => 2),
          t.seat('stark'),
          20,
        ),
      }).run(bidding)
      return Array.from({ length: 20 }, (_, i) => (answer(t, 'stark', `${i}`) as { power: number }).power)
    }
    // The others have 2: three is more, and two is enough for whoever settles ties
    expect(new Set(bids('tyrell'))).toEqual(new Set([3]))
    expect(new Set(bids('stark'))).toEqual(new Set([2]))
  })

  it('keeps some Power after a Clash of Kings while there are rounds to use it', () => {
    const t = scene(6).set({ round: 3 })
    t.set({ power: t.open.power.map(() => 8) }).run({ do: 'clash' })
    for (let house = t.asked()[0]; house; house = t.asked()[0]) t.move(house, answer(t, house, `${t.open.power}`))
    for (const power of t.open.power) expect(power).toBeGreaterThanOrEqual(1)
    for (const power of t.open.power) expect(power).toBeLessThanOrEqual(5)
  })

  it('gives the watch about its fair share', () => {
    const t = scene(6)
    t.set({ power: t.open.power.map(() => 10) }).run({ do: 'bid', on: 'wildlings', strength: 12, without: null })
    for (const house of t.open.houses) {
      const { power } = answer(t, house, house) as { power: number }
      // 12 by 6 is 2
      expect(power).toBeGreaterThanOrEqual(1)
      expect(power).toBeLessThanOrEqual(3)
    }
  })

  it('gives nothing when it has seen that nothing will happen', () => {
    const t = scene(6)
    t.set({ power: t.open.power.map(() => 10) }).run({ do: 'bid', on: 'wildlings', strength: 12, without: null })
    t.state.g.held = putAt(t.state.g.held, t.seat('stark'), {
      ...t.state.g.held[t.seat('stark')],
      seen: [{ card: 'silence-at-the-wall', where: 'top', depth: 0 }],
    })
    expect(answer(t, 'stark')).toEqual({ do: 'bid', power: 0 })
  })

  it('gives little when all together cannot stop the wildlings', () => {
    const t = scene(6)
    t.set({ power: t.open.power.map(() => 1) })
      .power('stark', 6)
      .run({ do: 'bid', on: 'wildlings', strength: 12, without: null })
    expect((answer(t, 'stark') as { power: number }).power).toBeLessThanOrEqual(3)
  })
})

describe('an easy bot that holds a token', () => {
  it('ranks itself first among equal bids', () => {
    const t = scene(6).track('iron-throne', 'stark')
    const tied = [t.seat('tyrell'), t.seat('stark')]
    t.run({ do: 'rank', seat: t.seat('stark'), track: 'fiefdoms', ranked: [], tied, rest: [] })
    expect(answer(t, 'stark')).toEqual({ do: 'rank', seat: t.seat('stark') })
  })

  it('names the house nearest to seven castles as the lowest bidder, never itself', () => {
    const t = scene(6)
      .track('iron-throne', 'stark')
      .banner('harrenhal', 'tyrell')
      .banner('the-reach', 'tyrell')
      .banner('oldtown', 'tyrell')
    const tied = [t.seat('greyjoy'), t.seat('tyrell'), t.seat('stark')]
    t.run({ do: 'wildlingTie', seat: t.seat('stark'), tied, as: 'lowest', bid: 0, without: null })
    expect(answer(t, 'stark')).toEqual({ do: 'name', seat: t.seat('tyrell') })
  })

  it('calls for new Supply when that feeds it and starves the others', () => {
    const t = scene(6).supply('stark', 0).run({ do: 'choose', seat: 0, card: 'w1-a-throne-of-blades' })
    t.run({ do: 'choose', seat: t.seat('stark'), card: 'w1-a-throne-of-blades' })
    // Stark: Winterfell feeds 1, up from 0; all others fall from 6
    expect(answer(t, 'stark')).toEqual({ do: 'choose', choice: 'supply' })
  })
})

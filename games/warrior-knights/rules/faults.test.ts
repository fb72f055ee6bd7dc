/** Faults that other tables of this game, or of its kind, are known for. */
import { describe, expect, it } from 'vitest'
import { attempt, play, visibleTo } from '../../../kernel/index.ts'
import { easy } from '../bot/easy.ts'
import { warriorKnights } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import { opened, three } from './assembly/testing.ts'
import { attack, keeps } from './battle/testing.ts'
import { leaders, standing } from './victory.ts'

describe('known faults of these rules', () => {
  it('UR-055, WK-6.2.2, WK-6.2.5: three crowns for wages of 2, 1, 1 and 2: Regulars first, the Mercenary deserts', () => {
    const t = scene(3).chairman('green').crowns({ red: 3 })
    t.noble('red-star', 'k-c5', ['reg-red-100', 'reg-red-50-1', 'reg-red-50-2', 'merc-swiss-100-1'], {}).tokens(
      'red-star',
      1,
    )
    const before = t.open.mercenaries
    t.run({ do: 'wages' })
    expect([t.open.crowns[0], t.armyOf('red-star').cards, t.open.mercenaries]).toEqual([
      0,
      ['reg-red-100', 'reg-red-50-1', 'reg-red-50-2'],
      before + 1,
    ])
    // One of 50 stays unpaid; the token lowers nothing
    expect(t.events('changed').map(({ seat, n }) => [seat, n])).toEqual([[0, -3]])
  })

  it('UR-056, WK-5.6.4, WK-5.6.5: Faith that is spent moves no token; the card that comes to more does', () => {
    const t = scene(3).church('red').faith({ red: 3, blue: 3 }).chairman('red').neutral('fund-expeditions')
    t.move('red', { do: 'start', expedition: 'ceylon' }, { do: 'invest', crowns: 1 })
    t.move('blue', { do: 'invest', crowns: 0 })
      .move('green', { do: 'invest', crowns: 0 })
      .move('red', { do: 'pay-faith' })
    expect([t.open.faith[0], t.open.church]).toEqual([2, 0])
    expect(t.card('blue', 'serve-the-church').move('blue', { do: 'use' }).open.church).toBe(1)
    const equal = scene(3).church('red').faith({ red: 4, blue: 3 }).card('blue', 'serve-the-church')
    expect(equal.move('blue', { do: 'use' }).open.church).toBe(0)
  })

  it('UR-057, WK-13.1: with two Barons four of six cities win nothing, five do', () => {
    const held = (...cities: ('froli' | 'rota' | 'olbi' | 'vecht' | 'lenz')[]) => {
      const t = scene(2).chairman('red')
      for (const city of cities) t.city(city, 'red')
      return t.run({ do: 'upkeep' }).open.ended
    }
    expect(held('froli', 'rota', 'olbi', 'vecht')).toBeNull()
    expect(held('froli', 'rota', 'olbi', 'vecht', 'lenz')).toEqual({ winners: [0], by: 'cities' })
  })

  it('UR-058, WK-1.5, WK-9.2.7: 300 troops live with two tokens and die with the third, in battle and out of it', () => {
    const t = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-200-1', 'reg-red-50-1', 'reg-red-50-2'])
      .noble('blue-circle', 'k-c5', ['reg-blue-100', 'merc-swiss-200-1'])
      .noble('blue-square', 'k-c5', ['reg-blue-50-1'])
    attack(t, { do: 'attack', area: 'k-c5', seat: 1 }).move('blue', { do: 'noble', noble: 'blue-circle' })
    keeps(t, ['casualty', 'casualty', 'casualty', 'casualty'], []).until('hits')
    const hit = { do: 'hit', army: 'blue-circle' } as const
    t.move('blue', hit, hit)
    expect([t.open.battle!.dead, t.legalMoves('blue')]).toEqual([[], [{ do: 'hit', army: 'blue-square' }, hit]])
    t.move('blue', hit)
    // The fourth can only fall on the other, who dies of it
    const taken = t.events('casualties').map(({ army }) => army)
    expect(taken).toEqual(['blue-circle', 'blue-circle', 'blue-circle', 'blue-square'])
    expect(t.events('died').map(({ noble }) => noble)).toEqual(['blue-square', 'blue-circle'])
    const out = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-100', 'reg-red-50-1', 'reg-red-50-2'])
      .tokens('red-star', 1)
    out.fate({ noble: 'red-star' }, { nationality: 'rumanian' }).eventDeck('duel-of-honor').neutral('important-event')
    expect([out.nobleOf('red-star').at, out.armyOf('red-star')]).toEqual([
      'off',
      { cards: ['reg-red-100', 'reg-red-50-1', 'reg-red-50-2'], tokens: 0 },
    ])
  })

  it('UR-059, WK-1.7, WK-7.2.1: a stronghold pays nothing, votes for nobody, and its defenders are not exhausted', () => {
    const t = scene(2).chairman('red').stronghold('blue', 'k-c5', ['reg-blue-100', 'merc-swiss-100-1'])
    t.noble('blue-star', 'k-c5', ['reg-blue-50-1']).noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-200-1'])
    expect(t.run({ do: 'taxation' }).open.crowns[1]).toBe(15)
    expect(t.run({ do: 'influence' }).open.influence[1]).toBe(0)
    expect(t.agendas('royal-masons', 'war-levy', 'peters-pence').run({ do: 'assembly' }).open.votes[1]).toBe(1)
    const fought = scene(2).stronghold('blue', 'k-c5', ['reg-blue-100', 'merc-swiss-100-1'])
    fought
      .noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-200-1'])
      .noble('blue-star', 'k-c5', ['reg-blue-50-1'])
    keeps(attack(fought, { do: 'assault', site: 'blue-stronghold' }), [], [])
    expect([fought.events('drew')[1].cards, fought.nobleOf('blue-star').exhausted]).toEqual([8, false])
  })

  it('UR-061, WK-13.3: eight of goods each, then troops, then nobody has won', () => {
    const t = scene(2).influence({ red: 14, blue: 14 }).crowns({ red: 5, blue: 4 }).faith({ red: 2, blue: 2 })
    t.votes({ red: 1, blue: 2 }).noble('red-star', 'k-c5', ['reg-red-50-1', 'reg-red-50-2', 'reg-red-50-3'])
    const blues = ['reg-blue-50-1', 'reg-blue-50-2', 'reg-blue-50-3', 'reg-blue-100'] as const
    expect(leaders(t.noble('blue-star', 'k-d4', blues).open)).toEqual([1])
    t.noble('blue-star', 'k-d4', blues.slice(0, 3)).set({ pool: 0 }).run({ do: 'endRound' })
    expect([t.open.ended, standing(t.open).map(({ place }) => place)]).toEqual([
      { winners: [], by: 'influence' },
      [2, 2],
    ])
  })
})

describe('known faults of secrecy', () => {
  /** What another seat, and a spectator, are sent: does it differ? */
  const seen = (t: Scene) => ['blue', null].map(who => JSON.stringify(t.view(who as 'blue' | null)))

  it('UR-076, WK-15.4: whatever is planned, committed, or laid aside, the others are sent the same', () => {
    const planned = (card: 'levy-taxes' | 'draft-soldiers', stack: number) =>
      seen(scene(3).run({ do: 'round' }).move('red', { do: 'plan', stack, card }, { do: 'commit' }))
    expect(planned('levy-taxes', 0)).toEqual(planned('draft-soldiers', 2))
    const voted = (votes: number) => {
      const t = opened(three(), 'royal-masons', 'war-levy', 'peters-pence')
      return seen(t.move('red', { do: 'vote', votes }))
    }
    expect(voted(0)).toEqual(voted(3))
    const tossed = (...at: number[]) => {
      const t = scene(3).noble('red-star', 'k-c5', ['reg-red-100']).noble('blue-star', 'k-c5', ['reg-blue-100'])
      attack(t, { do: 'attack', area: 'k-c5', seat: 1 })
      const { fateHand } = t.g.held[0]
      return seen(t.move('red', ...at.map(i => ({ do: 'toss', card: fateHand[i] }) as const), { do: 'commit' }))
    }
    expect(tossed(0, 1)).toEqual(tossed(2, 1))
    const written = (side: 'yes' | 'no', votes: number) => {
      const t = opened(scene(2).chairman('red').votes({ red: 2 }), 'royal-masons', 'war-levy', 'peters-pence')
      for (const item of [0, 1, 2]) t.move('red', { do: 'write', item, side })
      for (let left = votes; left > 0; left--) t.move('red', { do: 'more', item: 1 })
      return seen(t.move('red', { do: 'commit' }))
    }
    expect(written('yes', 0)).toEqual(written('no', 2))
  })

  it('UR-081, WK-15.4: the log tells counts of cards planned, and a hand of Fate to its Baron alone', () => {
    const t = scene(2).run({ do: 'round' })
    t.move('red', { do: 'plan', stack: 1, card: 'levy-taxes' }, { do: 'commit' })
    const { heard } = play(warriorKnights, t.state, 1, { do: 'commit' })
    const told = (seat: number | null) => JSON.stringify(visibleTo(heard, seat).filter(({ is }) => is === 'planned'))
    expect([told(0), told(1), told(null)].map(words => words.includes('levy-taxes'))).toEqual([false, false, false])
    const battle = scene(3).noble('red-star', 'k-c5', ['reg-red-100']).noble('blue-star', 'k-c5', ['reg-blue-100'])
    battle.card('red', 'mobilize-forces')
    const fought = attempt(warriorKnights, battle.state, 0, battle.state.moved[0], {
      do: 'attack',
      area: 'k-c5',
      seat: 1,
    })
    if ('refused' in fought) throw new Error(fought.refused)
    const hands = (seat: number | null) => visibleTo(fought.heard, seat).filter(({ is }) => is === 'hand').length
    expect([hands(0), hands(1), hands(2), hands(null)]).toEqual([1, 1, 0, 0])
  })

  it('UR-121: the easy bot decides the same whatever lies hidden', () => {
    const choice = (t: Scene) => easy.choose(warriorKnights, t.view('red'), { chance: t.state.chance })
    const t = scene(3).run({ do: 'round' })
    const first = choice(t)
    t.g.hidden = { ...t.g.hidden, fateDeck: t.g.hidden.fateDeck.toReversed(), events: t.g.hidden.events.toReversed() }
    expect(choice(t)).toEqual(first)
  })
})

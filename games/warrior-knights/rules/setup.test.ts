import { describe, expect, it } from 'vitest'
import { seedFrom, start } from '../../../kernel/index.ts'
import { baronDeck } from '../data/actionCards.ts'
import { kingdomAreas } from '../data/areas.ts'
import { barons, noblesOf, strongholdOf } from '../data/barons.ts'
import { cities, cityTable } from '../data/cities.ts'
import { eventCards, eventTable } from '../data/events.ts'
import { isMercenary, strengthOf } from '../data/troops.ts'
import { warriorKnights } from '../game.ts'
import { Scene, scene } from '../testing.ts'
import type { Options } from '../types.ts'
import { unrazedKingdomCities } from './sites.ts'

const plain = scene(2).open.options

/** A new game: everybody still assigns his troops. */
function fresh(players: number, options: Partial<Options> = {}, word = 'new'): Scene {
  const started = start(warriorKnights, {
    roles: barons.slice(0, players),
    options: { ...plain, ...options },
    seed: seedFrom(word),
  })
  const t = new Scene(started.state)
  t.heard = started.heard.map(({ event }) => event)
  return t
}

/** Everything to the star. */
function assignAll(t: Scene): Scene {
  while (t.question() === 'assign') {
    const [baron] = t.asked()
    const list = t.legalMoves(baron)
    const to = `${baron}-star`
    t.move(baron, list.find(move => move.do === 'assign' && move.to === to) ?? { do: 'commit' })
  }
  return t
}

describe('setup', () => {
  it('WK-T67, WK-3.1, WK-3.3, WK-3.4, WK-3.6, WK-3.7, WK-14: four Barons', () => {
    const t = fresh(4)
    expect(unrazedKingdomCities(t.open)).toHaveLength(13)
    expect(cities.filter(city => !t.open.cities[city].razed)).toHaveLength(19)
    expect([t.open.pool, t.open.offer.length, t.open.agendas.length]).toEqual([40, 5, 3])
    expect(t.open.crowns).toEqual([15, 15, 15, 15])
    expect(t.open.chairman).not.toBe(t.open.church)
    for (const baron of t.open.barons) {
      const { cards } = t.armyOf(strongholdOf(baron))
      expect(cards.filter(card => !isMercenary(card)).map(strengthOf)).toEqual([100, 50, 50, 50])
      expect(cards.filter(isMercenary).map(strengthOf)).toEqual([100, 50])
    }
    expect(t.g.held.map(({ hand }) => hand)).toEqual(t.open.barons.map(() => baronDeck))
  })

  it('WK-3.4 razes 11, 7, 5, 3 and no cities', () => {
    const razed = (players: number) => 18 - unrazedKingdomCities(fresh(players).open).length
    expect([2, 3, 4, 5, 6].map(razed)).toEqual([11, 7, 5, 3, 0])
  })

  it('WK-3.1 seats choose a Baron, or draw one of those left', () => {
    const { open } = start(warriorKnights, { roles: ['black', null, null], options: plain, seed: seedFrom('roles') })
      .state.g
    expect([open.barons[0], new Set(open.barons).size]).toEqual(['black', 3])
    expect(() => start(warriorKnights, { roles: ['black', 'black'], options: plain, seed: seedFrom('x') })).toThrow(
      RangeError,
    )
  })

  it('WK-T72, WK-3.2, WK-15.3: the top Event goes to the bottom, and the back of the next one is public', () => {
    const t = fresh(3)
    expect([t.open.eventDeck, t.open.eventTop]).toEqual([36, eventTable[t.g.hidden.events[0]].colour])
    expect(t.g.hidden.events.toSorted()).toEqual(eventCards.toSorted())
  })

  it('WK-3.5 the Chairman and the Head of the Church are named by Fate, and differ', () => {
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { chairman, church } = fresh(2, {}, word).open
      expect([chairman, church].toSorted()).toEqual([0, 1])
    }
  })

  it('WK-3.8 all cards are assigned in secret, and revealed together', () => {
    const t = fresh(2)
    const { cards } = t.armyOf('red-stronghold')
    expect(t.refuses('red', { do: 'commit' })).toBe(true)
    for (const card of cards) t.move('red', { do: 'assign', card, to: 'red-star' })
    t.move(
      'red',
      { do: 'unassign', card: cards[0] },
      { do: 'assign', card: cards[0], to: 'red-stronghold' },
      { do: 'commit' },
    )
    expect(t.armyOf('red-stronghold').cards).toHaveLength(6)
    assignAll(t)
    expect([t.armyOf('red-stronghold').cards, t.armyOf('red-star').cards.length]).toEqual([[cards[0]], 5])
  })

  it('WK-T68, WK-1.1, WK-3.9, WK-3.10, WK-3.11: strongholds clockwise from the Chairman, Nobles back from the last', () => {
    const t = fresh(4)
    // Seats 1 to 4, Chairman seat 3
    t.set({ chairman: 2, lastChairman: 2 })
    while (t.question() === 'assign') {
      const [baron] = t.asked()
      const list = t.legalMoves(baron)
      const { assigned } = t.g.held[t.seat(baron)]
      const to = noblesOf(baron)[assigned.length % 2]
      t.move(baron, list.find(move => move.do === 'assign' && move.to === to) ?? { do: 'commit' })
    }
    const order: number[] = []
    while (t.question() !== 'plan') {
      const [baron] = t.asked()
      if (t.question() !== 'placeNoble' || t.legalMoves(baron)[0].do !== 'place') order.push(t.seat(baron) + 1)
      t.move(baron, t.legalMoves(baron)[0])
    }
    expect(order.slice(0, 4)).toEqual([3, 4, 1, 2])
    const nobles = t.events('placed').map(({ noble }) => t.open.barons.findIndex(baron => noble.startsWith(baron)) + 1)
    expect(nobles).toEqual([2, 1, 4, 3, 2, 1, 4, 3])
  })

  it('WK-T69, WK-3.9, WK-3.10: where strongholds and Nobles may stand', () => {
    const t = scene(3).city('gedze', null, { razed: true }).run({ do: 'placeStronghold', seat: 0 })
    const can = (area: string) => t.legalMoves('red').some(move => move.do === 'place' && move.area === area)
    expect([can('k-g6'), can('k-c4'), can('k-a2')]).toEqual([true, false, false])
    expect(scene(4).run({ do: 'placeStronghold', seat: 0 }).legalMoves('red')).toContainEqual({
      do: 'place',
      area: 'k-a2',
    })
    const nobles = scene(3).army('red-star', ['reg-red-100']).stronghold('blue', 'k-d4').stronghold('red', 'k-c3')
    nobles.noble('blue-star', 'k-c5', ['reg-blue-100']).run({ do: 'placeNoble', seat: 0, noble: 'red-star' })
    const free = (area: string) => nobles.legalMoves('red').some(move => move.do === 'place' && move.area === area)
    expect([free('k-c4'), free('k-c3'), free('k-d4'), free('k-c5'), free('o-acre')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('WK-1.1, WK-1.3, WK-1.11, WK-1.12: the pieces of every Baron', () => {
    const t = scene(3)
    expect(Object.keys(t.open.nobles)).toHaveLength(12)
    expect(Object.values(kingdomAreas)).toHaveLength(63)
    expect(cities.filter(city => cityTable[city].isKingdom)).toHaveLength(18)
    expect(assignAll(fresh(2)).question()).toBe('placeStronghold')
  })
})

describe('planning', () => {
  const planned = () => {
    const t = scene(2).run({ do: 'round' })
    t.move('red', { do: 'plan', stack: 0, card: 'levy-taxes' }, { do: 'plan', stack: 0, card: 'levy-taxes' })
    return t.move('red', { do: 'plan', stack: 2, card: 'versatile-strategy' })
  }

  it('WK-4.1, WK-T70: up to two cards a stack, of those in hand', () => {
    const t = planned()
    expect(t.refuses('red', { do: 'plan', stack: 0, card: 'rally-support' })).toBe(true)
    expect(t.refuses('red', { do: 'plan', stack: 1, card: 'levy-taxes' })).toBe(true)
    const away = scene(2)
      .area('taxation', 'red', 'levy-taxes', 'levy-taxes')
      .area('wages', 'red', 'draft-soldiers', 'draft-soldiers', 'mobilize-forces', 'mobilize-forces')
    away.area('assembly', 'red', 'rally-support', 'rally-support', 'serve-the-church').run({ do: 'round' })
    expect(away.g.held[0].hand).toEqual(['serve-the-church', 'versatile-strategy', 'versatile-strategy'])
    for (const [stack, card] of [
      [0, 'serve-the-church'],
      [1, 'versatile-strategy'],
      [2, 'versatile-strategy'],
    ] as const) {
      away.move('red', { do: 'plan', stack, card })
    }
    expect(away.legalMoves('red').some(({ do: name }) => name === 'plan')).toBe(false)
  })

  it('WK-4.2, WK-4.3, WK-15.4: counts are public, cards are not; two neutral cards a stack, two aside', () => {
    const t = planned().move('red', { do: 'commit' })
    t.move('blue', { do: 'plan', stack: 1, card: 'serve-the-church' })
    expect(JSON.stringify(t.view('red').open)).not.toContain('serve-the-church')
    t.g.held = t.g.held.map(held => held)
    const counts = t.move('blue', { do: 'commit' }).events('planned')[0].counts
    expect(counts).toEqual([
      [2, 0],
      [0, 1],
      [1, 0],
    ])
    expect(t.g.hidden.aside).toHaveLength(2)
    expect(t.g.held[0].hand).toHaveLength(9)
    const revealed = t.events('revealed').length
    const inStacks = t.g.hidden.stacks.reduce((sum, stack) => sum + stack.length, 0)
    expect(inStacks + revealed).toBe(4 + 6)
  })
})

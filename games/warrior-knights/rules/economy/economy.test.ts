import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../../testing.ts'
import { mostPaid } from './wages.ts'

describe('Taxation', () => {
  it('WK-T19, WK-6.1.1: cities that are not besieged, fortifications, concessions', () => {
    const t = scene(2).city('vecht', 'red', { fortified: true }).city('froli', 'red').city('jerusalem', 'red')
    t.noble('blue-star', 'o-jerusalem', ['reg-blue-100']).siege('jerusalem', 'blue').charge('red', 'salt-monopoly')
    t.run({ do: 'taxation' })
    expect(t.open.crowns[0] - 15).toBe(9)
  })

  it('WK-T73, WK-6.1.2, WK-6.1.3, WK-17.9, WK-17.22: Famine and Income Tax together', () => {
    const t = scene(2).city('vecht', 'red').city('jerusalem', 'red').charge('red', 'silver-mines').law('income-tax')
    t.crowns({ red: 0 }).set({ lasting: [{ card: 'famine', seat: null, noble: null }] })
    t.g.hidden.events = t.g.hidden.events.filter(card => card !== 'famine')
    t.run({ do: 'taxation' })
    expect(t.open.income[0]).toBe(11)
    t.move('red', { do: 'comply' })
    expect([t.open.crowns[0], t.open.lasting, t.open.eventDiscards]).toEqual([9, [], ['famine']])
  })

  it('WK-T90, WK-2.4, WK-7.6.6, WK-17.9: the order stays when the Chairman is banned', () => {
    const t = scene(3).chairman('red').law('property-tax').crowns({ red: 12, blue: 12, green: 12 })
    t.votes({ green: 3, blue: 2 }).run({ do: 'taxation' })
    expect(t.asked()).toEqual(['red'])
    t.move('red', { do: 'refuse' })
    expect([t.open.banned, t.open.chairman, t.asked()]).toEqual([[0], 2, ['blue']])
    t.move('blue', { do: 'comply' }).move('green', { do: 'comply' })
    expect(t.open.crowns).toEqual([12, 10, 10])
  })

  it('WK-7.5.3 concessions by cities: Customs House for ports, Market Tolls for the Kingdom, four at most', () => {
    const t = scene(2)
      .charge('red', 'customs-house')
      .charge('blue', 'market-tolls')
      .city('straven', 'red')
      .city('cadiz', 'red')
    for (const city of ['kovel', 'berac', 'vecht', 'isar', 'froli'] as const) t.city(city, 'blue')
    t.run({ do: 'taxation' })
    // 2 + 2 of the cities, 1 + 2; 2 + 1 + 3 + 3 + 2 of the cities, 4
    expect(t.open.crowns.map(n => n - 15)).toEqual([7, 15])
  })
})

describe('Wages', () => {
  const wages = (t: Scene) => t.chairman('red').run({ do: 'wages' })

  it('WK-T20, WK-6.2.5, WK-6.2.1: paid in full despite casualties', () => {
    const t = wages(
      scene(2).noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-50-1']).tokens('red-star', 1).crowns({ red: 3 }),
    )
    t.move('red', { do: 'pay', card: 'merc-english-50-1' })
    expect([t.open.crowns[0], t.armyOf('red-star').tokens]).toEqual([0, 1])
  })

  it('WK-T21, WK-6.2.2, WK-6.2.3, WK-1.10: Regulars first; what is left unpaid deserts', () => {
    const t = scene(2).noble('red-star', null, [
      'reg-red-100',
      'reg-red-50-1',
      'reg-red-50-2',
      'reg-red-50-3',
      'merc-english-150-1',
    ])
    wages(t.crowns({ red: 4 }))
    expect([t.question(), t.open.crowns[0]]).toEqual([null, 0])
    expect(t.armyOf('red-star').cards).toEqual(['reg-red-100', 'reg-red-50-1', 'reg-red-50-2', 'reg-red-50-3'])
    expect(t.events('deserted').map(({ cards }) => cards)).toEqual([['merc-english-150-1']])
    expect(mostPaid([2, 1, 1, 1], 4)).toBe(4)
    expect(mostPaid([2, 2, 2], 5)).toBe(4)
  })

  it('WK-6.2.3 he need not pay, even if he could', () => {
    const t = wages(scene(2).noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-50-1', 'merc-swiss-50-1']))
    expect(t.legalMoves('red')).toEqual([
      { do: 'pay-all' },
      { do: 'pay', card: 'merc-english-50-1' },
      { do: 'pay', card: 'merc-swiss-50-1' },
      { do: 'done' },
    ])
    t.move('red', { do: 'pay', card: 'merc-swiss-50-1' }, { do: 'done' })
    expect(t.armyOf('red-star').cards).toEqual(['reg-red-100', 'merc-swiss-50-1'])
  })

  it('WK-T22, WK-6.2.4: the circle is free at 400, not at 450', () => {
    const t = scene(2).noble('red-circle', 'k-c5', ['merc-english-200-1', 'merc-swiss-200-1'], { exhausted: true })
    expect(wages(t).open.crowns[0]).toBe(15)
    wages(t.office('red-circle', 'master-of-sieges')).move('red', { do: 'pay-all' })
    expect(t.open.crowns[0]).toBe(7)
  })

  it('WK-6.2.6, WK-1.5: desertion may kill', () => {
    const t = scene(2).noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-50-1']).tokens('red-star', 1)
    wages(t.fate({ nationality: 'rumanian' })).move('red', { do: 'done' })
    expect(t.events('died')).toHaveLength(1)
  })

  it('WK-17.22 Loyal Retainers: the Regulars are free once', () => {
    const t = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-100'])
      .set({ lasting: [{ card: 'loyal-retainers', seat: 0, noble: null }] })
    t.g.hidden.events = t.g.hidden.events.filter(card => card !== 'loyal-retainers')
    wages(t)
    expect([t.open.crowns[0], t.open.lasting]).toEqual([15, []])
  })
})

describe('the Mercenary Draft', () => {
  const draft = (t: Scene) => t.run({ do: 'draft', served: [] })

  it('WK-T23, WK-6.3.1, WK-6.3.2, WK-6.3.3: the example of the book', () => {
    const t = scene(3)
      .track('red', 'blue', 'green', 'blue')
      .city('kovel', 'green')
      .noble('green-triangle', 'k-c2', ['reg-green-100'])
    t.offer('merc-english-150-1', 'merc-polish-100-1', 'merc-polish-50-1', 'merc-swiss-50-1')
    draft(t).move(
      'red',
      { do: 'hire', card: 'merc-english-150-1' },
      { do: 'assign', card: 'merc-english-150-1', to: 'red-stronghold' },
    )
    t.move(
      'blue',
      { do: 'hire', card: 'merc-polish-100-1' },
      { do: 'assign', card: 'merc-polish-100-1', to: 'blue-star' },
    )
    t.move(
      'blue',
      { do: 'hire', card: 'merc-polish-50-1' },
      { do: 'assign', card: 'merc-polish-50-1', to: 'blue-star' },
    )
    // His other marker is gone
    expect([t.asked(), t.open.track]).toEqual([['green'], [null, null, 2, null]])
    t.move(
      'green',
      { do: 'hire', card: 'merc-swiss-50-1' },
      { do: 'assign', card: 'merc-swiss-50-1', to: 'green-triangle' },
    )
    expect(t.open.crowns).toEqual([12, 12, 14])
    expect([t.question(), t.open.offer.length, t.open.track]).toEqual([null, 4, [null, null, null, null]])
  })

  it('WK-T24, WK-6.3.1: without money he passes', () => {
    const t = scene(2)
      .track('red', null, null)
      .crowns({ red: 1 })
      .offer('merc-english-100-1', 'merc-english-150-1', 'merc-english-200-1')
    draft(t)
    expect([t.question(), t.open.offer.length]).toEqual([null, 3])
    expect(t.events('passed')).toHaveLength(1)
  })

  it('WK-6.3.2 to the stronghold, to Nobles off the board, or in an own city or stronghold that is not besieged', () => {
    const t = scene(2).track('red').offer('merc-english-50-1').city('froli', 'red').city('monz', 'red')
    t.noble('red-star', 'k-c4')
      .noble('red-square', 'k-a5')
      .noble('red-triangle', 'k-e1', [], { at: 'sea' })
      .noble('red-circle', 'k-g3')
    t.noble('blue-star', 'k-c4', ['reg-blue-100']).siege('froli', 'blue')
    draft(t).move('red', { do: 'hire', card: 'merc-english-50-1' })
    expect(t.legalMoves('red').map(move => move.do === 'assign' && move.to)).toEqual(['red-square', 'red-stronghold'])
  })

  it('WK-6.3.1: whose crowns are gone when a further one is hired chooses again among what he can pay', () => {
    const t = scene(2).track('red').crowns({ red: 1 }).offer('merc-english-150-1', 'merc-english-50-1')
    t.run({ do: 'hiring', seat: 0, card: 'merc-english-150-1', spot: null, first: false, bindings: [] })
    expect([t.question(), t.asked(), t.open.crowns[0]]).toEqual(['hireMore', ['red'], 1])
    expect(t.legalMoves('red')).toContainEqual({ do: 'hire', card: 'merc-english-50-1' })
  })

  it('WK-6.3.4 shuffles what was not hired into the deck, and reveals N + 1', () => {
    const t = scene(3).offer('merc-english-50-1', 'merc-english-50-2', 'merc-english-50-3', 'merc-english-50-4')
    draft(t)
    expect([t.open.offer.length, t.open.mercenaries]).toEqual([4, 62])
  })

  it('WK-17.2, WK-7.6.3: Mercenary Charter and Captain-General; a fee is never below 1', () => {
    const hiring = () => {
      const t = scene(2).track('red').offer('merc-english-100-1', 'merc-english-50-1').law('mercenary-charter')
      return draft(t).move('red', { do: 'hire', card: 'merc-english-100-1' })
    }
    expect(hiring().move('red', { do: 'comply' }).open.crowns[0]).toBe(12)
    const refused = hiring().move('red', { do: 'refuse' })
    expect([refused.open.crowns[0], refused.open.banned]).toEqual([13, [0]])
    expect(hiring().move('red', { do: 'back' }).question()).toBe('hire')
    const cheap = scene(2).track('red').offer('merc-english-50-1').charge('red', 'captain-general')
    expect(draft(cheap).move('red', { do: 'hire', card: 'merc-english-50-1' }).open.crowns[0]).toBe(14)
  })
})

import { describe, expect, it } from 'vitest'
import { imagine as imagineState, seeded, seedFrom } from '../../../kernel/index.ts'
import { landAreas } from '../data/areas.ts'
import { type Order, orderTable } from '../data/orders.ts'
import { deckCards } from '../data/westerosCards.ts'
import { wildlingCards } from '../data/wildlingCards.ts'
import { thrones } from '../game.ts'
import { type Scene, scene } from '../testing.ts'

const worlds = (t: Scene, house: 'stark' | 'lannister' | null, count = 30) =>
  Array.from({ length: count }, (_, i) => imagineState(thrones, t.view(house), seeded(seedFrom(i))))
const different = (things: readonly unknown[]) => new Set(things.map(each => JSON.stringify(each))).size

describe('worlds that fit what a seat knows', () => {
  it('AG-13.6 the used Westeros cards are known, the order of the others is not', () => {
    const t = scene(6).set({ westerosUsed: [['w1-supply', 'w1-supply'], [], []] })
    const unused = deckCards(1).filter(card => card !== 'w1-supply')
    t.hide({ westeros: [[...unused, 'w1-supply'], deckCards(2), deckCards(3)] })
    t.run({ do: 'raven', seat: t.seat('stark') })
    const decks = worlds(t, 'stark').map(world => world.g.hidden.westeros)
    for (const [first] of decks) expect([...first].sort()).toEqual([...t.state.g.hidden.westeros[0]].sort())
    expect(different(decks)).toBe(30)
  })

  it('AG-13.5 whoever has seen a Wildling card thinks it where it lies, others anywhere', () => {
    const t = scene(6).hide({ wildlings: wildlingCards }).run({ do: 'raven', seat: 0 })
    const [looker] = t.asked()
    t.move(looker, { do: 'look' }, { do: 'keep', where: 'bottom' }).run({ do: 'raven', seat: t.seat('stark') })
    const bottom = (house: typeof looker) =>
      different(worlds(t, house as 'stark').map(world => world.g.hidden.wildlings.at(-1)))
    expect(bottom(looker)).toBe(1)
    expect(bottom(looker === 'stark' ? 'lannister' : 'stark')).toBeGreaterThan(4)
    // Three cards later it lies higher, and so it does in every world.
    for (let i = 0; i < 3; i++) t.run({ do: 'wildlingCard', named: 0, as: 'highest', bid: 0, without: null })
    const [seen] = t.view(looker).own!.seen
    expect(seen).toMatchObject({ where: 'bottom', depth: 3 })
    expect(worlds(t, looker as 'stark').every(world => world.g.hidden.wildlings.at(-4) === seen.card)).toBe(true)
  })

  it('AG-9.9 used Wildling cards lie where everybody saw them go', () => {
    const t = scene(6).hide({
      wildlings: ['silence-at-the-wall', ...wildlingCards.filter(card => card !== 'silence-at-the-wall')],
    })
    t.run({ do: 'wildlingCard', named: 0, as: 'highest', bid: 0, without: null }, { do: 'raven', seat: 0 })
    for (const world of worlds(t, null)) expect(world.g.hidden.wildlings.at(-1)).toBe('silence-at-the-wall')
  })

  it('AG-5.2.1 UR-121 the face-down orders of others are any legal ones for their backs', () => {
    const t = scene(6)
      .set({ forbidden: ['raid', 'raid-special'] })
      .army('pyke', 'greyjoy', 'footman')
    t.army('seagard', 'greyjoy', 'footman').army('sunset-sea', 'greyjoy', 'ship').army('winterfell', 'stark', 'footman')
    t.run({ do: 'planning' })
    t.move('greyjoy', { do: 'place', at: 'pyke', order: 'march-0' }, { do: 'place', at: 'seagard', order: 'support' })
    const orders = worlds(t, 'stark').map(world => world.g.held[t.seat('greyjoy')].orders)
    for (const drawn of orders) {
      expect(Object.keys(drawn).sort()).toEqual(['pyke', 'seagard'])
      // Greyjoy is last on the King's Court track: no special order, and no Raid this round
      for (const order of Object.values(drawn)) {
        expect(['march-minus-1', 'march-0', 'defense-plus-1', 'support', 'consolidate-power']).toContain(order)
      }
    }
    expect(different(orders)).toBeGreaterThan(5)
  })

  it('AG-5.4.3 a house that holds the top card in hand knows it in every world', () => {
    const t = scene(6).run({ do: 'raven', seat: 0 })
    const [looker] = t.asked()
    t.move(looker, { do: 'look' })
    const other = looker === 'stark' ? 'lannister' : 'stark'
    for (const { g } of worlds(t, other)) {
      expect(g.held[t.seat(looker)].seen).toEqual([{ card: g.hidden.wildlings[0], where: 'top', depth: 0 }])
    }
  })
})

describe('AG-13.4 worlds keep to what can be', () => {
  it('AG-13.4 what a seat holds itself is the same in all of them', () => {
    const t = scene(6)
      .hide({ wildlings: wildlingCards })
      .army('winterfell', 'stark', 'footman')
      .run({ do: 'raven', seat: 0 })
    const [looker] = t.asked()
    t.move(looker, { do: 'look' }, { do: 'keep', where: 'top' })
      .army('pyke', 'greyjoy', 'footman')
      .run({ do: 'planning' })
    t.move('stark', { do: 'place', at: 'winterfell', order: 'march-0' })
    for (const house of ['stark', looker] as const) {
      for (const { g } of worlds(t, house as 'stark')) {
        expect(g.held[t.seat(house)]).toEqual(t.state.g.held[t.seat(house)])
        expect([...g.hidden.wildlings].sort()).toEqual([...wildlingCards].sort())
      }
    }
    for (const { g } of worlds(t, looker as 'stark')) expect(g.hidden.wildlings[0]).toBe(wildlingCards[0])
  })

  it('AG-5.4.3 only the house that holds the top card in hand is thought to know it', () => {
    const t = scene(6).run({ do: 'raven', seat: 0 }, { do: 'action' })
    const [looker] = t.asked()
    t.move(looker, { do: 'look' })
    for (const { g } of worlds(t, null)) {
      expect(g.held.map(({ seen }) => seen.length)).toEqual(t.open.houses.map(house => (house === looker ? 1 : 0)))
    }
  })

  /** The orders that others think Lannister has laid on so many areas, at a place on the King's Court track. */
  const laid = (areas: number, place: number) => {
    const t = scene(6)
    const others = t.open.houses.filter(house => house !== 'lannister')
    t.track('kings-court', ...others.slice(0, place - 1), 'lannister')
    const spread = landAreas.filter(area => t.open.neutrals[area] === undefined).slice(0, areas)
    for (const at of spread) t.army(at, 'lannister', spread.indexOf(at) < 10 ? 'footman' : 'knight')
    t.run({ do: 'assignOrders', seats: [t.seat('lannister')] })
    const orders = [
      'march-minus-1',
      'march-0',
      'defense-plus-1',
      'defense-plus-1',
      'support',
      'support',
      'raid',
      'raid',
    ]
    const all = [...orders, 'consolidate-power', 'consolidate-power', 'march-plus-1', 'raid-special', 'support-plus-1']
    for (const [i, at] of spread.entries()) t.move('lannister', { do: 'place', at, order: all[i] as Order })
    return worlds(t, 'stark', 40).map(({ g }) => spread.map(at => g.held[t.seat('lannister')].orders[at]!))
  }
  const specials = (drawn: readonly Order[]) => drawn.filter(order => orderTable[order].special).length

  it('AG-5.1.2 AG-2.8 thirteen areas of the first at court carry ten normal and three special orders', () => {
    for (const drawn of laid(13, 1)) {
      expect([drawn.length, specials(drawn)]).toEqual([13, 3])
      for (const order of drawn) {
        expect(drawn.filter(each => each === order).length).toBeLessThanOrEqual(orderTable[order].copies)
      }
    }
  })

  it('AG-5.1.2 AG-2.8 of the fourth at court never more than one is special, and it may lie anywhere', () => {
    const drawn = laid(3, 4)
    expect(Math.max(...drawn.map(specials))).toBe(1)
    for (let i = 0; i < 3; i++) expect(drawn.some(orders => orderTable[orders[i]].special)).toBe(true)
    expect(laid(1, 4).every(orders => orders[0] !== undefined)).toBe(true)
  })
})

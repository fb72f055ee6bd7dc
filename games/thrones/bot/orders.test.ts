import { describe, expect, it } from 'vitest'
import type { Place } from '../data/areas.ts'
import { type Order, orderTable } from '../data/orders.ts'
import { type Scene, scene } from '../testing.ts'
import { answer, answers } from './testing.ts'

/** The orders that the bot lays for a house, one seat planning alone. */
function plan(t: Scene, house: Parameters<Scene['seat']>[0]): Partial<Record<Place, Order>> {
  t.run({ do: 'assignOrders', seats: [t.seat(house)] })
  const moves = answers(t, house)
  expect(moves.at(-1)).toEqual({ do: 'confirm' })
  return Object.fromEntries(moves.flatMap(move => (move.do === 'place' ? [[move.at, move.order]] : [])))
}

const typeAt = (orders: Partial<Record<Place, Order>>, at: Place) => {
  const order = orders[at]
  return order && orderTable[order].type
}

describe('an easy bot that plans', () => {
  it.each([3, 4, 5, 6])('lays one order on each place of its own and confirms, with %i players', players => {
    const t = scene(players, { empty: false })
    t.run({ do: 'assignOrders', seats: t.open.houses.map((_, seat) => seat) })
    for (const house of t.open.houses) {
      const places = Object.values(t.open.armies).filter(army => army?.seat === t.seat(house)).length
      const moves = answers(t, house)
      expect(moves.map(({ do: name }) => name)).toEqual([...Array(places).fill('place'), 'confirm'])
    }
    expect(t.question()).toBe(null)
  })

  it('lays what it has and confirms when tokens are short', () => {
    const t = scene(6).track('kings-court', 'lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy')
    const places: Place[] = ['castle-black', 'karhold', 'winterfell', 'the-stony-shore', 'white-harbor', 'widows-watch']
    const more: Place[] = ['moat-cailin', 'greywater-watch', 'flints-finger', 'seagard', 'the-twins', 'the-fingers']
    for (const place of [...places, ...more]) t.army(place, 'greyjoy', 'footman')
    // Ten normal tokens, no starred one for the last on the King's Court track
    expect(Object.keys(plan(t, 'greyjoy'))).toHaveLength(10)
  })

  it('holds a home that a stronger army could take', () => {
    const t = scene(6)
      .army('winterfell', 'stark', 'knight', 'footman')
      .army('moat-cailin', 'greyjoy', 'knight', 'knight', 'footman')
    expect(typeAt(plan(t, 'stark'), 'winterfell')).toBe('defense')
  })

  it('marches where castles lie open and nobody is near', () => {
    const t = scene(6).army('winterfell', 'stark', 'knight', 'footman')
    expect(typeAt(plan(t, 'stark'), 'winterfell')).toBe('march')
  })

  it('supports the attack that needs it', () => {
    const t = scene(6)
      .army('riverrun', 'lannister', 'knight', 'knight')
      .army('the-twins', 'lannister', 'knight', 'footman')
      .army('seagard', 'greyjoy', 'knight', 'footman')
      .banner('harrenhal', 'lannister')
      .banner('stoney-sept', 'lannister')
      .banner('the-fingers', 'lannister')
      .banner('the-mountains-of-the-moon', 'lannister')
      .banner('moat-cailin', 'lannister')
    // One of the two marches on Seagard, the other lends its strength
    const orders = plan(t, 'lannister')
    expect([typeAt(orders, 'riverrun'), typeAt(orders, 'the-twins')].sort()).toEqual(['march', 'support'])
  })

  it('supports a castle that stands alone against an army', () => {
    const t = scene(6)
      .army('white-harbor', 'stark', 'footman')
      .army('the-narrow-sea', 'stark', 'ship', 'ship')
      .army('the-shivering-sea', 'stark', 'ship')
      .army('shipbreaker-bay', 'baratheon', 'ship', 'ship', 'ship')
      .army('moat-cailin', 'greyjoy', 'knight', 'knight')
      .banner('winterfell', 'stark')
      .banner('widows-watch', 'stark')
    expect(typeAt(plan(t, 'stark'), 'the-narrow-sea')).toBe('support')
  })

  it('musters with its starred order in a stronghold that is safe', () => {
    const t = scene(6).track('kings-court', 'greyjoy').army('pyke', 'greyjoy', 'footman')
    expect(plan(t, 'greyjoy').pyke).toBe('consolidate-power-special')
  })

  it('gathers Power where there are crowns', () => {
    const t = scene(6)
      .track('kings-court', 'stark')
      .army('kings-landing', 'baratheon', 'knight')
      .neutral('kings-landing', null)
      .banner('kingswood', 'baratheon')
      .banner('crackclaw-point', 'baratheon')
      .banner('blackwater', 'baratheon')
      .banner('the-reach', 'baratheon')
    expect(typeAt(plan(t, 'baratheon'), 'kings-landing')).toBe('consolidate')
  })

  it('gathers no Power and musters nothing in the last round', () => {
    const t = scene(6)
      .set({ round: 10 })
      .army('pyke', 'greyjoy', 'footman')
      .army('ironmans-bay', 'lannister', 'ship', 'ship')
      .army('riverrun', 'lannister', 'knight', 'knight')
    expect(typeAt(plan(t, 'greyjoy'), 'pyke')).toBe('defense')
  })
})

describe('an easy bot with the Messenger Raven', () => {
  it('turns a useless march into a defence when it sees the attack coming', () => {
    const t = scene(6)
      .track('kings-court', 'stark')
      .army('winterfell', 'stark', 'knight', 'footman')
      .order('winterfell', 'consolidate-power')
      .army('moat-cailin', 'greyjoy', 'knight', 'knight')
      .order('moat-cailin', 'march-0')
      .run({ do: 'raven', seat: 5 })
    t.run({ do: 'raven', seat: t.seat('stark') })
    expect(answer(t, 'stark')).toEqual({ do: 'swap', at: 'winterfell', order: 'defense-plus-2' })
  })

  it('looks at the Wildling card when its orders are good, and buries one that strikes everybody', () => {
    const t = scene(6)
      .track('kings-court', 'stark')
      .hide({
        wildlings: ['mammoth-riders', ...scene(6).state.g.hidden.wildlings.filter(card => card !== 'mammoth-riders')],
      })
      .run({ do: 'raven', seat: scene(6).seat('stark') })
    expect(answers(t, 'stark')).toEqual([{ do: 'look' }])
    expect(answers(t, 'stark')).toEqual([{ do: 'keep', where: 'bottom' }])
  })
})

describe('an easy bot that raids', () => {
  const raiding = (t: Scene) => t.set({ phase: 'action' }).run({ do: 'raids', position: 0 })

  it('robs the order that pays most', () => {
    const t = scene(6)
      .army('blackwater', 'lannister', 'footman')
      .order('blackwater', 'raid')
      .army('kings-landing', 'baratheon', 'footman')
      .order('kings-landing', 'consolidate-power')
      .army('the-reach', 'tyrell', 'footman')
      .order('the-reach', 'consolidate-power')
    expect(answer(raiding(t), 'lannister')).toEqual({ do: 'raid', from: 'blackwater', target: 'kings-landing' })
  })

  it('strikes the support of the place that it attacks', () => {
    const t = scene(6)
      .army('harrenhal', 'lannister', 'footman')
      .order('harrenhal', 'raid')
      .army('riverrun', 'lannister', 'knight', 'knight')
      .order('riverrun', 'march-0')
      .army('stoney-sept', 'tyrell', 'footman')
      .army('blackwater', 'tyrell', 'knight', 'knight')
      .order('blackwater', 'support')
      .army('crackclaw-point', 'baratheon', 'footman')
      .order('crackclaw-point', 'consolidate-power')
    expect(answer(raiding(t), 'lannister')).toEqual({ do: 'raid', from: 'harrenhal', target: 'blackwater' })
  })
})

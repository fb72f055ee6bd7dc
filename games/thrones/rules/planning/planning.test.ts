import { describe, expect, it } from 'vitest'
import type { Place } from '../../data/areas.ts'
import type { House } from '../../data/houses.ts'
import type { Order } from '../../data/orders.ts'
import { type Scene, scene } from '../../testing.ts'

const place = (at: Place, order: Order) => ({ do: 'place', at, order }) as const
const confirm = { do: 'confirm' } as const
const tokensFor = (t: Scene, house: House, at: Place) =>
  t.of(house, 'place').flatMap(move => (move.at === at ? [move.order] : []))

/** A board on which Lannister stands in eleven areas (nine without the last two). */
const elevenAreas: Place[] = [
  'lannisport',
  'stoney-sept',
  'riverrun',
  'harrenhal',
  'searoad-marches',
  'blackwater',
  'the-reach',
  'seagard',
  'the-golden-sound',
  'sunset-sea',
  'ironmans-bay',
]
function spread(areas: readonly Place[]): Scene {
  const t = scene(6).track('kings-court', 'stark', 'martell', 'baratheon', 'tyrell', 'lannister', 'greyjoy')
  for (const at of areas) t.army(at, 'lannister', areas.indexOf(at) < 8 ? 'footman' : 'ship')
  return t.army('winterfell', 'stark', 'footman').army('dragonstone', 'baratheon', 'footman')
}

/** Fills places with whatever is left until no token can be placed any more, and confirms. */
function fill(t: Scene, house: House): void {
  while (t.of(house, 'place').length > 0) t.move(house, t.of(house, 'place')[0])
  t.move(house, confirm)
}

describe('AG-5.1 assigning orders', () => {
  it('AG-5.1 AG-5.1.1 one token on every own place with a unit and on no other; garrisons and Power tokens get none', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman').army('port-of-winterfell', 'stark', 'ship')
    t.banner('karhold', 'stark').run({ do: 'planning' })
    expect(t.asked()).toEqual(['stark'])
    expect([...new Set(t.of('stark', 'place').map(move => move.at))]).toEqual(['winterfell', 'port-of-winterfell'])
    t.move('stark', place('winterfell', 'march-0'))
    expect(t.refuses('stark', confirm)).toBe(true)
    expect(tokensFor(t, 'stark', 'winterfell')).toEqual([])
    t.move('stark', place('port-of-winterfell', 'defense-plus-1'), confirm)
    expect(t.open.orders.winterfell).toEqual({ seat: t.seat('stark'), order: 'march-0' })
  })

  it('T-16 AG-5.1.2 AG-2.8 special orders by position on the King’s Court track', () => {
    const specials = (players: number, house: House) => {
      const t = scene(players)
      for (const at of ['castle-black', 'karhold', 'harrenhal', 'riverrun'] as const) t.army(at, house, 'footman')
      t.run({ do: 'planning' })
      let placed = 0
      for (;;) {
        const move = t.of(house, 'place').find(({ order }) => order.includes('special') || order === 'march-plus-1')
        const plus = t.of(house, 'place').find(({ order }) => order === 'defense-plus-2' || order === 'support-plus-1')
        if (!move && !plus) return placed
        t.move(house, (move ?? plus)!)
        placed++
      }
    }
    const six: House[] = ['lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy']
    expect(six.map(house => specials(6, house))).toEqual([3, 3, 2, 1, 0, 0])
    expect((['lannister', 'stark', 'baratheon', 'greyjoy'] as const).map(house => specials(4, house))).toEqual([
      3, 2, 1, 0,
    ])
  })

  it('AG-5.1.2 two of a token are placed twice, a single one once', () => {
    const t = scene(6).army('castle-black', 'stark', 'footman').army('karhold', 'stark', 'footman')
    t.army('winterfell', 'stark', 'footman').run({ do: 'planning' })
    t.move('stark', place('karhold', 'raid'), place('castle-black', 'march-0'))
    expect(tokensFor(t, 'stark', 'winterfell')).toContain('raid')
    expect(tokensFor(t, 'stark', 'winterfell')).not.toContain('march-0')
    expect(t.refuses('stark', place('winterfell', 'march-0'))).toBe(true)
  })

  it('AG-5.1.3 UR-029 tokens forbidden for the round are refused', () => {
    const t = scene(6)
      .army('winterfell', 'stark', 'footman')
      .set({ forbidden: ['raid', 'raid-special'] })
    t.run({ do: 'planning' })
    expect(tokensFor(t, 'stark', 'winterfell').length).toBe(9)
    expect(t.refuses('stark', place('winterfell', 'raid'))).toBe(true)
  })

  it('AG-5.1.4 any token may lie anywhere, useful or not', () => {
    const t = scene(6).army('sunset-sea', 'lannister', 'ship').army('port-of-lannisport', 'lannister', 'ship')
    t.run({ do: 'planning' })
    expect(tokensFor(t, 'lannister', 'sunset-sea')).toHaveLength(11)
    expect(tokensFor(t, 'lannister', 'port-of-lannisport')).toHaveLength(11)
  })

  it('AG-5.1.5 tokens are rearranged until confirmed, and after that by taking the confirmation back', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman').army('sunspear', 'martell', 'footman')
    t.run({ do: 'planning' })
    t.move(
      'stark',
      place('winterfell', 'raid'),
      { do: 'remove', at: 'winterfell' },
      place('winterfell', 'march-0'),
      confirm,
    )
    t.move('stark', { do: 'take-back' }, { do: 'remove', at: 'winterfell' }, place('winterfell', 'support'), confirm)
    expect(t.asked()).toEqual(['martell'])
    t.move('martell', place('sunspear', 'raid'), confirm)
    expect(t.open.orders.winterfell?.order).toBe('support')
    expect(t.state.g.held.map(own => own.orders)).toEqual([{}, {}, {}, {}, {}, {}])
  })

  it('T-17 AG-5.1.6 too few tokens: one after the other in turn order, and one area stays without', () => {
    const t = spread(elevenAreas).run({ do: 'planning' })
    expect(t.asked()).toEqual(['baratheon'])
    fill(t, 'baratheon')
    expect(t.asked()).toEqual(['lannister'])
    expect(t.refuses('baratheon', { do: 'take-back' })).toBe(true)
    fill(t, 'lannister')
    const tokens = elevenAreas.filter(at => t.open.orders[at] !== null)
    expect(tokens).toHaveLength(10)
    expect(t.asked()).toEqual(['stark'])
    fill(t, 'stark')
    expect(t.events('revealed')[0].orders).toHaveLength(12)
    expect(t.events('placed')).toHaveLength(3)
  })

  it('T-17 AG-5.1.7 with Storm of Swords three stay empty; nine areas leave one', () => {
    const left = (areas: readonly Place[]) => {
      const t = spread(areas)
        .set({ forbidden: ['defense-plus-1', 'defense-plus-2'] })
        .run({ do: 'planning' })
      fill(t, 'baratheon')
      fill(t, 'lannister')
      return areas.filter(at => t.open.orders[at] === null).length
    }
    expect(left(elevenAreas)).toBe(3)
    expect(left(elevenAreas.slice(0, 9))).toBe(1)
  })

  it('AG-5.1.6 AG-5.1.7 the tokens that a house can use are its normal ones and its special ones within the allowance', () => {
    const twelve: Place[] = [...elevenAreas, 'bay-of-ice']
    const asked = (areas: readonly Place[]) =>
      spread(areas).track('kings-court', 'stark', 'martell', 'baratheon', 'lannister').run({ do: 'planning' }).asked()
    // Fourth place: ten normal tokens and one special.
    expect(asked(elevenAreas).length).toBe(3)
    expect(asked(twelve)).toEqual(['baratheon'])
    // Nothing of it is left of a forbidden kind.
    const t = spread(elevenAreas).track('kings-court', 'stark', 'martell', 'baratheon', 'lannister')
    expect(
      t
        .set({ forbidden: ['raid', 'raid-special'] })
        .run({ do: 'planning' })
        .asked(),
    ).toEqual(['baratheon'])
  })

  it('AG-5.1.6 with enough tokens all place at once', () => {
    const t = spread(elevenAreas.slice(0, 10)).run({ do: 'planning' })
    expect(t.asked().sort()).toEqual(['baratheon', 'lannister', 'stark'])
  })
})

describe('AG-5.2 and AG-5.3 secrecy and reveal', () => {
  const two = () =>
    scene(6).army('winterfell', 'stark', 'footman').army('sunspear', 'martell', 'footman').run({ do: 'planning' })

  it('AG-5.2 AG-5.2.1 AG-13.4 AG-14.4 others see that an area carries a token and who has confirmed, not which token', () => {
    const seen = (order: Order) => two().move('stark', place('winterfell', order), confirm)
    expect(JSON.stringify(seen('raid').view('martell'))).toBe(JSON.stringify(seen('march-0').view('martell')))
    expect(JSON.stringify(seen('raid').view(null))).toBe(JSON.stringify(seen('march-0').view(null)))
    const t = seen('raid')
    expect(t.view('martell').open.orders.winterfell).toEqual({ seat: t.seat('stark'), order: null })
    expect(t.view('martell').ready).toEqual([t.seat('stark')])
    expect(t.view('stark').own?.orders).toEqual({ winterfell: 'raid' })
  })

  it('AG-5.3 AG-5.3.1 AG-1.3 when all have confirmed the orders are revealed together, then the Raven', () => {
    const t = two().move('stark', place('winterfell', 'raid'), confirm)
    expect(t.events('revealed')).toEqual([])
    t.move('martell', place('sunspear', 'support'), confirm)
    expect(t.events('revealed')).toEqual([
      {
        is: 'revealed',
        orders: [
          { at: 'winterfell', seat: t.seat('stark'), order: 'raid' },
          { at: 'sunspear', seat: t.seat('martell'), order: 'support' },
        ],
      },
    ])
    expect([t.asked(), t.question()]).toEqual([['lannister'], 'raven'])
  })

  it('AG-1.3 AG-5.1.5 the phase begins; a token that is taken up again leaves no trace', () => {
    const t = scene(6).set({ phase: 'action' }).army('winterfell', 'stark', 'footman').run({ do: 'planning' })
    expect([t.open.phase, t.events('phase')]).toEqual(['planning', [{ is: 'phase', phase: 'planning' }]])
    t.move('stark', place('winterfell', 'march-0'), { do: 'remove', at: 'winterfell' })
    expect([t.state.g.held[t.seat('stark')].orders, t.open.orders.winterfell]).toEqual([{}, null])
  })

  it('UR-117 AG-5.1.6 who has placed is told only where houses place one after the other', () => {
    const t = two().move('stark', place('winterfell', 'march-0'), confirm)
    t.move('martell', place('sunspear', 'march-0'), confirm)
    expect(t.events('placed')).toEqual([])
    const inTurn = spread(elevenAreas).run({ do: 'planning' })
    fill(inTurn, 'baratheon')
    expect(inTurn.events('placed')).toEqual([{ is: 'placed', seat: inTurn.seat('baratheon') }])
  })
})

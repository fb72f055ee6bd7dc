import { describe, expect, it } from 'vitest'
import { orderTable } from '../../data/orders.ts'
import { wildlingCards } from '../../data/wildlingCards.ts'
import { type Scene, scene } from '../../testing.ts'

const look = { do: 'look' } as const
const keep = (where: 'top' | 'bottom') => ({ do: 'keep', where }) as const

/** Lannister holds the Raven. */
const ravenScene = () => {
  const t = scene(6).army('lannisport', 'lannister', 'footman').army('stoney-sept', 'lannister', 'footman')
  t.army('riverrun', 'lannister', 'footman').army('harrenhal', 'lannister', 'footman')
  t.order('lannisport', 'march-plus-1').order('stoney-sept', 'march-0')
  return t.order('riverrun', 'defense-plus-2').order('harrenhal', 'consolidate-power-special')
}
const ask = { do: 'raven', seat: 0 } as const

describe('AG-5.4 the Messenger Raven', () => {
  it('T-18 AG-5.4.2 AG-5.4.4 AG-3.8.3 a swap obeys the allowance and the forbidden orders, and uses the Raven', () => {
    const t = ravenScene().set({ forbidden: ['support', 'support-plus-1'] })
    t.run({ ...ask, seat: t.seat('lannister') })
    expect(t.refuses('lannister', { do: 'swap', at: 'stoney-sept', order: 'raid-special' })).toBe(true)
    expect(t.of('lannister', 'swap').map(move => move.order)).not.toContain('support')
    t.move('lannister', { do: 'swap', at: 'lannisport', order: 'raid-special' })
    expect(t.open.orders.lannisport).toEqual({ seat: t.seat('lannister'), order: 'raid-special' })
    expect(t.open.ravenUsed).toBe(true)
    expect(t.question()).toBeNull()
    expect(t.events('swapped')).toEqual([
      { is: 'swapped', seat: t.seat('lannister'), at: 'lannisport', from: 'march-plus-1', to: 'raid-special' },
    ])
  })

  it('UR-029 AG-5.4.1 with its one special order in use: no forbidden, no second special, no used token; a plain one', () => {
    const t = scene(6).set({ forbidden: ['raid', 'raid-special'] })
    t.track('kings-court', 'lannister', 'stark', 'martell', 'greyjoy')
    t.army('pyke', 'greyjoy', 'footman').army('seagard', 'greyjoy', 'footman').army('the-twins', 'greyjoy', 'footman')
    t.order('pyke', 'defense-plus-1').order('seagard', 'march-plus-1').order('the-twins', 'march-0')
    t.run({ ...ask, seat: t.seat('greyjoy') })
    const orders = t.of('greyjoy', 'swap').flatMap(move => (move.at === 'pyke' ? [move.order] : []))
    expect(orders).toEqual(['march-minus-1', 'support', 'consolidate-power'])
    t.move('greyjoy', { do: 'swap', at: 'pyke', order: 'march-minus-1' })
    expect(t.open.orders.pyke?.order).toBe('march-minus-1')
  })

  it('AG-5.4.5 AG-3.7.4 the allowance counts when the Raven is used, after the reveal', () => {
    const offered = (t: Scene) => {
      t.run({ ...ask, seat: t.seat('lannister') })
      const specials = t.of('lannister', 'swap').filter(({ order }) => orderTable[order].special)
      const normal = t.of('lannister', 'swap').filter(({ order }) => !orderTable[order].special)
      return {
        specials: [...new Set(specials.map(move => move.at))],
        normal: [...new Set(normal.map(move => move.at))],
      }
    }
    // First on the track: three special orders lie there, so that one of them can become another.
    const own = ['riverrun', 'harrenhal', 'lannisport', 'stoney-sept']
    expect(offered(ravenScene())).toEqual({ specials: own.slice(0, 3), normal: own })
    // Third since the reveal: two are allowed. The three that lie there stay, but none can become another.
    const third = ravenScene().track('kings-court', 'stark', 'martell', 'lannister')
    const { orders } = third.open
    expect(offered(third)).toEqual({ specials: [], normal: own })
    expect(third.open.orders).toEqual(orders)
  })

  it('AG-5.4.5 AG-1.3 the holder is asked after all orders have been revealed', () => {
    const t = scene(6).army('lannisport', 'lannister', 'footman').army('pyke', 'greyjoy', 'footman')
    t.run({ do: 'planning' }).move('lannister', { do: 'place', at: 'lannisport', order: 'raid' }, { do: 'confirm' })
    expect(t.asked()).toEqual(['greyjoy'])
    t.move('greyjoy', { do: 'place', at: 'pyke', order: 'support' }, { do: 'confirm' })
    expect([t.question(), t.asked()]).toEqual(['raven', ['lannister']])
    expect([t.open.orders.lannisport?.order, t.open.orders.pyke?.order]).toEqual(['raid', 'support'])
  })

  it('AG-5.4.3 UR-081 the holder alone sees the card; others learn whether it went to the bottom', () => {
    const t = ravenScene().hide({ wildlings: wildlingCards })
    t.run({ ...ask, seat: t.seat('lannister') }).move('lannister', look)
    expect(t.view('lannister').own?.seen).toEqual([{ card: 'a-king-beyond-the-wall', where: 'top', depth: 0 }])
    expect(JSON.stringify([t.view('stark'), t.view(null)])).not.toContain('a-king-beyond-the-wall')
    t.move('lannister', keep('bottom'))
    expect(t.events('looked')).toEqual([{ is: 'looked', seat: t.seat('lannister'), where: 'bottom' }])
    expect(t.state.g.hidden.wildlings).toEqual([...wildlingCards.slice(1), 'a-king-beyond-the-wall'])
    expect(t.view('lannister').own?.seen).toEqual([{ card: 'a-king-beyond-the-wall', where: 'bottom', depth: 0 }])
    expect(t.open.wildlingDeck.every(card => card === null)).toBe(true)
    expect(t.open.ravenUsed).toBe(true)
  })

  it('UR-077 the top card kept there leaves the deck as it was', () => {
    const t = ravenScene().hide({ wildlings: wildlingCards })
    t.run({ ...ask, seat: t.seat('lannister') }).move('lannister', look, keep('top'))
    expect(t.state.g.hidden.wildlings).toEqual(wildlingCards)
  })

  it('AG-5.4.1 nothing leaves the Raven unused', () => {
    const t = ravenScene()
    t.run({ ...ask, seat: t.seat('lannister') }).move('lannister', { do: 'pass' })
    expect(t.open.ravenUsed).toBe(false)
  })

  it('UR-079 AG-13.5 what one house has seen stays its own until the card is revealed', () => {
    const t = ravenScene().hide({ wildlings: wildlingCards })
    t.run({ ...ask, seat: t.seat('lannister') }).move('lannister', look, keep('top'))
    t.track('kings-court', 'stark')
    expect(t.view('stark').own?.seen).toEqual([])
    expect(t.view('lannister').own?.seen).toHaveLength(1)
    // Stark looks too and sends the card down: Lannister knows where it went
    t.run({ ...ask, seat: t.seat('stark') }).move('stark', look, keep('bottom'))
    expect(t.view('lannister').own?.seen).toEqual([{ card: 'a-king-beyond-the-wall', where: 'bottom', depth: 0 }])
    // An attack uses the next card: the known one lies one higher now
    const attack = { do: 'wildlingCard', named: 0, as: 'highest', bid: 0, without: null } as const
    t.hide({
      wildlings: ['silence-at-the-wall', ...t.state.g.hidden.wildlings.filter(card => card !== 'silence-at-the-wall')],
    })
    t.run(attack)
    expect(t.view('lannister').own?.seen).toEqual([{ card: 'a-king-beyond-the-wall', where: 'bottom', depth: 1 }])
    expect(t.open.wildlingDeck.at(-1)).toBe('silence-at-the-wall')
  })

  it('UR-079 AG-9.9 the note goes when the card is revealed, and everybody knows its place then', () => {
    const t = ravenScene().hide({
      wildlings: ['silence-at-the-wall', ...wildlingCards.filter(card => card !== 'silence-at-the-wall')],
    })
    t.run({ ...ask, seat: t.seat('lannister') }).move('lannister', look, keep('top'))
    t.run({ do: 'wildlingCard', named: 0, as: 'highest', bid: 0, without: null })
    expect(t.view('lannister').own?.seen).toEqual([])
    expect(t.open.wildlingDeck).toEqual([null, null, null, null, null, null, null, null, 'silence-at-the-wall'])
  })

  it('AG-13.5 a card that was sent down is on top again when the eight others have gone', () => {
    const t = ravenScene().hide({ wildlings: wildlingCards })
    t.run({ ...ask, seat: t.seat('lannister') }).move('lannister', look, keep('bottom'))
    for (let i = 0; i < 8; i++) t.run({ ...ask, seat: t.seat('stark') }).move('stark', look, keep('bottom'))
    expect(t.view('lannister').own?.seen).toEqual([{ card: 'a-king-beyond-the-wall', where: 'top', depth: 0 }])
    expect(t.view('stark').own?.seen).toHaveLength(8)
  })

  it('AG-5.4.2 only own orders are swapped', () => {
    const t = ravenScene().army('pyke', 'greyjoy', 'footman').order('pyke', 'support')
    t.run({ ...ask, seat: t.seat('lannister') })
    const own = ['harrenhal', 'lannisport', 'riverrun', 'stoney-sept']
    expect([...new Set(t.of('lannister', 'swap').map(move => move.at))].sort()).toEqual(own)
  })

  it('AG-13.5 a card that is looked at in two rounds is remembered once', () => {
    const t = scene(6).hide({ wildlings: wildlingCards })
    const [house] = t.run(ask).asked()
    t.move(house, look, keep('top')).run(ask).move(house, look, keep('top'))
    expect(t.view(house).own!.seen).toEqual([{ card: wildlingCards[0], where: 'top', depth: 0 }])
  })
})

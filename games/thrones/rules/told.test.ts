import { describe, expect, it } from 'vitest'
import { seedFrom, start } from '../../../kernel/index.ts'
import { wildlingCards } from '../data/wildlingCards.ts'
import { thrones } from '../game.ts'
import { field, karhold, type Scene, scene } from '../testing.ts'
import type { Event } from '../types.ts'

const of = (t: Scene, name: Event['is']) => t.events(name).map(({ is: _, ...rest }) => rest)

describe('UR-117 what is done is told, with who did it', () => {
  it('UR-117 AG-2.2 AG-1.1 the houses at the start, and each round', () => {
    const roles = ['stark', 'lannister', 'baratheon']
    const { heard } = start(thrones, { roles, options: scene(3).open.options, seed: seedFrom('told') })
    const events = heard.map(({ event }) => event)
    expect(events).toContainEqual({ is: 'start', houses: roles })
    expect(events).toContainEqual({ is: 'round', round: 1 })
  })

  it('UR-117 AG-4.8 AG-4.9 a Westeros card, what was chosen and which orders it forbids', () => {
    const card = 'w3-put-to-the-sword' as const
    const westeros = ['w1-supply', 'w2-clash-of-kings', card] as const
    const t = scene(6).set({ westeros }).run({ do: 'westerosCard', deck: 3 })
    t.move('greyjoy', { do: 'choose', choice: 'no-march-plus-1' })
    expect(of(t, 'westeros-card')).toEqual([{ card }])
    expect(of(t, 'choice')).toEqual([{ seat: t.seat('greyjoy'), card, choice: 'no-march-plus-1' }])
    expect(of(t, 'forbidden')).toEqual([{ card, orders: ['march-plus-1'] }])
    expect(t.open.forbidden).toEqual(['march-plus-1'])
    const summer = scene(6).set({ westeros: ['w1-last-days-of-summer', 'w2-clash-of-kings', card] })
    expect(summer.run({ do: 'westerosCard', deck: 1 }).heard.map(({ is }) => is)).toEqual(['westeros-card'])
  })

  it('UR-117 AG-9.6 the Wildling card, and who suffers without having been picked', () => {
    const wildlings = ['silence-at-the-wall', ...wildlingCards.filter(card => card !== 'silence-at-the-wall')] as const
    const t = scene(3).hide({ wildlings }).run({ do: 'bid', on: 'wildlings', strength: 6, without: null })
    t.move('stark', { do: 'bid', power: 1 }).move('lannister', { do: 'bid', power: 0 })
    t.move('baratheon', { do: 'bid', power: 2 })
    expect(of(t, 'wildling-card')).toEqual([{ card: 'silence-at-the-wall' }])
    expect(of(t, 'named')).toEqual([{ seat: t.seat('lannister'), as: 'lowest', by: null }])
  })

  it('UR-117 AG-9.7.2 AG-9.8 Footmen that became Knights, and areas lost with their last unit', () => {
    const t = scene(6).army('karhold', 'stark', 'footman')
    t.run({ do: 'wildlingEffect', card: 'crow-killers', seat: t.seat('stark'), as: 'highest', bid: 0 })
    t.move('stark', { do: 'promote', at: 'karhold', routed: false })
    expect(of(t, 'upgraded')).toEqual([{ seat: t.seat('stark'), at: 'karhold', unit: 'knight', cause: 'crow-killers' }])
    t.run({ do: 'wildlingEffect', card: 'mammoth-riders', seat: t.seat('stark'), as: 'other', bid: 0 })
    expect(of(t, 'control')).toEqual([{ at: 'karhold', seat: null }])
    // Ten Footmen stand elsewhere, so the Knight is lost, and Karhold with it.
    const full = scene(6).army('karhold', 'stark', 'knight')
    for (const at of ['winterfell', 'white-harbor'] as const)
      full.army(at, 'stark', ...Array<'footman'>(5).fill('footman'))
    full.run({ do: 'wildlingEffect', card: 'crow-killers', seat: full.seat('stark'), as: 'lowest', bid: 0 })
    expect(of(full, 'control')).toEqual([{ at: 'karhold', seat: null }])
  })

  it('UR-117 AG-5.4.3 the holder of the Raven alone is told which card lies on top', () => {
    const t = scene(6).hide({ wildlings: wildlingCards }).run({ do: 'raven', seat: 0 })
    t.move(t.open.houses[0], { do: 'look' })
    expect(of(t, 'saw')).toEqual([{ seat: 0, card: wildlingCards[0] }])
  })

  it('UR-117 AG-6.2.4 AG-6.4.2 pillage, and an order that musters', () => {
    const t = scene(6).army('winterfell', 'stark', 'footman').order('winterfell', 'raid')
    t.army('karhold', 'greyjoy', 'footman').order('karhold', 'consolidate-power').run({ do: 'raids', position: 0 })
    t.move('stark', { do: 'raid', from: 'winterfell', target: 'karhold' })
    expect(of(t, 'power')).toEqual([
      { seat: t.seat('stark'), n: 1, cause: 'pillage' },
      { seat: t.seat('greyjoy'), n: -1, cause: 'pillage' },
    ])
    const order = 'consolidate-power-special'
    const muster = scene(6).army('winterfell', 'stark', 'footman').order('winterfell', order)
    muster.run({ do: 'consolidations', position: 0 })
    muster.move('stark', { do: 'consolidate', from: 'winterfell', muster: true })
    const step = { kind: 'new', at: 'winterfell', unit: 'footman', to: 'winterfell' } as const
    muster.move('stark', { do: 'muster', step }, { do: 'done' })
    const seat = muster.seat('stark')
    expect(of(muster, 'consolidated')).toEqual([{ seat, from: 'winterfell', order, n: 0, muster: true }])
  })

  it('UR-117 AG-7.6.3 AG-8.2.2 a call, an answer, a side that is supported', () => {
    const t = scene(6).army('kingswood', 'baratheon', 'knight', 'footman').order('kingswood', 'march-0')
    t.army('blackwater', 'lannister', 'knight').order('blackwater', 'support').draft('baratheon', 'kingswood', {})
    t.move('baratheon', { do: 'call', at: 'kings-landing' }).move('lannister', { do: 'deny' })
    expect(of(t, 'called')).toEqual([{ seat: t.seat('baratheon'), at: 'kings-landing' }])
    expect(of(t, 'granted')).toEqual([{ seat: t.seat('lannister'), at: 'kings-landing', yes: false }])
    const fight = field().army('castle-black', 'tyrell', 'footman').order('castle-black', 'support')
    karhold('stark', 'greyjoy', fight).move('tyrell', { do: 'support', side: 'defender' })
    expect(of(fight, 'supported')).toEqual([{ seat: fight.seat('tyrell'), from: 'castle-black', side: 'defender' }])
  })

  it('UR-117 AG-8.5.1 AG-8.6 a card that Tyrion sent back, what replaced it, and the Blade', () => {
    const by = 'tyrion-lannister' as const
    const last = field().hand('greyjoy', 'euron-crows-eye')
    karhold('lannister', 'greyjoy', last).cards(by, 'euron-crows-eye').move('lannister', { do: 'use' })
    expect(of(last, 'card-replaced')).toEqual([{ seat: last.seat('greyjoy'), card: null, by }])
    const two = field().hand('greyjoy', 'euron-crows-eye', 'asha-greyjoy').set({ bladeUsed: false })
    karhold('lannister', 'greyjoy', two.track('fiefdoms', 'greyjoy')).cards(by, 'euron-crows-eye')
    two.move('lannister', { do: 'use' }).move('greyjoy', { do: 'use' })
    expect(of(two, 'card-replaced')).toEqual([{ seat: two.seat('greyjoy'), card: 'asha-greyjoy', by }])
    expect(of(two, 'blade')).toEqual([{ seat: two.seat('greyjoy') }])
  })
})

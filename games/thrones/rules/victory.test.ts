import { describe, expect, it } from 'vitest'
import type { LandArea } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import { type Scene, scene } from '../testing.ts'
import type { Options } from '../types.ts'
import { standing } from './victory.ts'

const check = { do: 'victoryCheck' } as const
const flags = (t: Scene, house: House, ...areas: LandArea[]) => {
  for (const area of areas) t.banner(area, house)
  return t
}
const ranking = (t: Scene) => standing(t.open).map(({ seat }) => t.open.houses[seat])
const keys = (t: Scene, house: House) => {
  const { keys } = standing(t.open).find(({ seat }) => seat === t.seat(house))!
  return Object.fromEntries(keys.map(({ why, n }) => [why, n]))
}

/** T-59: Baratheon and Lannister with five areas each, two of them strongholds. */
function finalTie(options: Partial<Options>): Scene {
  const t = scene(6, options).track('iron-throne', 'lannister', 'baratheon').set({ round: 10 })
  t.supply('baratheon', 4).supply('lannister', 4).power('baratheon', 6).power('lannister', 9)
  flags(t, 'baratheon', 'seagard', 'moat-cailin', 'the-eyrie', 'crackclaw-point')
  flags(t, 'baratheon', 'castle-black', 'karhold', 'widows-watch', 'the-fingers', 'the-twins', 'kingswood')
  flags(t, 'lannister', 'riverrun', 'harrenhal', 'flints-finger', 'the-reach')
  return flags(t, 'lannister', 'stoney-sept', 'searoad-marches', 'blackwater', 'dornish-marches', 'the-arbor')
}

describe('AG-10 victory', () => {
  it('AG-10 AG-10.1 seven areas win at once, six do not', () => {
    const t = flags(scene(6), 'lannister', 'riverrun', 'harrenhal', 'seagard', 'the-reach', 'oldtown').run(check)
    expect(t.events('won')).toEqual([])
    flags(t, 'lannister', 'moat-cailin').run(check, { do: 'raven', seat: 0 })
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('lannister'), areas: 7, early: true }])
    expect(t.open.winner).toBe(t.seat('lannister'))
    expect([t.question(), t.asked()]).toEqual([null, []])
  })

  it('AG-10.1 is looked at after each reconciling, before the next house reconciles', () => {
    const t = flags(scene(6), 'lannister', 'riverrun', 'harrenhal', 'seagard', 'the-reach', 'oldtown', 'moat-cailin')
    t.army('karhold', 'lannister', 'footman', 'footman', 'footman').supply('lannister', 0)
    t.army('sunspear', 'martell', 'footman', 'footman', 'footman').supply('martell', 0)
    const reconcile = (house: House) =>
      ({ do: 'reconcile', seat: t.seat(house), removed: {}, cause: 'supply' }) as const
    t.run(reconcile('lannister'), reconcile('martell'))
    expect(t.events('lost').map(event => event.at)).toEqual(['karhold'])
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('lannister'), areas: 7, early: true }])
  })

  it('AG-10.1 of several with seven the one with more, then the keys of AG-10.3', () => {
    const two = () => {
      const t = flags(scene(6), 'lannister', 'riverrun', 'harrenhal', 'seagard', 'the-reach', 'oldtown', 'highgarden')
      return flags(t, 'stark', 'moat-cailin', 'white-harbor', 'flints-finger', 'the-eyrie', 'starfall', 'yronwood')
    }
    const equal = two().run(check)
    // Lannister has five strongholds, Stark one
    expect(equal.open.winner).toBe(equal.seat('lannister'))
    const more = flags(two(), 'stark', 'storms-end').run(check)
    expect(more.events('won')[0]).toMatchObject({ seat: more.seat('stark'), areas: 8 })
  })

  it('T-58 AG-10.5 the game ends with the March order that takes the seventh; nothing else is resolved', () => {
    const march = (start: LandArea) => {
      const t = flags(scene(6).set({ round: 4 }), 'lannister', 'riverrun', 'seagard', 'the-reach', 'oldtown')
      if (start === 'stoney-sept') flags(t, 'lannister', 'moat-cailin')
      t.army(start, 'lannister', 'footman').order(start, 'march-0')
      t.army('winterfell', 'stark', 'footman').order('winterfell', 'consolidate-power')
      t.run({ do: 'marches', position: 0 }, { do: 'consolidations', position: 0 })
      return t.move('lannister', { do: 'go', unit: 'footman', to: 'harrenhal' }, { do: 'commit', banner: false })
    }
    const won = march('stoney-sept')
    expect(won.events('won')).toEqual([{ is: 'won', seat: won.seat('lannister'), areas: 7, early: true }])
    expect(won.open.orders.winterfell?.order).toBe('consolidate-power')
    expect(won.refuses('stark', { do: 'pass' })).toBe(true)
    // Six, for Crackclaw Point was given up for Harrenhal
    const six = march('crackclaw-point')
    expect(six.events('won')).toEqual([])
    expect(six.power('stark')).toBe(7)
  })

  it('AG-10.1 AG-3.3.5 a march of another house can bring the seventh: a home that is left falls back', () => {
    const march = (seventh: boolean) => {
      const t = flags(scene(6), 'greyjoy', 'seagard', 'riverrun', 'harrenhal', 'moat-cailin', 'white-harbor')
      if (seventh) flags(t, 'greyjoy', 'the-reach')
      t.garrison('pyke', null).army('pyke', 'lannister', 'footman').order('pyke', 'march-0')
      t.army('port-of-pyke', 'lannister', 'ship').army('ironmans-bay', 'lannister', 'ship')
      t.run({ do: 'marches', position: 0 })
      t.move('lannister', { do: 'go', unit: 'footman', to: 'flints-finger' }, { do: 'commit', banner: false })
      // Ports come before victory (AG-8.14.2, AG-8.14.3).
      expect([t.asked(), t.events('won')]).toEqual([['greyjoy'], []])
      return t.move('greyjoy', { do: 'take-over', ships: 1 })
    }
    const won = march(true)
    expect(won.events('won')).toEqual([{ is: 'won', seat: won.seat('greyjoy'), areas: 7, early: true }])
    expect(march(false).events('won')).toEqual([])
  })

  it('UR-001 the seventh castle ends the game on the spot', () => {
    const t = flags(scene(6), 'baratheon', 'kings-landing', 'the-reach', 'harrenhal', 'riverrun', 'crackclaw-point')
    t.army('kingswood', 'baratheon', 'footman').order('kingswood', 'march-0')
    t.army('pyke', 'greyjoy', 'footman').order('pyke', 'march-plus-1')
    t.army('winterfell', 'stark', 'footman').order('winterfell', 'consolidate-power')
    t.run({ do: 'marches', position: 0 }, { do: 'consolidations', position: 0 })
    t.move('baratheon', { do: 'go', unit: 'footman', to: 'storms-end' }, { do: 'commit', banner: false })
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('baratheon'), areas: 7, early: true }])
    expect(t.asked()).toEqual([])
    expect(t.open.orders.pyke?.order).toBe('march-plus-1')
    expect(t.power('stark')).toBe(5)
  })

  it('T-59 AG-10.2 AG-10.3 AG-10.4 the final tie by the rulebook: Power', () => {
    const t = finalTie({ finalTieBreak: 'rulebook' })
    expect(keys(t, 'baratheon')).toEqual({ castles: 5, strongholds: 2, supply: 4, power: 6, 'iron-throne': 2 })
    expect(keys(t, 'lannister')).toEqual({ castles: 5, strongholds: 2, supply: 4, power: 9, 'iron-throne': 1 })
    t.run({ do: 'cleanup' })
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('lannister'), areas: 5, early: false }])
    expect(t.open.winner).toBeNull()
    expect(ranking(t).slice(0, 2)).toEqual(['lannister', 'baratheon'])
    expect(standing(t.open).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('T-59 AG-12.2 the same by the FAQ: land areas', () => {
    const t = finalTie({ finalTieBreak: 'faq-2.0' })
    expect(keys(t, 'baratheon')).toEqual({ castles: 5, 'land-areas': 11, supply: 4, 'iron-throne': 2 })
    expect(keys(t, 'lannister')).toEqual({ castles: 5, 'land-areas': 10, supply: 4, 'iron-throne': 1 })
    expect(ranking(t).slice(0, 2)).toEqual(['baratheon', 'lannister'])
  })

  it('UR-002 both lists of tie-breaks, both cases', () => {
    // Stark plays A, Greyjoy B. Case 1: A 3 strongholds and 8 land areas, B 2 strongholds and 9 land areas
    const first = (finalTieBreak: Options['finalTieBreak']) => {
      const t = flags(scene(6, { finalTieBreak }), 'stark', 'riverrun', 'oldtown', 'white-harbor', 'moat-cailin')
      flags(t, 'stark', 'castle-black', 'karhold', 'widows-watch')
      flags(t, 'greyjoy', 'seagard', 'flints-finger', 'harrenhal', 'the-reach')
      return flags(t, 'greyjoy', 'the-twins', 'the-fingers', 'stoney-sept', 'blackwater')
    }
    expect(keys(first('rulebook'), 'stark').strongholds).toBe(3)
    expect([keys(first('faq-2.0'), 'stark')['land-areas'], keys(first('faq-2.0'), 'greyjoy')['land-areas']]).toEqual([
      8, 9,
    ])
    expect(ranking(first('rulebook'))[0]).toBe('stark')
    expect(ranking(first('faq-2.0'))[0]).toBe('greyjoy')
    // Case 2: all equal but Power and the Iron Throne position
    const second = (finalTieBreak: Options['finalTieBreak']) => {
      const t = scene(6, { finalTieBreak })
        .power('stark', 5)
        .power('greyjoy', 3)
        .track('iron-throne', 'greyjoy', 'stark')
      return flags(flags(t, 'stark', 'riverrun'), 'greyjoy', 'seagard')
    }
    expect(ranking(second('rulebook'))[0]).toBe('stark')
    expect(ranking(second('faq-2.0'))[0]).toBe('greyjoy')
  })
})

import { describe, expect, it } from 'vitest'
import type { LandArea } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import { thrones } from '../game.ts'
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

  it('T-58 AG-10.5 the game ends as soon as the seventh is taken; nothing else is resolved', () => {
    const march = (start: LandArea, victoryCheck: Options['victoryCheck'] = 'at-once') => {
      const t = flags(
        scene(6, { victoryCheck }).set({ round: 4 }),
        'lannister',
        'riverrun',
        'seagard',
        'the-reach',
        'oldtown',
      )
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
    // The order itself is not brought to its end; with `after-order` it is.
    expect(won.open.orders['stoney-sept']?.order).toBe('march-0')
    const later = march('stoney-sept', 'after-order')
    expect(later.events('won')).toEqual(won.events('won'))
    expect(later.open.orders['stoney-sept']).toBeNull()
    // Six, for Crackclaw Point was given up for Harrenhal
    const six = march('crackclaw-point')
    expect(six.events('won')).toEqual([])
    expect(six.power('stark')).toBe(7)
  })

  it('AG-10.1 AG-3.3.5 a march of another house can bring the seventh: a home that is left falls back', () => {
    const march = (seventh: boolean, victoryCheck: Options['victoryCheck']) => {
      const t = flags(
        scene(6, { victoryCheck }),
        'greyjoy',
        'seagard',
        'riverrun',
        'harrenhal',
        'moat-cailin',
        'white-harbor',
      )
      if (seventh) flags(t, 'greyjoy', 'the-reach')
      t.garrison('pyke', null).army('pyke', 'lannister', 'footman').order('pyke', 'march-0')
      t.army('port-of-pyke', 'lannister', 'ship').army('ironmans-bay', 'lannister', 'ship')
      t.run({ do: 'marches', position: 0 })
      t.move('lannister', { do: 'go', unit: 'footman', to: 'flints-finger' }, { do: 'commit', banner: false })
      return { t, asked: t.asked(), won: t.events('won') }
    }
    const { t: won, ...atOnce } = march(true, 'at-once')
    const victory = [{ is: 'won', seat: won.seat('greyjoy'), areas: 7, early: true }]
    expect(atOnce).toEqual({ asked: [], won: victory })
    // With `after-order` ports come before victory (AG-8.14.2, AG-8.14.3); so they do where nobody has seven.
    for (const { t, ...rest } of [march(true, 'after-order'), march(false, 'at-once')]) {
      expect(rest).toEqual({ asked: ['greyjoy'], won: [] })
      t.move('greyjoy', { do: 'take-over', ships: 1 })
      expect(t.events('won')).toEqual(t.open.banners['the-reach'] === undefined ? [] : victory)
    }
  })

  /** Martell has five areas by Power tokens and Yronwood by a Footman; Baratheon marches there from Martell's home. */
  function fromSunspear(victoryCheck: Options['victoryCheck']): Scene {
    const t = flags(
      scene(6, { victoryCheck }),
      'martell',
      'starfall',
      'storms-end',
      'highgarden',
      'oldtown',
      'the-reach',
    )
    t.set({ bladeUsed: true }).garrison('sunspear', null).army('yronwood', 'martell', 'footman')
    t.army('sunspear', 'baratheon', 'knight', 'knight').order('sunspear', 'march-0')
    return t.march('baratheon', 'sunspear', { yronwood: ['knight', 'knight'] })
  }

  it('T-66 AG-10.1 AG-8.1.6 a home that all attackers have left falls back before their combat', () => {
    const t = fromSunspear('at-once')
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('martell'), areas: 7, early: true }])
    expect([t.open.winner, t.question(), t.events('battle')]).toEqual([t.seat('martell'), null, []])
    // The ranking counts as the check does (AG-10.5).
    expect([ranking(t)[0], keys(t, 'martell').castles]).toEqual(['martell', 7])
  })

  it('T-66 AG-12.8 the same after the order: the combat comes first', () => {
    const t = fromSunspear('after-order')
    expect([t.question(), t.events('won')]).toEqual(['houseCards', []])
    t.cards('brienne-of-tarth', 'areo-hotah')
    expect(t.events('outcome')[0]).toMatchObject({ winner: 'attacker' })
    t.move('martell', { do: 'retreat', to: 'salt-shore' })
    // Six, for Yronwood is lost and Sunspear is back
    expect([t.events('won'), keys(t, 'martell').castles, t.question()]).toEqual([[], 6, null])
  })

  /** Baratheon has six areas; a Footman marches into Storm's End while two Knights attack The Reach. */
  function fromKingswood(victoryCheck: Options['victoryCheck']): Scene {
    const t = flags(scene(6, { victoryCheck }), 'baratheon', 'crackclaw-point', 'harrenhal', 'riverrun', 'seagard')
    flags(t, 'baratheon', 'moat-cailin').army('the-reach', 'tyrell', 'footman').set({ bladeUsed: true })
    t.army('kingswood', 'baratheon', 'knight', 'knight', 'footman').order('kingswood', 'march-0')
    return t.march('baratheon', 'kingswood', { 'storms-end': ['footman'], 'the-reach': ['knight', 'knight'] })
  }

  it('T-67 AG-10.1 AG-7.3 the group that meets nobody takes the seventh before the combat', () => {
    const t = fromKingswood('at-once')
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('baratheon'), areas: 7, early: true }])
    expect([t.question(), t.army('kingswood')?.units, t.army('the-reach')?.seat]).toEqual([
      null,
      ['knight', 'knight'],
      t.seat('tyrell'),
    ])
  })

  it('T-67 AG-12.8 the same after the order: the combat is fought, then Baratheon wins', () => {
    const t = fromKingswood('after-order')
    expect([t.question(), t.events('won')]).toEqual(['houseCards', []])
    t.cards('brienne-of-tarth', 'alester-florent')
    t.move('tyrell', { do: 'retreat', to: 'dornish-marches' })
    // Eight, with The Reach
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('baratheon'), areas: 8, early: true }])
  })

  it.each([
    ['at-once', 'afterwards'],
    ['after-order', 'before'],
  ] as const)(
    'AG-10.1 %s: a combat that takes the seventh wins as soon as the winner has moved in',
    (victoryCheck, asks) => {
      const t = flags(
        scene(6, { victoryCheck }),
        'lannister',
        'riverrun',
        'seagard',
        'moat-cailin',
        'the-reach',
        'oldtown',
      )
      t.set({ bladeUsed: true }).army('stoney-sept', 'lannister', 'knight').order('stoney-sept', 'march-0')
      t.army('harrenhal', 'baratheon', 'footman').march('lannister', 'stoney-sept', { harrenhal: ['knight'] })
      t.cards('ser-gregor-clegane', 'patchface')
      // Patchface acts after the combat (AG-8.4.2).
      expect(t.army('harrenhal')?.seat).toBe(t.seat('lannister'))
      expect([t.events('won').length, t.question()]).toEqual(asks === 'before' ? [0, 'useCard'] : [1, null])
    },
  )

  it.each(['at-once', 'after-order'] as const)('AG-10.1 %s: a retreat can take the seventh', victoryCheck => {
    const t = flags(
      scene(6, { victoryCheck }),
      'lannister',
      'riverrun',
      'seagard',
      'moat-cailin',
      'the-reach',
      'oldtown',
    )
    t.set({ bladeUsed: true })
      .army('stoney-sept', 'lannister', 'footman')
      .army('blackwater', 'tyrell', 'knight', 'knight')
    t.order('blackwater', 'march-0').march('tyrell', 'blackwater', { 'stoney-sept': ['knight', 'knight'] })
    t.cards('ser-garlan-tyrell', 'the-hound').move('lannister', { do: 'retreat', to: 'harrenhal' })
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('lannister'), areas: 7, early: true }])
    expect(t.open.orders.blackwater === null).toBe(victoryCheck === 'after-order')
  })

  it('AG-10.1 a neutral force that falls and a home that falls back count at one check', () => {
    const t = flags(scene(6), 'greyjoy', 'seagard', 'riverrun', 'harrenhal', 'moat-cailin', 'white-harbor', 'the-reach')
    flags(t, 'lannister', 'oldtown', 'highgarden', 'storms-end', 'starfall', 'yronwood').neutral('flints-finger', 1)
    t.garrison('pyke', null).army('pyke', 'lannister', 'footman').order('pyke', 'march-0')
    t.army('ironmans-bay', 'lannister', 'ship').march('lannister', 'pyke', { 'flints-finger': ['footman'] })
    // Both have seven; Lannister has more strongholds (AG-10.3).
    expect(t.events('won')).toEqual([{ is: 'won', seat: t.seat('lannister'), areas: 7, early: true }])
  })

  it('AG-10.5 the position in which a game is won keeps the laws of all positions', () => {
    const t = flags(scene(6), 'lannister', 'riverrun', 'seagard', 'the-reach', 'oldtown', 'moat-cailin')
    t.army('stoney-sept', 'lannister', 'footman').order('stoney-sept', 'march-0')
    t.march('lannister', 'stoney-sept', { harrenhal: ['footman'] })
    // The order is still there, though nobody is.
    expect([t.open.winner, t.army('stoney-sept'), t.open.orders['stoney-sept']?.order]).toEqual([
      t.seat('lannister'),
      null,
      'march-0',
    ])
    for (const won of [t, fromSunspear('at-once'), fromKingswood('at-once')]) {
      expect(Object.values(thrones.invariants).flatMap(holds => holds(won.state.g) ?? [])).toEqual([])
    }
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

  it.each([
    ['stark', 'greyjoy', 'lannister', 'martell', 'tyrell', 'baratheon'],
    ['baratheon', 'tyrell', 'martell', 'lannister', 'greyjoy', 'stark'],
    ['lannister', 'baratheon', 'stark', 'tyrell', 'greyjoy', 'martell'],
  ] as const)(
    'AG-10.3 AG-10.4 with all else equal the ranking is the Iron Throne track: %s, %s, %s ...',
    (...order) => {
      expect(ranking(scene(6).track('iron-throne', ...order))).toEqual(order)
    },
  )

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

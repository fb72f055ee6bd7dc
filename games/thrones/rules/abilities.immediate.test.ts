import { describe, expect, it } from 'vitest'
import { tracks } from '../data/constants.ts'
import type { HouseCard } from '../data/houseCards.ts'
import type { House } from '../data/houses.ts'
import { field, karhold, outcome, type Scene, scene } from '../testing.ts'

describe('AG-8.5.1 Tyrion Lannister', () => {
  const ironmansBay = () => {
    const t = field().army('the-golden-sound', 'lannister', 'ship', 'ship').order('the-golden-sound', 'march-0')
    return t.army('ironmans-bay', 'greyjoy', 'ship', 'ship')
  }
  const attack = (t: Scene) => t.march('lannister', 'the-golden-sound', { 'ironmans-bay': ['ship', 'ship'] })

  it('T-42 UR-020 AG-8.5.1 AG-8.4.5 the last card goes back, and its owner fights without one', () => {
    const t = ironmansBay().hand('greyjoy', 'euron-crows-eye')
    const discards = t.open.discards[t.seat('greyjoy')]
    attack(t).cards('tyrion-lannister', 'euron-crows-eye').move('lannister', { do: 'use' })
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [3, 2] })
    expect(t.events('card-cancelled')).toEqual([
      { is: 'card-cancelled', seat: t.seat('greyjoy'), card: 'euron-crows-eye' },
    ])
    expect(t.events('lost')).toEqual([])
    expect(t.of('greyjoy', 'retreat').map(move => move.to)).toEqual(['sunset-sea', 'port-of-pyke'])
    t.move('greyjoy', { do: 'retreat', to: 'port-of-pyke' })
    expect(t.hand('greyjoy')).toEqual(['euron-crows-eye'])
    expect(t.open.discards[t.seat('greyjoy')]).toEqual(discards)
    expect(t.army('port-of-pyke')?.routed).toEqual(['ship', 'ship'])
  })

  it('AG-8.5.1 the same card may not be chosen again; the new one is open and its ability counts', () => {
    const t = attack(ironmansBay()).cards('tyrion-lannister', 'euron-crows-eye').move('lannister', { do: 'use' })
    expect(t.asked()).toEqual(['greyjoy'])
    expect(t.refuses('greyjoy', { do: 'card', card: 'euron-crows-eye' })).toBe(true)
    expect(t.of('greyjoy', 'card')).toHaveLength(6)
    // Balon is open at once: Tyrion counts 0.
    t.move('greyjoy', { do: 'card', card: 'balon-greyjoy' })
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [2, 4] })
    expect(t.hand('greyjoy')).toContain('euron-crows-eye')
  })

  it('UR-020 AG-8.5.2 acts before Aeron can, and Aeron chosen in return acts then', () => {
    const t = attack(ironmansBay()).cards('tyrion-lannister', 'aeron-damphair').move('lannister', { do: 'use' })
    expect(t.power('greyjoy')).toBe(5)
    expect(t.of('greyjoy', 'card').map(move => move.card)).not.toContain('aeron-damphair')
    const other = attack(ironmansBay()).cards('tyrion-lannister', 'euron-crows-eye').move('lannister', { do: 'use' })
    other.move('greyjoy', { do: 'card', card: 'aeron-damphair' }, { do: 'use' })
    expect(other.power('greyjoy')).toBe(3)
    expect(other.of('greyjoy', 'card').map(move => move.card)).not.toContain('euron-crows-eye')
    other.move('greyjoy', { do: 'card', card: 'balon-greyjoy' })
    expect(other.open.discards[other.seat('greyjoy')]).toEqual(['aeron-damphair', 'balon-greyjoy'])
  })

  it('UR-020 AG-8.5.0 is optional, and unused he is still a played card', () => {
    const t = attack(ironmansBay()).cards('tyrion-lannister', 'euron-crows-eye').move('lannister', { do: 'pass' })
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [3, 6] })
    expect(t.open.discards[t.seat('lannister')]).toEqual(['tyrion-lannister'])
  })
})

describe('AG-8.5.2 Aeron Damphair', () => {
  const attacked = (power: number, t = field()) => {
    t.power('greyjoy', power).army('ironmans-bay', 'greyjoy', 'ship')
    t.order('ironmans-bay', 'defense-plus-1')
    t.army('the-golden-sound', 'lannister', 'ship', 'ship').order('the-golden-sound', 'march-0')
    t.march('lannister', 'the-golden-sound', { 'ironmans-bay': ['ship', 'ship'] })
    return t.cards('ser-kevan-lannister', 'aeron-damphair')
  }

  it('T-43 AG-8.5.2 pays 2 Power, is discarded, and another card fights', () => {
    const t = attacked(3).move('greyjoy', { do: 'use' }, { do: 'card', card: 'euron-crows-eye' })
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [3, 6] })
    expect(t.events('lost')).toEqual([
      { is: 'lost', seat: t.seat('lannister'), at: 'the-golden-sound', unit: 'ship', routed: false, cause: 'combat' },
    ])
    expect(t.army('the-golden-sound')).toEqual({ seat: t.seat('lannister'), units: [], routed: ['ship'] })
    expect(t.power('greyjoy')).toBe(1)
    expect(t.open.discards[t.seat('greyjoy')]).toEqual(['aeron-damphair', 'euron-crows-eye'])
  })

  it('AG-8.5.0 AG-8.5.2 without 2 Power nobody is asked', () => {
    expect(outcome(attacked(1))).toMatchObject({ winner: 'attacker', strengths: [3, 2] })
  })

  it('AG-8.5.0 AG-8.5.2 nor without another card to play instead', () => {
    const t = attacked(5, field().hand('greyjoy', 'aeron-damphair'))
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [3, 2] })
    expect(t.power('greyjoy')).toBe(5)
  })
})

describe('AG-8.5.3 Mace Tyrell', () => {
  it('T-49 AG-8.5.3 AG-8.5.14 AG-8.12.4 AG-8.14.1 the combat goes on after the last unit', () => {
    const t = field().army('stoney-sept', 'lannister', 'footman').order('stoney-sept', 'defense-plus-2')
    t.army('riverrun', 'lannister', 'knight', 'knight').order('riverrun', 'support')
    t.army('searoad-marches', 'tyrell', 'knight').order('searoad-marches', 'march-minus-1')
    t.army('highgarden', 'tyrell', 'footman').order('highgarden', 'raid')
    t.march('tyrell', 'searoad-marches', { 'stoney-sept': ['knight'] })
    t.move('lannister', { do: 'support', side: 'defender' }).cards('mace-tyrell', 'cersei-lannister')
    expect(t.events('lost')).toEqual([
      {
        is: 'lost',
        seat: t.seat('lannister'),
        at: 'stoney-sept',
        unit: 'footman',
        routed: false,
        cause: 'mace-tyrell',
      },
    ])
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [5, 6] })
    t.move('lannister', { do: 'use' })
    expect(t.open.orders.highgarden).toBeNull()
    expect(t.army('searoad-marches')).toEqual({ seat: t.seat('tyrell'), units: [], routed: ['knight'] })
    expect(t.army('stoney-sept')).toBeNull()
    expect(t.events('order-removed').map(event => [event.at, event.order, event.cause])).toEqual([
      ['highgarden', 'raid', 'cersei-lannister'],
      ['stoney-sept', 'defense-plus-2', 'empty'],
    ])
    expect(t.events('control').at(-1)).toEqual({ is: 'control', at: 'stoney-sept', seat: null })
  })

  it('UR-022 AG-8.5.3 AG-8.4.4 Karhold: 0+1+4+4 = 9 against 5, and the Defense order does not linger', () => {
    const t = field().army('karhold', 'stark', 'footman').order('karhold', 'defense-plus-1')
    t.army('winterfell', 'stark', 'knight', 'knight').order('winterfell', 'support')
    t.army('castle-black', 'tyrell', 'footman').order('castle-black', 'march-0')
    t.march('tyrell', 'castle-black', { karhold: ['footman'] }).move('stark', { do: 'support', side: 'defender' })
    t.cards('mace-tyrell', 'eddard-stark')
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [5, 9] })
    expect(t.army('karhold')).toBeNull()
    expect(t.open.orders.karhold).toBeNull()
    expect(t.army('castle-black')).toBeNull()
  })

  it('AG-8.5.3 his owner chooses between a standing and a routed Footman', () => {
    const t = field().routed('karhold', 'lannister', 'footman')
    karhold('tyrell', 'lannister', t).cards('mace-tyrell', 'tywin-lannister')
    expect(t.of('tyrell', 'kill')).toEqual([
      { do: 'kill', routed: false },
      { do: 'kill', routed: true },
    ])
    t.move('tyrell', { do: 'kill', routed: true })
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [5, 5] })
  })

  it('AG-8.5.3 AG-8.12.2 kills an attacker at his start; nobody moves in', () => {
    const t = karhold('lannister', 'tyrell').cards('tywin-lannister', 'mace-tyrell')
    expect(t.events('lost').map(event => [event.at, event.cause])).toEqual([['winterfell', 'mace-tyrell']])
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [4, 5] })
    expect(t.army('winterfell')).toBeNull()
    // A march of 4+1 still wins, but nobody is left to move in: the order goes, the Power token stays.
    const won = field().garrison('winterfell', null).army('winterfell', 'lannister', 'footman')
    won
      .order('winterfell', 'march-plus-1')
      .army('the-stony-shore', 'tyrell', 'footman')
      .banner('the-stony-shore', 'tyrell')
    won.order('the-stony-shore', 'raid').army('bay-of-ice', 'lannister', 'ship', 'ship').order('bay-of-ice', 'support')
    won.march('lannister', 'winterfell', { 'the-stony-shore': ['footman'] })
    won.move('lannister', { do: 'support', side: 'attacker' }).cards('tywin-lannister', 'mace-tyrell')
    expect(outcome(won)).toMatchObject({ winner: 'attacker', strengths: [7, 5] })
    expect(won.army('the-stony-shore')).toBeNull()
    expect(won.open.banners).toEqual({ 'the-stony-shore': won.seat('tyrell') })
    expect(won.open.orders['the-stony-shore']).toBeNull()
    expect(won.events('conquered')).toEqual([])
  })
})

describe('AG-8.5.4 the Queen of Thorns', () => {
  it('T-44 AG-8.5.4 AG-8.2.7 AG-8.2.9 takes the support of Asha away', () => {
    const t = field().army('searoad-marches', 'greyjoy', 'knight', 'knight')
    t.army('the-golden-sound', 'greyjoy', 'ship').order('the-golden-sound', 'support')
    t.army('highgarden', 'tyrell', 'knight', 'knight').order('highgarden', 'march-0')
    t.march('tyrell', 'highgarden', { 'searoad-marches': ['knight', 'knight'] })
    t.move('greyjoy', { do: 'support', side: 'defender' }).cards('queen-of-thorns', 'asha-greyjoy')
    expect(t.events('order-removed').map(event => [event.at, event.cause])).toEqual([
      ['the-golden-sound', 'queen-of-thorns'],
    ])
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [4, 5] })
    expect(t.events('lost').map(event => [event.seat, event.unit])).toEqual([
      [t.seat('tyrell'), 'knight'],
      [t.seat('tyrell'), 'knight'],
    ])
    expect(t.army('highgarden')).toBeNull()
  })

  it('UR-028 AG-8.5.4 finds adjacent orders only, and never the March order of this combat', () => {
    const t = field().army('stoney-sept', 'lannister', 'knight').order('stoney-sept', 'march-0')
    t.army('harrenhal', 'lannister', 'footman').order('harrenhal', 'support')
    t.army('searoad-marches', 'lannister', 'footman').order('searoad-marches', 'raid')
    t.army('lannisport', 'lannister', 'footman').order('lannisport', 'consolidate-power')
    t.army('blackwater', 'tyrell', 'footman', 'footman')
    t.march('lannister', 'stoney-sept', { blackwater: ['knight'] }).move('lannister', {
      do: 'support',
      side: 'attacker',
    })
    t.cards('ser-kevan-lannister', 'queen-of-thorns')
    expect(t.of('tyrell', 'strike').map(move => move.at)).toEqual(['harrenhal', 'searoad-marches'])
  })

  it('UR-028 AG-8.5.0 does nothing without a target, and nobody is asked', () => {
    const t = field().army('stoney-sept', 'lannister', 'knight').order('stoney-sept', 'march-0')
    t.army('port-of-lannisport', 'lannister', 'ship').order('port-of-lannisport', 'support')
    t.army('blackwater', 'tyrell', 'footman', 'footman').march('lannister', 'stoney-sept', { blackwater: ['knight'] })
    t.cards('ser-kevan-lannister', 'queen-of-thorns')
    expect(t.events('ability')).toEqual([])
    expect(outcome(t)).toMatchObject({ strengths: [3, 2] })
  })

  it('AG-8.5.4 AG-3.6.4 a port lies beside its land and beside its sea', () => {
    const land = field().army('lannisport', 'lannister', 'knight').army('port-of-lannisport', 'lannister', 'ship')
    land
      .order('port-of-lannisport', 'raid')
      .army('searoad-marches', 'tyrell', 'knight')
      .order('searoad-marches', 'march-0')
    land.march('tyrell', 'searoad-marches', { lannisport: ['knight'] }).cards('queen-of-thorns', 'cersei-lannister')
    expect(land.open.orders['port-of-lannisport']).toBeNull()
    const sea = field().army('the-golden-sound', 'lannister', 'ship').army('port-of-lannisport', 'lannister', 'ship')
    sea.order('port-of-lannisport', 'raid').army('sunset-sea', 'tyrell', 'ship').order('sunset-sea', 'march-0')
    sea.march('tyrell', 'sunset-sea', { 'the-golden-sound': ['ship'] }).cards('queen-of-thorns', 'cersei-lannister')
    expect(sea.events('order-removed').map(event => event.at)).toEqual(['port-of-lannisport'])
  })
})

describe('AG-8.5.5 Doran Martell', () => {
  it('T-40 AG-8.5.5 AG-6.1.3 AG-3.7.5 the march cycle runs over positions', () => {
    const t = field().track('iron-throne', 'tyrell', 'baratheon', 'martell', 'lannister', 'greyjoy', 'stark')
    const camps = {
      tyrell: ['highgarden', 'oldtown'],
      baratheon: ['kingswood', 'storms-end'],
      martell: ['sunspear', 'salt-shore'],
      lannister: ['lannisport', 'riverrun'],
      greyjoy: ['pyke', 'seagard'],
      stark: ['winterfell', 'white-harbor'],
    } as const
    for (const [house, places] of Object.entries(camps)) {
      t.army(places[0], house as House, 'knight').order(places[0], 'march-0')
      t.army(places[1], house as House, 'footman').order(places[1], 'march-minus-1')
    }
    t.army('the-boneway', 'martell', 'footman')
    t.run({ do: 'marches', position: 1 })
    t.move('baratheon', { do: 'march', from: 'kingswood' }, { do: 'go', unit: 'knight', to: 'the-boneway' })
    t.move('baratheon', { do: 'commit', banner: false }).cards('patchface', 'doran-martell')
    t.move('martell', { do: 'demote', track: 'iron-throne' })
    expect(t.open.tracks['iron-throne'].map(seat => t.open.houses[seat])).toEqual([
      'tyrell',
      'martell',
      'lannister',
      'greyjoy',
      'stark',
      'baratheon',
    ])
    t.move('martell', { do: 'retreat', to: 'yronwood' }).move('baratheon', { do: 'pass' })
    const turns: House[] = []
    for (let i = 0; i < 4; i++) {
      const [house] = t.asked()
      turns.push(house)
      if (t.question() === 'marchOrder') t.move(house, t.legalMoves(house)[0])
      t.move(house, { do: 'commit', banner: false })
    }
    expect(turns).toEqual(['lannister', 'greyjoy', 'stark', 'baratheon'])
  })

  it('T-41 AG-8.5.5 AG-3.7.3 AG-8.8 moves the Blade before it may be used, and decides the tie', () => {
    const attack = (used: boolean) => {
      const t = scene(6).track('fiefdoms', 'tyrell', 'martell').set({ bladeUsed: used })
      t.army('princes-pass', 'tyrell', 'knight', 'knight').order('princes-pass', 'march-0')
      t.army('yronwood', 'martell', 'knight', 'knight', 'footman')
      t.march('tyrell', 'princes-pass', { yronwood: ['knight', 'knight'] })
      t.cards('margaery-tyrell', 'doran-martell')
      return t.move('martell', { do: 'demote', track: 'fiefdoms' })
    }
    const t = attack(false)
    expect(t.asked()).toEqual(['martell'])
    expect(t.question()).toBe('blade')
    t.move('martell', { do: 'pass' })
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [5, 5], tie: true })
    const used = attack(true)
    expect(used.events('blade')).toEqual([])
    expect(outcome(used)).toMatchObject({ winner: 'defender', strengths: [5, 5] })
    expect(used.open.bladeUsed).toBe(true)
  })

  it('AG-3.7.4 AG-8.4.3 special orders on the board stay when he takes their house down; he acts once', () => {
    const t = field().army('riverrun', 'lannister', 'footman').order('riverrun', 'defense-plus-2')
    t.army('seagard', 'lannister', 'footman').order('seagard', 'support-plus-1')
    karhold('lannister', 'martell', t).cards('cersei-lannister', 'doran-martell')
    t.move('martell', { do: 'demote', track: 'kings-court' })
    expect(t.open.tracks['kings-court'].at(-1)).toBe(t.seat('lannister'))
    expect([t.open.orders.riverrun?.order, t.open.orders.seagard?.order]).toEqual(['defense-plus-2', 'support-plus-1'])
    expect(t.events('ability').map(event => event.card)).toEqual(['doran-martell'])
    expect([outcome(t).strengths, t.question()]).toEqual([[1, 1], null])
  })

  it('AG-8.5.5 nothing changes where the opponent is last already', () => {
    const t = field().track('iron-throne', 'martell', 'baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell')
    karhold('tyrell', 'martell', t).cards('ser-garlan-tyrell', 'doran-martell')
    t.move('martell', { do: 'demote', track: 'iron-throne' })
    expect(t.events('track')).toEqual([])
    expect(t.open.tracks['iron-throne'].at(-1)).toBe(t.seat('tyrell'))
  })
})

describe('AG-8.5.0 what an ability needs, and no more', () => {
  const aeron = (power: number, ...others: HouseCard[]) => {
    const t = field()
      .power('greyjoy', power)
      .hand('greyjoy', 'aeron-damphair', ...others)
    return karhold('stark', 'greyjoy', t).cards('the-blackfish', 'aeron-damphair')
  }

  it('AG-8.5.2 Aeron needs 2 Power and one other card, which then plays itself', () => {
    expect(outcome(aeron(1, 'euron-crows-eye')).strengths).toEqual([2, 1])
    const t = aeron(2, 'euron-crows-eye').move('greyjoy', { do: 'use' })
    expect([t.power('greyjoy'), outcome(t).strengths]).toEqual([0, [1 + 1, 1 + 4]])
  })

  it('AG-8.5.2 Aeron lies in the discards before the other card is chosen, and none is in play meanwhile', () => {
    const t = aeron(2, 'euron-crows-eye', 'asha-greyjoy').move('greyjoy', { do: 'use' })
    expect(t.of('greyjoy', 'card').map(move => move.card)).toEqual(['euron-crows-eye', 'asha-greyjoy'])
    expect(t.open.combat!.defender.card).toBeNull()
    expect(t.open.discards[t.seat('greyjoy')].at(-1)).toBe('aeron-damphair')
  })

  it('AG-8.5.1 Tyrion leaves whoever has one other card no choice but that one', () => {
    const t = field().hand('greyjoy', 'euron-crows-eye', 'asha-greyjoy')
    karhold('lannister', 'greyjoy', t).cards('tyrion-lannister', 'euron-crows-eye').move('lannister', { do: 'use' })
    expect(outcome(t).strengths).toEqual([1 + 1, 1 + 1])
    expect(t.hand('greyjoy')).toEqual(['euron-crows-eye'])
  })

  it('AG-8.5.5 Doran takes down whoever is next to last, and finds nothing where all three tracks have them last', () => {
    const doran = (isLast: boolean) => {
      const t = field()
      const [first, ...others] = t.open.houses.filter(house => house !== 'stark')
      const order: House[] = isLast ? [...others, first, 'stark'] : [...others, 'stark', first]
      for (const track of tracks) t.track(track, ...order)
      return karhold('stark', 'martell', t).cards('catelyn-stark', 'doran-martell')
    }
    expect(doran(true).events('ability')).toEqual([])
    const t = doran(false)
    expect(t.of('martell', 'demote').map(move => move.track)).toEqual(tracks)
    t.move('martell', { do: 'demote', track: 'kings-court' })
    expect(t.open.tracks['kings-court'].at(-1)).toBe(t.seat('stark'))
  })

  it('AG-8.4.2 an ability that finds no target leaves the other house its own at the same moment', () => {
    const t = field().track('iron-throne', 'tyrell', 'martell').garrison('winterfell', null)
    t.army('winterfell', 'tyrell', 'footman').order('winterfell', 'march-0').army('karhold', 'martell', 'knight')
    t.march('tyrell', 'winterfell', { karhold: ['footman'] }).cards('mace-tyrell', 'doran-martell')
    // No Footman for Mace to kill.
    expect([t.asked(), t.question()]).toEqual([['martell'], 'demote'])
    expect(t.events('ability').map(event => event.card)).toEqual(['doran-martell'])
  })
})

import { describe, expect, it } from 'vitest'
import { field, karhold, outcome } from '../testing.ts'

describe('AG-8.9 result abilities', () => {
  it('AG-8.9 AG-8.4.2 Tywin gains 2 Power when he wins, and nothing when he loses', () => {
    const won = karhold('lannister', 'stark').cards('tywin-lannister', 'ser-rodrick-cassel')
    expect(won.power('lannister')).toBe(7)
    expect(won.events('power')).toEqual([{ is: 'power', seat: won.seat('lannister'), n: 2, cause: 'tywin-lannister' }])
    const lost = karhold('lannister', 'stark', field().track('fiefdoms', 'stark')).cards(
      'tywin-lannister',
      'eddard-stark',
    )
    expect(lost.power('lannister')).toBe(5)
  })

  it('T-47 AG-8.5.13 AG-8.13.2 Roose, lost as the last card, brings all seven back', () => {
    const t = karhold('stark', 'lannister', field().hand('stark', 'roose-bolton'))
    t.cards('roose-bolton', 'tywin-lannister')
    expect(t.hand('stark')).toHaveLength(7)
    expect(t.open.discards[t.seat('stark')]).toEqual([])
    expect(t.events('hand-back').map(event => event.cause)).toEqual(['roose-bolton'])
    const won = karhold('stark', 'lannister', field().hand('stark', 'roose-bolton'))
    won.cards('roose-bolton', 'cersei-lannister')
    expect(won.hand('stark')).toHaveLength(6)
    expect(won.hand('stark')).not.toContain('roose-bolton')
    expect(won.open.discards[won.seat('stark')]).toEqual(['roose-bolton'])
  })

  it('AG-8.5.13 Roose, lost with cards in hand, brings the discards back too', () => {
    const t = karhold('stark', 'lannister', field().hand('stark', 'roose-bolton', 'eddard-stark'))
    t.cards('roose-bolton', 'tywin-lannister')
    expect(t.hand('stark')).toHaveLength(7)
  })

  it('AG-8.5.14 Cersei, also in defence, removes any order of the loser but those that go anyway', () => {
    const t = field().track('fiefdoms', 'lannister').garrison('winterfell', null)
    t.army('winterfell', 'tyrell', 'footman').order('winterfell', 'march-0')
    t.army('oldtown', 'tyrell', 'footman').order('oldtown', 'support').army('the-arbor', 'tyrell', 'footman')
    t.order('the-arbor', 'march-plus-1').army('karhold', 'lannister', 'knight').order('karhold', 'raid')
    t.march('tyrell', 'winterfell', { karhold: ['footman'] }).cards('margaery-tyrell', 'cersei-lannister')
    t.move('lannister', { do: 'use' })
    expect(t.of('lannister', 'strike').map(move => move.at)).toEqual(['oldtown', 'the-arbor'])
    t.move('lannister', { do: 'strike', at: 'the-arbor' })
    expect(t.events('order-removed')).toMatchObject([{ at: 'the-arbor', cause: 'cersei-lannister' }])
  })

  it('AG-8.5.14 Cersei leaves the order of the conquered area, which goes anyway', () => {
    const t = field().army('karhold', 'tyrell', 'footman').order('karhold', 'raid')
    t.army('oldtown', 'tyrell', 'footman').order('oldtown', 'support').army('the-arbor', 'tyrell', 'footman')
    t.order('the-arbor', 'raid').army('castle-black', 'lannister', 'knight', 'knight').order('castle-black', 'march-0')
    t.march('lannister', 'castle-black', { karhold: ['knight', 'knight'] }).cards('cersei-lannister', 'alester-florent')
    t.move('lannister', { do: 'use' })
    expect(t.of('lannister', 'strike').map(move => move.at)).toEqual(['oldtown', 'the-arbor'])
  })

  it('AG-8.5.14 Cersei takes nothing after a defeat', () => {
    const t = field().army('karhold', 'tyrell', 'knight', 'knight', 'knight').army('oldtown', 'tyrell', 'footman')
    t.order('oldtown', 'support').army('castle-black', 'lannister', 'footman').order('castle-black', 'march-0')
    t.march('lannister', 'castle-black', { karhold: ['footman'] }).cards('cersei-lannister', 'alester-florent')
    expect(t.events('outcome')[0]).toMatchObject({ winner: 'defender' })
    expect([t.question(), t.open.orders.oldtown?.order]).toEqual([null, 'support'])
  })

  it('UR-021 AG-8.5.12 Renly promotes a Footman who fought or supported, after a victory only', () => {
    const attack = (knights: number, defence: 'alester-florent' | 'mace-tyrell') => {
      const t = field().army('kingswood', 'baratheon', 'footman', 'footman').order('kingswood', 'march-0')
      t.army('blackwater', 'baratheon', 'footman').order('blackwater', 'support').army('the-reach', 'tyrell', 'knight')
      const homes = ['dragonstone', 'dragonstone', 'storms-end', 'storms-end', 'crackclaw-point'] as const
      for (const home of homes.slice(0, knights)) t.army(home, 'baratheon', 'knight')
      t.march('baratheon', 'kingswood', { 'the-reach': ['footman'] })
      return t.move('baratheon', { do: 'support', side: 'attacker' }).cards('renly-baratheon', defence)
    }
    const lost = attack(0, 'mace-tyrell')
    expect(outcome(lost).winner).toBe('defender')
    expect(lost.events('ability').map(event => event.card)).toEqual(['mace-tyrell'])
    expect(lost.question()).toBeNull()
    const won = attack(0, 'alester-florent')
    expect(outcome(won)).toMatchObject({ winner: 'attacker', strengths: [5, 3] })
    won.move('baratheon', { do: 'use' })
    expect(won.of('baratheon', 'promote')).toEqual([
      { do: 'promote', at: 'kingswood', routed: false },
      { do: 'promote', at: 'blackwater', routed: false },
    ])
    const beside = attack(0, 'alester-florent').move('baratheon', { do: 'use' })
    beside.move('baratheon', { do: 'promote', at: 'blackwater', routed: false })
    expect(beside.army('blackwater')).toMatchObject({ units: ['knight'], routed: [] })
    won.move('baratheon', { do: 'promote', at: 'kingswood', routed: false })
    won.move('tyrell', { do: 'retreat', to: 'highgarden' })
    expect(won.army('the-reach')?.units).toEqual(['knight'])
    expect(won.army('kingswood')?.units).toEqual(['footman'])
    const noKnight = attack(5, 'alester-florent')
    expect(outcome(noKnight).winner).toBe('attacker')
    expect(noKnight.question()).toBe('retreat')
  })

  it('AG-8.5.12 AG-8.5.0 Renly finds nobody where only a foreign Footman supported', () => {
    const t = field().army('kingswood', 'baratheon', 'knight').order('kingswood', 'march-0')
    t.army('blackwater', 'lannister', 'footman').order('blackwater', 'support').army('the-reach', 'tyrell', 'knight')
    t.march('baratheon', 'kingswood', { 'the-reach': ['knight'] })
    t.move('lannister', { do: 'support', side: 'attacker' }).move('baratheon', { do: 'accept' })
    t.cards('renly-baratheon', 'alester-florent')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [6, 3] })
    expect([t.question(), t.events('ability')]).toEqual(['retreat', []])
  })

  it('T-64 AG-8.5.12 Renly may promote a routed Footman of the defence; the Knight is routed', () => {
    const t = field().army('kingswood', 'baratheon', 'knight').routed('kingswood', 'baratheon', 'footman')
    t.army('the-boneway', 'martell', 'footman').order('the-boneway', 'march-0')
    t.march('martell', 'the-boneway', { kingswood: ['footman'] }).cards('nymeria-sand', 'renly-baratheon')
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [2, 5] })
    t.move('baratheon', { do: 'use' })
    expect(t.army('kingswood')).toEqual({ seat: t.seat('baratheon'), units: ['knight'], routed: ['knight'] })
    expect(t.army('the-boneway')?.routed).toEqual(['footman'])
    expect(t.events('upgraded')).toEqual([
      { is: 'upgraded', seat: t.seat('baratheon'), at: 'kingswood', unit: 'knight', cause: 'renly-baratheon' },
    ])
  })
})

describe('AG-8.5.11 AG-8.5.16 Arianne and Loras', () => {
  it('T-50 UR-027 AG-8.12.3 AG-8.5.11 AG-8.5.16 the winner stays outside, and Loras does nothing', () => {
    const t = field().army('princes-pass', 'martell', 'footman').banner('princes-pass', 'martell')
    t.order('princes-pass', 'consolidate-power')
    t.army('dornish-marches', 'tyrell', 'knight', 'footman').order('dornish-marches', 'march-plus-1')
    t.march('tyrell', 'dornish-marches', { 'princes-pass': ['knight', 'footman'] })
    t.cards('ser-loras-tyrell', 'arianne-martell')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [7, 2] })
    expect(t.of('martell', 'retreat').map(move => move.to)).toEqual([
      'three-towers',
      'the-boneway',
      'starfall',
      'yronwood',
    ])
    t.move('martell', { do: 'retreat', to: 'yronwood' })
    expect(t.army('dornish-marches')).toEqual({ seat: t.seat('tyrell'), units: ['footman', 'knight'], routed: [] })
    expect(t.army('princes-pass')).toBeNull()
    expect(t.open.orders['princes-pass']).toBeNull()
    expect(t.open.orders['dornish-marches']).toBeNull()
    expect(t.open.banners).toEqual({ 'princes-pass': t.seat('martell') })
    // Nobody has conquered the area.
    expect(t.events('order-removed').map(({ at, order, cause }) => [at, order, cause])).toEqual([
      ['princes-pass', 'consolidate-power', 'combat'],
    ])
    expect(t.events('march-again')).toEqual([])
    expect(t.army('yronwood')?.routed).toEqual(['footman'])
  })

  it('T-62 AG-8.1.6 AG-8.12.3 the winner keeps a captured home that he had left entirely', () => {
    const t = field()
      .garrison('sunspear', null)
      .army('sunspear', 'tyrell', 'knight', 'knight')
      .order('sunspear', 'march-0')
    t.army('port-of-sunspear', 'tyrell', 'ship').army('salt-shore', 'martell', 'footman')
    t.march('tyrell', 'sunspear', { 'salt-shore': ['knight', 'knight'] }).cards('ser-garlan-tyrell', 'arianne-martell')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [6, 2] })
    expect(t.army('salt-shore')).toBeNull()
    expect(t.army('sunspear')).toEqual({ seat: t.seat('tyrell'), units: ['knight', 'knight'], routed: [] })
    expect(t.army('port-of-sunspear')?.seat).toBe(t.seat('tyrell'))
    expect(t.events('control')).toEqual([{ is: 'control', at: 'salt-shore', seat: null }])
  })

  it('T-62 AG-8.1.6 AG-8.11.2 beaten, he loses all: the home and its port are Martell’s', () => {
    const t = field()
      .garrison('sunspear', null)
      .army('sunspear', 'tyrell', 'knight', 'knight')
      .order('sunspear', 'march-0')
    t.army('port-of-sunspear', 'tyrell', 'ship').army('salt-shore', 'martell', 'footman', 'footman', 'footman')
    t.march('tyrell', 'sunspear', { 'salt-shore': ['knight', 'knight'] }).cards('margaery-tyrell', 'areo-hotah')
    expect(t.army('sunspear')).toBeNull()
    expect(t.events('lost').map(event => event.cause)).toEqual(['retreat', 'retreat'])
    expect(t.of('martell', 'take-over').map(move => move.ships)).toEqual([0, 1])
  })

  it('T-51 AG-8.5.16 AG-6.1.1 the order of Loras goes along and is resolved when his turn comes again', () => {
    const t = field().army('the-reach', 'tyrell', 'knight', 'knight').order('the-reach', 'march-plus-1')
    t.army('blackwater', 'lannister', 'footman').army('pyke', 'greyjoy', 'footman').order('pyke', 'march-0')
    t.track('iron-throne', 'tyrell', 'greyjoy').run({ do: 'marches', position: 0 })
    t.move('tyrell', { do: 'go', unit: 'knight', to: 'blackwater' }, { do: 'go', unit: 'knight', to: 'blackwater' })
    t.move('tyrell', { do: 'commit', banner: false }).cards('ser-loras-tyrell', 'cersei-lannister')
    t.move('lannister', { do: 'retreat', to: 'stoney-sept' })
    expect(t.open.orders.blackwater).toEqual({ seat: t.seat('tyrell'), order: 'march-plus-1' })
    expect(t.open.orders['the-reach']).toBeNull()
    expect(t.events('march-again')).toEqual([{ is: 'march-again', seat: t.seat('tyrell'), at: 'blackwater' }])
    expect(t.asked()).toEqual(['greyjoy'])
    t.move('greyjoy', { do: 'commit', banner: false })
    t.move('tyrell', { do: 'go', unit: 'knight', to: 'stoney-sept' }, { do: 'commit', banner: false })
    // Against the routed Footman: the order still gives +1.
    expect(t.open.combat?.march).toBe(1)
  })

  it('T-51 AG-8.5.16 AG-8.12.1 the order is lost with the area', () => {
    const t = field().army('the-reach', 'tyrell', 'knight').order('the-reach', 'march-0')
    t.army('blackwater', 'lannister', 'footman').march('tyrell', 'the-reach', { blackwater: ['knight'] })
    t.cards('ser-loras-tyrell', 'cersei-lannister').move('lannister', { do: 'retreat', to: 'searoad-marches' })
    expect(t.open.orders.blackwater?.order).toBe('march-0')
    t.army('stoney-sept', 'lannister', 'knight', 'knight').order('stoney-sept', 'march-0')
    t.march('lannister', 'stoney-sept', { blackwater: ['knight', 'knight'] }).cards('tywin-lannister', 'mace-tyrell')
    t.move('tyrell', { do: 'retreat', to: 'harrenhal' })
    expect(t.events('order-removed')).toMatchObject([{ at: 'blackwater', order: 'march-0', cause: 'conquered' }])
  })
})

describe('AG-8.13.3 AG-8.5.15 Patchface', () => {
  it('T-48 UR-019 AG-8.5.15 AG-8.13.2 AG-8.13.3 takes the last card, and the others come back', () => {
    const t = field().hand('lannister', 'tywin-lannister', 'the-hound')
    karhold('lannister', 'baratheon', t).cards('the-hound', 'patchface').move('baratheon', { do: 'use' })
    expect(t.hand('lannister')).toHaveLength(6)
    expect(t.hand('lannister')).not.toContain('tywin-lannister')
    expect(t.open.discards[t.seat('lannister')]).toEqual(['tywin-lannister'])
    expect(t.events('discarded').map(event => [event.card, event.cause])).toEqual([
      ['the-hound', 'combat'],
      ['patchface', 'combat'],
      ['tywin-lannister', 'patchface'],
    ])
  })

  it('UR-019 a hand that has just been refilled offers six cards', () => {
    const t = field().hand('lannister', 'the-hound')
    karhold('lannister', 'baratheon', t).cards('the-hound', 'patchface').move('baratheon', { do: 'use' })
    expect(t.of('baratheon', 'discard')).toHaveLength(6)
  })
})

describe('AG-8.5 after a combat, to the last unit and order', () => {
  it('AG-8.5.0 AG-8.5.14 Cersei is not asked where the loser has no other order', () => {
    const t = karhold('lannister', 'stark', field().track('fiefdoms', 'lannister'))
    t.cards('cersei-lannister', 'catelyn-stark')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [1, 1] })
    expect([t.question(), t.events('ability')]).toEqual([null, []])
  })

  it('AG-8.5.16 Loras does nothing in defence', () => {
    const t = karhold('stark', 'tyrell').cards('catelyn-stark', 'ser-loras-tyrell')
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [1, 4] })
    expect([t.events('ability'), t.open.orders.winterfell, t.open.orders.karhold]).toEqual([[], null, null])
  })

  it('AG-8.5.16 AG-8.4.2 the order of Loras has moved before the next ability is asked about', () => {
    const t = karhold('tyrell', 'baratheon', field().track('iron-throne', 'tyrell'))
    t.cards('ser-loras-tyrell', 'patchface')
    expect([t.asked(), t.question()]).toEqual([['baratheon'], 'useCard'])
    expect([t.open.orders.winterfell, t.open.orders.karhold?.order]).toEqual([null, 'march-0'])
  })

  it('AG-8.5.12 Renly promotes any Footman of the army or of a supporting area, standing or routed as it was', () => {
    const renly = () => {
      const t = field().garrison('winterfell', null).army('winterfell', 'baratheon', 'footman', 'footman')
      t.order('winterfell', 'march-0').army('karhold', 'stark', 'footman')
      t.army('castle-black', 'baratheon', 'knight').routed('castle-black', 'baratheon', 'footman')
      t.order('castle-black', 'support').march('baratheon', 'winterfell', { karhold: ['footman', 'footman'] })
      t.move('baratheon', { do: 'support', side: 'attacker' }).cards('renly-baratheon', 'catelyn-stark')
      expect(outcome(t).strengths).toEqual([2 + 2 + 3, 1])
      return t.move('baratheon', { do: 'use' })
    }
    const attacker = { do: 'promote', at: 'winterfell', routed: false } as const
    const supporter = { do: 'promote', at: 'castle-black', routed: true } as const
    expect(renly().legalMoves('baratheon')).toEqual([attacker, supporter])
    const won = renly().move('baratheon', attacker)
    expect(won.army('karhold')).toEqual({ seat: won.seat('baratheon'), units: ['footman', 'knight'], routed: [] })
    expect(won.army('winterfell')).toBeNull()
    const beside = renly().move('baratheon', supporter)
    expect(beside.army('castle-black')).toMatchObject({ units: ['knight'], routed: ['knight'] })
    expect(beside.army('karhold')?.units).toEqual(['footman', 'footman'])
  })
})

import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../testing.ts'
import { fortifications, strengthLedger, sum, swords } from './strength.ts'

/** A table where the Blade has been used already, so that nobody is asked about it. */
const field = (players = 6): Scene => scene(players).set({ bladeUsed: true })

const strengths = (t: Scene) => [sum(strengthLedger(t.open, 'attacker')), sum(strengthLedger(t.open, 'defender'))]
const outcome = (t: Scene) => t.events('outcome')[0]

describe('AG-8.1 AG-8.3 the start of a combat', () => {
  it('T-34 AG-8.2.2 AG-8.3 AG-8.15.3 initial strengths with support', () => {
    const t = field().neutral('kings-landing', null)
    t.army('the-reach', 'tyrell', 'knight', 'knight').order('the-reach', 'march-plus-1')
    t.army('blackwater', 'lannister', 'footman').order('blackwater', 'march-minus-1')
    t.army('kings-landing', 'tyrell', 'knight').order('kings-landing', 'support')
    t.army('stoney-sept', 'lannister', 'footman', 'knight').order('stoney-sept', 'support')
    t.army('harrenhal', 'baratheon', 'knight').order('harrenhal', 'support')
    t.march('tyrell', 'the-reach', { blackwater: ['knight', 'knight'] })
    t.move('baratheon', { do: 'support', side: 'defender' })
    t.move('lannister', { do: 'support', side: 'defender' })
    t.move('tyrell', { do: 'support', side: 'attacker' })
    t.move('lannister', { do: 'accept' })
    expect(strengths(t)).toEqual([7, 6])
    expect(strengthLedger(t.open, 'attacker')).toEqual([
      { why: 'unit', of: 'knight', n: 4 },
      { why: 'march', of: 'march-plus-1', n: 1 },
      { why: 'support', of: 'kings-landing', n: 2 },
    ])
    expect(strengthLedger(t.open, 'defender')).toEqual([
      { why: 'unit', of: 'footman', n: 1 },
      { why: 'support', of: 'harrenhal', n: 2 },
      { why: 'support', of: 'stoney-sept', n: 3 },
    ])
  })

  it('AG-8.1.1 AG-8.15.1 the attackers stand in the start area until they move in', () => {
    const t = field().army('winterfell', 'stark', 'knight', 'footman').order('winterfell', 'march-0')
    t.army('karhold', 'greyjoy', 'footman').march('stark', 'winterfell', { karhold: ['knight'] })
    expect(t.army('winterfell')?.units).toEqual(['footman', 'knight'])
    expect(t.open.combat?.units).toEqual(['knight'])
    t.cards('ser-rodrick-cassel', 'aeron-damphair').move('greyjoy', { do: 'pass' })
    expect(t.army('winterfell')?.units).toEqual(['footman'])
    expect(t.army('karhold')?.units).toEqual(['knight'])
  })

  it('AG-8.1.5 a committed attack cannot be called off', () => {
    const t = field().army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
    t.army('karhold', 'greyjoy', 'footman').march('stark', 'winterfell', { karhold: ['knight'] })
    expect(t.options('stark').every(move => move.do === 'card')).toBe(true)
  })

  it('T-36 UR-008 AG-3.2.2 AG-8.1.4 routed units count nothing, and are lost in defeat', () => {
    const attack = () => {
      const t = field().army('storms-end', 'tyrell', 'footman').routed('storms-end', 'tyrell', 'knight')
      t.army('the-boneway', 'baratheon', 'knight', 'knight').order('the-boneway', 'march-0')
      return t.march('baratheon', 'the-boneway', { 'storms-end': ['knight', 'knight'] })
    }
    expect(strengths(attack())).toEqual([4, 1])
    const lost = attack().cards('renly-baratheon', 'ser-loras-tyrell')
    expect(outcome(lost)).toMatchObject({ winner: 'attacker', strengths: [7, 4] })
    expect(lost.events('lost')).toEqual([
      { is: 'lost', seat: lost.seat('tyrell'), at: 'storms-end', unit: 'knight', routed: true, cause: 'rout' },
    ])
    expect(lost.army('kingswood')).toEqual({ seat: lost.seat('tyrell'), units: [], routed: ['footman'] })
    // One sword and no fortification: the Footman is the casualty, the routed Knight is lost besides.
    const hurt = attack().cards('melisandre', 'queen-of-thorns')
    expect(hurt.events('lost').map(event => [event.unit, event.cause])).toEqual([
      ['knight', 'rout'],
      ['footman', 'combat'],
    ])
    const won = attack().cards('patchface', 'mace-tyrell').move('baratheon', { do: 'pass' })
    expect(outcome(won)).toMatchObject({ winner: 'defender', strengths: [4, 5] })
    expect(won.army('storms-end')?.routed).toEqual(['knight'])
  })

  it('AG-8.1.4 an army of routed units alone is still beaten in a full combat', () => {
    const t = field().routed('karhold', 'greyjoy', 'knight')
    t.army('winterfell', 'stark', 'footman').order('winterfell', 'march-0')
    t.march('stark', 'winterfell', { karhold: ['footman'] })
    expect(strengths(t)).toEqual([1, 0])
    t.cards('ser-rodrick-cassel', 'asha-greyjoy')
    // 2 against 1, so the routed Knight is lost whatever Asha brings.
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [2, 1] })
    expect(t.army('karhold')).toEqual({ seat: t.seat('stark'), units: ['footman'], routed: [] })
  })

  it('T-39 UR-015 AG-8.1.3 AG-8.10.1 AG-3.9.3 a garrison alone is attacked like a unit and leaves for good', () => {
    const t = field().army('the-stony-shore', 'greyjoy', 'knight', 'footman').order('the-stony-shore', 'march-plus-1')
    t.march('greyjoy', 'the-stony-shore', { winterfell: ['knight', 'footman'] })
    expect(strengthLedger(t.open, 'defender')).toEqual([{ why: 'garrison', of: 'winterfell', n: 2 }])
    t.cards('theon-greyjoy', 'ser-rodrick-cassel')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [6, 3] })
    expect(t.events('garrison-lost')).toEqual([{ is: 'garrison-lost', seat: t.seat('stark'), at: 'winterfell' }])
    expect(t.open.garrisons.winterfell).toBeUndefined()
    expect(t.events('lost')).toEqual([])
    expect(t.army('winterfell')?.units).toEqual(['footman', 'knight'])
    expect(t.open.discards[t.seat('greyjoy')]).toEqual(['theon-greyjoy'])
    expect(t.open.discards[t.seat('stark')]).toEqual(['ser-rodrick-cassel'])
  })

  it('UR-015 a tie with the garrison goes to the better Fiefdoms position, and the port changes hands', () => {
    const attack = (first: 'stark' | 'greyjoy') => {
      const t = field().track('fiefdoms', first)
      t.army('port-of-winterfell', 'stark', 'ship')
      t.army('the-stony-shore', 'greyjoy', 'footman', 'footman').order('the-stony-shore', 'march-0')
      t.march('greyjoy', 'the-stony-shore', { winterfell: ['footman', 'footman'] })
      return t.cards('dagmar-cleftjaw', 'ser-rodrick-cassel')
    }
    expect(outcome(attack('stark'))).toMatchObject({ winner: 'defender', strengths: [3, 3], tie: true })
    const won = attack('greyjoy')
    expect(outcome(won)).toMatchObject({ winner: 'attacker', strengths: [3, 3], tie: true })
    expect(won.of('greyjoy', 'take-over').map(move => move.ships)).toEqual([0, 1])
  })
})

describe('AG-8.7 AG-8.8 the winner', () => {
  it('T-35 AG-8.7 AG-8.8 AG-8.10.3 AG-8.11.2 a tie, fortifications against swords, and the way back', () => {
    const t = field().track('fiefdoms', 'lannister', 'tyrell').neutral('kings-landing', null)
    t.army('kings-landing', 'tyrell', 'knight', 'footman').order('kings-landing', 'march-0')
    t.army('kingswood', 'lannister', 'footman', 'footman')
    t.march('tyrell', 'kings-landing', { kingswood: ['knight', 'footman'] })
    t.cards('alester-florent', 'ser-jaime-lannister')
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [4, 4], tie: true })
    expect(t.events('lost')).toEqual([])
    expect(t.army('kings-landing')).toEqual({ seat: t.seat('tyrell'), units: [], routed: ['footman', 'knight'] })
    expect(t.army('kingswood')?.units).toEqual(['footman', 'footman'])
  })

  it('AG-8.7 AG-8.15.5 a strength is never below 0', () => {
    const t = field().army('the-narrow-sea', 'baratheon', 'ship')
    t.army('blackwater-bay', 'baratheon', 'ship').order('blackwater-bay', 'support')
    t.army('the-shivering-sea', 'stark', 'ship').order('the-shivering-sea', 'march-minus-1')
    t.march('stark', 'the-shivering-sea', { 'the-narrow-sea': ['ship'] })
    // Blackwater Bay does not touch The Narrow Sea.
    expect(t.question()).toBe('houseCards')
    const near = field().army('shipbreaker-bay', 'baratheon', 'ship')
    near.army('blackwater-bay', 'baratheon', 'ship').order('blackwater-bay', 'support')
    near.army('the-narrow-sea', 'stark', 'ship').order('the-narrow-sea', 'march-minus-1')
    near.march('stark', 'the-narrow-sea', { 'shipbreaker-bay': ['ship'] })
    near.move('baratheon', { do: 'support', side: 'defender' }).cards('catelyn-stark', 'salladhor-saan')
    expect(outcome(near)).toMatchObject({ winner: 'defender', strengths: [0, 3] })
  })
})

describe('AG-8.10 casualties', () => {
  const seagard = () => {
    const t = field().army('seagard', 'greyjoy', 'footman', 'siege-engine')
    t.army('the-twins', 'stark', 'knight', 'knight', 'footman').order('the-twins', 'march-0')
    return t.march('stark', 'the-twins', { seagard: ['knight', 'knight', 'footman'] })
  }

  it('T-37 AG-8.10.2 AG-8.10.3 an engine is lost besides the casualties', () => {
    const t = seagard().cards('greatjon-umber', 'aeron-damphair').move('greyjoy', { do: 'pass' })
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [7, 1] })
    expect(t.events('lost').map(event => [event.unit, event.cause])).toEqual([
      ['siege-engine', 'rout'],
      ['footman', 'combat'],
    ])
    expect(t.army('seagard')?.seat).toBe(t.seat('stark'))
  })

  it('T-37 AG-8.10.2 fortifications save the Footman, not the engine', () => {
    const t = seagard().cards('greatjon-umber', 'dagmar-cleftjaw')
    expect(t.events('lost').map(event => event.unit)).toEqual(['siege-engine'])
    // The sums that decided stay to be seen.
    expect(strengths(t)).toEqual([7, 2])
    expect(t.asked()).toEqual(['greyjoy'])
    t.move('greyjoy', { do: 'retreat', to: 'greywater-watch' })
    expect(t.army('greywater-watch')).toEqual({ seat: t.seat('greyjoy'), units: [], routed: ['footman'] })
  })

  it('AG-8.10.3 AG-8.10.4 AG-8.15.6 the loser chooses one unit a casualty; the winner loses none', () => {
    const t = field().army('winterfell', 'stark', 'knight', 'knight', 'knight').order('winterfell', 'march-0')
    t.army('moat-cailin', 'greyjoy', 'footman', 'knight', 'footman')
    t.march('stark', 'winterfell', { 'moat-cailin': ['knight', 'knight', 'knight'] })
    t.cards('eddard-stark', 'euron-crows-eye')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [10, 8] })
    expect(sum(swords(t.open, 'attacker'))).toBe(2)
    expect(sum(fortifications(t.open, 'defender'))).toBe(0)
    expect(t.asked()).toEqual(['greyjoy'])
    expect(t.of('greyjoy', 'lose')).toEqual([
      { do: 'lose', at: 'moat-cailin', unit: 'footman', routed: false },
      { do: 'lose', at: 'moat-cailin', unit: 'knight', routed: false },
    ])
    t.move('greyjoy', { do: 'lose', at: 'moat-cailin', unit: 'knight', routed: false })
    t.move('greyjoy', { do: 'retreat', to: 'seagard' })
    expect(t.events('lost').map(event => event.unit)).toEqual(['knight', 'footman'])
    expect(t.army('seagard')?.routed).toEqual(['footman'])
    expect(t.army('moat-cailin')?.units).toEqual(['knight', 'knight', 'knight'])
  })

  it('AG-8.2.8 supporters are never casualties and do not retreat', () => {
    const t = field().army('winterfell', 'stark', 'knight', 'knight').order('winterfell', 'march-0')
    t.army('karhold', 'greyjoy', 'footman').army('castle-black', 'greyjoy', 'footman').order('castle-black', 'support')
    t.march('stark', 'winterfell', { karhold: ['knight', 'knight'] })
    t.move('greyjoy', { do: 'support', side: 'defender' }).cards('eddard-stark', 'aeron-damphair')
    t.move('greyjoy', { do: 'pass' })
    expect(t.events('lost').map(event => event.at)).toEqual(['karhold'])
    expect(t.army('castle-black')?.units).toEqual(['footman'])
  })
})

describe('AG-8.4 House cards', () => {
  const battle = () => {
    const t = field().army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
    return t.army('karhold', 'greyjoy', 'footman').march('stark', 'winterfell', { karhold: ['knight'] })
  }

  it('UR-076 AG-8.4.1 a chosen card is shown to nobody before the other is chosen, and may be changed', () => {
    const t = battle()
    expect(t.asked()).toEqual(['stark', 'greyjoy'])
    const before = [t.view('greyjoy'), t.view('baratheon'), t.view(null)]
    t.move('stark', { do: 'card', card: 'eddard-stark' })
    const after = [t.view('greyjoy'), t.view('baratheon'), t.view(null)]
    for (const [i, view] of after.entries()) {
      expect({ ...view, asked: null, ready: null }).toEqual({ ...before[i], asked: null, ready: null })
      expect(view.ready).toEqual([t.seat('stark')])
    }
    expect(t.view('stark').answer).toEqual({ do: 'card', card: 'eddard-stark' })
    t.move('stark', { do: 'take-back' }, { do: 'card', card: 'catelyn-stark' })
    t.move('greyjoy', { do: 'card', card: 'euron-crows-eye' })
    expect(t.events('cards')).toEqual([{ is: 'cards', attacker: 'catelyn-stark', defender: 'euron-crows-eye' }])
  })

  it('AG-8.4.1 playing a card is compulsory; only cards in hand may be chosen', () => {
    const t = battle()
    expect(t.options('stark').map(move => move.do)).toEqual(Array(7).fill('card'))
    expect(t.refuses('stark', { do: 'card', card: 'euron-crows-eye' })).toBe(true)
  })

  it('AG-8.4.5 UR-013 a house that does not fight chooses nothing', () => {
    expect(battle().options('lannister')).toEqual([])
  })

  it('AG-8.13.1 AG-8.13.2 cards are discarded, and an empty hand takes back all but the last', () => {
    const t = field().hand('greyjoy', 'euron-crows-eye')
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0').army('karhold', 'greyjoy', 'footman')
    t.march('stark', 'winterfell', { karhold: ['knight'] }).cards('eddard-stark', 'euron-crows-eye')
    expect(t.hand('greyjoy')).toHaveLength(6)
    expect(t.hand('greyjoy')).not.toContain('euron-crows-eye')
    expect(t.open.discards[t.seat('greyjoy')]).toEqual(['euron-crows-eye'])
    expect(t.open.discards[t.seat('stark')]).toEqual(['eddard-stark'])
    expect(t.events('hand-back')).toHaveLength(1)
  })
})

describe('AG-8.6 the Valyrian Steel Blade', () => {
  const tied = (t: Scene) => {
    t.army('winterfell', 'stark', 'knight').order('winterfell', 'march-0').army('karhold', 'greyjoy', 'knight')
    t.march('stark', 'winterfell', { karhold: ['knight'] })
    return t.cards('ser-rodrick-cassel', 'dagmar-cleftjaw')
  }

  it('UR-016 AG-8.6 AG-3.8.2 gives +1 once a round; the tie rule is another matter', () => {
    const t = tied(scene(6).track('fiefdoms', 'stark', 'greyjoy'))
    expect(t.asked()).toEqual(['stark'])
    expect(t.options('stark')).toEqual([{ do: 'use' }, { do: 'pass' }])
    t.move('stark', { do: 'use' })
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [4, 3], tie: false })
    expect(t.open.bladeUsed).toBe(true)
    t.army('moat-cailin', 'stark', 'knight').order('moat-cailin', 'march-0').army('seagard', 'greyjoy', 'knight')
    t.hand('stark', 'greatjon-umber', 'eddard-stark').hand('greyjoy', 'balon-greyjoy', 'euron-crows-eye')
    t.march('stark', 'moat-cailin', { seagard: ['knight'] }).cards('eddard-stark', 'euron-crows-eye')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [6, 6], tie: true })
  })

  it('UR-016 the tie goes to the better fighter, whoever holds the Blade', () => {
    const t = tied(scene(6).track('fiefdoms', 'lannister', 'greyjoy', 'stark'))
    expect(t.events('blade')).toEqual([])
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [3, 3], tie: true })
  })
})

describe('AG-8.12 cleanup', () => {
  it('AG-8.12.1 AG-3.4.4 the winner moves in; order and Power token of the loser go', () => {
    const t = field().army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
    t.army('karhold', 'greyjoy', 'footman').order('karhold', 'raid').banner('karhold', 'greyjoy')
    t.march('stark', 'winterfell', { karhold: ['knight'] }).cards('eddard-stark', 'theon-greyjoy')
    expect(t.army('karhold')).toEqual({ seat: t.seat('stark'), units: ['knight'], routed: [] })
    expect(t.open.banners).toEqual({})
    expect(t.power('greyjoy')).toBe(5)
    expect(t.events('order-removed').map(event => [event.at, event.cause])).toEqual([['karhold', 'conquered']])
    expect(t.events('conquered')).toEqual([{ is: 'conquered', seat: t.seat('stark'), at: 'karhold' }])
  })

  it('AG-8.12.4 AG-8.15.2 a defender who won keeps order, token and garrison', () => {
    const t = field().army('the-stony-shore', 'greyjoy', 'footman').order('the-stony-shore', 'march-0')
    t.army('winterfell', 'stark', 'footman').order('winterfell', 'defense-plus-2')
    t.march('greyjoy', 'the-stony-shore', { winterfell: ['footman'] })
    expect(strengthLedger(t.open, 'defender')).toEqual([
      { why: 'unit', of: 'footman', n: 1 },
      { why: 'defense', of: 'defense-plus-2', n: 2 },
      { why: 'garrison', of: 'winterfell', n: 2 },
    ])
    t.cards('dagmar-cleftjaw', 'ser-rodrick-cassel')
    expect(t.open.orders.winterfell?.order).toBe('defense-plus-2')
    expect(t.open.garrisons.winterfell).toBe(2)
    expect(t.army('the-stony-shore')?.routed).toEqual(['footman'])
  })

  it('AG-8.12.5 AG-7.5.2 the March order is removed, won or lost', () => {
    for (const [attack, defence] of [
      ['eddard-stark', 'aeron-damphair'],
      ['catelyn-stark', 'euron-crows-eye'],
    ] as const) {
      const t = field().army('winterfell', 'stark', 'knight').order('winterfell', 'march-0')
      t.army('karhold', 'greyjoy', 'footman').power('greyjoy', 0)
      t.march('stark', 'winterfell', { karhold: ['knight'] }).cards(attack, defence)
      expect(t.open.orders.winterfell).toBeNull()
      expect(t.open.combat).toBeNull()
    }
  })
})

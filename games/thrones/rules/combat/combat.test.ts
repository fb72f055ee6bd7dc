import { describe, expect, it } from 'vitest'
import { tidesDeck } from '../../data/tides.ts'
import { field, outcome, type Scene, scene } from '../../testing.ts'
import { fortifications, strengthLedger, sum, swords } from './strength.ts'

const strengths = (t: Scene) => [sum(strengthLedger(t.open, 'attacker')), sum(strengthLedger(t.open, 'defender'))]

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
    expect(t.legalMoves('stark').every(move => move.do === 'card')).toBe(true)
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

describe('AG-8.15 the sums', () => {
  it('AG-8.15 AG-8.15.5 everything that counts: units, order, support, garrison, card, text, Blade, Tides of Battle', () => {
    const t = scene(6, { tidesOfBattle: true }).track('fiefdoms', 'baratheon')
    t.army('white-harbor', 'baratheon', 'knight', 'siege-engine').order('white-harbor', 'march-plus-1')
    t.army('moat-cailin', 'baratheon', 'footman').order('moat-cailin', 'support-plus-1')
    t.army('winterfell', 'stark', 'knight', 'footman', 'siege-engine').order('winterfell', 'defense-plus-2')
    t.routed('winterfell', 'stark', 'knight').army('karhold', 'stark', 'footman').order('karhold', 'support')
    t.march('baratheon', 'white-harbor', { winterfell: ['knight', 'siege-engine'] })
    t.move('baratheon', { do: 'support', side: 'attacker' }).move('stark', { do: 'support', side: 'defender' })
    // Initial strengths (AG-8.3): Knight 2, engine 4, order 1, support 1+1; Knight 2, Footman 1, order 2, garrison 2, support 1
    expect(strengths(t)).toEqual([9, 8])
    t.move('baratheon', { do: 'card', card: 'brienne-of-tarth' })
    t.hide({ tides: ['tides-3', 'tides-1-fortification', ...tidesDeck.filter(card => card === 'tides-0')] })
    t.move('stark', { do: 'card', card: 'catelyn-stark' }).move('baratheon', { do: 'pass' })
    // Brienne 2 and Tides 3; Catelyn 0, the order once more 2, Tides 1
    expect(strengths(t)).toEqual([9 + 2 + 3, 8 + 0 + 2 + 1])
    expect([sum(swords(t.open, 'attacker')), sum(fortifications(t.open, 'attacker'))]).toEqual([1, 1])
    expect([sum(swords(t.open, 'defender')), sum(fortifications(t.open, 'defender'))]).toEqual([0, 1])
    t.move('baratheon', { do: 'use' })
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [15, 11] })
    // One sword against one fortification: no casualty beside the routed Knight, the engine and the garrison.
    expect(t.events('lost').map(event => [event.unit, event.cause])).toEqual([
      ['knight', 'rout'],
      ['siege-engine', 'rout'],
    ])
    expect(t.events('garrison-lost')).toHaveLength(1)
  })
})

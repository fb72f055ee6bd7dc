import { describe, expect, it } from 'vitest'
import { type Ability, abilityTable, houseCards, houseCardTable } from '../../data/houseCards.ts'
import type { House } from '../../data/houses.ts'
import { field, karhold, outcome, type Scene } from '../../testing.ts'
import { abilities } from './abilities.ts'
import { fortifications, strengthLedger, sum, swords } from './strength.ts'

const icons = (t: Scene, side: 'attacker' | 'defender') => [
  sum(swords(t.open, side)),
  sum(fortifications(t.open, side)),
]

describe('AG-8.4.2 the table of abilities', () => {
  it('AG-8.4.2 has for each ability a hook at its moment', () => {
    for (const [ability, timing] of Object.entries(abilityTable)) {
      const hooks = Object.keys(abilities[ability as Ability])
      if (timing === 'continuous') {
        expect(hooks.length).toBeGreaterThan(0)
        expect(hooks.every(hook => !(Object.values(abilityTable) as string[]).includes(hook))).toBe(true)
      } else expect(hooks).toEqual([timing])
    }
    expect(Object.keys(abilities).sort()).toEqual(Object.keys(abilityTable).sort())
    expect(houseCards.filter(card => houseCardTable[card].ability !== null)).toHaveLength(24)
  })

  it('AG-8.4.2 one moment goes in turn order, each ability completely before the next', () => {
    const cards = (first: House, second: House) => {
      const t = field().track('iron-throne', first, second).army('castle-black', 'tyrell', 'footman')
      t.order('castle-black', 'raid').army('the-stony-shore', 'martell', 'footman').order('the-stony-shore', 'raid')
      karhold('tyrell', 'martell', t).cards('mace-tyrell', 'doran-martell')
      return t.heard.filter(event => event.is === 'ability' || event.is === 'lost').map(event => event.is)
    }
    expect(cards('tyrell', 'martell')).toEqual(['ability', 'lost', 'ability'])
    expect(cards('martell', 'tyrell')).toEqual(['ability'])
  })
})

describe('AG-8.5 abilities and their cards', () => {
  it('AG-8.5 AG-8.5.0 each of the 24 is a played card with its printed number, used or not', () => {
    const played = houseCards.filter(card => houseCardTable[card].ability !== null)
    for (const card of played) {
      const { house, strength } = houseCardTable[card]
      const foe = house === 'stark' ? 'lannister' : 'stark'
      // No text adds to the number: its house stands first, in defence of an area without castle, support or order.
      const t = karhold(foe, house, field().track('iron-throne', house).track('fiefdoms', house))
      t.cards(foe === 'stark' ? 'the-blackfish' : 'the-hound', card)
      while (t.question() !== null) {
        const [asked] = t.asked()
        t.move(asked, t.legalMoves(asked).find(move => move.do === 'pass') ?? t.legalMoves(asked)[0])
      }
      expect([card, outcome(t).strengths[1]]).toEqual([card, 1 + strength])
      expect([card, t.open.discards[t.seat(house)]]).toEqual([card, [card]])
    }
    expect(played).toHaveLength(24)
  })
})

describe('AG-8.4.2 abilities in force', () => {
  it('T-45 UR-025 AG-8.5.6 AG-8.5.8 AG-8.15.4 Balon blanks the printed number of Stannis only', () => {
    const t = field()
      .track('iron-throne', 'greyjoy', 'baratheon')
      .army('the-narrow-sea', 'greyjoy', 'ship', 'ship', 'ship')
    t.army('shipbreaker-bay', 'baratheon', 'ship', 'ship', 'ship').order('shipbreaker-bay', 'march-0')
    t.march('baratheon', 'shipbreaker-bay', { 'the-narrow-sea': ['ship', 'ship', 'ship'] })
    t.cards('stannis-baratheon', 'balon-greyjoy')
    expect(outcome(t)).toMatchObject({ winner: 'defender', strengths: [4, 5] })
  })

  it('AG-8.5.8 Stannis has no bonus when he stands higher', () => {
    const t = karhold('baratheon', 'stark').cards('stannis-baratheon', 'ser-rodrick-cassel')
    expect(outcome(t).strengths).toEqual([5, 2])
  })

  it('UR-025 AG-8.5.6 AG-8.5.8 Davos with Stannis discarded: 1 with one sword against Balon, 3 without', () => {
    const t = field().hand('baratheon', 'ser-davos-seaworth', 'patchface')
    karhold('baratheon', 'greyjoy', t).cards('ser-davos-seaworth', 'balon-greyjoy')
    expect(outcome(t).strengths).toEqual([2, 3])
    const three = field().hand('baratheon', 'ser-davos-seaworth', 'patchface')
    karhold('baratheon', 'tyrell', three).cards('ser-davos-seaworth', 'alester-florent')
    expect(outcome(three).strengths).toEqual([4, 2])
    const two = karhold('baratheon', 'tyrell').cards('ser-davos-seaworth', 'alester-florent')
    expect(outcome(two).strengths).toEqual([3, 2])
    // The sword meets Alester's fortification; against Mace it kills.
    expect(three.events('lost')).toEqual([])
  })

  it('AG-8.15.6 icons of Davos, Theon, Asha and Nymeria', () => {
    const during = (attacker: House, defender: House, attack: string, defence: string, t = field()) => {
      karhold(attacker, defender, t)
      const { attacker: one, defender: two } = t.open.combat!
      t.set({
        combat: {
          ...t.open.combat!,
          attacker: { ...one, card: attack as 'mace-tyrell' },
          defender: { ...two, card: defence as 'mace-tyrell' },
        },
      })
      return [icons(t, 'attacker'), icons(t, 'defender')]
    }
    expect(during('martell', 'greyjoy', 'nymeria-sand', 'asha-greyjoy')).toEqual([
      [1, 0],
      [2, 1],
    ])
    expect(during('greyjoy', 'martell', 'theon-greyjoy', 'nymeria-sand')).toEqual([
      [0, 0],
      [0, 1],
    ])
    const stannis = field().hand('baratheon', 'ser-davos-seaworth', 'patchface')
    expect(during('baratheon', 'martell', 'ser-davos-seaworth', 'the-red-viper', stannis)).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  it('AG-8.2.7 AG-8.15.6 Asha has no icons where she is supported, even by an area that adds nothing', () => {
    const t = field().army('karhold', 'greyjoy', 'knight', 'knight').routed('castle-black', 'greyjoy', 'footman')
    t.order('castle-black', 'support').army('winterfell', 'stark', 'footman').order('winterfell', 'march-0')
    t.march('stark', 'winterfell', { karhold: ['footman'] }).move('greyjoy', { do: 'support', side: 'defender' })
    t.cards('catelyn-stark', 'asha-greyjoy')
    expect(t.events('lost')).toEqual([])
    expect(t.army('winterfell')?.routed).toEqual(['footman'])
  })

  it('AG-8.15.6 Theon defends a castle with +1 and a sword', () => {
    const t = field().army('seagard', 'greyjoy', 'footman').army('greywater-watch', 'stark', 'knight')
    t.order('greywater-watch', 'march-0').march('stark', 'greywater-watch', { seagard: ['knight'] })
    t.cards('the-blackfish', 'theon-greyjoy')
    expect(outcome(t).strengths).toEqual([3, 4])
    expect(outcome(karhold('stark', 'greyjoy').cards('the-blackfish', 'theon-greyjoy')).strengths).toEqual([2, 3])
  })

  it('T-46 AG-8.2.7 AG-8.5.0 AG-8.5.7 Salladhor Saan with and without own support', () => {
    const attack = (supported: boolean) => {
      const t = field().army('shipbreaker-bay', 'baratheon', 'ship', 'ship')
      t.army('blackwater-bay', 'baratheon', 'ship').order('blackwater-bay', 'support')
      t.army('east-summer-sea', 'martell', 'ship', 'ship', 'ship').order('east-summer-sea', 'march-0')
      t.army('the-narrow-sea', 'stark', 'ship', 'ship').order('the-narrow-sea', 'support')
      t.march('martell', 'east-summer-sea', { 'shipbreaker-bay': ['ship', 'ship', 'ship'] })
      t.move('baratheon', { do: 'support', side: supported ? 'defender' : null })
      t.move('stark', { do: 'support', side: 'attacker' }).move('martell', { do: 'accept' })
      return t.cards('darkstar', 'salladhor-saan')
    }
    expect(outcome(attack(true))).toMatchObject({ winner: 'defender', strengths: [2, 4] })
    expect(outcome(attack(false))).toMatchObject({ winner: 'attacker', strengths: [7, 3] })
  })

  it('UR-026 AG-8.5.7 AG-8.5.18 Salladhor’s 0 comes after Victarion’s 2, whoever is first', () => {
    for (const first of ['greyjoy', 'baratheon'] as const) {
      const bay = field().track('iron-throne', first).army('shipbreaker-bay', 'baratheon', 'ship')
      bay.army('blackwater-bay', 'baratheon', 'ship').order('blackwater-bay', 'support')
      bay.army('the-narrow-sea', 'greyjoy', 'ship', 'ship').order('the-narrow-sea', 'march-0')
      bay.march('greyjoy', 'the-narrow-sea', { 'shipbreaker-bay': ['ship', 'ship'] })
      bay.move('baratheon', { do: 'support', side: 'defender' }).cards('victarion-greyjoy', 'salladhor-saan')
      expect(outcome(bay)).toMatchObject({ winner: 'attacker', strengths: [3, 3] })
    }
  })

  it('AG-8.5.18 Victarion: own ships count 2, supporting ones too, in attack only', () => {
    const t = field().army('sunset-sea', 'greyjoy', 'ship', 'ship').order('sunset-sea', 'march-0')
    t.army('ironmans-bay', 'greyjoy', 'ship').order('ironmans-bay', 'support')
    t.army('west-summer-sea', 'tyrell', 'ship').order('west-summer-sea', 'support')
    t.army('the-golden-sound', 'lannister', 'ship')
    t.march('greyjoy', 'sunset-sea', { 'the-golden-sound': ['ship', 'ship'] })
    t.move('greyjoy', { do: 'support', side: 'attacker' }).cards('victarion-greyjoy', 'tywin-lannister')
    expect(outcome(t).strengths).toEqual([4 + 2 + 3, 1 + 4])
    const defends = field().army('ironmans-bay', 'greyjoy', 'ship', 'ship')
    defends.army('the-golden-sound', 'lannister', 'ship').order('the-golden-sound', 'march-0')
    defends.march('lannister', 'the-golden-sound', { 'ironmans-bay': ['ship'] })
    defends.cards('ser-kevan-lannister', 'victarion-greyjoy')
    expect(outcome(defends).strengths).toEqual([2, 5])
  })

  it('AG-8.5.18 Kevan: own Footmen count 2, routed and foreign ones do not', () => {
    const t = field().army('riverrun', 'lannister', 'footman', 'knight').order('riverrun', 'march-0')
    t.army('stoney-sept', 'lannister', 'footman')
      .routed('stoney-sept', 'lannister', 'footman')
      .order('stoney-sept', 'support')
    t.army('blackwater', 'tyrell', 'footman').order('blackwater', 'support').army('harrenhal', 'stark', 'knight')
    t.march('lannister', 'riverrun', { harrenhal: ['footman', 'knight'] })
    t.move('lannister', { do: 'support', side: 'attacker' }).move('tyrell', { do: 'support', side: 'attacker' })
    t.move('lannister', { do: 'accept' }).cards('ser-kevan-lannister', 'eddard-stark')
    expect(outcome(t).strengths).toEqual([2 + 2 + 2 + 1 + 1, 2 + 4])
  })

  it('AG-8.5.18 Kevan does nothing in defence', () => {
    const t = karhold('tyrell', 'lannister').cards('margaery-tyrell', 'ser-kevan-lannister')
    expect(outcome(t).strengths).toEqual([2, 2])
  })

  it('AG-8.5.9 Catelyn doubles a Defense order of her own', () => {
    const attack = (order: 'defense-plus-1' | 'defense-plus-2' | 'raid') => {
      const t = field().army('karhold', 'stark', 'footman').order('karhold', order)
      t.army('castle-black', 'greyjoy', 'knight').order('castle-black', 'march-0')
      return outcome(t.march('greyjoy', 'castle-black', { karhold: ['knight'] }).cards('asha-greyjoy', 'catelyn-stark'))
    }
    expect(attack('defense-plus-1').strengths).toEqual([3, 3])
    expect(attack('defense-plus-2').strengths).toEqual([3, 5])
    expect(attack('raid').strengths).toEqual([3, 1])
  })

  it('AG-8.5.9 Catelyn does nothing in attack', () => {
    const t = field().army('winterfell', 'stark', 'footman').order('winterfell', 'march-0')
    t.army('karhold', 'greyjoy', 'footman').order('karhold', 'defense-plus-2')
    t.march('stark', 'winterfell', { karhold: ['footman'] }).cards('catelyn-stark', 'asha-greyjoy')
    expect(outcome(t).strengths).toEqual([1, 1 + 2 + 1])
  })
})

describe('AG-8.5.17 the Blackfish', () => {
  it('UR-023 AG-8.5.3 AG-8.5.17 protects against Mace', () => {
    const t = karhold('tyrell', 'stark').cards('mace-tyrell', 'the-blackfish')
    expect(outcome(t)).toMatchObject({ winner: 'attacker', strengths: [5, 2] })
    expect(t.events('lost')).toEqual([])
  })

  it('UR-023 AG-8.5.17 AG-8.15.6 protects against swords, not the routed and engines; the log names him', () => {
    const t = field().army('karhold', 'stark', 'footman', 'siege-engine').routed('karhold', 'stark', 'knight')
    t.army('winterfell', 'lannister', 'knight').order('winterfell', 'march-0').garrison('winterfell', null)
    t.march('lannister', 'winterfell', { karhold: ['knight'] }).cards('ser-gregor-clegane', 'the-blackfish')
    expect(t.events('lost').map(event => [event.unit, event.cause])).toEqual([
      ['knight', 'rout'],
      ['siege-engine', 'rout'],
    ])
    expect(t.events('ability').map(event => event.card)).toEqual(['the-blackfish'])
    expect(t.army('castle-black')?.routed).toEqual(['footman'])
  })
})

describe('AG-8.15.6 swords that hang on a condition', () => {
  it('AG-8.5.8 Davos has one where Stannis is discarded, and none otherwise', () => {
    const davos = (...hand: ('stannis-baratheon' | 'patchface')[]) => {
      const t = field()
        .power('greyjoy', 0)
        .hand('baratheon', 'ser-davos-seaworth', ...hand)
      karhold('baratheon', 'greyjoy', t).cards('ser-davos-seaworth', 'aeron-damphair')
      return [outcome(t).strengths[0], t.events('lost').length]
    }
    expect(davos('stannis-baratheon')).toEqual([1 + 2, 0])
    expect(davos('patchface')).toEqual([1 + 2 + 1, 1])
  })

  it('AG-8.15.6 Theon has one where he defends a castle, and none elsewhere', () => {
    const theon = (at: 'moat-cailin' | 'karhold') => {
      const t = field().army(at, 'greyjoy', 'footman').army('winterfell', 'stark', 'footman', 'footman')
      t.order('winterfell', 'march-0').march('stark', 'winterfell', { [at]: ['footman', 'footman'] })
      t.cards('catelyn-stark', 'theon-greyjoy')
      return [outcome(t).strengths[1], t.events('lost').length]
    }
    expect(theon('moat-cailin')).toEqual([1 + 2 + 1, 1])
    expect(theon('karhold')).toEqual([1 + 2, 0])
  })

  it('AG-8.15 what gives nothing has no line in the sum of icons; routed units have one in that of strength', () => {
    const t = field().routed('karhold', 'greyjoy', 'footman')
    const routed = { why: 'routed', n: 0 }
    karhold('lannister', 'greyjoy', t)
    expect(strengthLedger(t.open, 'defender')).toEqual([{ why: 'unit', of: 'footman', n: 1 }, routed])
    expect(strengthLedger(t.open, 'attacker')).not.toContainEqual(routed)
    t.cards('tyrion-lannister', 'euron-crows-eye')
    expect([swords(t.open, 'attacker'), fortifications(t.open, 'defender')]).toEqual([[], []])
    expect(swords(t.open, 'defender')).toEqual([{ why: 'card', of: 'euron-crows-eye', n: 1 }])
  })
})

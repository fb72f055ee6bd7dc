import { describe, expect, it } from 'vitest'
import { type Ability, abilityTable, houseCards, houseCardTable } from '../data/houseCards.ts'
import type { House } from '../data/houses.ts'
import { type Scene, scene } from '../testing.ts'
import { abilities } from './abilities.ts'
import { fortifications, sum, swords } from './strength.ts'

/** A table where the Blade has been used already, so that nobody is asked about it. */
const field = (players = 6): Scene => scene(players).set({ bladeUsed: true })

const outcome = (t: Scene) => t.events('outcome')[0]
const icons = (t: Scene, side: 'attacker' | 'defender') => [
  sum(swords(t.open, side)),
  sum(fortifications(t.open, side)),
]

/** Karhold is attacked from Winterfell by Footmen of one house against another. */
function karhold(attacker: House, defender: House, t = field()): Scene {
  t.garrison('winterfell', null)
  t.army('winterfell', attacker, 'footman').order('winterfell', 'march-0').army('karhold', defender, 'footman')
  return t.march(attacker, 'winterfell', { karhold: ['footman'] })
}

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
  const attacked = (power: number) => {
    const t = field().power('greyjoy', power).army('ironmans-bay', 'greyjoy', 'ship')
    t.order('ironmans-bay', 'defense-plus-1')
    t.army('the-golden-sound', 'lannister', 'ship', 'ship').order('the-golden-sound', 'march-0')
    t.march('lannister', 'the-golden-sound', { 'ironmans-bay': ['ship', 'ship'] })
    return t.cards('ser-kevan-lannister', 'aeron-damphair')
  }

  it('T-43 AG-8.5.2 AG-8.4.3 pays 2 Power, is discarded, and another card fights', () => {
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
      if (t.question() === 'marchOrder') t.move(house, t.options(house)[0])
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

  it('AG-8.5.5 nothing changes where the opponent is last already', () => {
    const t = field().track('iron-throne', 'martell', 'baratheon', 'lannister', 'stark', 'greyjoy', 'tyrell')
    karhold('tyrell', 'martell', t).cards('ser-garlan-tyrell', 'doran-martell')
    t.move('martell', { do: 'demote', track: 'iron-throne' })
    expect(t.events('track')).toEqual([])
    expect(t.open.tracks['iron-throne'].at(-1)).toBe(t.seat('tyrell'))
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
    won.move('baratheon', { do: 'promote', at: 'kingswood', routed: false })
    won.move('tyrell', { do: 'retreat', to: 'highgarden' })
    expect(won.army('the-reach')?.units).toEqual(['knight'])
    expect(won.army('kingswood')?.units).toEqual(['footman'])
    const noKnight = attack(5, 'alester-florent')
    expect(outcome(noKnight).winner).toBe('attacker')
    expect(noKnight.question()).toBe('retreat')
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

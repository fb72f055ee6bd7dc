import { describe, expect, it } from 'vitest'
import type { Face } from '../../data/dice.ts'
import { done, scene } from '../../testing.ts'

const reroll = (face: Face | null) => ({ do: 'reroll', face }) as const
const use = (yes: boolean) => ({ do: 'use', yes }) as const

describe('commanders', () => {
  /** A red War Host attacks Jaime's unit with dice that hit red, and the rest nothing. */
  const onJaime = (figures: number, hits: number) => {
    const t = scene({ units: ['WR red c8r6', `jaime-kingslayer red c8r5 (${figures})`] })
    t.set({ boons: [{ key: 'dice', n: hits - 4, by: 'SL17', of: t.unit('c8r6').id, until: 'turn' }] })
    return t
      .attacking('c8r6')
      .dice(...Array.from({ length: hits }, () => 'red' as const))
      .attack('c8r6', 'c8r5')
  }

  it('BWC-56 BW-12.3 BW-12.10: a lone commander is captured by his rating in one attack, and by nothing less', () => {
    for (const hits of [2, 2]) expect(onJaime(1, hits).at('c8r5')).toBe('LG red 1')
    const t = onJaime(1, 3)
    expect([t.at('c8r5'), t.open.commanders['jaime-kingslayer']!.where, t.open.morale]).toEqual([null, 'captured', 3])
  })

  it('BWC-57 BW-3.8 BW-12.2: through a whole unit in one attack', () => {
    expect(onJaime(4, 6).events('captured')).toHaveLength(1)
    expect(onJaime(4, 5).at('c8r5')).toBe('LG red 1')
  })

  it('BWC-58 BW-12.4: archers capture, too', () => {
    const t = scene({ units: ['NA blue c4r6', 'kevan-trusted-captain blue c8r6 (1)'] }).attacking('c4r6')
    t.dice('blue', 'blue', 'red').attack('c4r6', 'c8r6')
    expect(t.events('captured')).toEqual([{ is: 'captured', seat: 0, commander: 'kevan-trusted-captain', hex: 'c8r6' }])
  })

  it('BW-12.5 BW-12.6 BW-12.7: his tokens wait for the refresh, his cards stay, and nobody plays cards without commanders', () => {
    const t = scene({
      active: 'lannister',
      units: ['LG red c8r5', 'rickard-karstark blue c8r6 (1)'],
      hands: { stark: ['SL01'] },
      onCards: { 'rickard-karstark': 1 },
      commandTokens: { stark: 2 },
      pools: { stark: ['morale'] },
    })
    t.attacking('c8r5').dice('blue', 'blue', 'green', 'green').attack('c8r5', 'c8r6').move('lannister', done)
    expect([t.open.commandTokens[0], t.open.commanders['rickard-karstark']!.tokens]).toEqual([2, 1])
    t.run({ do: 'turn', seat: 0 })
    expect(t.of('stark', 'play')).toEqual([])
    t.dice(...Array.from({ length: 8 }, () => 'red' as const)).run({ do: 'rally' })
    expect(t.open.commandTokens[0]).toBe(3)
  })

  it('BWC-62 BW-18.25: Kevan gives two dice instead of attacking, and stays engaged', () => {
    const t = scene({
      active: 'lannister',
      units: ['kevan-trusted-captain blue c8r6', 'LG green c9r6', 'WH blue c8r7', 'WH blue c9r7'],
      engaged: [['c8r6', 'c8r7']],
    }).attacking('c8r6', 'c9r6')
    t.move('lannister', { do: 'support', from: 'c8r6', to: 'c9r6' })
    expect(t.of('lannister', 'attack').every(({ from }) => from === 'c9r6')).toBe(true)
    t.dice('red', 'red', 'red', 'red').attack('c9r6', 'c9r7')
    expect(t.events('rolled')[0].dice.length).toBe(4)
    expect(t.token('c8r6', 'c8r7')).toBe('lannister')
    const alone = scene({
      active: 'lannister',
      units: ['kevan-trusted-captain blue c8r6', 'LG green c9r6', 'WH blue c9r7'],
    }).attacking('c9r6')
    expect(alone.of('lannister', 'support')).toEqual([])
  })

  it('BWC-63 BW-18.23: Addam, Warrior of Ashemark, always flanks, and engages', () => {
    const t = scene({ active: 'lannister', units: ['addam-warrior-of-ashemark blue c8r5', 'WH green c8r6'] })
    t.attacking('c8r5').dice('red', 'red', 'green').attack('c8r5', 'c8r6')
    expect([t.question(), t.token('c8r5', 'c8r6')]).toEqual(['reroll', 'lannister'])
    t.move('lannister', reroll(null))
    expect(t.at('c8r6')).toBe('WH green 3')
  })

  it('BWC-64 BW-9.4.1: extra dice for valor come before the re-roll', () => {
    const t = scene({
      active: 'lannister',
      units: ['gregor-mountain red c9r6', 'LG green c8r5', 'WH green c8r6'],
      engaged: [['c8r5', 'c8r6']],
      used: ['gregor-mountain'],
    }).attacking('c9r6')
    t.dice('valor', 'green', 'morale', 'blue', 'blue').attack('c9r6', 'c8r6')
    t.dice('green', 'red').move('lannister', reroll('blue'))
    expect(t.at('c7r6')).toBe('WH green 1')
  })

  it('BW-12.9 BW-9.7: a commit ability once a battle, before its roll', () => {
    const t = scene({ active: 'lannister', units: ['gregor-mountain green c8r5', 'WH red c8r6'] }).attacking('c8r5')
    t.attack('c8r5', 'c8r6')
    t.dice('green', 'green', 'green', 'green').move('lannister', use(true))
    expect([t.events('rolled')[0].dice.length, t.open.commanders['gregor-mountain']!.used]).toEqual([4, true])
  })

  it('BW-18.22: Jaime counts valor twice', () => {
    const t = scene({ active: 'lannister', units: ['jaime-kingslayer green c8r5', 'WH red c8r6'] }).attacking('c8r5')
    t.attack('c8r5', 'c8r6').dice('valor', 'green').move('lannister', use(true))
    expect(t.at('c8r6')).toBe('WH red 2')
  })

  it('BW-18.22 BW-18.8: Maege takes Toughness 2 before the dice are rolled', () => {
    const t = scene({ active: 'lannister', units: ['LG red c8r5', 'maege-mormont green c8r6'] }).attacking('c8r5')
    t.attack('c8r5', 'c8r6')
    expect(t.asked()).toEqual(['stark'])
    t.dice('blue', 'blue', 'blue', 'red').move('stark', use(true))
    expect(t.at('c8r6')).toBe('WH green 3')
  })

  it('BW-18.23: the Greatjon attacks a target that has survived once more', () => {
    const t = scene({ units: ['greatjon-the-greatjon green c8r6', 'LG red c8r5'] }).attacking('c8r6')
    t.dice('red', 'green').attack('c8r6', 'c8r5')
    t.dice('red', 'green').move('stark', use(true))
    expect([t.at('c8r5'), t.question()]).toEqual(['LG red 2', null])
  })

  it('BW-18.24: Robb and the bearer beside him change banners, and hits are counted anew', () => {
    const t = scene({
      active: 'lannister',
      units: ['LG red c8r5', 'robb-king-in-the-north green c8r6', 'WR red c9r6 (2)'],
    }).attacking('c8r5')
    t.dice('green', 'green', 'green', 'blue').attack('c8r5', 'c8r6')
    t.move('stark', use(true), { do: 'swap', hex: 'c9r6' })
    expect([t.at('c8r6'), t.at('c9r6')]).toEqual(['WR red 3', 'WR green 2'])
    expect(t.unit('c9r6').commander).toBe('robb-king-in-the-north')
  })

  it('BW-18.12: Robb, King in the North, leaves without a blow when he is ordered', () => {
    const t = scene({
      units: ['robb-king-in-the-north red c8r6', 'LG green c8r5'],
      engaged: [['c8r5', 'c8r6']],
      pools: { stark: ['red'] },
    })
    t.turn().move('stark', { do: 'token', token: 'red', pair: false }, { do: 'order', hex: 'c8r6' }, use(true))
    expect([t.open.engagements, t.of('stark', 'go').length > 0]).toEqual([[], true])
  })

  it('BW-18.23: Dogs of War: four dice from afar, and the card stays ready when the target falls', () => {
    const units = ['robb-young-wolf red c8r6', 'LG green c8r4 (1)']
    const t = scene({ units }).attacking('c8r6')
    t.dice('green', 'red', 'morale', 'morale').move('stark', { do: 'extra-attack', from: 'c8r6', at: 'c8r4' })
    expect([t.at('c8r4'), t.open.commanders['robb-young-wolf']!.used]).toEqual([null, false])
    const misses = scene({ units }).attacking('c8r6')
    misses.dice('red', 'red', 'morale', 'morale').move('stark', { do: 'extra-attack', from: 'c8r6', at: 'c8r4' })
    expect([misses.at('c8r4'), misses.open.commanders['robb-young-wolf']!.used]).toEqual(['LG green 1', true])
  })

  it('BW-18.22: the unit abilities of both Greatjons, Eddard, Rickard, and the Young Wolf', () => {
    const count = (units: string[], from: 'c8r6') => {
      const t = scene({ units, engaged: [['c8r5', 'c9r5']] }).attacking(from)
      t.dice(...Array.from({ length: 6 }, () => 'red' as const)).attack(from, 'c8r5')
      return t.events('rolled')[0].dice.length
    }
    const target = ['LG green c8r5', 'WH green c9r5']
    expect(count(['greatjon-lord-of-last-hearth blue c8r6', ...target], 'c8r6')).toBe(4)
    const t = scene({ units: ['rickard-karstark blue c8r6', 'kevan-trusted-captain green c8r5'] }).attacking('c8r6')
    t.dice('red', 'red', 'red', 'red').attack('c8r6', 'c8r5')
    expect(t.events('rolled')[0].count).toContainEqual({ why: 'commander', n: 1, of: 'rickard-karstark' })
    const eddard = scene({ active: 'lannister', units: ['eddard-stark blue c8r7', 'WH green c8r6', 'LG green c8r5'] })
    eddard.attacking('c8r5').dice('red', 'red').attack('c8r5', 'c8r6')
    expect(eddard.question()).toBe('counterOrNot')
  })

  it('BW-18.22: the Young Wolf has a die more after a pursuit', () => {
    const t = scene({ units: ['robb-young-wolf blue c8r6', 'LG green c8r5 (1)', 'LG green c8r4'] }).attacking('c8r6')
    t.dice('green', 'red', 'red')
      .attack('c8r6', 'c8r5')
      .move('stark', { do: 'pursue', path: ['c8r5'] })
    t.dice('red', 'red', 'red', 'red').attack('c8r5', 'c8r4')
    expect(t.events('rolled')[1].dice.length).toBe(4)
  })

  it('BW-18.22 BW-1.7: abilities at the start of a turn; Tywin controls three hexes', () => {
    const t = scene({
      active: 'lannister',
      units: ['tywin-lannister red c8r5', 'LG green c8r2'],
      onCards: { 'tywin-lannister': 3 },
      commandTokens: { lannister: 0 },
      hands: { lannister: ['LL01'] },
    }).turn()
    t.move('lannister', { do: 'ability', commander: 'tywin-lannister' })
    expect([t.open.commandTokens[1], t.asked()]).toEqual([2, ['lannister']])
    t.move('lannister', { do: 'play', card: 'LL01', commander: 'tywin-lannister', commands: [0] })
    expect(t.of('lannister', 'order').map(({ hex }) => hex)).toEqual(['c8r5', 'c8r2'])
  })

  it('BW-18.22 BW-18.4: Eddard and Rickard rally in their zones', () => {
    const t = scene({
      units: ['eddard-stark blue c8r8', 'WH green c8r7 inactive', 'WH green c9r8 inactive', 'WR green c9r7 inactive'],
    })
    t.turn().move(
      'stark',
      { do: 'ability', commander: 'eddard-stark' },
      { do: 'aim', hex: 'c8r7' },
      { do: 'aim', hex: 'c9r7' },
    )
    expect(['c8r7', 'c9r8', 'c9r7'].map(hex => t.at(hex as 'c8r7'))).toEqual([
      'WH green 4',
      'WH green 4 inactive',
      'WR green 3',
    ])
    const rickard = scene({
      units: ['rickard-karstark blue c8r8 inactive', 'WR green c9r8 inactive', 'WH green c8r7 inactive'],
    })
    rickard.turn().move('stark', { do: 'ability', commander: 'rickard-karstark' })
    expect(rickard.events('rallied').map(({ hex }) => hex)).toEqual(['c8r8', 'c9r8'])
  })

  it('BW-18.22: Addam rallies after a kill, and rides on after his order', () => {
    const t = scene({ active: 'lannister', units: ['addam-warrior-of-ashemark blue c8r5', 'WH green c8r6 (1)'] })
    t.attacking('c8r5').dice('green', 'red', 'red').attack('c8r5', 'c8r6')
    t.move('lannister', reroll(null), done, use(true))
    expect(t.at('c8r5')).toBe('CR blue 3')
    const rider = scene({ active: 'lannister', units: ['addam-outrider-commander blue c8r5'] }).order('c8r5')
    rider.move('lannister', { do: 'stay' }, use(true))
    expect(rider.question()).toBe('freeMove')
    expect(rider.go('c8r3').at('c8r3')).toBe('CR blue 3 inactive')
  })

  it('BW-18.22: the Lord of Last Hearth makes infantry march further when a card is played to him', () => {
    const t = scene({ units: ['greatjon-lord-of-last-hearth red c8r8', 'WH red c8r7'], hands: { stark: ['SL01'] } })
    t.turn().move(
      'stark',
      { do: 'play', card: 'SL01', commander: 'greatjon-lord-of-last-hearth', commands: [0] },
      use(true),
    )
    t.move('stark', { do: 'order', hex: 'c8r7' }, done)
    expect(t.reach).toContain('c8r5')
  })
})

describe('elimination', () => {
  it('BWC-59 BW-12.1 BW-13.2 BW-13.5: morale falls by the rank of the unit', () => {
    const t = scene({ units: ['WR red c8r6', 'LG green c8r5 (1)', 'CR blue c7r6 (1)', 'HI red c9r6 (1)'] })
    const marks: number[] = []
    for (const [at, face] of [
      ['c8r5', 'green'],
      ['c7r6', 'blue'],
      ['c9r6', 'red'],
    ] as const) {
      t.attacking('c8r6').dice(face, 'morale', 'morale', 'morale').attack('c8r6', at).move('stark', done)
      marks.push(t.open.morale)
    }
    expect(marks).toEqual([1, 3, 6])
  })

  it('BWC-60 BW-13.1 BW-13.3 BW-17.5: rout ends the battle at once; an 11 segment holds the marker', () => {
    const units = ['WR red c8r6', 'LG blue c8r5 (1)']
    const t = scene({ units, morale: 9 }).attacking('c8r6')
    t.dice('blue', 'red', 'red', 'red').attack('c8r6', 'c8r5')
    expect([t.open.morale, t.open.result]).toEqual([11, { winner: 0, by: 'rout' }])
    const camp = scene({ units, morale: 9, battle: 'wolf-raiders' }).attacking('c8r6')
    camp.dice('blue', 'red', 'red', 'red').attack('c8r6', 'c8r5')
    expect([camp.open.morale, camp.open.result]).toEqual([11, null])
  })

  it('BWC-80 BW-17.2: victory in the middle of a turn ends everything', () => {
    const t = scene({
      units: ['WR red c8r6', 'WH green c5r6', 'LG red c8r5 (1)', 'LG green c5r5'],
      morale: 8,
    }).attacking('c8r6', 'c5r6')
    t.dice('red', 'blue', 'blue', 'blue').attack('c8r6', 'c8r5')
    expect([t.question(), t.open.result?.by]).toEqual([null, 'rout'])
  })

  it('BW-17.4: a side without units has lost', () => {
    const t = scene({ alone: true, units: ['WR red c8r6', 'LG green c8r5 (1)'] }).attacking('c8r6')
    t.dice('green', 'red', 'red', 'red').attack('c8r6', 'c8r5')
    expect(t.open.result).toEqual({ winner: 0, by: 'annihilation' })
  })
})

import { describe, expect, it } from 'vitest'
import type { Position } from '../../testing.ts'
import { done, scene } from '../../testing.ts'

const yes = { do: 'tactic', yes: true } as const

describe('playing a leadership card', () => {
  it('BWC-10 BW-6.2: tokens on his card never exceed the limit of a commander', () => {
    const units = ['maege-mormont blue c5r8', 'WH green c5r7', 'rickard-karstark blue c9r8', 'WR green c9r7']
    const at = (stark: number) =>
      scene({ units, commandTokens: { stark }, onCards: { 'maege-mormont': 1 }, hands: { stark: ['SL10'] } }).turn()
    const t = at(2)
    expect(t.of('stark', 'play').map(({ commander, commands }) => [commander, commands])).toEqual([
      ['rickard-karstark', [0]],
      ['rickard-karstark', [1]],
      ['rickard-karstark', [0, 1]],
    ])
    t.move('stark', { do: 'play', card: 'SL10', commander: 'rickard-karstark', commands: [0, 1] })
    expect([t.open.commandTokens[0], t.open.commanders['rickard-karstark']!.tokens]).toEqual([0, 2])
    expect(at(1).of('stark', 'play').length).toBe(2)
  })

  it('BWC-11 BW-1.7 BW-6.3: the zone of control is measured when the card is played', () => {
    const t = scene({
      units: ['rickard-karstark blue c8r8', 'WH green c8r6', 'WH green c8r5'],
      hands: { stark: ['SL01'] },
    })
    t.turn().move('stark', { do: 'play', card: 'SL01', commander: 'rickard-karstark', commands: [0] })
    expect(t.of('stark', 'order').map(({ hex }) => hex)).toEqual(['c8r8', 'c8r6'])
  })

  it('BWC-12 BW-6.1: any commander plays any card of his House, and his unit may be inactive', () => {
    const t = scene({ units: ['maege-mormont blue c8r8 inactive', 'WH green c8r7'], hands: { stark: ['SL17'] } })
    t.turn().move('stark', { do: 'play', card: 'SL17', commander: 'maege-mormont', commands: [0] })
    // The only unit that can be ordered is ordered at once.
    expect(t.events('ordered').map(({ hex }) => hex)).toEqual(['c8r7'])
  })

  it('BWC-13 BW-6.5: fewer than so many units may be ordered, but not none', () => {
    const units = (state: string) => [`maege-mormont blue c8r8 ${state}`]
    const t = scene({ units: units(''), hands: { stark: ['SL04'] } }).turn()
    expect(t.of('stark', 'play').length).toBe(1)
    const none = scene({ units: units('inactive'), hands: { stark: ['SL04'] } }).turn()
    expect(none.of('stark', 'play')).toEqual([])
  })

  const fear = (morale: number): Position => ({
    units: ['greatjon-the-greatjon blue c8r8', 'WH blue c8r6', 'LG green c8r5', 'LG green c7r5', 'LG green c9r5'],
    morale,
    hands: { stark: ['SL16'] },
  })

  it('BWC-14 BW-6.4 BW-6.7 BW-18.7: a tactic before the commands; the enemy named does not counterattack', () => {
    const t = scene(fear(8)).turn()
    t.move('stark', { do: 'play', card: 'SL16', commander: 'greatjon-the-greatjon', commands: [0] })
    expect(t.question()).toBe('tactic')
    t.move('stark', yes, { do: 'aim', hex: 'c8r5' }, { do: 'order', hex: 'c8r6' }, done, { do: 'stay' })
    t.dice('red', 'red', 'red').attack('c8r6', 'c8r5')
    expect(t.at('c8r5')).toBe('LG green 4')
    expect(t.events('attack').length).toBe(1)
    expect(t.asked()).toEqual(['lannister'])
    expect(t.question()).toBe('action')
    const grey = scene(fear(3)).turn()
    grey.move('stark', { do: 'play', card: 'SL16', commander: 'greatjon-the-greatjon', commands: [0] })
    expect(grey.question()).toBe('chooseOrders')
  })

  it('BWC-15 BW-6.7: own morale green or better', () => {
    const asks = (morale: number) => {
      const t = scene({ units: ['robb-young-wolf red c8r8'], morale, hands: { stark: ['SL12'] } }).turn()
      t.move('stark', { do: 'play', card: 'SL12', commander: 'robb-young-wolf', commands: [0] })
      return t.question() === 'tactic'
    }
    expect([-6, -7, 0, 5].map(asks)).toEqual([true, false, true, true])
  })

  it('BWC-16 BW-6.7 BW-18.11: tokens are counted, and stay in the pool', () => {
    const at = (n: number) => {
      const t = scene({
        units: ['greatjon-the-greatjon blue c8r8', 'LG green c8r7'],
        pools: { stark: Array.from({ length: n }, () => 'morale' as const) },
        hands: { stark: ['SL20'] },
      }).turn()
      return t.move('stark', { do: 'play', card: 'SL20', commander: 'greatjon-the-greatjon', commands: [0] })
    }
    expect(at(1).question()).not.toBe('tactic')
    const t = at(2)
    expect(t.question()).toBe('tactic')
    t.move('stark', yes)
    expect(t.open.pools[0].morale).toBe(2)
    expect(t.events('retreated')).toHaveLength(1)
  })

  it('BWC-17 BW-6.6 BW-7.2: all moves of a command come before its first attack', () => {
    const t = scene({ units: ['WH green c8r8', 'WH green c9r8', 'LG green c8r7', 'LG green c9r7'] })
    t.order('c8r8', 'c9r8')
    expect(t.of('stark', 'select').length).toBe(2)
    t.move('stark', done).dice('red', 'red').attack('c8r8', 'c8r7')
    expect(t.of('stark', 'go')).toEqual([])
    expect(t.of('stark', 'attack').every(({ from }) => from === 'c9r8')).toBe(true)
  })

  it('BWC-78 BW-6.5: a unit that is rallied by one command can be ordered by the other', () => {
    const t = scene({
      units: ['robb-young-wolf red c8r8 inactive', 'WH blue c8r7 inactive'],
      hands: { stark: ['SL13'] },
    })
    t.turn()
    expect(t.of('stark', 'play').map(({ commands }) => commands)).toEqual([[1], [0, 1]])
    t.move('stark', { do: 'play', card: 'SL13', commander: 'robb-young-wolf', commands: [0, 1] })
    t.move('stark', { do: 'aim', hex: 'c8r7' })
    expect(t.events('ordered').map(({ hex }) => hex)).toEqual(['c8r7'])
  })

  it('BWC-85 BW-12.8 BW-18.26: a figure that pays is never the banner bearer', () => {
    const t = scene({
      units: ['greatjon-the-greatjon blue c8r8', 'WH blue c8r7 (2)', 'WR blue c9r8 (1)'],
      pools: { stark: ['valor'] },
      hands: { stark: ['SL18'] },
    })
    t.turn().move('stark', { do: 'play', card: 'SL18', commander: 'greatjon-the-greatjon', commands: [0] })
    t.move('stark', { do: 'order', hex: 'c8r7' }, { do: 'order', hex: 'c9r8' }, done)
    t.move('stark', yes)
    expect(t.at('c8r7')).toBe('WH blue 1')
    expect(t.at('c9r8')).toBe('WR blue 1 inactive')
  })

  it('BWC-88 BW-6.10: what is paid goes on when the commander is captured in his own card', () => {
    const t = scene({
      units: ['rickard-karstark blue c8r7 (1)', 'WH green c8r8', 'LG red c8r6', 'LG green c7r6', 'LG green c9r6'],
      hands: { stark: ['SL10'] },
    })
    t.turn().move('stark', { do: 'play', card: 'SL10', commander: 'rickard-karstark', commands: [0, 1] })
    t.move('stark', { do: 'command', n: 0 }, { do: 'order', hex: 'c8r7' }, { do: 'stay' })
    t.dice('green', 'green', 'green').attack('c8r7', 'c8r6')
    t.dice('blue', 'blue', 'green', 'green').move('lannister', { do: 'counter', yes: true })
    expect(t.events('captured')).toHaveLength(1)
    expect(t.events('ordered').map(({ hex }) => hex)).toEqual(['c8r7', 'c8r8'])
  })

  it('BW-6.8 BW-6.9: the card goes to the discard pile, and its effects end with the turn', () => {
    const t = scene({ units: ['robb-young-wolf red c8r8'], hands: { stark: ['SL12'] } }).turn()
    t.move('stark', { do: 'play', card: 'SL12', commander: 'robb-young-wolf', commands: [0] }, yes)
    expect(t.open.boons.map(({ key }) => key)).toEqual(['move'])
    t.move('stark', { do: 'stay' })
    expect([t.open.boons, t.open.discards[0], t.held('stark').hand]).toEqual([[], ['SL12'], []])
  })
})

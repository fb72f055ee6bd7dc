import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { plays } from './cards/play.ts'

const counter = { do: 'counter', yes: true } as const
const ignore = { do: 'ignore', yes: true } as const

describe('faults that such software has had', () => {
  const armored = ['WH blue c8r6', 'HI green c8r5', 'LG green c7r5', 'LG green c9r5']

  it('UR-063 a green unit in heavy armor defends as blue, stands, and counters with its own two dice', () => {
    const t = scene({ units: armored }).attacking('c8r6')
    t.dice('blue', 'green', 'morale').attack('c8r6', 'c8r5').move('lannister', ignore)
    expect([t.at('c8r5'), t.question()]).toEqual(['HI green 3', 'counterOrNot'])
    t.dice('blue', 'red').move('lannister', counter)
    expect(t.events('rolled')[1].dice.length).toBe(2)
    // No counter to a counter, and nobody goes on.
    expect([t.at('c8r6'), t.question(), t.token('c8r6', 'c8r5')]).toEqual(['WH blue 3 inactive', null, 'stark'])
  })

  it('UR-063 valor does nothing to red units in heavy armor', () => {
    const t = scene({ units: ['WH blue c8r6', 'HI red c8r5'] }).attacking('c8r6')
    expect(t.dice('valor', 'valor', 'valor').attack('c8r6', 'c8r5').at('c8r5')).toBe('HI red 4')
  })

  it('UR-064 toughness cancels in every attack, and cover goes when the token shows the enemy', () => {
    const t = scene({
      active: 'lannister',
      units: ['greatjon-the-greatjon blue c8r6', 'WA blue c4r6', 'WA blue c12r6', 'LG blue c8r5'],
      terrain: { c8r6: 'building' },
    }).attacking('c4r6', 'c12r6', 'c8r5')
    t.dice('blue', 'blue', 'red').attack('c4r6', 'c8r6')
    t.dice('blue', 'blue', 'red').attack('c12r6', 'c8r6')
    expect(t.at('c8r6')).toBe('WH blue 4')
    t.dice('blue', 'blue', 'red').attack('c8r5', 'c8r6')
    expect(t.at('c8r6')).toBe('WH blue 3')
  })

  it('UR-065 surplus hits of one attack capture, hits of several do not add up, fire captures', () => {
    const struck = (hits: number) => {
      const t = scene({ units: ['WR red c8r6', 'jaime-kingslayer red c8r5 (3)'] })
      t.set({ boons: [{ key: 'dice', n: hits - 4, by: 'SL17', of: t.unit('c8r6').id, until: 'turn' }] })
      t.attacking('c8r6').dice(...Array.from({ length: hits }, () => 'red' as const))
      return t.attack('c8r6', 'c8r5')
    }
    expect(struck(4).at('c8r5')).toBe('LG red 1')
    expect([struck(5).at('c8r5'), struck(5).open.morale]).toEqual([null, 3])
    const twice = scene({ units: ['WR blue c8r6', 'WR blue c9r5', 'jaime-kingslayer red c8r5 (1)'] })
    twice.attacking('c8r6', 'c9r5').dice('red', 'red', 'green').attack('c8r6', 'c8r5')
    twice.move('lannister', { do: 'counter', yes: false })
    twice.dice('red', 'red', 'green').attack('c9r5', 'c8r5').move('stark', { do: 'reroll', face: null })
    expect(twice.at('c8r5')).toBe('LG red 1')
    const burnt = scene({ units: ['kevan-trusted-captain blue c8r5 (2)'], fire: { c8r5: 2 } })
    burnt.run({ do: 'fireLoss', units: [burnt.unit('c8r5').id] })
    expect([burnt.open.commanders['kevan-trusted-captain']!.where, burnt.open.morale]).toEqual(['captured', 2])
  })

  it('UR-067 a card for three orders one; its commander need not be active, but must be able to pay', () => {
    const at = (tokens: number) =>
      scene({
        units: ['maege-mormont blue c8r8 inactive', 'WH green c8r6', 'WH green c8r5'],
        hands: { stark: ['SL04'] },
        onCards: { 'maege-mormont': tokens },
      }).turn()
    const t = at(0).move('stark', { do: 'play', card: 'SL04', commander: 'maege-mormont', commands: [0] })
    expect([t.events('ordered').map(({ hex }) => hex), t.question()]).toEqual([['c8r6'], 'moveUnit'])
    const spent = at(1)
    expect([plays(spent.open, 0, ['SL04']), spent.of('stark', 'play')]).toEqual([[], []])
  })

  it('UR-067 who has gone out of the zone while the card is carried out is still ordered by it', () => {
    const t = scene({
      units: ['rickard-karstark blue c8r8', 'WR blue c8r6', 'WH green c9r8'],
      hands: { stark: ['SL10'] },
    }).turn()
    t.move('stark', { do: 'play', card: 'SL10', commander: 'rickard-karstark', commands: [0, 1] })
    t.move('stark', { do: 'command', n: 0 }, { do: 'order', hex: 'c8r8' }).go('c5r8')
    expect(t.of('stark', 'order').map(({ hex }) => hex)).toEqual(['c8r6', 'c9r8'])
  })
})

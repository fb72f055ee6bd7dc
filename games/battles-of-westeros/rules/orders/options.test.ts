import { describe, expect, it } from 'vitest'
import { aheadTopics, answerAhead, answeredAhead, questionAt } from '../../../../kernel/index.ts'
import type { Face } from '../../data/dice.ts'
import type { House } from '../../data/houses.ts'
import { battlesOfWesteros } from '../../game.ts'
import { type Scene, scene, stay } from '../../testing.ts'
import type { Move } from '../../types.ts'

describe('official options', () => {
  const joint = (engaged: readonly (readonly [`c${number}r${number}`, `c${number}r${number}`])[]) =>
    scene({
      units: ['WR blue c9r5', 'WR blue c8r6', 'WH green c7r5', 'LG green c8r5'],
      engaged,
      options: { coordinatedAttacks: true },
    }).attacking('c9r5', 'c8r6')

  it('BWC-71 BW-21.1: five dice of two blue riders', () => {
    const t = joint([['c8r5', 'c8r6']]).attack('c9r5', 'c8r5')
    t.dice('red', 'red', 'red', 'red', 'red').move('stark', { do: 'join', hex: 'c8r6' })
    expect([t.events('rolled')[0].dice.length, t.question()]).toEqual([5, null])
    expect(['c9r5', 'c8r6'].map(hex => t.at(hex as 'c9r5'))).toEqual(['WR blue 3 inactive', 'WR blue 3 inactive'])
    const both = joint([['c8r5', 'c7r5']]).attack('c9r5', 'c8r5')
    both.dice('red', 'red', 'red', 'red', 'red').move('stark', { do: 'join', hex: 'c8r6' })
    expect(both.question()).toBe('reroll')
  })

  it('BW-21.1: a supporter that is engaged with another unit leaves it first; nobody need join', () => {
    const t = scene({
      units: ['WH blue c8r6', 'WH green c7r5', 'LG green c8r5', 'LG green c6r5'],
      engaged: [['c6r5', 'c7r5']],
      options: { coordinatedAttacks: true },
    }).attacking('c8r6', 'c7r5')
    t.attack('c8r6', 'c8r5').move('stark', { do: 'join', hex: 'c7r5' })
    expect([t.question(), t.asked()]).toEqual(['parting', ['lannister']])
    t.dice('red', 'red', 'red', 'red').move('lannister', { do: 'strike', yes: false })
    expect(t.events('rolled')[0].dice.length).toBe(4)
  })

  it('BW-21.2: any card orders one unit in a zone, for a command token', () => {
    const t = scene({
      units: ['maege-mormont blue c8r8', 'WH green c8r7', 'WH green c8r2'],
      hands: { stark: ['SL09'] },
      options: { anyCardOrders: true },
    }).turn()
    t.move('stark', { do: 'any-card', card: 'SL09', commander: 'maege-mormont' })
    expect(t.of('stark', 'order').map(({ hex }) => hex)).toEqual(['c8r8', 'c8r7'])
    t.move('stark', { do: 'order', hex: 'c8r7' }, stay)
    expect([t.open.discards[0], t.open.commandTokens[0], t.at('c8r7')]).toEqual([['SL09'], 2, 'WH green 4 inactive'])
  })

  it('BWC-72 BW-21.4: an active unit gives way before the attack, for morale', () => {
    const t = scene({
      units: ['WH red c8r7', 'WA green c8r5', 'WA green c9r5 inactive'],
      options: { withdrawal: true },
    }).order('c8r7')
    t.go('c8r6')
    expect(t.asked()).toEqual(['lannister'])
    expect(t.of('lannister', 'withdraw')).toEqual([
      { do: 'withdraw', from: 'c8r5', to: 'c8r4' },
      { do: 'withdraw', from: 'c8r5', to: 'c7r4' },
    ])
    t.move('lannister', { do: 'withdraw', from: 'c8r5', to: 'c8r4' })
    expect([t.at('c8r4'), t.open.morale]).toEqual(['WA green 4 inactive', 1])
    expect(t.question()).toBe('attack')
  })

  it('BW-21.4: an engaged unit may be struck; equal ranks cost two, a higher one three', () => {
    const cost = (unit: string) => {
      const t = scene({
        units: ['WH blue c8r6', `LG ${unit} c8r5`],
        engaged: [['c8r6', 'c8r5']],
        options: { withdrawal: true },
      }).order('c8r6')
      t.move('stark', stay).move('lannister', { do: 'withdraw', from: 'c8r5', to: 'c8r4' })
      expect(t.question()).toBe('parting')
      return t.move('stark', { do: 'strike', yes: false }).open.morale
    }
    expect([cost('blue'), cost('red')]).toEqual([2, 3])
  })

  it('BW-21.3: half of the figures, rounded up, are a die less', () => {
    const count = (figures: number) => {
      const t = scene({
        units: [`WR blue c8r6 (${figures})`, 'LG green c8r5'],
        options: { reducedUnits: true },
      }).attacking('c8r6')
      t.dice('red', 'red', 'red').attack('c8r6', 'c8r5')
      return t.events('rolled')[0].dice.length
    }
    expect([count(3), count(2), count(1)]).toEqual([3, 3, 2])
  })

  it('BW-22.4: interrupts can be answered once for the whole battle', () => {
    const t = scene({ units: ['WH green c8r6', 'LG green c8r5'] })
    const topics = aheadTopics(battlesOfWesteros, t.state, 0)
    expect(topics.map(({ question }) => question)).toEqual([
      'parting',
      'ignoreMorale',
      'counterOrNot',
      'reroll',
      'followUp',
      'retreatWay',
      'withdraw',
      'tactic',
      'recover',
    ])
    expect(topics.find(({ question }) => question === 'counterOrNot')!.moves).toEqual([
      { do: 'counter', yes: true },
      { do: 'counter', yes: false },
    ])
  })

  /** The move that an answer given ahead makes at the question on top. */
  function answered(t: Scene, house: House, move: Move): unknown {
    const question = questionAt(battlesOfWesteros, t.state)!
    const topic = { question: question.step.do, topic: 'always', move }
    const seat = t.seat(house)
    const answer = answerAhead(battlesOfWesteros, t.state, seat, topic)!
    return answeredAhead(battlesOfWesteros, t.state, question, seat, [answer])
  }

  it('BW-22.4 BW-9.4.2: the re-roll of the symbol with the most useless dice', () => {
    const at = (...dice: Face[]) => {
      const units = ['WH red c7r5', 'WH green c8r6', 'LG green c8r5']
      const t = scene({ units, engaged: [['c8r6', 'c8r5']] }).attacking('c7r5')
      return t.dice(...dice).attack('c7r5', 'c8r5')
    }
    const useless: Move = { do: 'reroll', face: 'useless' }
    expect(answered(at('red', 'blue', 'blue', 'green'), 'stark', useless)).toEqual({ do: 'reroll', face: 'blue' })
    expect(answered(at('green', 'valor', 'morale', 'green'), 'stark', useless)).toEqual({ do: 'reroll', face: null })
  })

  it('BW-22.4 BW-14.7 BW-11.3: pursuits into the hex left, and retreats to one side', () => {
    const t = scene({ units: ['WR blue c8r6', 'LG green c8r5'] }).attacking('c8r6')
    t.dice('morale', 'red', 'red').attack('c8r6', 'c8r5')
    expect(answered(t, 'stark', { do: 'pursue', path: [] })).toEqual({ do: 'pursue', path: ['c8r5'] })
    expect(answered(t, 'stark', { do: 'advance', path: [] })).toEqual({ do: 'done' })
    const shot = scene({ units: ['NA blue c8r10', 'CR green c8r6'] }).attacking('c8r10')
    shot.dice('morale', 'red', 'red').attack('c8r10', 'c8r6')
    const sides = (['c1r1', 'c15r1'] as const).map(to => answered(shot, 'lannister', { do: 'retreat', to }))
    expect(sides).toEqual([
      { do: 'retreat', to: 'c8r5' },
      { do: 'retreat', to: 'c9r5' },
    ])
  })
})

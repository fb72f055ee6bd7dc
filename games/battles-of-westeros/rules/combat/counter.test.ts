import { describe, expect, it } from 'vitest'
import type { Face } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import { type Position, scene } from '../../testing.ts'
import { diceIn, diceOf } from './dice.ts'

/** An attack from where the unit stands. */
function fight(position: Position, from: Hex, at: Hex, ...dice: Face[]) {
  return scene(position)
    .attacking(from)
    .dice(...dice)
    .attack(from, at)
}

describe('BW-9.6: counterattacks', () => {
  it('BWC-43 BW-9.6.1 BW-9.6.3 BW-14.10: against a flanker, without token, advance or parting blow', () => {
    const t = scene({
      active: 'lannister',
      units: ['WH blue c8r6', 'WH green c7r6', 'WH green c8r7', 'LG green c8r5', 'CR green c9r6'],
      engaged: [['c8r5', 'c8r6']],
    }).attacking('c9r6')
    t.dice('red', 'red').attack('c9r6', 'c8r6').move('lannister', { do: 'reroll', face: null })
    expect(t.asked()).toEqual(['stark'])
    t.dice('morale', 'green', 'green').move('stark', { do: 'counter', yes: true })
    expect([t.at('c10r6'), t.at('c8r6'), t.token('c8r6', 'c8r5')]).toEqual([
      'CR green 1 inactive',
      'WH blue 4',
      'lannister',
    ])
    expect(t.question()).toBe(null)
  })

  it('BWC-44 BW-9.6.1: none after a retreat', () => {
    const t = fight(
      { units: ['WH green c8r6', 'LG green c8r5', 'LG green c7r5', 'LG green c9r5'] },
      'c8r6',
      'c8r5',
      'morale',
      'morale',
    )
    t.move('lannister', { do: 'ignore', yes: true })
    expect([t.at('c7r4'), t.open.engagements]).toEqual(['LG green 4', []])
    expect(t.question()).toBe('followUp')
  })

  it('BWC-45 BW-14.10 BW-9.5.6: ignoring is optional', () => {
    const at = (yes: boolean) =>
      fight(
        { units: ['WH green c8r6', 'LG green c8r5', 'LG green c7r5', 'LG green c9r5'] },
        'c8r6',
        'c8r5',
        'morale',
        'red',
      ).move('lannister', { do: 'ignore', yes })
    expect([at(true).question(), at(false).question()]).toEqual(['counterOrNot', 'followUp'])
  })

  it('BWC-46 BW-14.10: Stalwart by neighbours, as long as they stand there', () => {
    const asks = (...friends: string[]) =>
      fight({ units: ['WH green c8r6', 'WA green c8r5', ...friends] }, 'c8r6', 'c8r5', 'morale', 'red').question()
    expect([asks('LG green c7r5', 'LG green c9r5'), asks('LG green c7r5')]).toEqual(['ignoreMorale', 'followUp'])
  })

  it('BW-14.10 R-37: infantry is Stalwart by its card only by the switch', () => {
    const at = (infantryStalwart: boolean) =>
      fight({ units: ['WH green c8r6', 'LG green c8r5'], options: { infantryStalwart } }, 'c8r6', 'c8r5', 'red', 'red')
    expect([at(false).question(), at(true).question()]).toEqual([null, 'counterOrNot'])
  })

  it('BWC-47 BW-9.6.2 BW-9.3.2 BW-18.22: terrain caps a counterattack, effects of attacks do not change it', () => {
    const counter = (position: Position, from: Hex, at: Hex) => {
      const t = scene(position)
      const [unit, target] = [t.unit(from).id, t.unit(at).id]
      const shot = { attacker: unit, from, at, target, flank: false, second: false, support: [], rank: null }
      return [diceIn(diceOf(t.open, { kind: 'counter', ...shot })), diceIn(diceOf(t.open, { kind: 'melee', ...shot }))]
    }
    expect(counter({ units: ['LG red c8r5', 'WH green c8r6'], terrain: { c8r5: 'ford' } }, 'c8r5', 'c8r6')).toEqual([
      2, 4,
    ])
    expect(counter({ units: ['jaime-kingslayer red c8r5', 'WH green c8r6'] }, 'c8r5', 'c8r6')).toEqual([5, 4])
    expect(counter({ units: ['greatjon-lord-of-last-hearth red c8r6', 'LG green c8r5'] }, 'c8r6', 'c8r5')).toEqual([
      4, 4,
    ])
  })

  it('BWC-84 BW-16.7: no blow and no counterattack out of fire', () => {
    const position: Position = {
      units: ['WH green c8r6', 'LG green c8r5', 'LG green c7r5', 'LG green c9r5'],
      fire: { c8r5: 1 },
      engaged: [['c8r5', 'c8r6']],
    }
    const leaves = scene(position).order('c8r6').move('stark', { do: 'leave' })
    expect(leaves.asked()).toEqual(['stark'])
    const attacks = scene(position).attacking('c8r6').dice('red', 'red').attack('c8r6', 'c8r5')
    expect([attacks.question(), attacks.events('attack').length]).toEqual([null, 1])
  })
})

describe('declining', () => {
  it('BW-9.6.1: the owner may let a counterattack be', () => {
    const t = fight({ units: ['WH green c8r6', 'jaime-kingslayer red c8r5'] }, 'c8r6', 'c8r5', 'green', 'green').move(
      'lannister',
      { do: 'counter', yes: false },
    )
    expect([t.question(), t.events('attack').length]).toEqual([null, 1])
  })
})

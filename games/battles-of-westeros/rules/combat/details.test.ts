import { describe, expect, it } from 'vitest'
import { done, scene, stay } from '../../testing.ts'

const yes = { do: 'strike', yes: true } as const

describe('attacks and what comes with them', () => {
  it('BW-10.8 BW-18.26: a parting blow is over when it is struck, and counts for no rally', () => {
    const t = scene({ units: ['WH green c8r6', 'LG blue c8r5'], engaged: [['c8r5', 'c8r6']] }).order('c8r6')
    t.move('stark', { do: 'leave' }).dice('red', 'red', 'red').move('lannister', yes)
    expect(t.open.attacks).toEqual([])
    const back = scene({
      units: ['WH blue c8r6', 'LG green c8r5 (1)'],
      engaged: [['c8r6', 'c8r5']],
      options: { withdrawal: true },
    }).order('c8r6')
    back.move('stark', stay).move('lannister', { do: 'withdraw', from: 'c8r5', to: 'c8r4' })
    back.dice('green', 'red', 'red').move('stark', yes)
    expect(back.open.turn!.ordered[0].killed).toBe(false)
  })

  it('BW-18.23: Dogs of War roll four dice whatever his rank, need sight, and leave bonuses for his attack', () => {
    const t = scene({ units: ['robb-young-wolf blue c8r6', 'LG red c8r4', 'WH green c8r5', 'LG red c9r6'] })
    t.set({ boons: [{ key: 'dice', n: 1, by: 'SL11', of: t.unit('c8r6').id, until: 'turn', once: true }] })
    t.attacking('c8r6')
    // A unit stands on one side of the line only.
    expect(t.of('stark', 'extra-attack').map(({ at }) => at)).toEqual(['c8r4', 'c9r6'])
    t.dice('green', 'green', 'green', 'green').move('stark', { do: 'extra-attack', from: 'c8r6', at: 'c8r4' })
    expect(t.open.boons.length).toBe(1)
    t.dice('green', 'green', 'green', 'green').attack('c8r6', 'c9r6')
    expect(t.events('rolled').map(({ dice }) => dice.length)).toEqual([4, 4])
    expect(t.open.boons).toEqual([])
    const hidden = scene({
      units: ['robb-young-wolf blue c8r6', 'LG red c8r4'],
      terrain: { c8r5: 'forest', c9r5: 'hill' },
    })
    expect(hidden.attacking('c8r6').of('stark', 'extra-attack')).toEqual([])
  })

  it('BW-18.18: a bonus for one unit is given once', () => {
    const t = scene({
      units: ['greatjon-the-greatjon blue c8r8', 'WH green c8r6', 'WH green c7r6', 'LG red c8r5', 'LG red c7r5'],
      used: ['greatjon-the-greatjon'],
    })
    t.playing('SL17', 'greatjon-the-greatjon')
    t.set({
      turn: {
        ...t.open.turn!,
        promised: [{ key: 'dice', n: 2, once: true, one: true, filter: null, by: 'SL17' }],
      },
    })
    t.attacking('c8r6', 'c7r6').attack('c8r6', 'c8r5')
    t.dice('green', 'green').move('stark', { do: 'bonus', yes: false })
    t.attack('c7r6', 'c7r5').dice('green', 'green', 'green', 'green').move('stark', { do: 'bonus', yes: true })
    expect(t.events('rolled').map(({ dice }) => dice.length)).toEqual([2, 4])
    expect(t.events('gave').length).toBe(1)
  })

  it('BW-14.2 BW-14.8: one advance a turn, and along the road only onto road', () => {
    const t = scene({ units: ['greatjon-the-greatjon blue c8r6', 'LG green c8r5'] }).attacking('c8r6')
    t.dice('morale', 'red', 'red')
      .attack('c8r6', 'c8r5')
      .move('stark', { do: 'advance', path: ['c8r5'] })
    t.dice('morale', 'red', 'red').move('stark', { do: 'use', yes: true })
    expect([t.at('c8r5'), t.question()]).toEqual(['WH blue 4 inactive', null])
    const road = scene({
      units: ['WH blue c8r6', 'LG green c8r5'],
      terrain: { c8r6: 'road', c8r5: 'road', c9r5: 'road' },
    })
    road.attacking('c8r6').dice('morale', 'red', 'red').attack('c8r6', 'c8r5')
    expect(road.of('stark', 'advance').map(({ path }) => path)).toEqual([['c8r5'], ['c8r5', 'c9r5']])
  })

  it('BW-15.2 R-14: by the switch a building covers while the enemy is shown, and not while its own side is', () => {
    const left = (token: 'stark' | 'lannister', buildingCoverLostOnOwnToken: boolean) => {
      const engaged = token === 'stark' ? (['c8r6', 'c9r6'] as const) : (['c9r6', 'c8r6'] as const)
      const t = scene({
        active: 'lannister',
        units: ['WH blue c8r6', 'LG green c9r6', 'WA blue c4r6'],
        terrain: { c8r6: 'building' },
        engaged: [engaged],
        options: { buildingCoverLostOnOwnToken },
      }).attacking('c4r6')
      return t.dice('blue', 'blue', 'red').attack('c4r6', 'c8r6').unit('c8r6').figures
    }
    expect([left('stark', false), left('lannister', false)]).toEqual([3, 2])
    expect([left('stark', true), left('lannister', true)]).toEqual([2, 3])
  })

  it('BW-9.3.2: the lowest of several caps counts', () => {
    const t = scene({ units: ['NA red c4r6', 'LG green c8r6'], terrain: { c4r6: 'building', c8r6: 'hill' } })
    t.attacking('c4r6').dice('red', 'red').attack('c4r6', 'c8r6')
    expect(t.events('rolled')[0].count).toEqual([
      { why: 'rank', n: 4 },
      { why: 'from-building', n: -2 },
    ])
  })

  it('BW-9.6.3: an attacker that is driven back by a counterattack loses its engagement', () => {
    const t = scene({ units: ['WH green c8r6', 'jaime-kingslayer green c8r5'] }).attacking('c8r6')
    t.dice('red', 'red').attack('c8r6', 'c8r5')
    t.dice('morale', 'red', 'red').move('lannister', { do: 'counter', yes: true })
    expect([t.open.engagements, t.open.attacks, t.at('c8r6')]).toEqual([[], [], null])
    expect(t.events('moved')).toEqual([])
  })

  it('BW-P4.5: a way round the catapults is offered beside the one that leaves the attack', () => {
    const t = scene({
      battle: 'wolf-raiders',
      active: 'lannister',
      units: ['CR red c5r5', 'WR blue c5r12'],
      terrain: { c5r4: 'ford', c4r4: 'ford' },
    }).set({ targets: { c5r4: 'red', c4r4: 'blue' } })
    t.order('c5r5')
    const over = t
      .of('lannister', 'go')
      .filter(({ path }) => path.at(-1) === 'c5r3')
      .map(({ path }) => path[0])
    expect(over).toEqual(['c4r4'])
    expect(t.of('lannister', 'go').some(({ path }) => path.at(-1) === 'c5r4')).toBe(true)
  })

  it('BW-18.23 BW-12.9: Dogs of War once an order, also when the card stays ready', () => {
    const t = scene({ units: ['robb-young-wolf red c8r6', 'LG green c8r4 (1)', 'LG green c8r5'] }).attacking('c8r6')
    t.dice('green', 'red', 'red', 'red').move('stark', { do: 'extra-attack', from: 'c8r6', at: 'c8r4' })
    expect([t.open.commanders['robb-young-wolf']!.used, t.of('stark', 'extra-attack')]).toEqual([false, []])
    expect(t.of('stark', 'attack')).toEqual([{ do: 'attack', from: 'c8r6', at: 'c8r5' }])
  })

  it('BW-14.7 BW-18.22: Addam, rallied and ordered again, pursues once a turn', () => {
    const t = scene({
      active: 'lannister',
      units: [
        'addam-warrior-of-ashemark blue c8r5',
        'tywin-lannister red c8r3',
        'WH green c8r6 (1)',
        'WH green c8r7 (1)',
      ],
      hands: { lannister: ['LL10'] },
    }).turn()
    const addam = { do: 'order', hex: 'c8r5' } as const
    t.move('lannister', { do: 'play', card: 'LL10', commander: 'tywin-lannister', commands: [0, 1] })
    t.move('lannister', { do: 'command', n: 0 }, addam, stay)
    t.dice('green', 'red', 'red').attack('c8r5', 'c8r6').move('lannister', { do: 'reroll', face: null })
    t.move('lannister', { do: 'pursue', path: ['c8r6'] }, done, { do: 'use', yes: true })
    t.move('lannister', { do: 'order', hex: 'c8r6' }, done, stay).dice('green', 'red', 'red').attack('c8r6', 'c8r7')
    t.move('lannister', { do: 'reroll', face: null })
    expect([t.at('c8r7'), t.at('c8r6'), t.question()]).toEqual([null, 'CR blue 3 inactive', 'action'])
  })
})

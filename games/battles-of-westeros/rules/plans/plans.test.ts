import { describe, expect, it } from 'vitest'
import { attempt, hold } from '../../../../kernel/index.ts'
import type { Hex } from '../../data/hexes.ts'
import { planTable } from '../../data/plans/index.ts'
import { battlesOfWesteros } from '../../game.ts'
import { done, type Position, type Scene, scene, stay } from '../../testing.ts'
import { pointsDue } from '../end/points.ts'
import { immediateResult } from '../end/victory.ts'

/** A token's order for one unit, and its way. */
const march = (t: Scene, from: Hex, to: Hex) => t.order(from).go(to)

const secret = (t: Scene, house: 'stark' | 'lannister', ...hexes: Hex[]) => {
  hold(t.state.g, t.seat(house), { secret: hexes })
  return t
}

describe('1 Clash on the Kingsroad', () => {
  const battle = (control: Position['control']) =>
    scene({ round: 5, units: ['WH blue c8r8', 'LG blue c8r4'], control }).run({ do: 'regroup' }).open.result

  it('BWC-73 BW-17.7: Lannister needs both banks', () => {
    expect(battle({ c9r7: 'lannister', c12r7: 'lannister' })).toEqual({ winner: 1, by: 'plan' })
    expect(battle({ c9r7: 'lannister', c12r7: 'stark' })).toEqual({ winner: 0, by: 'plan' })
  })

  it('BWC-74 BW-17.3 BW-19.2: control stays when the unit has left, until an enemy ends a movement there', () => {
    const t = scene({ active: 'lannister', units: ['LG green c8r6', 'WH green c9r9'], control: { c9r7: 'stark' } })
    march(t, 'c8r6', 'c9r7')
    expect(t.open.control.c9r7).toBe(1)
    march(t.set({ turn: null }), 'c9r7', 'c9r6')
    expect(t.open.control.c9r7).toBe(1)
    t.set({ turn: null })
    const stark = scene({ units: ['WH green c9r9'], control: { c9r7: 'lannister' } })
    march(stark, 'c9r9', 'c9r7')
    expect(stark.open.control.c9r7).toBe(0)
  })

  it('BW-24: a unit that is ordered and stays has ended a movement, too', () => {
    const t = scene({ active: 'lannister', units: ['LG green c9r7'], control: { c9r7: 'stark' } })
    t.order('c9r7').move('lannister', stay)
    expect(t.open.control.c9r7).toBe(1)
  })
})

describe('2 Battle of the Green Fork', () => {
  const hexes = planTable['battle-of-the-green-fork'].special.strategy!.hexes
  const locations = Object.fromEntries(hexes.map(hex => [hex, 'hidden'])) as Scene['open']['locations']
  const battle = 'battle-of-the-green-fork'

  it('BW-P2.1 BW-19.1: six of nine are real, and Lannister alone knows which', () => {
    const t = scene({ battle, units: ['WH green c4r9', 'LG green c4r3'] }).run({ do: 'hide', seat: 1 })
    expect(t.legalMoves('lannister').length).toBe(84)
    t.move('lannister', { do: 'hide', at: hexes.slice(0, 6) })
    expect([t.view('lannister').own!.secret, t.view('stark').own!.secret]).toEqual([hexes.slice(0, 6), []])
    expect(Object.values(t.open.locations).every(each => each === 'hidden')).toBe(true)
  })

  it('BW-P2.2: a Stark unit turns a token up; a real one is under Stark control from then on', () => {
    const at = (real: boolean) => {
      const t = scene({ battle, units: ['WH green c4r9', 'LG green c4r3'] }).set({ locations })
      return march(secret(t, 'lannister', ...(real ? (['c4r7'] as const) : [])), 'c4r9', 'c4r7')
    }
    expect([at(true).open.locations.c4r7, at(true).open.control.c4r7]).toEqual(['real', 0])
    expect([at(false).open.locations.c4r7, at(false).open.control.c4r7]).toEqual([undefined, undefined])
  })

  it('BW-P2.3: Lannister units reveal nothing, and take control of what is revealed', () => {
    const t = scene({ battle, active: 'lannister', units: ['LG green c4r5', 'WH green c9r9'] })
    t.set({ locations })
    march(secret(t, 'lannister', 'c4r7'), 'c4r5', 'c4r7')
    expect([t.open.locations.c4r7, t.open.control]).toEqual(['hidden', {}])
    t.set({ locations: { ...locations, c4r7: 'real' }, control: { c4r7: 0 }, turn: null })
    t.order('c4r7').move('lannister', stay)
    expect(t.open.control.c4r7).toBe(1)
  })

  it('BW-P2.4: four locations and morale of green or better', () => {
    const real = Object.fromEntries(hexes.slice(0, 5).map(hex => [hex, 'real'])) as Scene['open']['locations']
    const end = (n: number, morale: number) => {
      const control = Object.fromEntries(hexes.slice(0, n).map(hex => [hex, 'stark'])) as Position['control']
      const t = scene({ battle, round: 5, units: ['WH green c4r9', 'LG green c4r3'], morale, control })
      return t.set({ locations: real }).run({ do: 'regroup' }).open.result!.winner
    }
    expect([end(4, -6), end(4, -7), end(3, 0)]).toEqual([0, 1, 1])
  })
})

describe('3 The Whispering Wood', () => {
  const battle = 'the-whispering-wood'
  const wood = { c8r7: 'forest', c4r7: 'forest' } as const
  const archers = (part = {}) => ({ hidden: 3, cleared: [], shown: [], shot: [], ...part })

  it('BW-P3.1 BW-19.5: three of eight hexes, and Lannister is told nothing', () => {
    const t = scene({ battle, units: ['WH green c4r9', 'LG green c4r3'] }).run({ do: 'hide', seat: 0 })
    expect(t.legalMoves('stark').length).toBe(56)
    t.move('stark', { do: 'hide', at: ['c3r8', 'c4r7', 'c8r7'] })
    expect([t.open.archers.hidden, t.view('lannister').own!.secret]).toEqual([3, []])
  })

  it('BW-P3.2: a shot for an order token: three dice, no valor, no counterattack, once a round', () => {
    const t = scene({
      battle,
      units: ['WH green c1r9', 'LG green c8r5', 'LG green c7r5', 'LG green c9r5'],
      terrain: wood,
      pools: { stark: ['red', 'red'] },
    }).set({ archers: archers() })
    secret(t, 'stark', 'c8r7', 'c4r7', 'c3r8').turn()
    expect(t.of('stark', 'archers').map(({ hex }) => hex)).toContain('c8r7')
    t.move('stark', { do: 'archers', hex: 'c8r7', token: 'red' })
    t.dice('green', 'valor', 'blue').move('stark', { do: 'shoot', at: 'c8r5' })
    expect([t.at('c8r5'), t.open.pools[0].red]).toEqual(['LG green 3', 1])
    expect(t.open.archers).toEqual(archers({ hidden: 2, shown: ['c8r7'], shot: ['c8r7'] }))
    t.move('lannister', { do: 'pass' })
    expect(t.of('stark', 'archers').every(({ hex }) => hex !== 'c8r7')).toBe(true)
  })

  it('BW-P3.3: a Lannister unit removes archers where it ends a movement, and Stark announces hidden ones', () => {
    const t = scene({ battle, active: 'lannister', units: ['WH green c1r9', 'LG green c8r6'], terrain: wood })
    march(secret(t.set({ archers: archers() }), 'stark', 'c8r7', 'c4r7', 'c3r8'), 'c8r6', 'c8r7')
    expect(t.events('archers-gone')).toEqual([{ is: 'archers-gone', seat: 1, hex: 'c8r7', hidden: true }])
    expect(t.open.archers).toEqual(archers({ hidden: 2, cleared: ['c8r7'] }))
  })

  it('BW-P3.3: whether archers hide there or not, who looks cannot take the movement back', () => {
    const isBarrier = (part: object, ...hiding: Hex[]) => {
      const units = ['WH green c1r9', 'LG green c8r6']
      const t = scene({ battle, active: 'lannister', units, terrain: wood }).set({ archers: archers(part) })
      secret(t, 'stark', ...hiding).order('c8r6')
      const move = t.of('lannister', 'go').find(({ path }) => path.at(-1) === 'c8r7')!
      const tried = attempt(battlesOfWesteros, t.state, 1, t.state.moved[1], move)
      return 'refused' in tried ? tried.refused : tried.barrier
    }
    expect(isBarrier({}, 'c8r7', 'c4r7', 'c3r8')).toBe(true)
    expect(isBarrier({}, 'c5r6', 'c4r7', 'c3r8')).toBe(true)
    expect(isBarrier({ cleared: ['c8r7'] }, 'c5r6', 'c4r7', 'c3r8')).toBe(false)
  })

  it('BW-P3.4 BW-19.3: Catelyn is five points', () => {
    const t = scene({ battle, active: 'lannister', units: ['WH green c1r9', 'LG green c8r10'] }).set({
      catelyn: 'c8r11',
    })
    march(t, 'c8r10', 'c8r11')
    expect([t.open.catelyn, t.open.points]).toEqual([null, [0, 5]])
  })

  it('BW-P3.5 BW-17.2 BW-17.6: five points and the enemy commander win at once', () => {
    const at = (points: number, where: 'captured' | 'field') => {
      const t = scene({ battle, units: ['WH green c1r9', 'jaime-kingslayer red c8r3'], points: { stark: points } })
      const card = t.open.commanders['jaime-kingslayer']!
      return immediateResult(t.set({ commanders: { 'jaime-kingslayer': { ...card, where } } }).open)
    }
    expect([at(5, 'captured'), at(4, 'captured'), at(5, 'field')]).toEqual([{ winner: 0, by: 'plan' }, null, null])
    const zone = (morale: number) =>
      pointsDue(scene({ battle, morale, units: ['WH green c1r9', 'LG green c8r3'] }).open, 0, 'gameEnd')
    expect([3, 4, 7, 10, -10].map(zone)).toEqual([0, 1, 2, 3, 0])
  })
})

describe('4 Wolf Raiders', () => {
  const battle = 'wolf-raiders'
  const { targets: spec } = planTable[battle].special

  it('BW-P4.1: riders and the Greatjon take tents, and nothing burns', () => {
    const t = scene({
      battle,
      units: ['WR blue c5r9', 'WH blue c7r9', 'LG green c5r1'],
      terrain: { c5r8: 'tent', c7r8: 'tent' },
    })
    t.attacking('c5r9', 'c7r9')
    expect(t.of('stark', 'scorch')).toEqual([{ do: 'scorch', from: 'c5r9', at: 'c5r8' }])
    t.dice('green', 'green', 'red').move('stark', { do: 'scorch', from: 'c5r9', at: 'c5r8' })
    expect([t.open.pieces.c5r8, t.open.fire, t.open.points]).toEqual([undefined, {}, [1, 0]])
  })

  it('BW-P4.2 BW-P4.6: tokens on every palisade, and dice that take them away', () => {
    const walls = Array.from({ length: 9 }, (_, i) => [`c${i + 1}r10`, 'palisade'] as const)
    const t = scene({ battle, units: ['WR blue c5r12', 'LG green c5r1'], terrain: Object.fromEntries(walls) })
    t.set({ stock: { red: 4, blue: 5, green: 6 } })
    t.dice('green', 'morale', 'valor', 'red', 'blue', 'blue').run({ do: 'stake', seat: 1 }, { do: 'rollBreach' })
    const kinds = [...Array(6).fill('green'), ...Array(5).fill('blue'), ...Array(4).fill('red')] as (
      | 'green'
      | 'blue'
      | 'red'
    )[]
    for (const [i, token] of kinds.entries()) t.move('lannister', { do: 'stake', hex: `c${(i % 9) + 1}r10`, token })
    expect(t.open.breach).toEqual(['green', 'valor', 'red', 'blue', 'blue'])
    // c7r10 has a single blue token: c7..c9 have blue and, below, red.
    t.move('stark', { do: 'use-dice', faces: ['blue'] }, { do: 'breach', hex: 'c7r10', token: 'blue' })
    expect(t.open.stakes.c7r10).toBeUndefined()
    expect(t.open.pieces.c7r10).toBeUndefined()
    t.move('stark', { do: 'use-dice', faces: ['blue', 'green'] })
    expect(t.of('stark', 'breach').length).toBeGreaterThan(8)
    t.move('stark', { do: 'unselect' }, done)
    expect([t.open.breach, t.open.stakes]).toEqual([[], {}])
  })

  it('BW-P4.3: every marker lies beside markers of both other colours', () => {
    const t = scene({ battle, units: ['WR blue c5r12', 'LG green c5r1'] }).run({ do: 'target', seat: 0 })
    while (t.question() === 'target') t.move('stark', t.of('stark', 'target')[0])
    expect(Object.keys(t.open.targets).length).toBe(9)
    for (const colour of ['green', 'blue', 'red'] as const) {
      expect(Object.values(t.open.targets).filter(each => each === colour).length).toBe(spec!.ofEach)
    }
  })

  it('BWC-89 BW-P4.5 BW-19.6: a die against a unit that enters a marker of its own colour', () => {
    const at = (face: 'blue' | 'valor' | 'green', colour: 'blue' | 'red') => {
      const t = scene({
        battle,
        active: 'lannister',
        units: ['kevan-trusted-captain blue c5r5', 'WR blue c5r12'],
        terrain: { c5r4: 'ford' },
      }).set({ targets: { c5r4: colour } })
      return t.order('c5r5').dice(face).go('c5r4')
    }
    const hit = at('blue', 'blue')
    expect([hit.at('c5r4'), hit.open.points, hit.open.morale]).toEqual([null, [1, 0], 2])
    expect(hit.open.commanders['kevan-trusted-captain']!.where).toBe('captured')
    // The catapults are Stark's.
    expect(hit.events('catapult').map(({ seat }) => seat)).toEqual([0])
    expect(['valor', 'green'].map(face => at(face as 'valor', 'blue').at('c5r4'))).toEqual([
      'LG blue 4 inactive',
      'LG blue 4 inactive',
    ])
    const other = at('blue', 'red')
    expect([other.at('c5r4'), other.queue]).toEqual(['LG blue 4 inactive', ['blue']])
  })

  it('BWC-90 BW-P4.7 BW-17.1: the camp is scored, and morale breaks the tie', () => {
    const units = ['LG green c1r5', 'LG green c2r6', 'LG green c3r7', 'LG green c4r8', 'LG green c5r9', 'WR blue c5r12']
    const tents = { c3r9: 'tent', c6r9: 'tent', c2r8: 'tent', c8r8: 'tent' } as const
    const t = scene({ battle, round: 4, units, terrain: tents, points: { stark: 5 }, morale: 2, alone: true })
    t.run({ do: 'regroup' })
    expect([t.open.points, t.open.result]).toEqual([[5, 5], { winner: 0, by: 'morale' }])
  })
})

describe('5 Rallying the Remnant', () => {
  it('BW-P5.2: the best row that three units have reached', () => {
    const score = (...rows: number[]) => {
      const units = [...rows.map((row, i) => `WH green c${i + 3}r${row}`), 'LG green c15r1']
      const t = scene({ battle: 'rallying-the-remnant', alone: true, units })
      return pointsDue(t.open, 0, 'roundEnd')
    }
    expect([score(7, 7, 8), score(7, 6, 5), score(5, 5, 3), score(3, 2, 1)]).toEqual([0, 1, 2, 3])
  })
})

import { describe, expect, it } from 'vitest'
import { hold } from '../../../../kernel/index.ts'
import type { Hex } from '../../data/hexes.ts'
import { type Position, type Scene, scene } from '../../testing.ts'
import type { Result } from '../../types.ts'
import { pointsDue } from '../end/points.ts'
import { immediateResult, standing } from '../end/victory.ts'

/** A token's order for one unit, and its way. */
const march = (t: Scene, from: Hex, to: Hex) => t.order(from).go(to)

const secret = (t: Scene, house: 'stark' | 'lannister', ...hexes: Hex[]) => {
  hold(t.state.g, t.seat(house), { secret: hexes })
  return t
}

describe('6 Breaking the Siege', () => {
  const battle = 'breaking-the-siege'
  const hidden = ['c2r2', 'c13r2'] as const

  it('BW-P6.1 BW-19.4: the first Stark unit that ends an order on a token turns both up', () => {
    const t = scene({ battle, units: ['WH green c2r3', 'LG green c9r9'] }).set({ edmure: { hidden, at: null } })
    march(secret(t, 'lannister', 'c13r2'), 'c2r3', 'c2r2')
    expect(t.open.edmure).toEqual({ hidden: [], at: 'c13r2' })
    expect(t.open.points).toEqual([0, 0])
  })

  it('BW-P6.2: who begins the turn beside him may take him along', () => {
    const t = scene({ battle, units: ['WH green c2r2', 'LG green c9r9'], pools: { stark: ['green'] } })
    t.set({ edmure: { hidden: [], at: 'c2r2' } }).turn()
    t.move('stark', { do: 'token', token: 'green', pair: false }, { do: 'order', hex: 'c2r2' })
    t.go('c2r4').move('stark', { do: 'carry', yes: true })
    expect(t.open.edmure.at).toBe('c2r4')
    expect(pointsDue(t.open, 0, 'gameEnd')).toBe(4)
  })

  it('BW-P6.3: towers fall to a single green shield', () => {
    const t = scene({ battle, units: ['WR blue c5r9', 'LG green c9r1'], terrain: { c5r8: 'siege-tower' } }).attacking(
      'c5r9',
    )
    t.dice('green', 'red', 'red').move('stark', { do: 'scorch', from: 'c5r9', at: 'c5r8' })
    expect([t.open.pieces.c5r8, t.open.fire, t.open.points]).toEqual([undefined, {}, [2, 0]])
  })

  it('BW-P6.4: at the end Edmure counts with a Stark unit in his hex', () => {
    const due = (unit: string) =>
      pointsDue(
        scene({ battle, units: [unit, 'LG green c9r9'] }).set({ edmure: { hidden: [], at: 'c2r2' } }).open,
        0,
        'gameEnd',
      )
    expect([due('WH green c2r2'), due('WH green c2r3')]).toEqual([4, 0])
  })
})

describe('7 Razing the Red Fork', () => {
  const battle = 'razing-the-red-fork'
  const terrain = { c5r10: 'building', c1r6: 'building', c3r8: 'stone-bridge', c7r8: 'wood-bridge' } as const
  const units = ['WH green c3r8', 'LG green c7r8', 'WH green c9r9']

  it('BW-P7.1: the reavers scorch wherever they are', () => {
    const t = scene({ battle, active: 'lannister', units: ['LG blue c5r5', 'WH green c9r9'] })
    const scorches = () => t.attacking('c5r5').of('lannister', 'scorch').length > 0
    expect(scorches()).toBe(false)
    t.set({ turn: null, units: t.open.units.map(unit => ({ ...unit, reaver: true as const })) })
    expect(scorches()).toBe(true)
  })

  it('BW-P7.2 BW-P7.3: buildings by markers, bridges by who stands there; what is burnt scores nothing for Stark', () => {
    const t = scene({ battle, units, terrain, control: { c5r10: 'stark', c1r6: 'stark' } })
    expect(pointsDue(t.open, 0, 'roundEnd')).toBe(2)
    expect(pointsDue(t.open, 0, 'gameEnd')).toBe(2)
    t.set({ devastated: ['c1r6'], fire: { c5r10: 2, c7r8: 1 } })
    expect(pointsDue(t.open, 0, 'roundEnd')).toBe(1)
    expect(pointsDue(t.open, 1, 'gameEnd')).toBe(2 + 5 + 1)
    const onWood = scene({ battle, units: ['WH green c7r8', 'LG green c3r8'], terrain })
    expect([pointsDue(onWood.open, 0, 'roundEnd'), pointsDue(onWood.open, 1, 'gameEnd')]).toEqual([1, 2])
  })

  it('BW-P7.4: a destroyed bridge is worth four', () => {
    const t = scene({ battle, units, terrain }).set({ gone: ['c7r8'] })
    expect(pointsDue(t.open, 1, 'gameEnd')).toBe(4)
  })
})

describe('the standing', () => {
  const standingOf = (position: Position) =>
    standing(scene({ units: ['WH blue c8r8', 'LG blue c8r4'], ...position }).open)

  it('BW-17.1: while the battle runs, by points, then by morale', () => {
    expect(standingOf({ points: { lannister: 2 } }).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ])
    expect(standingOf({ morale: 3 })[0]).toMatchObject({ seat: 0, place: 1, keys: [{ n: 0 }, { n: 3 }, { n: 2 }] })
    expect(standingOf({}).map(({ place }) => place)).toEqual([1, 1])
  })

  it('BW-17.1: where a goal has decided, it stands before points and morale', () => {
    const t = scene({ units: ['WH blue c8r8', 'LG blue c8r4'], points: { stark: 3 }, morale: 3 })
    const keysOf = (result: Result) => standing(t.set({ result }).open).map(({ seat, keys }) => [seat, keys[0]])
    expect(keysOf({ winner: 1, by: 'plan' })).toEqual([
      [1, { why: 'won', n: 1 }],
      [0, { why: 'won', n: 0 }],
    ])
    expect(keysOf({ winner: 0, by: 'points' })[0]).toEqual([0, { why: 'points', n: 3 }])
  })

  it('BW-17.1: who resigns has lost; a draw has no winner', () => {
    const t = scene({ units: ['WH blue c8r8', 'LG blue c8r4'] }).turn()
    expect(t.move('stark', { do: 'resign' }).open.result).toEqual({ winner: 1, by: 'resignation' })
    const even = scene({ units: ['WH blue c8r8', 'LG blue c8r4'] }).turn()
    even.move('stark', { do: 'agree-draw' })
    expect([even.open.result, standing(even.open).map(({ place }) => place)]).toEqual([
      { winner: null, by: 'agreement' },
      [1, 1],
    ])
  })
})

describe('8 Harassment to Harrenhal', () => {
  const battle = 'harassment-to-harrenhal'
  const units = ['WH blue c8r8', 'LG blue c8r4']

  it('BWC-75 BW-17.1 BW-13.6: equal points: higher morale, then the momentum', () => {
    const end = (morale: number) =>
      scene({ battle, round: 5, units, points: { stark: 7, lannister: 7 }, morale, momentum: 'stark' }).run({
        do: 'regroup',
      }).open.result
    expect(end(2)).toEqual({ winner: 0, by: 'morale' })
    expect(end(-2)).toEqual({ winner: 1, by: 'morale' })
    expect(end(0)).toEqual({ winner: 0, by: 'momentum' })
  })

  it('BW-17.6 BW-4.4.2: two for each objective, one for each unit, two for each commander', () => {
    const t = scene({ battle, units, control: { c3r6: 'stark', c9r6: 'stark' } })
    expect(pointsDue(t.open, 0, 'gameEnd')).toBe(4)
    const kill = scene({ battle, units: ['NA blue c4r6', 'kevan-trusted-captain blue c8r6 (1)'] }).attacking('c4r6')
    kill.dice('blue', 'blue', 'red').attack('c4r6', 'c8r6')
    expect(kill.open.points).toEqual([3, 0])
  })
})

describe('9 Break for the South Road', () => {
  const battle = 'break-for-the-south-road'
  const road = { c5r3: 'road', c5r2: 'road', c5r1: 'road' } as const
  const foes = ['LG green c9r9', 'WH green c1r9']
  const exits = (t: Scene) => t.of('stark', 'exit')

  it('BWC-91 BW-P9.1 BW-P9.2: off the board with a hex of movement', () => {
    const t = scene({ battle, units: ['WR green c5r3', ...foes], terrain: road }).order('c5r3')
    t.move('stark', { do: 'exit', path: ['c5r2', 'c5r1'] })
    expect([t.open.points, t.open.morale, t.open.exited]).toEqual([[2, 0], 0, 1])
    const robb = scene({ battle, units: ['robb-young-wolf red c5r3', ...foes], terrain: road }).order('c5r3')
    robb.move('stark', exits(robb)[0])
    expect([robb.open.points, robb.open.commanders['robb-young-wolf']!.where]).toEqual([[5, 0], 'left'])
    const foot = scene({ battle, units: ['WH blue c5r1', ...foes], terrain: road }).order('c5r1')
    foot.move('stark', { do: 'exit', path: [] })
    expect(foot.open.points).toEqual([3, 0])
  })

  it('BWC-92 BW-P9.1: who leaves while engaged is struck at first', () => {
    const t = scene({ battle, units: ['WH red c4r1', 'LG blue c5r1', ...foes], engaged: [['c5r1', 'c4r1']] }).order(
      'c4r1',
    )
    t.move('stark', { do: 'leave' }).dice('red', 'valor', 'morale').move('lannister', { do: 'strike', yes: true })
    expect(t.at('c4r1')).toBe('WH red 2')
    t.move('stark', { do: 'exit', path: [] })
    expect(t.open.points).toEqual([4, 0])
  })

  it('BW-P9.3: the battle is scored when the last of them has left', () => {
    const t = scene({ battle, alone: true, units: ['WH blue c5r1', 'LG green c9r9', 'LG green c8r9'] }).order('c5r1')
    t.move('stark', { do: 'exit', path: [] })
    expect([t.open.points, t.open.result]).toEqual([[3, 0], { winner: 0, by: 'points' }])
    const fallen = scene({
      battle,
      alone: true,
      active: 'lannister',
      units: ['WH green c5r2 (1)', 'LG green c5r1'],
      points: { stark: 2 },
    })
    fallen.set({ exited: 1 }).attacking('c5r1').dice('green', 'red').attack('c5r1', 'c5r2')
    expect([fallen.open.points, fallen.open.result]).toEqual([[2, 1], { winner: 0, by: 'points' }])
  })

  it('BW-P9.4: one for each Stark unit eliminated, or still on the board', () => {
    const t = scene({ battle, units: ['WR green c5r9', ...foes] })
    expect(pointsDue(t.open, 1, 'gameEnd')).toBe(t.open.units.filter(({ seat }) => seat === 0).length)
  })
})

describe('10 Two Roads, One Hill', () => {
  const battle = 'two-roads-one-hill'
  const waiting = {
    'robb-king-in-the-north': { seat: 0, tokens: 0, used: false, where: 'waiting' },
    'greatjon-lord-of-last-hearth': { seat: 0, tokens: 0, used: false, where: 'waiting' },
    'addam-outrider-commander': { seat: 1, tokens: 0, used: false, where: 'waiting' },
    'jaime-kingslayer': { seat: 1, tokens: 0, used: false, where: 'waiting' },
  } as const
  const discs = {
    west: 'robb-king-in-the-north',
    centre: 'rickard-karstark',
    east: 'greatjon-lord-of-last-hearth',
  } as const

  const column = (...units: string[]) => {
    const t = scene({
      battle,
      round: 2,
      units: ['WH green c8r7', 'LG green c8r3', ...units],
      decks: { stark: ['SL01'], lannister: ['LL01'] },
    })
    t.set({
      commanders: waiting,
      discs: [
        { down: ['west', 'centre', 'east'], waiting: [] },
        { down: [], waiting: [] },
      ],
    })
    hold(t.state.g, 0, { discs })
    return t.run({ do: 'arrivals', seat: 0 }, { do: 'endArrivals' })
  }

  it('BW-P10.1 BW-22.3: both lay their discs at the same time, sealed', () => {
    const t = scene({ battle, units: ['WH green c8r7', 'LG green c8r3'] }).run({ do: 'placeDiscs' })
    expect(t.asked()).toEqual(['stark', 'lannister'])
    expect(t.legalMoves('stark').length).toBe(6)
    t.move('stark', { do: 'discs', ...discs })
    t.move('lannister', t.of('lannister', 'discs')[0])
    expect(t.open.discs.map(({ down }) => down.length)).toEqual([3, 3])
    expect(t.view('stark').own!.discs).toEqual(discs)
  })

  it('BWC-93 BW-P10.2 BW-P10.3 BW-P10.4: a column arrives, and goes round what stands in its way', () => {
    const t = column('WH green c2r11')
    expect(t.of('stark', 'turn-up').map(({ entry }) => entry)).toEqual(['west', 'east'])
    t.move('stark', { do: 'turn-up', entry: 'west' })
    expect(t.unit('c3r11').commander).toBe('robb-king-in-the-north')
    expect(t.of('stark', 'place').map(({ hex }) => hex)).toEqual(expect.arrayContaining(['c4r11', 'c5r11', 'c3r10']))
    t.move('stark', { do: 'place', hex: 'c4r11' }, { do: 'place', hex: 'c5r11' })
    expect(['c4r11', 'c5r11'].map(hex => t.at(hex as 'c4r11'))).toEqual(['WR green 3 inactive', 'WR green 3 inactive'])
    expect([t.open.commanders['robb-king-in-the-north']!.where, t.open.decks[0]]).toEqual(['field', 6])
  })

  it('BW-P10.3: an enemy on the middle hex stops the whole column; it comes later', () => {
    const t = column('LG green c3r11').move('stark', { do: 'turn-up', entry: 'west' })
    expect([t.question(), t.open.discs[0].waiting.length, t.at('c4r11')]).toEqual([null, 1, null])
    t.set({ round: 4, units: t.open.units.filter(({ hex }) => hex !== 'c3r11') }).run({ do: 'arrivals', seat: 0 })
    while (t.question() === 'enter') t.move('stark', t.legalMoves('stark')[0])
    expect([t.at('c3r11'), t.open.discs[0].waiting]).toEqual(['WR blue 3 inactive', []])
  })

  it('BW-P10.2: after the last arrivals the decoys are turned up', () => {
    const t = column()
    t.set({
      round: 3,
      discs: [
        { down: ['centre'], waiting: [] },
        { down: [], waiting: [] },
      ],
    })
    t.run({ do: 'endArrivals' })
    expect([t.events('decoy').length, t.open.discs[0].down, t.held('stark').discs]).toEqual([1, [], {}])
  })

  it('BWC-94 BW-P10.5: a point for more of the crown', () => {
    const due = (units: string[]) => {
      const t = scene({ battle, units })
      return [pointsDue(t.open, 0, 'roundEnd'), pointsDue(t.open, 1, 'roundEnd')]
    }
    expect(due(['WH green c8r7', 'LG green c8r5', 'LG green c8r6'])).toEqual([0, 1])
    expect(due(['WH green c8r7', 'LG green c8r5'])).toEqual([0, 0])
  })

  it('BW-17.4 BW-P10.4: a side with a column to come has not lost', () => {
    const t = scene({ battle, alone: true, units: ['LG green c8r3'] }).set({ commanders: waiting })
    expect(immediateResult(t.open)).toBeNull()
  })
})

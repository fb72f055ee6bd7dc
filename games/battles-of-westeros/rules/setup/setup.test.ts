import { describe, expect, it } from 'vitest'
import { seedFrom, start } from '../../../../kernel/index.ts'
import { battles, planOf } from '../../data/battles.ts'
import { cards, cardsOf, cardTable, deckOf } from '../../data/cards.ts'
import { commanders, commanderTable, persons } from '../../data/commanders.ts'
import { faces, signs } from '../../data/dice.ts'
import { boards, type Hex } from '../../data/hexes.ts'
import { houses } from '../../data/houses.ts'
import { options } from '../../data/options.ts'
import { plans, planTable } from '../../data/plans/index.ts'
import { mapSigns } from '../../data/plans/plan.ts'
import { ranks, rankTable } from '../../data/ranks.ts'
import { setupCards, setupTable } from '../../data/setupCards.ts'
import { terrainTable } from '../../data/terrain.ts'
import { unitTable, unitTypes } from '../../data/units.ts'
import { battlesOfWesteros } from '../../game.ts'
import type { Options } from '../../types.ts'
import { isPassable } from '../field/ground.ts'
import { ordinaryFigures, unitsOf } from '../field/units.ts'

const defaults = Object.fromEntries(options.map(({ id, default: value }) => [id, value])) as unknown as Options

const begin = (settings: Partial<Options>, roles: (string | null)[] = ['stark', 'lannister']) =>
  start(battlesOfWesteros, { roles, options: { ...defaults, ...settings }, seed: seedFrom('setup') })

describe('the box', () => {
  it('BW-2.1: boards of 160 and 143 hexes; the last row is the Stark edge', () => {
    expect([boards.A.hexes.length, boards.B.hexes.length]).toEqual([160, 143])
    expect(boards.A.rows.get(1)![0]).toBe('c1r11')
    expect(boards.A.has('c15r2')).toBe(false)
  })

  it('BW-2.2: neighbours of odd and even rows', () => {
    const at = (hex: Hex) => (['E', 'W', 'NE', 'NW', 'SE', 'SW'] as const).map(way => boards.A.next(hex, way))
    expect(at('c5r5')).toEqual(['c6r5', 'c4r5', 'c5r6', 'c4r6', 'c5r4', 'c4r4'])
    expect(at('c5r6')).toEqual(['c6r6', 'c4r6', 'c6r7', 'c5r7', 'c6r5', 'c5r5'])
    expect(at('c1r1')).toEqual(['c2r1', null, 'c1r2', null, null, null])
  })

  it('BW-2.3: distance by cube coordinates', () => {
    const cube = (hex: Hex) => {
      const [c, r] = hex.slice(1).split('r').map(Number)
      const x = c - 1 - Math.floor((r - 1) / 2)
      return [x, -x - (r - 1), r - 1]
    }
    for (const a of ['c4r5', 'c8r6', 'c15r11', 'c1r1'] as const) {
      for (const b of boards.A.hexes) {
        const most = Math.max(...cube(a).map((n, i) => Math.abs(n - cube(b)[i])))
        expect(boards.A.distance(a, b)).toBe(most)
      }
    }
  })

  it('BW-2.4: three green, two blue, a red, a valor and a morale face', () => {
    expect(signs.map(sign => faces.filter(face => face === sign).length)).toEqual([3, 2, 1, 1, 1])
  })

  it('BW-1.1 BW-9.3.1: eight kinds of units, three ranks', () => {
    expect(unitTypes.map(type => unitTable[type].figures)).toEqual([32, 12, 12, 9, 24, 15, 12, 12])
    expect(ranks.map(rank => rankTable[rank].dice)).toEqual([2, 3, 4])
  })

  it('BW-3.4: 70 leadership cards: ten and five times five of each House', () => {
    expect(cards.length).toBe(70)
    for (const house of houses) {
      const own = cards.filter(card => cardTable[card].house === house)
      expect(own.filter(card => cardTable[card].set === 'basic').length).toBe(10)
      const theirs = persons.filter(person =>
        commanders.some(each => commanderTable[each].person === person && commanderTable[each].house === house),
      )
      expect(theirs.map(person => own.filter(card => cardTable[card].set === person).length)).toEqual([5, 5, 5, 5, 5])
    }
  })

  it('BW-3.4: two versions of a commander share their five cards', () => {
    expect(cardsOf('robb-young-wolf')).toEqual(cardsOf('robb-king-in-the-north'))
    expect(deckOf('stark', ['robb-young-wolf', 'maege-mormont']).length).toBe(20)
  })

  it('BW-12.2: fourteen commanders, the four riders among them', () => {
    expect(commanders.length).toBe(14)
    const riders = commanders.filter(each => unitTable[commanderTable[each].unit].class === 'cavalry')
    expect(new Set(riders.map(each => commanderTable[each].person)).size).toBe(4)
  })

  it('BW-15: fourteen kinds of ground and pieces', () => {
    expect(Object.keys(terrainTable).length).toBe(14)
  })

  it('BW-20.2: sixteen setup cards, seven a House with a commander whose value is his limit', () => {
    expect(setupCards.length).toBe(16)
    for (const card of setupCards) {
      const { commander, value } = setupTable[card]
      if (commander) expect(value).toBe(commanderTable[commander].limit)
    }
    expect(setupCards.filter(card => setupTable[card].commander).length).toBe(14)
  })
})

describe('battle plans', () => {
  it.each(plans)('BW-3.2 BW-3.8 BW-19.7: %s fits its board and the box', id => {
    const plan = planTable[id]
    const rows = [...boards[plan.side].rows.values()]
    expect(plan.map.map(row => row.length)).toEqual(rows.map(row => row.length))
    expect(plan.map.every(row => [...row].every(sign => sign in mapSigns))).toBe(true)
    const { open } = begin({ battle: id }).state.g
    expect(open.units.filter(({ hex }) => !isPassable(open, hex))).toEqual([])
    expect(new Set(open.units.map(({ hex }) => hex)).size).toBe(open.units.length)
    for (const type of unitTypes) {
      const used = open.units.filter(unit => unit.type === type).reduce((sum, unit) => sum + ordinaryFigures(unit), 0)
      expect(used).toBeLessThanOrEqual(unitTable[type].figures)
    }
    for (const { commander, type, seat } of open.units) {
      if (!commander) continue
      expect([commanderTable[commander].unit, houses.indexOf(commanderTable[commander].house)]).toEqual([type, seat])
    }
  })

  it('BW-3.1: Houses are drawn where nobody has chosen; a House is taken once', () => {
    expect(begin({}, [null, 'stark']).state.g.open.houses).toEqual(['lannister', 'stark'])
    expect(() => begin({}, ['stark', 'stark'])).toThrow(RangeError)
    expect(new Set(begin({}, [null, null]).state.g.open.houses).size).toBe(2)
  })

  it('BW-3.3 BW-3.5 BW-3.6 BW-3.7 BW-3.9: values, markers and commanders of the plan', () => {
    const { open, hidden } = begin({ battle: 'clash-on-the-kingsroad' }).state.g
    expect(open.commandTokens).toEqual([3, 3])
    expect([open.round, open.morale, open.momentum]).toEqual([1, 0, 0])
    expect(Object.keys(open.commanders).toSorted()).toEqual([
      'addam-outrider-commander',
      'kevan-trusted-captain',
      'maege-mormont',
      'rickard-karstark',
    ])
    expect(hidden.decks.map((deck, seat) => deck.length + open.hands[seat])).toEqual([20, 20])
    expect(unitsOf(open, 0).every(({ active }) => active)).toBe(true)
  })

  it('BW-3.8: a commander is one of the figures of his unit', () => {
    const { open } = begin({ battle: 'clash-on-the-kingsroad' }).state.g
    const maege = open.units.find(({ commander }) => commander === 'maege-mormont')!
    expect([maege.figures, ordinaryFigures(maege)]).toEqual([4, 3])
  })

  it('BW-3.2 BW-17.3: ground, pieces and control as the plan has them', () => {
    const { open } = begin({ battle: 'clash-on-the-kingsroad' }, ['lannister', 'stark']).state.g
    expect([open.ground.c4r11, open.ground.c9r10, open.ground.c1r1, open.pieces.c7r8]).toEqual([
      'road',
      'forest',
      undefined,
      'ford',
    ])
    expect(open.control).toEqual({ c9r7: 1, c12r7: 1 })
    expect(new Set(open.units.map(({ id }) => id)).size).toBe(open.units.length)
  })

  it('BW-P7.1: the reavers are those beside Gregor', () => {
    const { open } = begin({ battle: 'razing-the-red-fork' }).state.g
    expect(open.units.filter(({ reaver }) => reaver).map(({ hex }) => hex)).toEqual(['c3r4', 'c5r3', 'c4r4'])
  })

  it('BW-3.10: what a plan asks for is chosen before the first round', () => {
    const first = (battle: Options['battle']) => begin({ battle }).question!.step.do
    expect(plans.map(id => [planTable[id].number, first(id)])).toEqual([
      [1, 'action'],
      [2, 'hide'],
      [3, 'hide'],
      [4, 'stake'],
      [5, 'action'],
      [6, 'hide'],
      [7, 'action'],
      [8, 'action'],
      [9, 'action'],
      [10, 'placeDiscs'],
    ])
  })

  it('BW-P4.4 BW-P5.1: shallows are fords from the beginning', () => {
    const fords = (battle: Options['battle']) =>
      Object.values(begin({ battle }).state.g.open.pieces).filter(piece => piece === 'ford').length
    expect(fords('wolf-raiders')).toBe(9)
    expect(fords('rallying-the-remnant')).toBe(planOf('rallying-the-remnant')!.map.join('').split('~').length - 1)
  })
})

describe('settings', () => {
  it('BW-1.10 BW-23: every switch is off, and is offered only where it means something', () => {
    const flags = options.filter(({ kind }) => kind === 'flag')
    expect(flags.every(({ default: value }) => value === false)).toBe(true)
    const onlyWith = (id: string) =>
      (options.find(each => each.id === id) as { onlyWith?: { battle: readonly string[] } }).onlyWith!.battle
    expect(onlyWith('commandersLosEnemyOnly')).toEqual(['raiding-the-riverlands'])
    expect(onlyWith('fordStopsOnlyInfantry')).toContain('rallying-the-remnant')
    expect(onlyWith('fordStopsOnlyInfantry')).not.toContain('razing-the-red-fork')
    expect(onlyWith('noAdvanceFromBridge')).toEqual(['razing-the-red-fork', 'break-for-the-south-road'])
    expect(onlyWith('retreatIntoFire')).toContain('razing-the-red-fork')
    expect(onlyWith('retreatIntoFire')).not.toContain('wolf-raiders')
    expect(battles.length).toBe(12)
  })
})

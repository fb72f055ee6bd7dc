import { describe, expect, test } from 'vitest'
import type { Face } from '../../data/dice.ts'
import { rankTable } from '../../data/ranks.ts'
import { type Scene, scene } from '../../testing.ts'
import { attackOdds, counterOdds } from './odds.ts'

const thrown: readonly Face[] = ['green', 'green', 'green', 'blue', 'blue', 'red', 'valor', 'morale']

/** All throws of so many dice, each as likely as the others. */
const throws = (dice: number): Face[][] =>
  dice === 0 ? [[]] : throws(dice - 1).flatMap(rest => thrown.map(face => [...rest, face]))

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const among = (dice: readonly Face[], ...wanted: Face[]): number => dice.filter(face => wanted.includes(face)).length

/** Of all throws, with two useless symbols: how often `holds` after so many re-rolls of the one that most dice show. */
function share(
  dice: readonly Face[],
  rerolls: number,
  holds: (dice: readonly Face[]) => boolean,
  [one, two]: readonly [Face, Face] = ['blue', 'red'],
): number {
  if (rerolls === 0) return holds(dice) ? 1 : 0
  const gone = among(dice, one) >= among(dice, two) ? one : two
  const kept = dice.filter(face => face !== gone)
  return mean(throws(dice.length - kept.length).map(more => share([...kept, ...more], rerolls - 1, holds, [one, two])))
}

describe('the odds of an attack', () => {
  const odds = (units: readonly string[], more = {}) => {
    const t = scene({ units, ...more })
    return attackOdds(t.open, t.unit('c8r6'), 'c8r5')!
  }

  test('BW-9.3.1, BW-9.5.2, BW-9.5.3: three dice of a blue unit against green: shields and valor hit', () => {
    const { dice, figures, hit, eliminated, retreat } = odds(['WH blue c8r6', 'LG green c8r5'])
    expect(dice).toBe(rankTable.blue.dice)
    expect(figures).toBeCloseTo(3 * (4 / 8))
    expect(hit).toBeCloseTo(1 - 0.5 ** 3)
    expect(eliminated).toBe(0)
    expect(retreat).toBeCloseTo(1 - (7 / 8) ** 3)
  })

  test('BW-9.3.2: a cap is told with its reason; BW-9.5.4: cover cancels hits', () => {
    expect(odds(['WH red c8r6', 'LG green c8r5'], { terrain: { c8r5: 'forest' } })).toMatchObject({
      dice: 2,
      count: [
        { why: 'rank', n: 4 },
        { why: 'against-forest', n: -2 },
      ],
    })
    const { hit, shield } = odds(['WH blue c8r6', 'LG green c8r5'], { terrain: { c8r5: 'building' } })
    expect(shield).toBe(1)
    expect(hit).toBeCloseTo(4 / 8)
  })

  test('BW-10.2: against somebody engaged with another it is a flank attack; BW-14.10: who is Stalwart may stand and strike back', () => {
    const units = ['WH blue c8r6', 'WH green c7r5', 'LG red c8r5', 'LG green c9r5', 'LG green c8r4']
    const flank = odds(units, { engaged: [['c7r5', 'c8r5']] })
    expect(flank).toMatchObject({ flank: true, mayCounter: true, dice: 3 })
    // Two banners of three dice or three: the first of them may be ignored.
    const flees = (dice: readonly Face[]) => among(dice, 'morale') >= 2
    expect(odds(units)).toMatchObject({ flank: false, mayCounter: true })
    expect(odds(units).retreat).toBeCloseTo((3 * 7 + 1) / 8 ** 3)
    expect(flank.retreat).toBeCloseTo(mean(throws(3).map(dice => share(dice, 1, flees, ['green', 'blue']))))
  })

  test('BW-12.3: a commander falls when hits beyond his unit reach his rating', () => {
    const { eliminated } = odds(['WH red c8r6', 'kevan-trusted-captain green c8r5 (1)'])
    expect(eliminated).toBeGreaterThan(0)
    expect(odds(['WH green c8r6', 'jaime-kingslayer green c8r5 (1)']).eliminated).toBe(0)
  })

  test('BW-9.1: there are none where the target is none', () => {
    const t = scene({ units: ['WH blue c8r6', 'LG green c8r4'] })
    expect(attackOdds(t.open, t.unit('c8r6'), 'c8r4')).toBeNull()
    expect(attackOdds(t.open, t.unit('c8r6'), 'c1r1')).toBeNull()
  })
})

describe('what becomes of the target', () => {
  const odds = (t: Scene) => attackOdds(t.open, t.unit('c8r6'), 'c8r5')!
  /** A target that a neighbour makes Stalwart. */
  const stalwart = (attacker: string, more = {}) =>
    scene({ units: [`${attacker} c8r6`, 'LG red c8r5', 'LG green c9r5', 'LG green c8r4'], ...more })
  const given = (t: Scene, key: 'no-stalwart' | 'no-counter') =>
    t.set({ boons: [{ key, n: 1, of: t.unit('c8r5').id, by: 'll23', until: 'turn' }] })

  test('BW-9.5.5, BW-9.5.6: the last figure is lost once, and only who survives retreats', () => {
    const { figures, eliminated, retreat } = odds(scene({ units: ['WH green c8r6', 'LG green c8r5 (1)'] }))
    expect([figures, eliminated]).toEqual([0.75, 0.75])
    // No hit on two dice, and morale on one of them or both.
    expect(retreat).toBeCloseTo((4 ** 2 - 3 ** 2) / 8 ** 2)
  })

  test('BW-14.10: who may not be Stalwart retreats from the first morale result', () => {
    const t = stalwart('WH blue')
    expect(odds(t).retreat).toBeCloseTo((3 * 7 + 1) / 8 ** 3)
    expect(odds(given(t, 'no-stalwart')).retreat).toBeCloseTo(1 - (7 / 8) ** 3)
  })

  test('BW-9.6.1, BW-16.7, BW-18.7: nobody strikes back at archers, out of a fire, or where a card forbids it', () => {
    expect(odds(stalwart('WH blue')).mayCounter).toBe(true)
    expect(odds(stalwart('NA blue')).mayCounter).toBe(false)
    expect(odds(stalwart('WH blue').set({ fire: { c8r5: 1 } })).mayCounter).toBe(false)
    expect(odds(given(stalwart('WH blue'), 'no-counter')).mayCounter).toBe(false)
  })

  test('BW-18.23: Addam of Ashemark always flanks', () => {
    const t = scene({ units: ['addam-warrior-of-ashemark green c8r6', 'WH green c8r5'], active: 'lannister' })
    expect(odds(t)).toMatchObject({ flank: true, rerolls: 1 })
  })

  test('BW-14.7, BW-9.3.3: in the attack after a pursuit the Young Wolf throws a die more', () => {
    const t = scene({ units: ['robb-young-wolf green c8r6', 'LG green c8r5'] }).attacking('c8r6')
    expect(odds(t).dice).toBe(2)
    const { turn } = t.open
    t.set({ turn: { ...turn!, ordered: turn!.ordered.map(each => ({ ...each, pursued: true })) } })
    expect(odds(t).dice).toBe(3)
  })
})

describe('what is rolled again or besides is counted in', () => {
  const flanked = ['WH green c8r6', 'WH green c7r5', 'LG green c8r5']
  const engaged = { engaged: [['c7r5', 'c8r5']] } as const
  const given = (t: Scene, key: 'reroll' | 'morale-hits' | 'flank-beside-friend') =>
    t.set({ boons: [{ key, n: 1, of: t.unit('c8r6').id, by: 'll23', until: 'turn' }] })

  test('BW-9.4.2: two dice of a flank attack, the useless symbol again: 1.34 figures, some loss in 227 of 256', () => {
    const odds = scene({ units: flanked, ...engaged })
    const { figures, hit, rerolls } = attackOdds(odds.open, odds.unit('c8r6'), 'c8r5')!
    expect(rerolls).toBe(1)
    // 1 as thrown; half of a figure for each die thrown again: two in 5 of 64 throws, one in 4 + 6 + 24 of them.
    expect(figures).toBeCloseTo(1 + (5 * 1 + 34 * 0.5) / 64)
    // No hit: BB or RR and 1/4; B and R, or morale and one of them, and 1/2; two morale.
    expect(hit).toBeCloseTo(1 - (5 / 4 + 4 / 2 + 6 / 2 + 1) / 64)
  })

  test('BW-18.13: a second re-roll by an effect, counted throw by throw', () => {
    const t = given(scene({ units: flanked, ...engaged }), 'reroll')
    const { hit, retreat, rerolls } = attackOdds(t.open, t.unit('c8r6'), 'c8r5')!
    expect(rerolls).toBe(2)
    const all = throws(2)
    expect(hit).toBeCloseTo(mean(all.map(dice => share(dice, 2, end => among(end, 'green', 'valor') > 0))))
    expect(retreat).toBeCloseTo(mean(all.map(dice => share(dice, 2, end => among(end, 'morale') > 0))))
  })

  test('BW-9.4.1: the Mountain throws a die more for each valor of the first roll', () => {
    const t = scene({ units: ['gregor-mountain green c8r6', 'WH green c8r5'], active: 'lannister' })
    const { dice, perValor, figures, hit } = attackOdds(t.open, t.unit('c8r6'), 'c8r5')!
    expect({ dice, perValor }).toEqual({ dice: 2, perValor: 1 })
    const ends = throws(2).flatMap(first => throws(2).map(more => [...first, ...more.slice(0, among(first, 'valor'))]))
    expect(figures).toBeCloseTo(mean(ends.map(end => among(end, 'green', 'valor'))))
    expect(figures).toBeCloseTo(1 + 2 * (1 / 8) * (1 / 2))
    expect(hit).toBeCloseTo(mean(ends.map(end => (among(end, 'green', 'valor') > 0 ? 1 : 0))))
  })

  test('BW-18.27: where morale results hit they drive nobody away', () => {
    const t = given(scene({ units: ['WH blue c8r6', 'LG green c8r5'] }), 'morale-hits')
    const { figures, hit, retreat } = attackOdds(t.open, t.unit('c8r6'), 'c8r5')!
    expect(figures).toBeCloseTo(3 * (5 / 8))
    expect(hit).toBeCloseTo(1 - (3 / 8) ** 3)
    expect(retreat).toBe(0)
  })

  test('BW-18.28: an effect makes it a flank attack, with its re-roll', () => {
    const t = given(scene({ units: flanked }), 'flank-beside-friend')
    expect(attackOdds(t.open, t.unit('c8r6'), 'c8r5')).toMatchObject({ flank: true, rerolls: 1 })
    expect(attackOdds(t.open, t.unit('c7r5'), 'c8r5')).toMatchObject({ flank: false, rerolls: 0 })
  })

  test('BW-9.6.2: a counterattack has none of it', () => {
    const jaime = scene({ units: ['WH green c8r6', 'WH green c7r5', 'jaime-kingslayer green c8r5'], ...engaged })
    jaime.attacking('c8r6').dice('red', 'red').attack('c8r6', 'c8r5').move('stark', { do: 'reroll', face: null })
    expect(jaime.asked()).toEqual(['lannister'])
    expect(counterOdds(jaime.open)).toMatchObject({ dice: 3, flank: false, rerolls: 0, perValor: 0 })
    expect(counterOdds(scene({ units: flanked }).open)).toBeNull()
  })
})

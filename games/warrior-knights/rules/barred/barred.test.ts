import { describe, expect, test } from 'vitest'
import { scene } from '../../testing.ts'
import { commit, opened, sides, three } from '../assembly/testing.ts'
import { barred } from './barred.ts'

const whys = (t: ReturnType<typeof scene>) =>
  barred(t.view('red')).map(({ move, why, of }) => [
    'path' in move ? `${move.noble} ${move.path[0]}` : 'site' in move ? `${move.do} ${move.site}` : move.do,
    of === undefined ? why : `${why} ${of}`,
  ])

const asked = (t: ReturnType<typeof scene>) => {
  t.card('red', 'mobilize-forces')
  return t.question() === 'useCard' ? t.move('red', { do: 'use' }) : t
}

describe('why a move on the map is barred', () => {
  test('WK-8.2: rivers without a bridge and mountains stop a Noble', () => {
    const t = asked(scene(3).noble('red-star', 'k-c3', ['reg-red-100']))
    expect(whys(t)).toEqual([
      ['red-star k-b2', 'mountain'],
      ['red-star k-c2', 'mountain'],
    ])
    expect(whys(asked(scene(3).noble('red-star', 'k-e4', ['reg-red-100'])))).toContainEqual(['red-star k-d4', 'river'])
  })

  test('WK-8.1, WK-8.6: who is exhausted or besieged stays where he is', () => {
    const t = scene(3).noble('red-star', 'k-c5', ['reg-red-100'], { exhausted: true })
    t.noble('red-circle', 'k-b1', ['reg-red-50-1']).city('straven', 'red').siege('straven', 'blue', 0)
    t.noble('blue-star', 'k-b1', ['reg-blue-100'])
    const bars = whys(asked(t.noble('red-square', 'k-d5', ['reg-red-50-2'])))
    expect(bars).toContainEqual(['red-star k-b5', 'exhausted red-star'])
    expect(bars).toContainEqual(['red-circle k-c1', 'besieged red-circle'])
  })

  test('WK-5.6.6: the card moves Nobles into one area', () => {
    const t = asked(scene(3).noble('red-star', 'k-c4', ['reg-red-100']).noble('red-circle', 'k-d5', ['reg-red-50-1']))
    t.move('red', { do: 'go', noble: 'red-star', path: ['k-c5'] })
    if (t.question() === 'takeTroops') t.move('red', { do: 'done' })
    expect(whys(t)).toContainEqual(['red-circle k-d4', 'elsewhere k-c5'])
    expect(whys(t)).toContainEqual(['red-star k-b5', 'exhausted red-star'])
  })

  test('WK-9.4.1, WK-9.4.8: a siege needs more strength than the defence has, and is laid once a round', () => {
    const t = scene(3).noble('red-star', 'k-f4', ['reg-red-100']).noble('red-circle', 'k-b1', ['merc-swiss-200-1'])
    t.siege('straven', 'red', t.open.round)
    const bars = whys(asked(t))
    expect(bars).toContainEqual(['siege lenz', 'too-weak 300 400'])
    expect(bars).toContainEqual(['siege straven', 'besieged-now'])
  })

  test('WK-9.4.1: as much strength as the defence has is not enough; of an own city, and of a siege laid before, nothing is said', () => {
    const t = scene(3).noble('red-star', 'k-f4', ['reg-red-100', 'merc-swiss-100-1'])
    t.noble('red-circle', 'k-b1', ['merc-swiss-200-1']).siege('straven', 'red', t.open.round - 1)
    t.noble('red-square', 'k-c4', ['reg-red-50-1'], { exhausted: true }).city('froli', 'red')
    const bars = whys(asked(t))
    expect(bars).toContainEqual(['siege lenz', 'too-weak 400 400'])
    expect(bars.filter(([move]) => move.endsWith('straven') || move.endsWith('froli'))).toEqual([])
  })

  test('WK-9.1.1: exhausted Nobles attack nothing', () => {
    const t = scene(3).noble('red-star', 'k-f4', ['reg-red-100'], { exhausted: true })
    expect(whys(asked(t.noble('red-circle', 'k-d5', ['reg-red-50-1'])))).toContainEqual(['assault lenz', 'none-fresh'])
  })

  test('WK-8.2: the Noble whom Versatile Strategy moves is told of mountains, too', () => {
    const t = scene(3).noble('red-star', 'k-c3', ['reg-red-100']).card('red', 'versatile-strategy')
    expect(t.question()).toBe('versatile')
    expect(whys(t)).toContainEqual(['red-star k-b2', 'mountain'])
  })

  test('WK-3.9: a stronghold stands beside no city, and with three Barons in no outer area', () => {
    const t = scene(3).run({ do: 'placeStronghold', seat: 0 })
    const of = (area: string) => barred(t.view('red')).find(({ move }) => 'area' in move && move.area === area)?.why
    expect([of('k-a1'), of('k-f4'), of('k-d5')]).toEqual(['outer', 'taken', undefined])
    expect(barred(t.view('blue'))).toEqual([])
    expect(barred(t.view(null))).toEqual([])
  })
})

describe('why a side or a motion is barred', () => {
  test('WK-7.3.5: whom the card excludes cannot be chosen; where sides are yes and no nothing is', () => {
    const t = opened(three(), 'election-of-the-patriarch', 'harbor-dues', 'royal-subsidy')
    t.open.heretics = [2]
    commit(t, { red: 2 })
    expect(barred(t.view('red'))).toEqual([
      { move: { do: 'side', side: 2 }, why: 'heretic', of: 'green', rule: 'WK-7.3.5' },
    ])
    sides(t, ['red', 0]).move('red', { do: 'comply' })
    commit(t, { red: 1 })
    expect(barred(t.view('red'))).toEqual([])
    const lost = opened(three().ban('blue'), 'vote-of-no-confidence', 'harbor-dues', 'royal-subsidy')
    commit(lost, { red: 2 })
    expect(barred(lost.view('red')).map(({ why, of }) => [why, of])).toEqual([['banned', 'blue']])
  })

  test('WK-16.2: what is in force is not proposed again', () => {
    const t = scene(3, { openMotions: true }).law('ban-roads').run({ do: 'propose', seat: 0 })
    const inForce = (preset: 'ban-roads' | 'double-wages') => ({
      move: { do: 'propose', motion: { is: 'preset', preset } },
      why: 'in-force',
      of: preset,
      rule: 'WK-16.2',
    })
    expect(barred(t.view('red'))).toEqual([inForce('ban-roads')])
    t.open.lasting = [{ card: 'double-wages', seat: null, noble: null }]
    expect(barred(t.view('red'))).toEqual([inForce('ban-roads'), inForce('double-wages')])
  })
})

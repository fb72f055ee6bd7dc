import { describe, expect, test } from 'vitest'
import { scene } from '../testing.ts'
import { texts } from '../texts/index.ts'
import { costsOf } from './costs.ts'

const reader = (t: ReturnType<typeof scene>, language: 'en' | 'hu' = 'en') => ({
  view: t.view('red'),
  texts: texts[language],
})

describe('what a move costs is said before it is made', () => {
  test('WK-8.4: whoever stands on the way must allow it, whoever stands at its end need not', () => {
    const t = scene(3).noble('red-star', 'k-c4', ['reg-red-100']).noble('blue-star', 'k-c5', ['reg-blue-100'])
    const go = (...path: ('k-c5' | 'k-c6')[]) => costsOf({ do: 'go', noble: 'red-star', path }, reader(t))
    expect(go('k-c5')).toEqual([])
    expect(go('k-c5', 'k-c6')).toEqual(['Needs the permission of Niebieski'])
  })

  test('WK-17.10: a law has its price; by sea one arrives in the Upkeep (WK-8.5)', () => {
    const t = scene(3).noble('red-star', 'k-b1', ['reg-red-100']).law('road-toll', 'harbor-dues')
    expect(costsOf({ do: 'go', noble: 'red-star', path: ['k-b2', 'k-c2'] }, reader(t))).toEqual(['Road Toll: 1 crown'])
    const [sea, dues] = costsOf({ do: 'sail', noble: 'red-star', to: 'o-cadiz' }, reader(t))
    expect(sea).toBe('At sea until the Upkeep')
    expect(dues).toMatch(/^Harbor Dues: \d crowns?$/)
  })

  test('WK-9.4.1, WK-9.3: a siege compares strengths, an assault has its odds, a third Baron must allow both', () => {
    const t = scene(3).noble('red-star', 'k-b1', ['reg-red-100', 'merc-swiss-200-1'])
    t.noble('blue-star', 'k-b1', ['reg-blue-100'])
    const [permission, strengths] = costsOf({ do: 'siege', site: 'straven' }, reader(t))
    expect([permission, strengths]).toEqual(['Needs the permission of Niebieski', '500 against 200'])
    const [, odds, losses] = costsOf({ do: 'assault', site: 'straven' }, reader(t))
    expect(odds).toMatch(/^[<>]?\d+% chance of capture$/)
    expect(losses).toMatch(/^casualties to expect: \d\.\d of your own, \d\.\d of theirs$/)
    expect(costsOf({ do: 'assault', site: 'straven' }, reader(t, 'hu'))[1]).toMatch(/^az elfoglalás esélye [<>]?\d+%$/)
  })

  test('what costs nothing says nothing', () => {
    expect(costsOf({ do: 'done' }, reader(scene(3)))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { scene } from '../../testing.ts'
import { assaultOdds, fieldOdds } from './odds.ts'

describe('what an attack is likely to come to', () => {
  test('WK-9.3.6: walls of strength 0 that nobody holds are taken for certain', () => {
    const t = scene(3).noble('red-star', 'k-b1', ['reg-red-50-1']).city('straven', null, { breaches: 2 })
    expect(assaultOdds(t.open, ['red-star'], 'straven')).toEqual({ wins: 1, suffers: { attacker: 0, defender: 0 } })
  })

  test('WK-9.3: more troops take a city more often, and stronger walls hold more often', () => {
    const t = scene(3)
    t.noble('red-circle', 'k-b1', ['reg-red-100']).noble('red-star', 'k-f4', ['reg-red-50-1'])
    const weak = assaultOdds(t.open, ['red-circle'], 'straven').wins
    t.army('red-circle', ['reg-red-100', 'merc-swiss-200-1', 'merc-english-150-1', 'merc-polish-150-1'])
    const strong = assaultOdds(t.open, ['red-circle'], 'straven').wins
    expect(strong).toBeGreaterThan(weak + 0.2)
    t.city('straven', null, { fortified: true })
    expect(assaultOdds(t.open, ['red-circle'], 'straven').wins).toBeLessThan(strong)
    expect(assaultOdds(t.open, ['red-star'], 'lenz').wins).toBeLessThan(0.35)
  })

  test('WK-9.3.3: who defends with Nobles, walls and a commander is harder to beat', () => {
    const t = scene(3).city('straven', 'blue')
    t.noble('red-circle', 'k-b1', ['reg-red-100', 'merc-swiss-200-1', 'merc-english-150-1'])
    const empty = assaultOdds(t.open, ['red-circle'], 'straven').wins
    t.noble('blue-circle', 'k-b1', ['reg-blue-100', 'merc-polish-200-1'])
    expect(assaultOdds(t.open, ['red-circle'], 'straven').wins).toBeLessThan(empty - 0.1)
  })

  test('WK-9.2.6: a star deals one more, a square takes one less, while they are not exhausted', () => {
    const t = scene(3).noble('red-circle', 'k-d5', ['reg-red-100', 'merc-swiss-150-1'])
    const dealt = (noble: 'red-circle' | 'red-star') => fieldOdds(t.open, [noble], t.seat('blue')).suffers
    t.noble('blue-circle', 'k-d5', ['reg-blue-100', 'merc-polish-150-1'])
    const plain = dealt('red-circle')
    t.noble('red-star', 'k-d5', ['reg-red-100', 'merc-swiss-150-1'])
    const star = dealt('red-star')
    // One more, but where all is prevented.
    expect(star.defender - plain.defender).toBeGreaterThan(0.6)
    expect(star.defender - plain.defender).toBeLessThanOrEqual(1)
    expect(star.attacker).toBe(plain.attacker)
    t.noble('red-star', 'k-d5', ['reg-red-100', 'merc-swiss-150-1'], { exhausted: true })
    expect(dealt('red-star')).toEqual(plain)
  })

  test('WK-9.2.6, WK-9.2.9: a square takes one less, a triangle has a victory more', () => {
    const odds = (noble: 'red-circle' | 'red-square' | 'red-triangle') => {
      const t = scene(3).noble(noble, 'k-d5', ['reg-red-100', 'merc-swiss-150-1'])
      t.noble('blue-circle', 'k-d5', ['reg-blue-100', 'merc-polish-150-1'])
      return fieldOdds(t.open, [noble], t.seat('blue'))
    }
    const [plain, square, triangle] = [odds('red-circle'), odds('red-square'), odds('red-triangle')]
    const spared = plain.suffers.attacker - square.suffers.attacker
    // One each time that anything was dealt.
    expect(spared).toBeGreaterThan(0.5)
    expect(spared).toBeLessThanOrEqual(1)
    expect(square.suffers.defender).toBe(plain.suffers.defender)
    expect(triangle.suffers).toEqual(plain.suffers)
    expect(triangle.wins).toBeGreaterThan(plain.wins + 0.1)
  })

  test('WK-9.2.8: who has nobody left wins nothing', () => {
    const t = scene(3).noble('red-circle', 'k-d5', ['reg-red-50-1'])
    t.noble('blue-star', 'k-d5', ['reg-blue-100', 'merc-polish-200-1', 'merc-swiss-200-1', 'merc-polish-150-1'])
    const { wins, suffers } = fieldOdds(t.open, ['red-circle'], t.seat('blue'))
    expect(suffers.attacker).toBeGreaterThan(4)
    expect(wins).toBe(0)
  })

  test('WK-17.6: the Lord Constable draws one card more in the field, the Champion of the Cross has a victory more overseas', () => {
    const against = (area: 'k-d5' | 'o-acre') =>
      scene(3)
        .noble('red-circle', area, ['reg-red-100'])
        .noble('blue-circle', area, ['reg-blue-100', 'merc-polish-100-1'])
    const wins = (t: ReturnType<typeof against>) => fieldOdds(t.open, ['red-circle'], t.seat('blue')).wins
    expect(wins(against('k-d5').charge('red', 'lord-constable'))).toBeGreaterThan(wins(against('k-d5')))
    // The office brings troops anywhere, and the victory overseas alone.
    const champion = (area: 'k-d5' | 'o-acre') => wins(against(area).office('red-circle', 'champion-of-the-cross'))
    expect(champion('o-acre')).toBeGreaterThan(champion('k-d5') + 0.1)
  })

  test('the same position has the same odds', () => {
    const t = scene(3).noble('red-star', 'k-b1', ['reg-red-100', 'merc-swiss-200-1'])
    expect(assaultOdds(t.open, ['red-star'], 'straven')).toEqual(assaultOdds(t.open, ['red-star'], 'straven'))
  })
})

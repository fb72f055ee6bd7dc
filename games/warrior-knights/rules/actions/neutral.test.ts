import { describe, expect, it } from 'vitest'
import type { Expedition } from '../../data/expeditions.ts'
import { type Scene, scene } from '../../testing.ts'
import type { Voyage } from '../../types.ts'

const voyages = (t: Scene, parts: Partial<Record<Expedition, Partial<Voyage>>>) => {
  const none: Voyage = { spot: 0, stakes: [], blessed: false }
  const all = { ceylon: none, 'spice-islands': none, china: none }
  for (const [name, part] of Object.entries(parts)) all[name as Expedition] = { ...none, ...part }
  return t.set({ voyages: all })
}
const stake = (seat: number, crowns: number) => ({ seat, crowns })
describe('expeditions', () => {
  it('WK-T13, WK-5.7.2, WK-5.9.1, WK-5.9.2, WK-5.9.3, WK-5.9.4, WK-5.9.5: a full card', () => {
    // Seats: red, blue, green, black
    const t = voyages(scene(4), { 'spice-islands': { spot: 2, stakes: [stake(2, 1), stake(0, 5)] } })
    // Spice Islands x2
    t.chairman('red').church('blue').faith({ blue: 1 }).fate('fate-11').neutral('fund-expeditions')
    t.move('red', { do: 'start', expedition: 'china' }).move('red', { do: 'invest', crowns: 5 })
    t.move('blue', { do: 'invest', crowns: 0 })
      .move('green', { do: 'invest', crowns: 0 })
      .move('black', { do: 'invest', crowns: 3 })
    expect([t.question(), t.asked()]).toEqual(['bless', ['blue']])
    t.move('blue', { do: 'pay-faith' })
    expect(t.open.crowns).toEqual([15 - 5 + 10, 15, 17, 12])
    expect(t.open.voyages['spice-islands']).toEqual({ spot: 0, stakes: [], blessed: false })
    expect(t.open.voyages.china).toEqual({ spot: 1, stakes: [stake(0, 5), stake(3, 3)], blessed: true })
    expect(t.open.faith[1]).toBe(0)
  })

  it('WK-T14, WK-5.9.5: four times five', () => {
    const t = voyages(scene(2), { china: { spot: 3, stakes: [stake(0, 5)] } })
      .fate('fate-01')
      .run({ do: 'voyages' })
    expect([t.open.crowns[0], t.open.voyages.china.spot]).toEqual([35, 0])
  })

  it('WK-T15, WK-5.9.2, WK-5.9.6: nobody funds: it does not start, the others go on', () => {
    const t = voyages(scene(2), { china: { spot: 2, stakes: [stake(0, 1)] } })
      .chairman('red')
      .church('red')
      .faith({ red: 1 })
    // China: lost
    t.fate('fate-02').neutral('fund-expeditions').move('red', { do: 'start', expedition: 'ceylon' })
    t.move('red', { do: 'invest', crowns: 0 }).move('blue', { do: 'invest', crowns: 0 })
    expect([t.open.voyages.ceylon.spot, t.open.faith[0], t.open.voyages.china.spot]).toEqual([0, 1, 0])
    expect(t.events('news')).toEqual([{ is: 'news', expedition: 'china', result: 'lost' }])
  })

  it('WK-T16, WK-5.9.5: blessed, the better of two results counts', () => {
    const blessed = (...cards: ('fate-02' | 'fate-05' | 'fate-04')[]) =>
      voyages(scene(2), { ceylon: { spot: 3, stakes: [stake(0, 4)], blessed: true } })
        .fate(...cards)
        .run({ do: 'voyages' })
    // Lost, then no news
    const none = blessed('fate-02', 'fate-05')
    expect(none.open.voyages.ceylon).toEqual({ spot: 3, stakes: [stake(0, 4)], blessed: true })
    // No news, then x1
    expect(blessed('fate-05', 'fate-04').open.crowns[0]).toBe(19)
  })

  it('WK-5.9.6 they move on when the Chairman starts nothing; one that is free can be started again', () => {
    const t = voyages(scene(2), { ceylon: { spot: 1, stakes: [stake(0, 1)] } })
      .chairman('red')
      .neutral('fund-expeditions')
    expect(t.legalMoves('red')).toEqual([
      { do: 'start', expedition: 'spice-islands' },
      { do: 'start', expedition: 'china' },
      { do: 'decline' },
    ])
    expect(t.move('red', { do: 'decline' }).open.voyages.ceylon.spot).toBe(2)
  })
})

describe('Upgrade Defenses and Muster Troops', () => {
  it('WK-T18, WK-5.7.3: repair or fortify one place, not under siege', () => {
    const t = () => scene(3).chairman('green').city('froli', 'green', { breaches: 2 }).crowns({ green: 6 })
    const repaired = t().neutral('upgrade-defenses').move('green', { do: 'repair', site: 'froli', n: 2 })
    expect([repaired.open.crowns[2], repaired.open.cities.froli.breaches]).toEqual([2, 0])
    const fortified = t().neutral('upgrade-defenses').move('green', { do: 'fortify', city: 'froli' })
    expect([fortified.open.crowns[2], fortified.open.cities.froli]).toMatchObject([2, { fortified: true, breaches: 2 }])
    const besieged = t().noble('red-star', 'k-c4', ['reg-red-100']).siege('froli', 'red').neutral('upgrade-defenses')
    expect([besieged.question(), besieged.open.crowns[2]]).toEqual([null, 6])
  })

  it('WK-T17, WK-5.7.4: casualty tokens off one army', () => {
    const t = scene(2)
      .chairman('blue')
      .crowns({ blue: 7 })
      .noble('blue-star', 'k-c5', ['merc-swiss-200-1', 'merc-polish-200-1'])
    t.tokens('blue-star', 3).noble('blue-square', null, ['reg-blue-100', 'reg-blue-50-1']).tokens('blue-square', 1)
    t.neutral('muster-troops').move('blue', { do: 'heal', army: 'blue-star', n: 3 })
    expect([t.open.crowns[1], t.armyOf('blue-star').tokens, t.armyOf('blue-square').tokens, t.question()]).toEqual([
      1,
      0,
      1,
      null,
    ])
  })

  it('WK-5.7.5, WK-12.4: Uncertain Times shuffles the Fate deck', () => {
    const t = scene(2)
    const before = t.g.hidden.fateDeck.join()
    t.neutral('uncertain-times')
    expect(t.g.hidden.fateDeck.join()).not.toBe(before)
    expect(t.events('fateShuffled')).toHaveLength(1)
  })
})

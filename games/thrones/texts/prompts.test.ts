import { describe, expect, it } from 'vitest'
import { type Language, plain, promptOf } from '../../../text/index.ts'
import { type Scene, scene } from '../testing.ts'
import { aboutBy } from './common/about.ts'
import type { PlayerView } from './common/position.ts'
import { texts } from './index.ts'

const asked = (t: Scene, language: Language = 'en') => plain(promptOf(texts[language], t.view('stark')))

/** Greyjoy attacks Stark in Winterfell. */
function battleOf(t: Scene) {
  const fighter = { card: null, tides: null, blade: false }
  const sides = {
    attacker: { seat: t.seat('greyjoy'), ...fighter },
    defender: { seat: t.seat('stark'), ...fighter },
  }
  const result = { winner: null, decided: null, cancelled: null, done: [] }
  return { at: 'winterfell', from: 'bay-of-ice', march: 0, units: [], supports: {}, ...sides, ...result } as const
}

describe('the question of a march', () => {
  it('AG-7.4.1 says why a march over the supply limit may not set out', () => {
    const t = scene(6).supply('stark', 1)
    t.army('winterfell', 'stark', 'footman', 'footman', 'footman').order('winterfell', 'march-0')
    t.army('white-harbor', 'stark', 'footman', 'footman').army('moat-cailin', 'stark', 'footman')
    t.draft('stark', 'winterfell', { 'moat-cailin': ['footman'] })
    expect(asked(t)).toBe(
      'March from Winterfell with March +0: Supply 1 feeds armies of 3, 2 at most, and this march breaks that. ' +
        'Call units back, or send them elsewhere.',
    )
    expect(asked(t, 'hu')).toContain('az 1. szintű utánpótlás legfeljebb 3, 2 egységből álló seregeket lát el')
    t.move('stark', { do: 'go', unit: 'footman', to: 'the-stony-shore' })
    expect(asked(t)).toBe('March from Winterfell with March +0: send more units, call some back, or set out.')
  })

  it('AG-7.6.1 says that a neutral force is still too strong', () => {
    const t = scene(6).supply('stark', 3).neutral('moat-cailin', 3)
    t.army('winterfell', 'stark', 'knight', 'knight').order('winterfell', 'march-0')
    t.draft('stark', 'winterfell', { 'moat-cailin': ['knight'] })
    expect(asked(t)).toContain('so few cannot beat the neutral force of Moat Cailin.')
    t.move('stark', { do: 'go', unit: 'knight', to: 'moat-cailin' })
    expect(asked(t)).toContain('or set out.')
  })
})

describe('the question of a mustering', () => {
  it('AG-4.5.1 names the points that each area has left', () => {
    const t = scene(6).supply('stark', 3).army('white-harbor', 'stark', 'footman')
    t.run({ do: 'muster', seat: t.seat('stark'), only: null, steps: [] })
    expect(asked(t)).toContain('Points left: Winterfell\u00a02 and White Harbor\u00a01; what you leave is lost.')
    t.move('stark', { do: 'muster', step: { kind: 'new', at: 'winterfell', unit: 'knight', to: 'winterfell' } })
    expect(asked(t)).toContain('Points left: White Harbor\u00a01;')
    expect(asked(t, 'hu')).toContain('Megmaradt pontjaid: Fehérrév\u00a01;')
    t.move('stark', { do: 'muster', step: { kind: 'upgrade', at: 'white-harbor', unit: 'knight', routed: false } })
    expect(asked(t)).toContain('all points are spent.')
  })
})

describe('the question of a House card', () => {
  it.each([
    ['riverrun', 'Válassz házkártyát a Zúgóban vívott, Greyjoy-ház elleni ütközethez;'],
    ['the-twins', 'Válassz házkártyát az Ikreknél vívott, Greyjoy-ház elleni ütközethez;'],
    ['the-reach', 'Válassz házkártyát a Folyóvidéken vívott, Greyjoy-ház elleni ütközethez;'],
    ['oldtown', 'Válassz házkártyát az Óvárosban vívott, Greyjoy-ház elleni ütközethez;'],
  ] as const)('names the combat in %s in Hungarian with its article', (at, words) => {
    const t = scene(6).army(at, 'stark', 'footman')
    t.set({ combat: { ...battleOf(t), at } })
    const stack = [{ do: 'houseCards' }] as unknown as PlayerView['stack']
    expect(plain(promptOf(texts.hu, { ...t.view('stark'), stack }))).toContain(words)
  })
})

describe('the question of support', () => {
  const t = scene(6).army('winterfell', 'stark', 'footman').army('the-stony-shore', 'stark', 'footman')
  t.set({ combat: battleOf(t) })
  const stack = [{ do: 'support', place: 'the-stony-shore' }] as unknown as PlayerView['stack']
  const view: PlayerView = { ...t.view('stark'), stack }

  it('calls the reader "you", not by the name of the house', () => {
    expect(plain(promptOf(texts.en, view))).toContain('between Greyjoy and you:')
    expect(plain(texts.en.moves.support({ do: 'support', side: 'defender' }, view))).toBe('Support your own defense')
    expect(plain(texts.hu.moves.support({ do: 'support', side: 'defender' }, view))).toBe(
      'A saját védelmemet támogatom',
    )
    expect(plain(texts.en.moves.support({ do: 'support', side: 'attacker' }, view))).toBe('Support Greyjoy (attacker)')
  })
})

describe('what a move means', () => {
  it('an order tells what it does, a House card its signs and its ability, a card without either nothing', () => {
    const about = aboutBy({ orders: { support: 'lends strength' }, houseCards: { 'robb-stark': 'chooses' } } as never, {
      swords: n => `${n} swords`,
      fortifications: n => `${n} towers`,
    })
    expect(about({ do: 'place', at: 'winterfell', order: 'support' })).toBe('lends strength')
    expect(about({ do: 'card', card: 'eddard-stark' })).toBe('2 swords.')
    expect(about({ do: 'card', card: 'robb-stark' })).toBe('chooses')
    expect(about({ do: 'confirm' })).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { hexInWords } from '../../../hex/ui/inWords.ts'
import { subjectOf } from '../../../hex/ui/useStudy.ts'
import { putAt } from '../../../kernel/index.ts'
import type { Hex } from '../data/hexes.ts'
import { scene } from '../testing.ts'
import { texts } from '../texts/index.ts'
import { lookInWords } from './Hint.tsx'
import { attackOdds, counterOdds, diceAgainst, lookAt, outlookOf, reachNow } from './insight.ts'
import { battleInWords } from './inWords.ts'
import { seenBy } from './layout.ts'
import { oddsInWords } from './Odds.tsx'
import { studyFacts } from './study.ts'

type Table = ReturnType<typeof scene>
const card = 'line-advance'

const said = (t: Table, from: Hex, at: Hex, language: 'en' | 'hu' = 'en') =>
  lookInWords(lookAt(t.open, t.unit(from), at), t.unit(from), { view: t.view('daqan'), texts: texts[language] })

describe('why a target is none', () => {
  test('BL-7.3: too far, in hexes', () => {
    const t = scene({ units: ['YA C5 3', 'CG A5 3', 'BH H5 3'], card })
    expect(said(t, 'C5', 'H5')).toBe('5 hexes away, reaches 1 to 4')
    expect(said(t, 'A5', 'H5')).toBe('7 hexes away, reaches 1')
    expect(said(t, 'C5', 'H5', 'hu')).toBe('5 mezőre van, hatóköre 1–4')
  })

  test('BLC-39: what blocks the line is named with its hex', () => {
    const t = scene({ units: ['YA C5 3', 'CG E5 3', 'BH G5 3'], card })
    expect(said(t, 'C5', 'G5')).toBe('Out of sight: Citadel Guards in E5')
    const woods = scene({ units: ['YA C5 3', 'BH G5 3'], terrain: { F5: 'forest' }, card })
    expect(said(woods, 'C5', 'G5')).toBe('Out of sight: forest in F5')
  })

  test('BLC-42: both sides of a line along sides are clear', () => {
    const t = scene({ units: ['YA F3 3', 'BH F5 3'], card })
    expect(said(t, 'F3', 'F5')).toBe('In sight on both sides of the line')
    expect(lookAt(t.open, t.unit('F3'), 'F5')).toMatchObject({ distance: 2, obstacle: null, eitherSide: true })
  })

  test('BL-13.7: a neighbour is adjacent, whatever stands between', () => {
    expect(said(scene({ units: ['CG F5 3', 'BH F4 3'], card }), 'F5', 'F4')).toBe('Adjacent')
  })

  test('BL-15.2: a stunned unit attacks nobody', () => {
    const t = scene({ units: ['CG F5 3 stunned', 'BH F4 3'], card })
    expect(said(t, 'F5', 'F4')).toBe('Stunned: neither moves nor attacks')
    expect(outlookOf(t.open, t.unit('F5'))).toMatchObject({ targets: [], hidden: ['F4'] })
  })
})

describe('what a unit could do', () => {
  test('BL-7.3: whom it could attack, and who is hidden', () => {
    const t = scene({ units: ['YA C5 3', 'BH E5 3', 'VL G5 3', 'BH B4 3'], card })
    expect(outlookOf(t.open, t.unit('C5'))).toMatchObject({ targets: ['E5', 'B4'], hidden: ['G5'] })
    expect(outlookOf(t.open, t.unit('B4')).inRange).toHaveLength(6)
  })

  test('BLC-16: where it can move, with the number of hexes', () => {
    const t = scene({ units: ['CG E8 3'], terrain: { F6: 'forest' }, card })
    const reach = reachNow(t.view('daqan'), t.unit('E8'))!
    expect(reach.ends.get('F6')).toBe(2)
    expect(reach.ends.has('G5')).toBe(false)
  })

  test('BL-6.8: a stunned unit nowhere', () => {
    const t = scene({ units: ['CG E8 3 stunned'], card })
    expect(reachNow(t.view('daqan'), t.unit('E8'))).toBeNull()
  })

  test('BL-6.1: one that has moved nowhere any more', () => {
    const t = scene({ units: ['CG E8 3'], card }).order('E8', { done: true, moved: true })
    t.run({ do: 'selectMover', seat: 0, why: 'move' })
    expect(reachNow(t.view('daqan'), t.unit('E8'))).toBeNull()
  })

  test('on its way only so far as its move is left', () => {
    const t = scene({ units: ['Roc E6 0dmg', 'BH F5 3'], card }).run({ do: 'selectMover', seat: 0, why: 'move' })
    t.move('daqan', { do: 'select', hex: 'E6' }, { do: 'through', hex: 'F5' })
    const { ends } = reachNow(t.view('daqan'), t.unit('E6'))!
    expect(Math.max(...ends.values())).toBe(3)
    expect(ends.has('I5')).toBe(true)
    expect(ends.has('J5')).toBe(false)
  })

  test('BLC-26: the dice of an attack that is only thought of', () => {
    const t = scene({ units: ['YA C5 3', 'RR E4 3', 'BH E5 3'], card: 'patrol-center' })
    expect(diceAgainst(t.open, t.unit('C5'), t.unit('E5'))).toEqual([
      { why: 'combat-value', n: 2 },
      { why: 'flanking', n: 1 },
    ])
  })
})

describe('whose possibilities are shown', () => {
  const t = scene({ units: ['YA C5 3', 'CG F5 3', 'BH F4 3'], card }).run({ do: 'attack', seat: 0 })
  const nothing = { held: null, looked: null, pointed: null, source: null }
  const shown = (selection: Partial<Record<keyof typeof nothing, Hex>>) =>
    subjectOf({ ...nothing, ...selection }, studyFacts(t.view('daqan')))?.hex ?? null

  test('the unit held, then the one looked at, then the one pointed at', () => {
    expect(shown({ held: 'C5', looked: 'F5', pointed: 'F4' })).toBe('C5')
    expect(shown({ looked: 'F5', pointed: 'C5' })).toBe('F5')
    expect(shown({ pointed: 'F4' })).toBe('F4')
    expect(shown({ pointed: 'A1' })).toBeNull()
  })

  test('while one unit acts, enemies are seen by it, and own units show themselves', () => {
    expect(shown({ source: 'F5', pointed: 'F4' })).toBe('F5')
    expect(shown({ source: 'F5', pointed: 'C5' })).toBe('C5')
  })
})

describe('the field as one sits', () => {
  test('BL-1.4: each faction has its own edge at the foot, and its left on the left', () => {
    expect(seenBy('daqan').hexes[0]).toBe('A1')
    expect(seenBy(null).hexes[0]).toBe('A1')
    expect(seenBy('uthuk').hexes[0]).toBe('L9')
    expect(seenBy('uthuk').hexes.at(-1)).toBe('A1')
    expect(seenBy('uthuk').next('F5', 'E')).toBe('E5')
    expect(seenBy('uthuk').next('F5', 'NE')).toBe('E6')
  })
})

describe('a hex in words', () => {
  test('UR-127: its name, its ground, who stands there, and what may be done', () => {
    const units = ['CG F5 2 poisoned', 'CL F4 4dmg', 'YA E7 1']
    const t = scene({ units, terrain: { F5: 'forest' }, banners: ['F5'], tents: { uthuk: 'F2' }, card })
    const hex = (id: Hex, ...can: string[]) => hexInWords(battleInWords(t.view('daqan'), texts.en), id, can)
    expect(hex('F5', 'can be attacked')).toBe(
      'F5, Forest, banner, Citadel Guards (Daqan), 2 of 3 figures, poisoned, ordered, can be attacked',
    )
    expect(hex('F4')).toBe('F4, Chaos Lord (Uthuk), damage 4 of 6')
    expect(hex('E7')).toBe('E7, Yeoman Archers (Daqan), 1 of 3 figures, weak, ordered')
    expect(hex('F2')).toBe('F2, Command tent (Uthuk)')
    expect(hex('A1')).toBe('A1')
    expect(battleInWords(t.view('daqan'), texts.hu).get('F4')).toBe('F4, Káosz lord (Uthuk), sérülés: 4 / 6')
  })

  test('BL-22.2: a face-down card tells its face to its owner alone', () => {
    const t = scene({ card }).set({ backs: { F8: 0 } })
    t.state.g.held = putAt(t.state.g.held, 0, { ...t.held('daqan'), faces: { F8: 'decoy' } })
    expect(battleInWords(t.view('daqan'), texts.en).get('F8')).toBe('F8, Your card, face down: decoy')
    expect(battleInWords(t.view('uthuk'), texts.en).get('F8')).toBe('F8, Face-down deployment card (Daqan)')
    expect(battleInWords(t.view(null), texts.en).get('F8')).toBe('F8, Face-down deployment card (Daqan)')
  })
})

describe('the odds before dice fall', () => {
  test('BL-7.5 BL-7.6.4 of an attack, in words of both languages', () => {
    const t = scene({ units: ['CG F5 3', 'BH F4 3'], card })
    const odds = attackOdds(t.open, t.unit('F5'), 'F4')!
    expect(oddsInWords(odds, texts.en)).toBe('avg. damage 1, hit 70%, destroyed 4%, driven back 42%')
    expect(oddsInWords({ ...odds, damage: 1.25 }, texts.hu)).toContain('átl. sérülés 1,3')
  })

  test('BL-7.3 BL-15.2 of what is no target there are none', () => {
    const t = scene({ units: ['CG C5 3', 'CG F5 3 stunned', 'BH F4 3'], card })
    expect(attackOdds(t.open, t.unit('C5'), 'F4')).toBeNull()
    expect(attackOdds(t.open, t.unit('F5'), 'F4')).toBeNull()
    expect(attackOdds(t.open, t.unit('F5'), 'C5')).toBeNull()
  })

  test('BL-11.2 of the counter that is offered', () => {
    const t = scene({ units: ['CG F5 3', 'BH F4 3'], card })
      .dice('heroic', 'lore', 'lore')
      .attack('F5', 'F4')
    expect(t.question()).toBe('counterOrNot')
    expect(counterOdds(t.open)).toMatchObject({ dice: 3, canAdd: true })
  })
})

import { describe, expect, test } from 'vitest'
import type { LedgerLine } from '../../../../kernel/index.ts'
import { type Language, languages, plain } from '../../../../text/index.ts'
import { houses } from '../../data/houses.ts'
import { fortifications, strengthLedger, swords } from '../../rules/combat/strength.ts'
import { standing } from '../../rules/victory.ts'
import { type Scene, scene } from '../../testing.ts'
import type { Open } from '../../types.ts'
import { texts } from '../index.ts'

/** Stark with a routed Knight besides attacks Lannisport, helped by the sea; all there is to add up is there. */
function combat(): Scene {
  const t = scene(6).set({ houses })
  t.army('riverrun', 'stark', 'footman', 'knight').order('riverrun', 'march-plus-1')
  t.army('the-golden-sound', 'stark', 'ship').order('the-golden-sound', 'support-plus-1')
  t.army('lannisport', 'lannister', 'footman', 'siege-engine').order('lannisport', 'defense-plus-2')
  t.routed('lannisport', 'lannister', 'knight').garrison('lannisport', 2)
  return t.set({
    combat: {
      at: 'lannisport',
      from: 'riverrun',
      march: 1,
      units: ['footman', 'knight'],
      attacker: { seat: 0, card: 'eddard-stark', tides: 'tides-1-sword', blade: true },
      defender: { seat: 2, card: 'ser-gregor-clegane', tides: 'tides-1-fortification', blade: false },
      supports: { 'the-golden-sound': 'attacker' },
      winner: null,
      decided: null,
      cancelled: null,
      done: [],
    },
  })
}

const explained = (language: Language, open: Open, ledger: readonly LedgerLine[]) =>
  ledger.map(({ why, of, n }) => `${plain(texts[language].reasons(why, of, { open, seat: null }))} ${n}`)

describe('the sum of a combat explains itself', () => {
  const { open } = combat()

  test('attacker, in English', () => {
    expect(explained('en', open, strengthLedger(open, 'attacker'))).toEqual([
      'Footmen 1',
      'Knights 2',
      'March +1 1',
      'Support from the Golden Sound 2',
      'Eddard Stark 4',
      'Valyrian Steel Blade 1',
      'Tides of Battle: 1 and a sword 1',
    ])
    expect(explained('en', open, swords(open, 'attacker'))).toEqual([
      'Eddard Stark 2',
      'Tides of Battle: 1 and a sword 1',
    ])
  })

  test('defender, in Hungarian', () => {
    expect(explained('hu', open, strengthLedger(open, 'defender'))).toEqual([
      'Gyalogosok 1',
      'Ostromgépek 0',
      'Megfutamodott egységek 0',
      'Védekezés +2 2',
      'Helyőrség 2',
      'Ser Gregor Clegane 3',
      'Csatakártya: 1 és egy erőd 1',
    ])
    expect(explained('hu', open, fortifications(open, 'defender'))).toEqual(['Csatakártya: 1 és egy erőd 1'])
  })

  test('what an ability adds', () => {
    const t = combat().set({
      combat: { ...open.combat!, attacker: { ...open.combat!.attacker, card: 'the-blackfish' } },
    })
    t.set({
      combat: { ...t.open.combat!, defender: { seat: 1, card: 'balon-greyjoy', tides: null, blade: false } },
    })
    const lines = explained('hu', t.open, strengthLedger(t.open, 'attacker'))
    expect(lines).toContain('A Feketehal 1')
    expect(lines).toContain('Képesség: Balon Greyjoy -1')
  })
})

describe.each(languages)('the standing in %s', language => {
  test.each(['rulebook', 'faq-2.0'] as const)('names every key of the tie break %s', finalTieBreak => {
    const { open } = scene(6, { finalTieBreak })
    for (const { keys } of standing(open))
      for (const { why } of keys) {
        const said = plain(texts[language].reasons(why, undefined, { open, seat: null }))
        expect(said).not.toBe(why)
        expect(said).toMatch(/^\p{Lu}/u)
      }
  })
})

test('the result names the winner and the number that decided', () => {
  const { open } = scene(6).set({ houses })
  const result = [{ seat: 2, place: 1, keys: [{ why: 'castles', n: 7 }] }]
  expect(plain(texts.en.result(result, { open, seat: null }))).toBe(
    'Lannister wins the Iron Throne with 7 castles and strongholds.',
  )
  expect(plain(texts.hu.result(result, { open, seat: null }))).toBe(
    'Lannister elnyeri a Vastrónt; uralt városai és várai: 7.',
  )
})

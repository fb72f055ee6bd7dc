import { describe, expect, test } from 'vitest'
import { directions } from '../../../hex/index.ts'
import { languages } from '../../../text/index.ts'
import { sentenceLaws, speakerOf } from '../../../text/testing/sentences.ts'
import { abilities } from '../data/abilities.ts'
import { armyCards } from '../data/armies.ts'
import { commandCards } from '../data/commandCards.ts'
import { conditions, loreChoices } from '../data/constants.ts'
import { faces } from '../data/dice.ts'
import { factions } from '../data/factions.ts'
import { hexes } from '../data/hexes.ts'
import { loreCards } from '../data/loreCards.ts'
import { scenarios } from '../data/scenarios.ts'
import { unitTypes } from '../data/units.ts'
import { windows } from '../data/windows.ts'
import { scene } from '../testing.ts'
import type { PlayerView } from './common/position.ts'
import { events, moves, questions } from './common/samples.ts'
import { texts } from './index.ts'

const samples = { events, moves, questions }

/** Daqan is asked: Citadel Guards in F5 fight the Blood Harvesters in F4; besides them a Chaos Lord and a Roc Warrior. */
const view: PlayerView = (() => {
  const t = scene({
    units: ['CG F5', 'BH F4 2', 'CL D6', 'Roc H6', 'YA F8'],
    card: 'wedge',
    scenarios: { daqan: 'the-rune-vault', uthuk: 'the-breach' },
    dice: ['strike', 'heroic', 'lore'],
  })
  t.attack('F5', 'F4')
  return t.view('daqan')
})()

sentenceLaws({
  texts,
  samples,
  view,
  changes: {
    lists: [
      // First of all the lists that share words with others.
      ['text', 'single'],
      ['rend', 'concussion', 'soul-feast', 'venom', 'fury', 'dread'],
      ['move', 'onslaught', 'mobility', 'advance', 'pursue'],
      ['points', 'annihilation', 'rounds'],
      ['building', 'shield-wall'],
      ['immovable', 'hold-the-line'],
      ['double-shot', 'pursue'],
      ['counter', 'ferocity'],
      ['combat', 'retreat', 'frenzy', 'soul-feast', 'banner', 'tent', 'dice', 'upkeep', 'muster', 'cure'],
      Object.keys(loreChoices),
      conditions,
      directions,
      factions,
      faces,
      hexes,
      unitTypes,
      windows,
      scenarios,
      armyCards,
      commandCards,
      loreCards,
      abilities,
      ['combat-value', 'forest', 'rage', 'flanking', 'flying'],
    ],
    seats: { keys: ['seat', 'first', 'by'], count: 2 },
  },
  // Whose a unit is, its kind tells.
  untold: {
    damage: ['seat'],
    'removed-figures': ['seat'],
    destroyed: ['seat'],
    condition: ['seat'],
    retreated: ['seat'],
    supported: ['seat'],
  },
  understood: {
    moveUnit: ['unit'],
    extraAttack: ['unit'],
    react: ['passed', 'unit'],
    aim: ['window', 'unit'],
  },
  begins: /^[\p{Lu}\d„]/u,
  known: {
    hex: hexes,
    seat: ['0', '1'],
    unit: unitTypes,
    ability: abilities,
    card: [...commandCards, ...loreCards, ...scenarios, ...armyCards],
  },
  refs: 90,
})

const { asked, event, move, prompt } = speakerOf(texts, samples, view)

describe.each(languages)('in %s', language => {
  test('two ends of one question are told apart by what is asked', () => {
    const ends = [
      'order',
      'selectMover',
      'moveUnit',
      'attack',
      'extraAttack',
      'commit',
      'advance',
      'aim',
      'vpOption',
    ] as const
    const labels = ends.map(name => move(language, { do: 'done' }, asked(name, { seat: 0 })))
    expect(new Set(labels).size).toBe(ends.length)
  })
})

describe('sentences as they are read', () => {
  test('attacks and counters', () => {
    const { attack } = samples.events
    expect(event('en', attack)).toBe('Daqan attacks: the Yeoman Archers in F8 shooting at the Chaos Lord in F5.')
    expect(event('hu', attack)).toBe('Daqan lövéssel támad: az Önkéntes íjászok F8-on, célpontja a Káosz lord F5-ön.')
    expect(event('hu', { ...attack, counter: true, ranged: false })).toBe(
      'Daqan ellentámadást indít: az Önkéntes íjászok F8-on, célpontja a Káosz lord F5-ön.',
    )
  })

  test('a roll explains its number of dice', () => {
    expect(event('en', samples.events.rolled)).toBe(
      'Uthuk rolls: Strike, Lore and Heroic (Combat value 3, Forest −1 and Rage +1).',
    )
    expect(event('hu', samples.events.rolled)).toBe(
      'Uthuk dobása: Csapás, Tudás és Hősiesség (Harci érték 3, Erdő −1 és Düh +1).',
    )
    expect(event('en', { ...samples.events.rolled, dice: [], count: [{ why: 'combat-value', n: 0 }] })).toBe(
      'Uthuk has no dice to roll (Combat value 0).',
    )
  })

  test('units in the singular take other verbs than those in the plural', () => {
    const { damage } = samples.events
    expect(event('en', damage)).toBe('The Citadel Guards in F5 suffer 2 damage for retreats not made.')
    expect(event('hu', damage)).toBe('A Citadellaőrök F5-ön 2 sérülést szenvednek (meg nem tett visszavonulás).')
    const lord = { ...damage, unit: 'chaos-lord', cause: 'combat' } as const
    expect(event('en', lord)).toBe('The Chaos Lord in F5 suffers 2 damage.')
    expect(event('hu', lord)).toBe('A Káosz lord F5-ön 2 sérülést szenved.')
  })

  test('movements', () => {
    const { moved, retreated } = samples.events
    expect(event('en', moved)).toBe('Daqan moves the Riverwatch Riders from F8 to F6.')
    expect(event('hu', moved)).toBe('Daqan F8-ról F6-ra mozgatja a Folyóőrségi lovasokat.')
    expect(event('hu', { ...moved, why: 'advance' })).toBe('Daqan előrenyomul F8-ról F6-ra: a Folyóőrségi lovasok.')
    expect(event('hu', retreated)).toBe('A Citadellaőrök visszavonulnak F5-ről H5-re.')
  })

  test('the end names the winner, his points first', () => {
    expect(event('en', samples.events.won)).toBe('Uthuk wins by victory points, 17 to 12!')
    expect(event('hu', samples.events.won)).toBe('Uthuk megnyeri a csatát győzelmi pontokkal, 17 a 12 ellen!')
    expect(event('en', { ...samples.events.won, seat: null, by: 'rounds', points: [9, 9] })).toBe(
      'The battle ends in a draw, 9 to 9 after the last round.',
    )
  })

  test('labels', () => {
    expect(move('en', samples.moves.attack)).toBe('The Citadel Guards in F5 attack the Blood Harvesters in F4')
    expect(move('hu', samples.moves.attack)).toBe('A Citadellaőrök F5-ön megtámadják a Vérszüretelőket F4-en')
    expect(move('en', samples.moves.through)).toBe('Ride over the Blood Harvesters in F4')
    expect(move('hu', { do: 'through', hex: 'C3' })).toBe('Erre: C3')
    expect(move('en', samples.moves.sacrifice)).toBe('Put a damage marker on the Chaos Lord in D6')
    expect(move('hu', { do: 'sacrifice', hex: 'F5' })).toBe('Egy figura levétele: a Citadellaőrök F5-ön')
    expect(move('en', samples.moves['spend-lore'])).toBe('Pay 3 lore tokens for 1 victory point')
    expect(move('hu', samples.moves.commit)).toBe('Hősiesség erre: Kábító ütés, a célpont elkábított lesz')
    expect(move('en', { do: 'gain', what: 'both' })).toBe('Gain 1 lore token and draw 1 lore card')
    expect(move('hu', { do: 'scenario', scenario: 'the-last-bridge' })).toBe('„Az utolsó híd” (B2)')
  })

  test('questions', () => {
    expect(prompt('en', 'commit', { seat: 0 })).toBe(
      'You have Strike, Heroic and Lore against the Blood Harvesters in F4: commit dice, or leave them as they fell.',
    )
    expect(prompt('hu', 'commit', { seat: 0 })).toBe(
      'Kockáid a Vérszüretelők ellen F4-en: Csapás, Hősiesség és Tudás. Rendeld hozzá őket, vagy hagyd úgy, ahogy estek.',
    )
    expect(prompt('en', 'order', { seat: 0 })).toBe(
      'Wedge: Order up to 2 units in the center and 1 in each other section. Choose the next unit, or finish.',
    )
    expect(prompt('hu', 'moveUnit', { seat: 0, unit: 'citadel-guards-1', why: 'move', path: [], spent: 0 })).toBe(
      'Mozgáslépés: válaszd ki, hová mennek a Citadellaőrök F5-ről.',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { languages } from '../../../text/index.ts'
import { sentenceLaws, speakerOf } from '../../../text/testing/sentences.ts'
import { battles } from '../data/battles.ts'
import { cards } from '../data/cards.ts'
import { commanders } from '../data/commanders.ts'
import { signs } from '../data/dice.ts'
import { modifiers } from '../data/effects.ts'
import { boards } from '../data/hexes.ts'
import { houses } from '../data/houses.ts'
import { entries } from '../data/plans/plan.ts'
import { setupCards } from '../data/setupCards.ts'
import { grounds, pieces } from '../data/terrain.ts'
import { keywords, unitTypes } from '../data/units.ts'
import { scene } from '../testing.ts'
import type { PlayerView } from './common/position.ts'
import { events, moves, questions } from './common/samples.ts'
import { texts } from './index.ts'

const samples = { events, moves, questions }
const hexes = [...new Set([...boards.A.hexes, ...boards.B.hexes])]

/** Stark is asked: Robb's Winterfell Riders in c8r6 have rolled for a flank attack on the Guards in c8r5. */
const view: PlayerView = (() => {
  const t = scene({
    units: [
      'robb-young-wolf blue c8r6',
      'LG green c8r5',
      'WH red c9r6',
      'WH green c8r7',
      'LG blue c9r5',
      'jaime-kingslayer red c8r4',
      'eddard-stark red c7r6',
    ],
    engaged: [
      ['c9r6', 'c9r5'],
      ['c7r6', 'c8r5'],
    ],
    dice: ['green', 'blue', 'morale', 'valor', 'red', 'blue', 'blue', 'blue'],
  })
  t.set({ breach: ['green', 'valor'], stock: { green: 3 } })
  t.playing('SL10', 'robb-young-wolf').attacking('c8r6').attack('c8r6', 'c8r5')
  return t.view('stark')
})()

sentenceLaws({
  texts,
  samples,
  view,
  changes: {
    lists: [
      // First of all the lists that share words with others.
      ['eachEnemyUnitEliminated', 'catelynCaptured', 'eachTentTaken'],
      ['before', 'after'],
      ['rout', 'points', 'annihilation', 'resignation'],
      ['raise', 'rally', 'archers'],
      ['order', 'free', 'advance', 'pursue', 'withdraw'],
      ['eliminated', 'token', 'withdrawal'],
      ['retreat', 'fire', 'cost', 'catapult', 'bridge', 'attack'],
      ['melee', 'ranged', 'dogs', 'extra', 'archers', 'counter', 'parting'],
      ['command', 'tactic'],
      ['rank', 'against-forest', 'boon'],
      ['turn-start', 'after-kill'],
      modifiers,
      signs,
      houses,
      battles,
      hexes,
      unitTypes,
      entries,
      commanders,
      cards,
      setupCards,
      grounds,
      pieces,
    ],
    seats: { keys: ['seat', 'momentum'], count: 2 },
  },
  untold: {
    // Whose a unit is, its kind tells.
    rallied: ['seat'],
  },
  understood: {
    hide: [],
    moveUnit: ['unit'],
    freeMove: ['unit'],
    leaveFreely: ['unit'],
    carry: ['unit'],
    join: ['unit'],
    parting: ['unit', 'leaver'],
    useAbility: ['at'],
    aim: ['i'],
  },
  askedFor: {},
  begins: /^[\p{Lu}\d„]/u,
  known: {
    hex: hexes,
    seat: ['0', '1'],
    unit: unitTypes,
    card: cards,
    commander: commanders,
    keyword: keywords,
    terrain: [...grounds, ...pieces],
  },
  refs: 90,
})

const { asked, event, move } = speakerOf(texts, samples, view)

describe.each(languages)('in %s', language => {
  test('hexes are called by letter and row, never as the data name them', () => {
    const { words } = texts[language]
    const told = [
      ...Object.values(events).map(each => event(language, each)),
      ...Object.values(moves).map(each => move(language, each, view)),
      words.chooseAt('c8r6'),
      words.behindTerrain('forest', 'c8r6'),
      words.behindUnit('guards', 'c8r6'),
    ]
    expect(told.filter(text => /c\d+r\d+/.test(text))).toEqual([])
    expect(told.filter(text => /\bH6\b/.test(text)).length).toBeGreaterThan(3)
  })

  test('two ends of one question are told apart by what is asked', () => {
    const ends = [
      'breach',
      'chooseOrders',
      'aim',
      'chooseMover',
      'withdraw',
      'attack',
      'join',
      'swap',
      'followUp',
      'pursuitAttack',
    ] as const
    const labels = ends.map(name => move(language, { do: 'done' }, asked(name, questions[name])))
    expect(new Set(labels).size).toBe(ends.length)
  })
})

describe('sentences as they are read', () => {
  test('an attack', () => {
    expect(event('en', events.attack)).toBe(
      'Stark attacks in the flank: the blue Winterfell Riders of Robb Stark in H6 against the green Lannisport Guards in H5.',
    )
    expect(event('hu', events.attack)).toBe(
      'Stark támad oldalba: a kék Deresi lovasok (Robb Stark) H6-on, célpont a zöld Lannisporti őrök H5-ön.',
    )
  })

  test('a roll explains its number of dice', () => {
    expect(event('en', events.rolled)).toBe(
      'Stark rolls green shield, valor and morale (Rank 4, Target in forest −2 and Wolf Charge +1).',
    )
    expect(event('hu', events.rolled)).toBe(
      'Stark dobása: zöld pajzs, hősiesség és morál (Rang 4, A célpont terepe: erdő −2 és „Farkasroham” +1).',
    )
  })

  test('a unit in the singular takes another verb', () => {
    const { rallied } = events
    const host = { ...rallied, unit: { ...rallied.unit, type: 'war-host-of-the-north', commander: null } } as const
    expect(event('en', rallied)).toBe('The blue Winterfell Riders of Robb Stark in H6 are rallied.')
    expect(event('en', host)).toBe('The blue War Host of the North in H6 is rallied.')
  })

  test('the Greatjon is called in Hungarian as everywhere in Westeros', () => {
    expect(texts.hu.names.commanders['greatjon-the-greatjon']).toBe('Nagyjon Umber')
  })

  test('hexes take the ending of their row', () => {
    const at = (hex: 'c1r1' | 'c1r10' | 'c1r12' | 'c1r13') =>
      event('hu', { is: 'captured', seat: 1, commander: 'robb-young-wolf', hex })
    expect([at('c1r1'), at('c1r10'), at('c1r12'), at('c1r13')].map(words => /A\d\S+/.exec(words)![0])).toEqual([
      'A1-en:',
      'A10-en:',
      'A12-n:',
      'A13-on:',
    ])
  })
})

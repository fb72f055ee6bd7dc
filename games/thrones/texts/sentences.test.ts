import { describe, expect, test } from 'vitest'
import { sentenceLaws, speakerOf } from '../../../text/testing/sentences.ts'
import { places } from '../data/areas.ts'
import { tracks } from '../data/constants.ts'
import { houseCards } from '../data/houseCards.ts'
import { houses } from '../data/houses.ts'
import { orders } from '../data/orders.ts'
import { tidesCards } from '../data/tides.ts'
import { unitTypes } from '../data/units.ts'
import { westerosCards } from '../data/westerosCards.ts'
import { wildlingCards } from '../data/wildlingCards.ts'
import { scene } from '../testing.ts'
import type { PlayerView } from './common/position.ts'
import { events, moves, questions } from './common/samples.ts'
import { texts } from './index.ts'

const samples = { events, moves, questions }

const fighter = { card: null, tides: null, blade: false }

/** Stark at seat 0, Greyjoy 1, Lannister 2, Martell 3, Tyrell 4, Baratheon 5; Stark attacks Greyjoy in Seagard. */
const view: PlayerView = (() => {
  const t = scene(6).set({ houses })
  t.army('winterfell', 'stark', 'footman', 'knight').order('winterfell', 'march-0')
  t.army('flints-finger', 'greyjoy', 'footman').order('flints-finger', 'consolidate-power')
  t.set({
    combat: {
      at: 'seagard',
      from: 'winterfell',
      march: 0,
      units: ['knight'],
      attacker: { seat: 0, ...fighter },
      defender: { seat: 1, ...fighter },
      supports: {},
      winner: null,
      decided: null,
      cancelled: null,
      done: [],
    },
  })
  return t.view('stark')
})()

sentenceLaws({
  texts,
  samples,
  view,
  changes: {
    lists: [
      places,
      houseCards,
      westerosCards,
      wildlingCards,
      tidesCards,
      orders,
      unitTypes,
      [...tracks, 'wildlings'],
      ['combat', 'skull', 'retreat', 'rout', 'supply', 'port'],
      ['attacker', 'defender'],
      ['highest', 'lowest'],
      ['top', 'bottom'],
      ['westeros', 'planning', 'action'],
      ['supply', 'mustering', 'clash', 'collect', 'no-defense', 'no-march-plus-1', 'nothing'],
    ],
  },
  understood: {
    reconcile: ['removed'],
    muster: ['steps'],
    bid: ['without'],
    rank: ['ranked', 'rest'],
    assignOrders: ['seats'],
    march: ['granted'],
    neutralSupport: ['rest', 'granted', 'from', 'groups'],
    casualty: ['side'],
    wildlingTie: ['bid', 'without'],
    preemptedTrack: ['tracks'],
  },
  askedFor: { unmuster: 'muster', commit: 'march' },
  known: {
    place: places,
    seat: ['0', '1', '2', '3', '4', '5'],
    card: [...houseCards, ...westerosCards, ...wildlingCards, ...tidesCards],
    order: orders,
    track: tracks,
  },
  refs: 100,
})

const { event, move } = speakerOf(texts, samples, view)

describe('sentences as they are read', () => {
  test('the march in the log', () => {
    expect(event('en', samples.events.marched)).toBe(
      'Stark marches from Winterfell: 2 Footmen to the Stony Shore and 1 Knight and 1 Siege Engine to Moat Cailin.',
    )
    expect(event('hu', samples.events.marched)).toBe(
      'Stark menetel Deresből: 2 gyalogos a Köves-partra és 1 lovag és 1 ostromgép a Cailin-árokhoz.',
    )
  })

  test('the raid in the log', () => {
    expect(event('en', samples.events.raided)).toBe(
      'Greyjoy raids from Ironman’s Bay and removes Support +1 of Lannister in Riverrun.',
    )
    expect(event('hu', samples.events.raided)).toBe(
      'Greyjoy portyázik a Vasemberek öbléből, és leveszi Lannister parancsát Zúgóban: támogatás +1.',
    )
  })

  test('a battle and its outcome', () => {
    expect(event('en', samples.events.battle)).toBe(
      'Stark attacks Greyjoy in the Twins from Winterfell with 1 Footman and 1 Knight.',
    )
    expect(event('hu', samples.events.battle)).toBe(
      'Stark megtámadja Greyjoyt az Ikreknél; Deresből jön: 1 gyalogos és 1 lovag.',
    )
    expect(event('hu', { ...samples.events.outcome, strengths: [5, 5], winner: 'defender', tie: true })).toBe(
      'Greyjoy legyőzi Starkot az Ikreknél, 5 az 5 ellen (előrébb áll a hűbéresek befolyási területén).',
    )
  })

  test('losses name their true cause', () => {
    const lost = samples.events.lost
    expect(event('en', lost)).toBe('Martell loses a routed Footman in the Twins to Mammoth Riders.')
    expect(event('hu', lost)).toBe('Martell egy megfutamodott gyalogost veszít az Ikreknél („Mamutlovasok”).')
    expect(event('en', { ...lost, cause: 'supply', routed: false, unit: 'knight' })).toBe(
      'Martell loses a Knight in the Twins for want of Supply.',
    )
    expect(event('hu', { ...lost, cause: 'skull', routed: false, unit: 'ship' })).toBe(
      'Martell egy hajót veszít az Ikreknél (koponya).',
    )
    expect(event('en', { is: 'discarded', seat: 1, card: 'aeron-damphair', cause: 'aeron-damphair' })).toBe(
      'Greyjoy discards Aeron Damphair to play another card.',
    )
    expect(event('hu', { is: 'discarded', seat: 0, card: 'the-blackfish', cause: 'combat' })).toBe(
      'Stark eldobja a Feketehalat az ütközet után.',
    )
  })

  test('labels', () => {
    expect(move('en', samples.moves.raid)).toBe('Raid from the Bay of Ice: remove Consolidate Power in Flint’s Finger')
    expect(move('hu', samples.moves.raid)).toBe('Portyázás a Jég-öbölből: leveszem ezt: hatalomszerzés (Flint-ujj)')
    expect(move('hu', samples.moves.place)).toBe('Menetelés +1 Deresben')
    expect(move('hu', samples.moves.retreat)).toBe('Visszavonulás az Arborra')
    expect(move('en', samples.moves.lose)).toBe('Lose the routed Ship in the Fingers')
    expect(move('en', samples.moves.go)).toBe('Knight to Castle Black')
    expect(move('en', { do: 'go', unit: 'knight', to: 'flints-finger' })).toBe('Knight attacks Flint’s Finger')
    expect(move('hu', { do: 'go', unit: 'knight', to: 'flints-finger' })).toBe('Lovag megtámadja a Flint-ujjat')
  })
})
